// Takes characters and sets, gives PCRE2 text. Letters and digits stand for themselves, other printable ASCII behind a backslash
// (PCRE2 promises that this is always the character itself), all else by number. A set is written as a class of ranges,
// never with PCRE2's own shorthands, because those depend on its options and tables.
#include "text/pcre_text.hpp"

#include <array>
#include <charconv>
#include <cstdint>

#include "text/utf8.hpp"

namespace toolbind::text {
namespace {

bool is_alphanumeric(char32_t c) {
  return (c >= U'0' && c <= U'9') || (c >= U'A' && c <= U'Z') || (c >= U'a' && c <= U'z');
}

void append_by_number(std::string& pcre, char32_t c) {
  std::array<char, 8> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<std::uint32_t>(c), 16).ptr;
  pcre.append("\\x{").append(digits.data(), end).append("}");
}

void append_range(std::string& pcre, const CodePointRange& range) {
  append_character(pcre, range.first);
  if (range.first == range.last) return;
  pcre += '-';
  append_character(pcre, range.last);
}

}  // namespace

void append_character(std::string& pcre, char32_t c) {
  if (is_alphanumeric(c)) {
    pcre += static_cast<char>(c);
  } else if (c >= 0x20 && c < 0x7F) {
    pcre += '\\';
    pcre += static_cast<char>(c);
  } else {
    append_by_number(pcre, c);
  }
}

void append_set(std::string& pcre, const CodePointSet& set, bool negated, std::string_view properties) {
  const auto ranges = set.ranges();
  const bool everything = ranges.size() == 1 && ranges[0] == CodePointRange{0, last_code_point};
  const bool nothing = ranges.empty() && properties.empty();
  if (negated ? nothing : everything) {
    pcre += '.';
    return;
  }
  if (negated ? everything : nothing) {
    pcre += "[^\\x{0}-\\x{10ffff}]";  // one character that none is: unlike (?!) it may be repeated and has a width
    return;
  }
  pcre += negated ? "[^" : "[";
  for (const CodePointRange& range : ranges) append_range(pcre, range);
  pcre.append(properties).append("]");
}

}  // namespace toolbind::text
