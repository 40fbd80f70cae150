#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace toolbind::gen {

/// One character of a UTF-8 text. An invalid byte is a character of its own: U+FFFD, size 1, not valid.
struct CodePoint {
  char32_t value = 0;
  std::size_t size = 1;
  bool valid = true;
};

/// The character that starts at `offset`, which must be inside of `text`.
CodePoint decode_utf8(std::string_view text, std::size_t offset);

void append_utf8(std::string& text, char32_t value);

/// The offset of the first byte that is no part of a valid UTF-8 character.
std::optional<std::size_t> find_invalid_utf8(std::string_view text);

constexpr bool is_utf8_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Characters that must not reach a terminal or a source file as they are: controls, line separators, and the
/// invisible ones (bidirectional controls, zero-width characters, tags) that make a line look like another.
bool is_unprintable(char32_t value);

/// Columns that a terminal uses for the character: 0 for combining marks, 2 for East Asian wide ones and emoji.
/// Approximate, by blocks: enough to put a caret under the right place.
std::size_t display_width(char32_t value);

}  // namespace toolbind::gen
