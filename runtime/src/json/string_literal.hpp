/// Text as a JSON string.
#pragma once

#include <string>
#include <string_view>

namespace toolbind::json {

/// Appends `utf8` with quotes; quote, backslash and control characters are escaped, each in one way only.
/// False, with nothing appended, if it is not valid UTF-8.
bool append_string_literal(std::string_view utf8, std::string& out);

}  // namespace toolbind::json
