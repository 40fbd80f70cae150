// Takes a host name, gives whether IDNA 2008 allows it (RFC 5891 to 5893). The rules are patterns that find what is
// wrong with a label: the engine behind them knows categories and scripts. It does not know normal forms, joining types
// and directions, so these are approximated: compatibility characters by their blocks, joining letters by their
// scripts, right-to-left ones by the areas set aside for them; that a label is in normal form C is not checked. Labels
// are short, which keeps all this linear in the name.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "text/format_rules.hpp"
#include "text/pattern.hpp"
#include "text/punycode.hpp"
#include "text/utf8.hpp"

namespace toolbind::text::rules {
namespace {

constexpr std::size_t longest_host = 253;
constexpr std::size_t longest_label = 63;
constexpr std::size_t most_bytes_per_character = 4;
constexpr std::string_view a_label_prefix = "xn--";

/// Letters, marks and digits are allowed, a few others by name (RFC 5892, 2.6), some of them in certain places only.
constexpr const char* outside_letters_and_digits =
    R"([^\p{Ll}\p{Lo}\p{Lm}\p{Mn}\p{Mc}\p{Nd}\-\u00B7\u0375\u05F3\u05F4\u06FD\u06FE\u0F0B\u200C\u200D\u3007\u30FB])";

/// Exceptions, ignorable characters, compatibility blocks and old Hangul letters.
constexpr const char* disallowed_letters =
    R"((?![\u200C\u200D])[\u0640\u07FA\u302E\u302F\u3031-\u3035\u303B\p{Default_Ignorable_Code_Point})"
    R"(\u00AA\u00BA\u02B0-\u02B8\u02E0-\u02E4\u1100-\u11FF\u1D2C-\u1D2E\u1D30-\u1D3A\u1D3C-\u1D4D\u1D4F-\u1D6A)"
    R"(\u1D9B-\u1DBF\u2071\u207F\u2090-\u209C\u20D0-\u20FF\u2100-\u214D\u3131-\u318E\uA960-\uA97F\uD7B0-\uD7FF)"
    R"(\uFB00-\uFB1D\uFB1F-\uFDFF\uFE70-\uFEFF\uFF00-\uFFEF\u{1D100}-\u{1D24F}\u{1D400}-\u{1D7FF}\u{2F800}-\u{2FA1F}])";

constexpr const char* misplaced_hyphen_or_mark = R"(^-|-$|^..--|^\p{M})";

constexpr const char* misplaced_punctuation =
    R"((?<!l)\u00B7|\u00B7(?!l)|\u0375(?!\p{Script=Greek})|(?<!\p{Script=Hebrew})[\u05F3\u05F4])"
    R"(|^(?=.*\u30FB)[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]*$)";

/// Joiners stand behind a virama; the non-joiner also between letters that would join.
constexpr const char* misplaced_joiner =
    R"((?<![VIRAMA])\u200D|(?<![VIRAMA])\u200C(?!\p{Mn}*[JOINING])|(?<![VIRAMA\p{Mn}JOINING])\u200C)";
constexpr std::string_view viramas =
    R"(\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0E3A\u0EBA\u0F84\u1039\u103A)"
    R"(\u1714\u1734\u17D2\u1A60\u1B44\u1BAA\u1BAB\u1BF2\u1BF3\u2D7F\uA806\uA8C4\uA953\uA9C0\uAAF6\uABED)"
    R"(\u{10A3F}\u{11046}\u{1107F}\u{110B9}\u{11133}\u{11134}\u{111C0}\u{11235}\u{112EA}\u{1134D}\u{11442})"
    R"(\u{114C2}\u{115BF}\u{1163F}\u{116B6})";
constexpr std::string_view joining =
    R"(\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Mongolian}\p{Script=Phags_Pa})";

constexpr const char* mixed_arabic_digits = R"([\u0660-\u0669].*[\u06F0-\u06F9]|[\u06F0-\u06F9].*[\u0660-\u0669])";

/// In a name with right-to-left characters (RFC 5893, 2): a digit in front, both directions or both kinds of digits in
/// one label.
constexpr const char* right_to_left = R"((?!\p{Mn})[RIGHT])";
constexpr const char* against_bidi_rule =
    R"(^[0-9\u0660-\u0669\u06F0-\u06F9]|(?!\p{Mn})[RIGHT].*(?!\p{Mn})[^RIGHTNEUTRAL])"
    R"(|(?!\p{Mn})[^RIGHTNEUTRAL].*(?!\p{Mn})[RIGHT])"
    R"(|[0-9\u06F0-\u06F9].*[\u0660-\u0669]|[\u0660-\u0669].*[0-9\u06F0-\u06F9])";
constexpr std::string_view right_areas =
    R"(\u0590-\u06EF\u06FA-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF})";
constexpr std::string_view neutral = R"(0-9\-\u00B7\u0375\u06F0-\u06F9\u200C\u200D\u30FB)";

/// `text` with the words for sets of characters spelled out.
std::string spelled_out(std::string text) {
  constexpr std::array<std::array<std::string_view, 2>, 4> words{
      {{"VIRAMA", viramas}, {"JOINING", joining}, {"RIGHT", right_areas}, {"NEUTRAL", neutral}}};
  for (const auto& [word, meaning] : words) {
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at)) {
      text.replace(at, word.size(), meaning);
    }
  }
  return text;
}

/// Precondition: the pattern is valid.
Pattern compiled(const std::string& pattern) { return std::get<Pattern>(Pattern::compile(spelled_out(pattern))); }

bool finds(const Pattern& pattern, std::string_view text) { return pattern.search(text) != Pattern::Match::no; }

bool breaks_a_label_rule(std::string_view label) {
  static const std::array<Pattern, 6> wrong{compiled(outside_letters_and_digits), compiled(disallowed_letters),
                                            compiled(misplaced_hyphen_or_mark),   compiled(misplaced_punctuation),
                                            compiled(misplaced_joiner),           compiled(mixed_arabic_digits)};
  return std::ranges::any_of(wrong, [label](const Pattern& pattern) { return finds(pattern, label); });
}

bool has_right_to_left(std::string_view label) {
  static const Pattern pattern = compiled(right_to_left);
  return finds(pattern, label);
}

bool breaks_bidi_rule(std::string_view label) {
  static const Pattern pattern = compiled(against_bidi_rule);
  return finds(pattern, label);
}

bool is_all_ascii(std::string_view text) { return std::ranges::all_of(text, is_ascii); }

std::string in_lower_case(std::string_view ascii) {
  std::string lower(ascii);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

/// The label that an A-label stands for, when it is the one that would be written so.
std::optional<std::string> decoded(std::string_view a_label) {
  const std::string lower = in_lower_case(a_label);
  const std::string_view punycode = std::string_view(lower).substr(a_label_prefix.size());
  const auto label = decode_punycode(punycode);
  if (!label || encode_punycode(*label) != punycode) return std::nullopt;
  std::string utf8 = encode_utf8(*label);
  return is_all_ascii(utf8) ? std::nullopt : std::optional(utf8);
}

/// How long a label beyond ASCII is as an A-label; too long when it cannot be one.
std::size_t a_label_size(std::string_view label) {
  const auto points = decode_utf8(label);
  if (!points || points->size() > longest_label) return longest_label + 1;
  return a_label_prefix.size() + encode_punycode(*points).size();
}

/// A name's labels without ASCII wrapping, and how long the name is in ASCII.
struct Labels {
  std::vector<std::string> labels;
  std::size_t ascii_size = 0;
};

bool add_label(Labels& name, std::string_view label) {
  const bool ascii = is_all_ascii(label);
  const std::size_t size = ascii ? label.size() : a_label_size(label);
  if (size > longest_label) return false;
  name.ascii_size += size + (name.labels.empty() ? 0 : 1);
  if (ascii && !is_hostname(label)) return false;
  if (!ascii && breaks_a_label_rule(label)) return false;
  const bool wrapped = ascii && in_lower_case(label).starts_with(a_label_prefix);
  name.labels.push_back(wrapped ? decoded(label).value_or("") : std::string(label));
  return true;
}

/// The size of the dot at the front, of the four that IDNA knows; zero when there is none.
std::size_t dot_size(std::string_view text) {
  for (const std::string_view dot : {".", "\u3002", "\uFF0E", "\uFF61"}) {
    if (text.starts_with(dot)) return dot.size();
  }
  return 0;
}

std::optional<Labels> labels_of(std::string_view text) {
  Labels name;
  std::size_t size = 0;
  while (size < text.size()) {
    const std::size_t dot = dot_size(text.substr(size));
    if (dot == 0) {
      ++size;
      continue;
    }
    if (!add_label(name, text.substr(0, size))) return std::nullopt;
    text.remove_prefix(size + dot);
    size = 0;
  }
  if (!add_label(name, text)) return std::nullopt;
  return name;
}

}  // namespace

bool is_a_label(std::string_view label) {
  const auto unwrapped = decoded(label);
  if (!unwrapped || breaks_a_label_rule(*unwrapped)) return false;
  return !has_right_to_left(*unwrapped) || !breaks_bidi_rule(*unwrapped);
}

bool is_idn_hostname(std::string_view text) {
  if (text.size() > longest_host * most_bytes_per_character) return false;
  const auto name = labels_of(text);
  if (!name || name->ascii_size > longest_host) return false;
  return std::ranges::none_of(name->labels, has_right_to_left) || std::ranges::none_of(name->labels, breaks_bidi_rule);
}

}  // namespace toolbind::text::rules
