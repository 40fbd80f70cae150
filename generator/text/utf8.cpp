// UTF-8 for the generator: decoding that rejects what the standard rejects (overlong forms, surrogates, values above
// U+10FFFF), encoding, and two properties of characters as tables of ranges. The tables are short on purpose: whole
// blocks instead of the Unicode database, because a caret that is off by one in a rare script does no harm.

#include "generator/text/utf8.hpp"

#include <algorithm>
#include <iterator>

namespace toolbind::gen {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

constexpr Range unprintable[] = {
    {0x00, 0x1F},        // C0 controls
    {0x7F, 0x9F},        // DEL and C1 controls
    {0xAD, 0xAD},        // soft hyphen
    {0x61C, 0x61C},      // Arabic letter mark
    {0x180E, 0x180E},    // Mongolian vowel separator
    {0x200B, 0x200F},    // zero-width characters and directional marks
    {0x2028, 0x202E},    // line and paragraph separator, embeddings and overrides
    {0x2060, 0x206F},    // invisible operators, isolates
    {0xD800, 0xDFFF},    // surrogates
    {0xFEFF, 0xFEFF},    // byte order mark
    {0xFFF9, 0xFFFB},    // interlinear annotation
    {0xE0000, 0xE007F},  // tags
};

constexpr Range zero_width[] = {
    {0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x610, 0x61A},   {0x64B, 0x65F},
    {0x900, 0x902},   {0xE31, 0xE31},   {0xE34, 0xE3A},   {0xE47, 0xE4E},   {0x1AB0, 0x1AFF},
    {0x1DC0, 0x1DFF}, {0x20D0, 0x20F0}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xE0100, 0xE01EF},
};

constexpr Range double_width[] = {
    {0x1100, 0x115F},   {0x231A, 0x231B},   {0x2329, 0x232A},   {0x23E9, 0x23EC},   {0x25FD, 0x25FE},
    {0x2614, 0x2615},   {0x2648, 0x2653},   {0x26A1, 0x26A1},   {0x26AA, 0x26AB},   {0x26BD, 0x26BE},
    {0x26C4, 0x26C5},   {0x26D4, 0x26D4},   {0x26EA, 0x26EA},   {0x26F2, 0x26F5},   {0x26FA, 0x26FD},
    {0x2705, 0x2705},   {0x270A, 0x270B},   {0x2728, 0x2728},   {0x274C, 0x274E},   {0x2753, 0x2757},
    {0x2795, 0x2797},   {0x27B0, 0x27BF},   {0x2B1B, 0x2B1C},   {0x2B50, 0x2B55},   {0x2E80, 0x303E},
    {0x3041, 0xA4CF},   {0xA960, 0xA97F},   {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE10, 0xFE19},
    {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},   {0xFFE0, 0xFFE6},   {0x16FE0, 0x1B2FF}, {0x1F004, 0x1F004},
    {0x1F0CF, 0x1F0CF}, {0x1F18E, 0x1F18E}, {0x1F191, 0x1F19A}, {0x1F200, 0x1F320}, {0x1F32D, 0x1F64F},
    {0x1F680, 0x1F6FF}, {0x1F7E0, 0x1F7EB}, {0x1F900, 0x1FAFF}, {0x20000, 0x3FFFD},
};

template <std::size_t N>
bool contains(const Range (&ranges)[N], char32_t value) {
  const Range* after = std::upper_bound(std::begin(ranges), std::end(ranges), value,
                                        [](char32_t wanted, const Range& range) { return wanted < range.first; });
  return after != std::begin(ranges) && value <= std::prev(after)->last;
}

/// The shape that a lead byte announces: how many bytes, and the smallest value that needs so many.
struct Shape {
  std::size_t size;
  char32_t bits;
  char32_t smallest;
};

std::optional<Shape> shape_of(unsigned char lead) {
  if (lead < 0x80) return Shape{1, lead, 0};
  if (lead >= 0xC2 && lead < 0xE0) return Shape{2, lead & 0x1FU, 0x80};
  if (lead >= 0xE0 && lead < 0xF0) return Shape{3, lead & 0x0FU, 0x800};
  if (lead >= 0xF0 && lead < 0xF5) return Shape{4, lead & 0x07U, 0x10000};
  return std::nullopt;
}

}  // namespace

CodePoint decode_utf8(std::string_view text, std::size_t offset) {
  constexpr CodePoint invalid{0xFFFD, 1, false};
  const auto shape = shape_of(static_cast<unsigned char>(text[offset]));
  if (!shape || shape->size > text.size() - offset) return invalid;
  char32_t value = shape->bits;
  for (std::size_t i = 1; i < shape->size; ++i) {
    const char byte = text[offset + i];
    if (!is_utf8_continuation(byte)) return invalid;
    value = (value << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
  }
  const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
  if (value < shape->smallest || value > 0x10FFFF || surrogate) return invalid;
  return {value, shape->size, true};
}

void append_utf8(std::string& text, char32_t value) {
  const auto put = [&text](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (value < 0x80) {
    put(value);
  } else if (value < 0x800) {
    put(0xC0U | (value >> 6U));
    put(0x80U | (value & 0x3FU));
  } else if (value < 0x10000) {
    put(0xE0U | (value >> 12U));
    put(0x80U | ((value >> 6U) & 0x3FU));
    put(0x80U | (value & 0x3FU));
  } else {
    put(0xF0U | (value >> 18U));
    put(0x80U | ((value >> 12U) & 0x3FU));
    put(0x80U | ((value >> 6U) & 0x3FU));
    put(0x80U | (value & 0x3FU));
  }
}

std::optional<std::size_t> find_invalid_utf8(std::string_view text) {
  for (std::size_t offset = 0; offset < text.size();) {
    if (static_cast<unsigned char>(text[offset]) < 0x80) {
      ++offset;
      continue;
    }
    const CodePoint point = decode_utf8(text, offset);
    if (!point.valid) return offset;
    offset += point.size;
  }
  return std::nullopt;
}

bool is_unprintable(char32_t value) { return contains(unprintable, value); }

std::size_t display_width(char32_t value) {
  if (value < 0x300) return 1;
  if (contains(zero_width, value)) return 0;
  return contains(double_width, value) ? 2 : 1;
}

}  // namespace toolbind::gen
