#pragma once
// C++ values to JSON text, by the same type programs.

#include <string>

#include "toolbind/issue.hpp"
#include "toolbind/node.hpp"

namespace toolbind::engine {

/// Appends the JSON text of the value at `source`. Issues: what JSON can't say (an empty Box, NaN, broken UTF-8); the
/// text is then incomplete.
Issues encode(const program::Node& node, const void* source, std::string& out);

/// For people: like encode, but what JSON can't say is written as `<empty>`, `nan` or with replaced bytes.
void print(const program::Node& node, const void* source, std::string& out);

}  // namespace toolbind::engine
