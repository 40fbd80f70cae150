#pragma once

#include <string>
#include <vector>

namespace toolbind::gen {

/// Writes the file, and its folder if need be, unless it has this text already: what depends on it is then not built
/// again. Throws std::runtime_error.
void write_if_changed(const std::string& path, const std::string& text);

/// A dependency file for Make and Ninja. Its target is its own path without `.d`.
std::string depfile_text(const std::string& path, const std::vector<std::string>& files);

}  // namespace toolbind::gen
