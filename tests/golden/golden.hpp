#pragma once
// Expected texts in files: comparing, and writing them anew.

#include <string>

namespace golden {

/// Set by `--update`: expected files are written instead of compared.
extern bool update;

/// Empty if the file has this text; else where it differs and how to accept the new text.
std::string difference(const std::string& path, const std::string& text);

}  // namespace golden
