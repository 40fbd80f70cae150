// UTF-8 text as it appears inside JSON strings. Checking skips ASCII a block at a time and decodes the rest one code
// point after the other; counting adds up, in words of eight bytes, those bytes that continue a code point.

#include "utf8.hpp"

#include "block.hpp"

namespace toolbind::json {

bool valid_utf8(std::string_view text) {
  const char* p = text.data();
  const char* const end = p + text.size();
  while (p != end) {
    if (static_cast<std::size_t>(end - p) >= Block::width) {
      const std::size_t plain = Block(p).first_non_ascii();
      if (plain == Block::width) {
        p += Block::width;
        continue;
      }
      p += plain;
    } else if (is_ascii(*p)) {
      ++p;
      continue;
    }
    do {
      p = skip_non_ascii(p, end);
    } while (p != nullptr && p != end && !is_ascii(*p));
    if (p == nullptr) {
      return false;
    }
  }
  return true;
}

std::size_t code_points(std::string_view utf8) {
  constexpr std::uint64_t ones = 0x0101010101010101U;
  const char* p = utf8.data();
  std::size_t left = utf8.size();
  std::size_t count = utf8.size();
  for (; left >= 8; left -= 8, p += 8) {
    const std::uint64_t word = load_word(p);
    const std::uint64_t continuing = (word >> 7) & ~(word >> 6) & ones;  // 10xxxxxx
    count -= static_cast<std::size_t>(continuing * ones >> 56);
  }
  for (; left != 0; --left, ++p) {
    count -= (static_cast<unsigned char>(*p) & 0xC0) == 0x80 ? 1 : 0;
  }
  return count;
}

char* write_code_point(char32_t code, char* out) {
  const auto put = [&out](char32_t byte) { *out++ = static_cast<char>(static_cast<unsigned char>(byte)); };
  const auto put_rest = [&](unsigned shift) { put(0x80 | ((code >> shift) & 0x3F)); };
  if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xC0 | code >> 6);
    put_rest(0);
  } else if (code < 0x10000) {
    put(0xE0 | code >> 12);
    put_rest(6);
    put_rest(0);
  } else {
    put(0xF0 | code >> 18);
    put_rest(12);
    put_rest(6);
    put_rest(0);
  }
  return out;
}

}  // namespace toolbind::json
