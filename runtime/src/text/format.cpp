// Takes a format's name or a string, gives the format or whether the string has it. One table joins names and formats;
// the rules themselves are in the format_*.cpp files, by family.
#include "text/format.hpp"

#include <algorithm>
#include <array>

#include "text/format_rules.hpp"

namespace toolbind::text {
namespace {

struct Named {
  Format format;
  std::string_view name;
};

constexpr auto table = std::to_array<Named>({
    {Format::date_time, "date-time"},
    {Format::date, "date"},
    {Format::time, "time"},
    {Format::duration, "duration"},
    {Format::email, "email"},
    {Format::idn_email, "idn-email"},
    {Format::hostname, "hostname"},
    {Format::idn_hostname, "idn-hostname"},
    {Format::ipv4, "ipv4"},
    {Format::ipv6, "ipv6"},
    {Format::uri, "uri"},
    {Format::uri_reference, "uri-reference"},
    {Format::iri, "iri"},
    {Format::iri_reference, "iri-reference"},
    {Format::uri_template, "uri-template"},
    {Format::uuid, "uuid"},
    {Format::json_pointer, "json-pointer"},
    {Format::relative_json_pointer, "relative-json-pointer"},
    {Format::regex, "regex"},
});

}  // namespace

Format format_named(std::string_view name) {
  const auto found = std::ranges::find(table, name, &Named::name);
  return found == table.end() ? Format::none : found->format;
}

std::string_view to_string(Format format) {
  const auto found = std::ranges::find(table, format, &Named::format);
  return found == table.end() ? std::string_view() : found->name;
}

bool matches(Format format, std::string_view utf8) {
  using enum rules::Alphabet;
  switch (format) {
    case Format::none:
      return true;
    case Format::date_time:
      return rules::is_date_time(utf8);
    case Format::date:
      return rules::is_date(utf8);
    case Format::time:
      return rules::is_time(utf8);
    case Format::duration:
      return rules::is_duration(utf8);
    case Format::email:
      return rules::is_email(utf8, ascii);
    case Format::idn_email:
      return rules::is_email(utf8, unicode);
    case Format::hostname:
      return rules::is_hostname(utf8);
    case Format::idn_hostname:
      return rules::is_idn_hostname(utf8);
    case Format::ipv4:
      return rules::is_ipv4(utf8);
    case Format::ipv6:
      return rules::is_ipv6(utf8);
    case Format::uri:
      return rules::is_uri(utf8, ascii);
    case Format::uri_reference:
      return rules::is_uri_reference(utf8, ascii);
    case Format::iri:
      return rules::is_uri(utf8, unicode);
    case Format::iri_reference:
      return rules::is_uri_reference(utf8, unicode);
    case Format::uri_template:
      return rules::is_uri_template(utf8);
    case Format::uuid:
      return rules::is_uuid(utf8);
    case Format::json_pointer:
      return rules::is_json_pointer(utf8);
    case Format::relative_json_pointer:
      return rules::is_relative_json_pointer(utf8);
    case Format::regex:
      return rules::is_regex(utf8);
  }
  return true;
}

}  // namespace toolbind::text
