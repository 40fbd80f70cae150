// The `format` keyword: names of formats, and whether a string has one.
#pragma once

#include <cstdint>
#include <string_view>

namespace toolbind::text {

enum class Format : std::uint8_t {
  none,
  date_time,
  date,
  time,
  duration,
  email,
  idn_email,
  hostname,
  idn_hostname,
  ipv4,
  ipv6,
  uri,
  uri_reference,
  iri,
  iri_reference,
  uri_template,
  uuid,
  json_pointer,
  relative_json_pointer,
  regex,
};

/// The format that JSON Schema calls `name` ("date-time" -> Format::date_time); Format::none when it is unknown.
Format format_named(std::string_view name);

/// JSON Schema's name for `format`; empty for Format::none.
std::string_view to_string(Format format);

/// Whether `utf8`, which must be valid UTF-8, has the format. Everything matches Format::none. Takes linear time, except
/// that Format::regex costs what compiling the pattern costs.
bool matches(Format format, std::string_view utf8);

}  // namespace toolbind::text
