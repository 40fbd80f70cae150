// Reading UTF-8 one code point at a time.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace toolbind::text {

inline constexpr char32_t last_code_point = 0x10FFFF;
inline constexpr char32_t first_surrogate = 0xD800;
inline constexpr char32_t last_surrogate = 0xDFFF;

constexpr bool is_surrogate(char32_t c) { return c >= first_surrogate && c <= last_surrogate; }

struct CodePoint {
  char32_t value = 0;
  std::size_t size = 0;  // in bytes
};

/// The code point at the start of `utf8`; nothing when it is empty or no valid UTF-8 there (overlong forms, surrogates and
/// values above U+10FFFF included).
std::optional<CodePoint> first_code_point(std::string_view utf8);

/// All code points of `utf8`; nothing when it is no valid UTF-8.
std::optional<std::u32string> decode_utf8(std::string_view utf8);

/// Precondition: all are scalar values.
std::string encode_utf8(std::u32string_view code_points);

}  // namespace toolbind::text
