#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace toolbind::gen {

/// C++ source of a string with exactly the bytes of `text`, for compilers that read and write UTF-8: one "..." or,
/// for a long text, several that the compiler joins, separated by a newline and four spaces. A text with NUL bytes
/// needs a use that does not stop at the first of them.
std::string cpp_string_literal(std::string_view text);

/// The same for JSON, which is easier to read between R"json( and )json" where it has quotes and nothing odd.
std::string cpp_json_literal(std::string_view json);

/// The description as lines for `/// ` comments, without the `/// ` and without spaces at the end, of about `width`
/// columns. Line breaks stay; several blank lines become one, which is an empty string here. No line can continue
/// into the next one. At most 40 lines, then the last is `...`; no lines if there is nothing to say.
std::vector<std::string> comment_lines(std::string_view description, std::size_t width = 100);

/// The shortest source that gives back the same double, always with a `.` or an exponent. An infinity or a NaN
/// becomes an expression of std::numeric_limits.
std::string cpp_double(double value);

std::string cpp_int64(std::int64_t value);

std::string cpp_uint64(std::uint64_t value);

}  // namespace toolbind::gen
