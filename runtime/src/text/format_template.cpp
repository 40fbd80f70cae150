// Takes a string, gives whether it is a URI template (RFC 6570): literals and expressions in braces. A state is not
// needed, as expressions do not nest: each is cut out whole, then its list of variables is cut at the commas.
#include <algorithm>
#include <cstddef>

#include "text/format_rules.hpp"

namespace toolbind::text::rules {
namespace {

bool is_percent_escape(std::string_view text) {
  return text.size() > 2 && text[0] == '%' && is_hex_digit(text[1]) && is_hex_digit(text[2]);
}

/// The apostrophe is allowed: the RFC's grammar leaves it out, but it may stand in a URI.
bool is_literal_character(char c) {
  if (!is_ascii(c)) return true;
  return c > ' ' && c < '\x7F' && std::string_view("\"%<>\\^`{|}").find(c) == std::string_view::npos;
}

bool is_literal(std::string_view text) {
  while (!text.empty()) {
    const bool escape = is_percent_escape(text);
    if (!escape && !is_literal_character(text.front())) return false;
    text.remove_prefix(escape ? 3 : 1);
  }
  return true;
}

/// Letters, digits, '_' and escapes, with single dots between them.
bool is_variable_name(std::string_view text) {
  bool after_dot = true;
  while (!text.empty()) {
    const bool dot = text.front() == '.';
    const bool escape = is_percent_escape(text);
    if (dot ? after_dot : !escape && !is_alphanumeric(text.front()) && text.front() != '_') return false;
    after_dot = dot;
    text.remove_prefix(escape ? 3 : 1);
  }
  return !after_dot;
}

/// From 1 to 9999, without leading zeros.
bool is_prefix_length(std::string_view text) {
  return !text.empty() && text.size() <= 4 && text.front() != '0' && std::ranges::all_of(text, is_digit);
}

/// `name`, `name*` or `name:3`.
bool is_variable(std::string_view text) {
  if (text.ends_with('*')) return is_variable_name(text.substr(0, text.size() - 1));
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return is_variable_name(text);
  return is_variable_name(text.substr(0, colon)) && is_prefix_length(text.substr(colon + 1));
}

/// What stands between the braces. The RFC reserves some operators for later; they are well-formed.
bool is_expression(std::string_view text) {
  constexpr std::string_view operators = "+#./;?&=,!@|";
  if (!text.empty() && operators.find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  for (;;) {
    const std::size_t comma = text.find(',');
    if (!is_variable(text.substr(0, comma))) return false;
    if (comma == std::string_view::npos) return true;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace

bool is_uri_template(std::string_view text) {
  for (;;) {
    const std::size_t open = text.find('{');
    if (!is_literal(text.substr(0, open))) return false;
    if (open == std::string_view::npos) return true;
    const std::size_t close = text.find('}', open);
    if (close == std::string_view::npos || !is_expression(text.substr(open + 1, close - open - 1))) return false;
    text.remove_prefix(close + 1);
  }
}

}  // namespace toolbind::text::rules
