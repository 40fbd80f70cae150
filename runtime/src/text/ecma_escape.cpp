// Takes the reader at a backslash, gives the character, set or property that is meant. Escaped punctuation means itself, as
// without ECMAScript's u-flag, since specs are full of `\-` and `\@`. A letter that ECMAScript gives no meaning to is refused
// rather than taken for itself: who writes `\A`, `\Z` or `\h` expects what another engine makes of it.
#include "text/ecma_escape.hpp"

#include <optional>
#include <string_view>
#include <utility>

#include "text/ecma_property.hpp"

namespace toolbind::text {
namespace {

const CodePointSet& digits() {
  static const CodePointSet set{{U'0', U'9'}};
  return set;
}

const CodePointSet& word_characters() {
  static const CodePointSet set{{U'0', U'9'}, {U'A', U'Z'}, {U'_', U'_'}, {U'a', U'z'}};
  return set;
}

/// WhiteSpace and LineTerminator of ECMA-262.
const CodePointSet& spaces() {
  static const CodePointSet set{{0x09, 0x0D},     {0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680},
                                {0x2000, 0x200A}, {0x2028, 0x2029}, {0x202F, 0x202F}, {0x205F, 0x205F},
                                {0x3000, 0x3000}, {0xFEFF, 0xFEFF}};
  return set;
}

std::optional<CodePointSet> set_named(char letter) {
  switch (letter) {
    case 'd':
      return digits();
    case 'D':
      return digits().complement();
    case 'w':
      return word_characters();
    case 'W':
      return word_characters().complement();
    case 's':
      return spaces();
    case 'S':
      return spaces().complement();
    default:
      return std::nullopt;
  }
}

std::optional<char32_t> control_named(char letter) {
  switch (letter) {
    case 't':
      return U'\t';
    case 'n':
      return U'\n';
    case 'v':
      return U'\v';
    case 'f':
      return U'\f';
    case 'r':
      return U'\r';
    default:
      return std::nullopt;
  }
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::optional<char32_t> hex_value(char c) {
  if (is_digit(c)) return static_cast<char32_t>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<char32_t>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<char32_t>(c - 'A' + 10);
  return std::nullopt;
}

/// Exactly `count` digits, or nothing, and then nothing is read.
std::optional<char32_t> read_hex(EcmaReader& reader, std::size_t count) {
  char32_t value = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const auto digit = hex_value(reader.peek(i));
    if (!digit) return std::nullopt;
    value = value * 16 + *digit;
  }
  reader.skip(count);
  return value;
}

char32_t read_braced_code_point(EcmaReader& reader, std::size_t start) {
  char32_t value = 0;
  bool any = false;
  while (const auto digit = hex_value(reader.peek())) {
    value = value * 16 + *digit;
    any = true;
    reader.skip(1);
    if (value > last_code_point) break;
  }
  if (any && value <= last_code_point && reader.accept("}")) return value;
  reader.fail(start, "expected '\\u{' with a code point up to 10FFFF and '}'");
  return 0;
}

/// The low half that belongs to `high`, if one follows as an escape of its own.
std::optional<char32_t> read_low_surrogate(EcmaReader& reader) {
  const std::size_t before = reader.offset();
  if (reader.accept("\\u")) {
    const auto low = read_hex(reader, 4);
    if (low && *low >= 0xDC00 && *low <= last_surrogate) return low;
  }
  reader.rewind(before);
  return std::nullopt;
}

char32_t read_control_letter(EcmaReader& reader, std::size_t start) {
  const char letter = reader.peek();
  if (!is_letter(letter)) {
    reader.fail(start, "expected a letter after '\\c'");
    return 0;
  }
  reader.skip(1);
  return static_cast<char32_t>(letter) & 0x1FU;
}

char32_t read_byte_escape(EcmaReader& reader, std::size_t start) {
  if (const auto value = read_hex(reader, 2)) return *value;
  reader.fail(start, "expected two hexadecimal digits after '\\x'");
  return 0;
}

CharacterEscape read_property(EcmaReader& reader, std::size_t start, bool negated) {
  const std::size_t close = reader.rest().find('}');
  if (reader.peek() != '{' || close == std::string_view::npos) {
    reader.fail(start, "expected a property in braces, such as '\\p{Letter}'");
    return PropertyEscape{};
  }
  const std::string_view name = reader.rest().substr(1, close - 1);
  reader.skip(close + 1);
  const auto found = pcre_property(name);
  if (const auto* property = std::get_if<PcreProperty>(&found)) {
    return PropertyEscape{(property->negated == negated ? "\\p{" : "\\P{") + property->name + "}"};
  }
  if (std::get<NoProperty>(found) == NoProperty::unknown) {
    reader.fail(start, "unknown Unicode property '" + std::string(name) + "'");
  } else {
    reader.unsupported(start, "the Unicode property '" + std::string(name) + "' is not supported");
  }
  return PropertyEscape{};
}

char32_t read_nul(EcmaReader& reader, std::size_t start) {
  if (is_digit(reader.peek()))
    reader.fail(start, "octal escapes are not ECMAScript; write '\\x' and two hexadecimal digits");
  return 0;
}

/// What to write instead of an escape that other engines have.
std::string_view remedy_for(char letter) {
  switch (letter) {
    case 'A':
      return "; write '^' for the start";
    case 'Z':
    case 'z':
      return "; write '$' for the end";
    case 'h':
      return "; write '[ \\t]' for a space or tab";
    case 'R':
      return "; write '\\r?\\n' for a line end";
    case 'a':
      return "; write '\\x07' for the bell";
    case 'e':
      return "; write '\\x1b' for escape";
    case 'N':
      return "; write '.' for a character of the same line";
    default:
      return "";
  }
}

char32_t refuse(EcmaReader& reader, std::size_t start, char c) {
  const std::string escape = std::string("'\\") + c + "'";
  if (is_digit(c)) {
    reader.fail(start, "a back-reference cannot stand in a class, got " + escape);
  } else {
    reader.fail(start, "unknown escape " + escape + std::string(remedy_for(c)));
  }
  return 0;
}

}  // namespace

char32_t read_unicode_escape(EcmaReader& reader, std::size_t start) {
  reader.accept("u");
  if (reader.accept("{")) return read_braced_code_point(reader, start);
  const auto unit = read_hex(reader, 4);
  if (!unit) {
    reader.fail(start, "expected four hexadecimal digits or '{' after '\\u'");
    return 0;
  }
  if (*unit < first_surrogate || *unit >= 0xDC00) return *unit;
  const auto low = read_low_surrogate(reader);
  return low ? 0x10000 + ((*unit - first_surrogate) << 10U) + (*low - 0xDC00) : *unit;
}

CharacterEscape read_character_escape(EcmaReader& reader) {
  const std::size_t start = reader.offset();
  reader.accept("\\");
  if (reader.at_end()) {
    reader.fail(start, "nothing follows the '\\' at the end");
    return char32_t{0};
  }
  const char c = reader.peek();
  if (c == 'u') return read_unicode_escape(reader, start);
  if (!is_letter(c) && !is_digit(c)) return reader.next();
  reader.skip(1);
  if (auto set = set_named(c)) return *std::move(set);
  if (const auto control = control_named(c)) return *control;
  switch (c) {
    case '0':
      return read_nul(reader, start);
    case 'c':
      return read_control_letter(reader, start);
    case 'x':
      return read_byte_escape(reader, start);
    case 'p':
      return read_property(reader, start, false);
    case 'P':
      return read_property(reader, start, true);
    default:
      return refuse(reader, start, c);
  }
}

}  // namespace toolbind::text
