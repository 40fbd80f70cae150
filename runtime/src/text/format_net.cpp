// Takes a string, gives whether it is a host name (RFC 1123), an e-mail address (RFC 5321 "Mailbox", RFC 6531 beyond
// ASCII) or an IP address (RFC 2673 and RFC 4291). Labels of a host name that start with `xn--` must stand for
// something, see format_idn.cpp.
#include <algorithm>
#include <cstddef>

#include "text/format_rules.hpp"

namespace toolbind::text::rules {
namespace {

constexpr std::size_t longest_host = 253;
constexpr std::size_t longest_label = 63;
constexpr std::size_t longest_local_part = 64;
constexpr std::size_t ipv6_groups = 8;

bool is_atom_character(char c, Alphabet alphabet) {
  if (!is_ascii(c)) return alphabet == Alphabet::unicode;
  return is_alphanumeric(c) || std::string_view("!#$%&'*+-/=?^_`{|}~").find(c) != std::string_view::npos;
}

bool is_quotable(char c, Alphabet alphabet) {
  return is_ascii(c) ? c >= ' ' && c <= '~' : alphabet == Alphabet::unicode;
}

/// `joe.bloggs`
bool is_dot_string(std::string_view text, Alphabet alphabet) {
  char before = '.';
  for (const char c : text) {
    if (c == '.' ? before == '.' : !is_atom_character(c, alphabet)) return false;
    before = c;
  }
  return before != '.';
}

/// `"joe \"x\" bloggs"`
bool is_quoted_string(std::string_view text, Alphabet alphabet) {
  if (text.size() < 2 || text.front() != '"' || text.back() != '"') return false;
  text = text.substr(1, text.size() - 2);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') return false;
    if (text[i] == '\\' && ++i == text.size()) return false;
    if (!is_quotable(text[i], alphabet)) return false;
  }
  return true;
}

/// What stands after the '@' in brackets: `127.0.0.1` or `IPv6:::1`.
bool is_address_literal(std::string_view text) {
  constexpr std::string_view tag = "IPv6:";
  return text.starts_with(tag) ? is_ipv6(text.substr(tag.size())) : is_ipv4(text);
}

bool is_mail_domain(std::string_view text, Alphabet alphabet) {
  if (text.starts_with('[') && text.ends_with(']')) return is_address_literal(text.substr(1, text.size() - 2));
  return alphabet == Alphabet::unicode ? is_idn_hostname(text) : is_hostname(text);
}

bool starts_like_a_label(std::string_view label) {
  return label.size() >= 4 && (label[0] == 'x' || label[0] == 'X') && (label[1] == 'n' || label[1] == 'N') &&
         label.substr(2, 2) == "--";
}

bool is_label(std::string_view label) {
  if (label.empty() || label.size() > longest_label || label.front() == '-' || label.back() == '-') return false;
  if (!std::ranges::all_of(label, [](char c) { return is_alphanumeric(c) || c == '-'; })) return false;
  return !starts_like_a_label(label) || is_a_label(label);
}

/// A number up to 255 without leading zeros.
bool is_octet(std::string_view text) {
  if (text.empty() || text.size() > 3 || !std::ranges::all_of(text, is_digit)) return false;
  if (text.size() > 1 && text.front() == '0') return false;
  return text.size() < 3 || text <= "255";
}

/// How many 16-bit groups `text` lists, with an IPv4 address at the end for two; more than eight when it is malformed.
std::size_t count_groups(std::string_view text, bool may_end_in_ipv4) {
  constexpr std::size_t malformed = ipv6_groups + 1;
  if (text.empty()) return 0;
  for (std::size_t groups = 0; groups <= ipv6_groups;) {
    const std::size_t colon = text.find(':');
    const std::string_view group = text.substr(0, colon);
    const bool last = colon == std::string_view::npos;
    if (last && may_end_in_ipv4 && is_ipv4(group)) return groups + 2;
    if (group.empty() || group.size() > 4 || !std::ranges::all_of(group, is_hex_digit)) return malformed;
    ++groups;
    if (last) return groups;
    text.remove_prefix(colon + 1);
  }
  return malformed;
}

}  // namespace

bool is_hostname(std::string_view text) {
  if (text.size() > longest_host) return false;
  for (;;) {
    const std::size_t dot = text.find('.');
    if (!is_label(text.substr(0, dot))) return false;
    if (dot == std::string_view::npos) return true;
    text.remove_prefix(dot + 1);
  }
}

bool is_email(std::string_view text, Alphabet alphabet) {
  const std::size_t at = text.rfind('@');
  if (at == std::string_view::npos || at > longest_local_part) return false;
  const std::string_view local = text.substr(0, at);
  if (!is_dot_string(local, alphabet) && !is_quoted_string(local, alphabet)) return false;
  return is_mail_domain(text.substr(at + 1), alphabet);
}

bool is_ipv4(std::string_view text) {
  for (int i = 0; i < 3; ++i) {
    const std::size_t dot = text.find('.');
    if (dot == std::string_view::npos || !is_octet(text.substr(0, dot))) return false;
    text.remove_prefix(dot + 1);
  }
  return is_octet(text);
}

bool is_ipv6(std::string_view text) {
  const std::size_t gap = text.find("::");
  if (gap == std::string_view::npos) return count_groups(text, true) == ipv6_groups;
  return count_groups(text.substr(0, gap), false) + count_groups(text.substr(gap + 2), true) < ipv6_groups;
}

}  // namespace toolbind::text::rules
