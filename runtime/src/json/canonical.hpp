/// One text for each JSON value, so that values can be compared and collected as texts.
#pragma once

#include "string_literal.hpp"
#include "utf8.hpp"

#include <string>
#include <string_view>

namespace toolbind::json {

/// `json_text` must be valid JSON; white space around the value is fine. Two texts stand for equal values in the sense
/// of JSON Schema exactly when their canonical texts are equal:
///
///     { "b": 1.0, "a": "\u0041" }  ->  {"a":"A","b":1}
///
/// Keys are sorted by the bytes of their decoded text; a repeated one is kept, in the order of the text.
/// Recursive: the caller's limit on depth is the limit on the stack, some 300 bytes for each level.
std::string canonical(std::string_view json_text);

}  // namespace toolbind::json
