// Takes a string, gives whether it is a UUID (RFC 4122), a JSON pointer (RFC 6901), a relative one (the draft of the
// same name) or an ECMAScript regular expression. A regular expression that is valid but beyond this library's engine
// has the format, too.
#include <cstddef>
#include <variant>

#include "text/ecma_translate.hpp"
#include "text/format_rules.hpp"
#include "text/pattern.hpp"

namespace toolbind::text::rules {

bool is_uuid(std::string_view text) {
  constexpr std::string_view shape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
  if (text.size() != shape.size()) return false;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == 'x' ? !is_hex_digit(text[i]) : text[i] != '-') return false;
  }
  return true;
}

bool is_json_pointer(std::string_view text) {
  if (!text.empty() && text.front() != '/') return false;
  for (std::size_t at = text.find('~'); at != std::string_view::npos; at = text.find('~', at + 1)) {
    const char escaped = at + 1 < text.size() ? text[at + 1] : '\0';
    if (escaped != '0' && escaped != '1') return false;
  }
  return true;
}

bool is_relative_json_pointer(std::string_view text) {
  std::size_t digits = 0;
  while (digits < text.size() && is_digit(text[digits])) ++digits;
  if (digits == 0 || (digits > 1 && text.front() == '0')) return false;
  text.remove_prefix(digits);
  return text == "#" || is_json_pointer(text);
}

bool is_regex(std::string_view text) {
  const auto translated = translate_ecma(text);
  const auto* translation = std::get_if<EcmaTranslation>(&translated);
  if (translation == nullptr) return false;
  return translation->unsupported || std::holds_alternative<Pattern>(Pattern::compile(text));
}

}  // namespace toolbind::text::rules
