/// UTF-8: checking, counting, writing.
#pragma once

#include <cstddef>
#include <string_view>

namespace toolbind::json {

/// Shortest forms only, no surrogates, nothing above U+10FFFF.
bool valid_utf8(std::string_view text);

/// How many code points `utf8`, which must be valid, holds.
std::size_t code_points(std::string_view utf8);

/// Writes 1 to 4 bytes and gives the place after them. `code` must not be a surrogate.
char* write_code_point(char32_t code, char* out);

inline bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

/// `p` at a non-ASCII byte: the place after the code point it begins, or nullptr where the bytes are not valid UTF-8.
inline const char* skip_non_ascii(const char* p, const char* end) {
  const auto left = end - p;
  const auto byte = [p](int i) { return static_cast<unsigned>(static_cast<unsigned char>(p[i])); };
  const auto continues = [&](int i) { return (byte(i) & 0xC0) == 0x80; };
  if (byte(0) < 0xE0) {  // 80 to BF continue something, C0 and C1 are overlong
    return byte(0) >= 0xC2 && left >= 2 && continues(1) ? p + 2 : nullptr;
  }
  if (byte(0) < 0xF0) {
    if (left < 3 || !continues(1) || !continues(2)) {
      return nullptr;
    }
    const unsigned upper = (byte(0) & 0x0F) << 6 | (byte(1) & 0x3F);  // the code point without its last six bits
    const bool surrogate = upper >= 0xD800 >> 6 && upper < 0xE000 >> 6;
    return upper >= 0x800 >> 6 && !surrogate ? p + 3 : nullptr;
  }
  if (left < 4 || !continues(1) || !continues(2) || !continues(3)) {
    return nullptr;
  }
  const unsigned upper = (byte(0) - 0xF0) << 6 | (byte(1) & 0x3F);  // without its last twelve bits
  return upper >= 0x10000 >> 12 && upper < 0x110000 >> 12 ? p + 4 : nullptr;
}

}  // namespace toolbind::json
