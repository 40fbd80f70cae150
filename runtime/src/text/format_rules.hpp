// The rules behind the `format` keyword, one function for each format, and the ASCII classes that they share.
#pragma once

#include <string_view>

namespace toolbind::text::rules {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_alphanumeric(char c) { return is_letter(c) || is_digit(c); }
constexpr bool is_hex_digit(char c) { return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
constexpr bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

/// Takes `c` off the front of `text`, if it stands there.
constexpr bool accept(std::string_view& text, char c) {
  if (!text.starts_with(c)) return false;
  text.remove_prefix(1);
  return true;
}

/// Which characters a rule allows: those of ASCII only, or those of the world.
enum class Alphabet : bool { ascii, unicode };

// format_date.cpp
bool is_date(std::string_view text);
bool is_time(std::string_view text);
bool is_date_time(std::string_view text);
bool is_duration(std::string_view text);

// format_net.cpp
bool is_hostname(std::string_view text);
bool is_email(std::string_view text, Alphabet alphabet);
bool is_ipv4(std::string_view text);
bool is_ipv6(std::string_view text);

// format_idn.cpp
bool is_idn_hostname(std::string_view text);
/// Whether an `xn--` label stands for a proper internationalised one.
bool is_a_label(std::string_view label);

// format_uri.cpp
bool is_uri(std::string_view text, Alphabet alphabet);
bool is_uri_reference(std::string_view text, Alphabet alphabet);

// format_template.cpp
bool is_uri_template(std::string_view text);

// format_misc.cpp
bool is_uuid(std::string_view text);
bool is_json_pointer(std::string_view text);
bool is_relative_json_pointer(std::string_view text);
bool is_regex(std::string_view text);

}  // namespace toolbind::text::rules
