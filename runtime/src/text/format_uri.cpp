// Takes a string, gives whether it is a URI (RFC 3986), an IRI (RFC 3987) or a reference of either kind. The text is
// cut at '#',
// '?', the scheme's ':' and the authority's '/', and each part is checked for its characters. IRIs may have characters
// beyond ASCII in all parts but scheme and port, private ones in the query only.
#include <algorithm>
#include <cstddef>

#include "text/format_rules.hpp"
#include "text/utf8.hpp"

namespace toolbind::text::rules {
namespace {

constexpr std::string_view in_user_info = "-._~!$&'()*+,;=:";
constexpr std::string_view in_host = "-._~!$&'()*+,;=";
constexpr std::string_view in_path = "-._~!$&'()*+,;=:@/";
constexpr std::string_view in_query = "-._~!$&'()*+,;=:@/?";

/// `ucschar` of RFC 3987.
bool is_iri_character(char32_t c) {
  if (c < 0xA0) return false;
  if (c < 0x10000) return c <= 0xD7FF || (c >= 0xF900 && c <= 0xFDCF) || (c >= 0xFDF0 && c <= 0xFFEF);
  return c < 0xF0000 && (c & 0xFFFFU) <= 0xFFFD && (c < 0xE0000 || c >= 0xE1000);
}

/// `iprivate` of RFC 3987.
bool is_private(char32_t c) { return (c >= 0xE000 && c <= 0xF8FF) || (c >= 0xF0000 && (c & 0xFFFFU) <= 0xFFFD); }

/// What characters a part of the text may have besides letters, digits and percent escapes.
struct Part {
  std::string_view punctuation;
  Alphabet alphabet;
  bool with_private = false;
};

/// The size of the character or percent escape at the front; zero when it is not allowed.
std::size_t allowed_size(std::string_view text, const Part& part) {
  const char c = text.front();
  if (c == '%') return text.size() > 2 && is_hex_digit(text[1]) && is_hex_digit(text[2]) ? 3 : 0;
  if (is_ascii(c)) return is_alphanumeric(c) || part.punctuation.find(c) != std::string_view::npos ? 1 : 0;
  const auto point = first_code_point(text);
  if (part.alphabet == Alphabet::ascii || !point) return 0;
  return is_iri_character(point->value) || (part.with_private && is_private(point->value)) ? point->size : 0;
}

bool consists_of(std::string_view text, const Part& part) {
  while (!text.empty()) {
    const std::size_t size = allowed_size(text, part);
    if (size == 0) return false;
    text.remove_prefix(size);
  }
  return true;
}

bool is_scheme(std::string_view text) {
  if (text.empty() || !is_letter(text.front())) return false;
  return std::ranges::all_of(text, [](char c) { return is_alphanumeric(c) || c == '+' || c == '-' || c == '.'; });
}

/// `v1.fe80`, an address of a kind to come.
bool is_future_address(std::string_view text) {
  if (!accept(text, 'v') && !accept(text, 'V')) return false;
  const std::size_t dot = text.find('.');
  if (dot == 0 || dot == std::string_view::npos || dot + 1 == text.size()) return false;
  const bool numbered = std::ranges::all_of(text.substr(0, dot), is_hex_digit);
  const auto is_allowed = [](char c) { return is_alphanumeric(c) || in_user_info.find(c) != std::string_view::npos; };
  return numbered && std::ranges::all_of(text.substr(dot + 1), is_allowed);
}

/// Where the host ends and the port, if any, begins with its ':'.
std::size_t host_size(std::string_view text) {
  const std::size_t size = text.starts_with('[') ? text.find(']') + 1 : text.find(':');
  return std::min(size, text.size());
}

bool is_host(std::string_view text, Alphabet alphabet) {
  if (!text.starts_with('[')) return consists_of(text, {in_host, alphabet});
  if (!text.ends_with(']')) return false;
  const std::string_view address = text.substr(1, text.size() - 2);
  return is_ipv6(address) || is_future_address(address);
}

bool is_authority(std::string_view text, Alphabet alphabet) {
  if (const std::size_t at = text.find('@'); at != std::string_view::npos) {
    if (!consists_of(text.substr(0, at), {in_user_info, alphabet})) return false;
    text.remove_prefix(at + 1);
  }
  const std::size_t size = host_size(text);
  std::string_view port = text.substr(size);
  if (!port.empty() && !accept(port, ':')) return false;
  return is_host(text.substr(0, size), alphabet) && std::ranges::all_of(port, is_digit);
}

/// Cuts `text` at the first `mark` and gives what stands behind it.
std::string_view cut_at(std::string_view& text, char mark) {
  const std::size_t at = text.find(mark);
  if (at == std::string_view::npos) return {};
  const std::string_view behind = text.substr(at + 1);
  text = text.substr(0, at);
  return behind;
}

/// All that may stand behind the scheme.
bool is_rest(std::string_view text, Alphabet alphabet) {
  const std::string_view fragment = cut_at(text, '#');
  const std::string_view query = cut_at(text, '?');
  if (!consists_of(fragment, {in_query, alphabet}) || !consists_of(query, {in_query, alphabet, true})) return false;
  if (text.starts_with("//")) {
    text.remove_prefix(2);
    const std::string_view authority = text.substr(0, text.find('/'));
    if (!is_authority(authority, alphabet)) return false;
    text.remove_prefix(authority.size());
  }
  return consists_of(text, {in_path, alphabet});
}

}  // namespace

bool is_uri(std::string_view text, Alphabet alphabet) {
  const std::size_t colon = text.find(':');
  return colon != std::string_view::npos && is_scheme(text.substr(0, colon)) &&
         is_rest(text.substr(colon + 1), alphabet);
}

bool is_uri_reference(std::string_view text, Alphabet alphabet) {
  const std::size_t mark = text.find_first_of(":/?#");
  if (mark != std::string_view::npos && text[mark] == ':') return is_uri(text, alphabet);
  return is_rest(text, alphabet);
}

}  // namespace toolbind::text::rules
