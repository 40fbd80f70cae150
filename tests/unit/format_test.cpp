// The formats of JSON Schema, each with strings that have it and strings that nearly have it.

#include <doctest/doctest.h>

#include "text/format.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

using namespace std::string_view_literals;
using toolbind::text::Format;
using toolbind::text::format_named;
using toolbind::text::matches;
using toolbind::text::to_string;

namespace {

using Texts = std::vector<std::string_view>;

void check(Format format, const Texts& good, const Texts& bad) {
  CAPTURE(to_string(format));
  for (const auto text : good) {
    CAPTURE(text);
    CHECK(matches(format, text));
  }
  for (const auto text : bad) {
    CAPTURE(text);
    CHECK_FALSE(matches(format, text));
  }
}

constexpr Format all_formats[] = {
    Format::date_time, Format::date,          Format::time,
    Format::duration,  Format::email,         Format::idn_email,
    Format::hostname,  Format::idn_hostname,  Format::ipv4,
    Format::ipv6,      Format::uri,           Format::uri_reference,
    Format::iri,       Format::iri_reference, Format::uri_template,
    Format::uuid,      Format::json_pointer,  Format::relative_json_pointer,
    Format::regex,
};

}  // namespace

TEST_CASE("formats have JSON Schema's names") {
  for (const Format format : all_formats) {
    CAPTURE(to_string(format));
    CHECK_FALSE(to_string(format).empty());
    CHECK(format_named(to_string(format)) == format);
  }
  CHECK(format_named("date-time") == Format::date_time);
  CHECK(format_named("relative-json-pointer") == Format::relative_json_pointer);
  for (const auto name : {""sv, "date_time"sv, "Date"sv, "color"sv}) CHECK(format_named(name) == Format::none);
  CHECK(to_string(Format::none).empty());
  CHECK(matches(Format::none, "anything"));
}

TEST_CASE("dates and times") {
  check(Format::date, {"2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31", "2023-04-30"},
        {"", "2023-02-29", "1900-02-29", "2023-04-31", "2023-13-01", "2023-00-01", "2023-01-00", "2023-1-01",
         "23-01-01", "2023-01-01 ", "2023-01-0\u0661", "2023/01/01", "+2023-01-01"});
  check(Format::time, {"00:00:00Z", "23:59:59.123456789+23:59", "23:59:60Z", "15:59:60.9-08:00", "08:30:06z"},
        {"", "24:00:00Z", "12:60:00Z", "12:00:61Z", "12:00:60Z", "23:59:60+01:00", "12:00:00", "12:00:00.Z", "12:00Z",
         "12:00:00+0100", "12:00:00+01", "12:00:00,5Z", "12:00:00Z+01:00", "12:00:00+24:00"});
  check(Format::date_time, {"2024-02-29T12:00:00Z", "2024-02-29t12:00:00.5+01:00", "1998-12-31T23:59:60Z"},
        {"", "2024-02-29", "2024-02-29T", "2024-02-29 12:00:00Z", "2023-02-29T12:00:00Z", "2024-02-29T12:00:00"});
  check(Format::duration, {"P1Y", "P1Y2M3DT4H5M6S", "PT1H", "P1DT1S", "P2W", "P0D", "PT1M2S"},
        {"", "P", "PT", "P1", "1Y", "P1YT", "P1Y3D", "PT1H3S", "P1D1Y", "P1S", "PT1D", "P1W1D", "P1D1W", "PW", "P1.5D",
         "p1d", "-P1D", "P1Y1Y"});
}

TEST_CASE("e-mail addresses") {
  check(Format::email,
        {"a@b", "joe.bloggs@example.com", "a+b/c=d@example.com", "\"a b\"@example.com", "\"a\\\"@b\"@example.com",
         "\"\"@example.com", "a@[127.0.0.1]", "a@[IPv6:::1]"},
        {"",
         "@",
         "a",
         "a@",
         "@b",
         ".a@b",
         "a.@b",
         "a..b@c",
         "a b@c",
         "a@b@c",
         "a@b_c",
         "a@-b",
         "a@b.",
         "\"a@b",
         "\"a\"b\"@c",
         "\"a\\\"@c",
         "a@[127.0.0.256]",
         "a@[::1]",
         "a@[]",
         "\u00E9@b",
         "a@\u00E9",
         "a@b\n",
         "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@b"});
  check(Format::idn_email, {"a@b", "\u00E9@b", "a@b\u00FCcher.example", "\"\u00E9 \u00E9\"@b"},
        {"", "\u00E9", "\u00E9@", "a..\u00E9@b", "a\uFF20b", "a@\u0300b"});
}

TEST_CASE("host names") {
  const std::string label(63, 'a');
  const std::string longest = label + "." + label + "." + label + "." + std::string(61, 'a');
  check(Format::hostname, {"a", "example.com", "1.2.3", "a-b", "a--b", "A.B", label, longest, "xn--bcher-kva.example"},
        {"", ".", "a.", ".a", "a..b", "-a", "a-", "a_b", "a b", "b\u00FCcher", label + "a", longest + "a", "xn--",
         "xn--a", "xn--a-", "xn--\u00FC", "a\n"});
  check(Format::idn_hostname,
        {"a", "b\u00FCcher.example", "xn--bcher-kva", "a\u3002b", "l\u00B7l", "\u05D0\u05D1", "\u05D01",
         "\u0915\u094D\u200D\u0937", "\u03B1\u0375\u03B2", "\u30FB\u30AB"},
        {"",
         ".",
         "a.",
         "-\u00FC",
         "\u00FC-",
         "B\u00DCCHER",
         "ab--\u00FC",
         "\u0300a",
         "a\u00B7l",
         "\u0375\u00FC",
         "a\u05D0",
         "1\u05D0",
         "1a.\u05D0",
         "\u0915\u200D\u0937",
         "\uFF41\uFF42",
         "a b",
         "a\u2003b",
         "\u2665",
         "\u30FB\u00FC",
         "xn--\u00FC"});
}

TEST_CASE("IP addresses") {
  check(Format::ipv4, {"0.0.0.0", "255.255.255.255", "127.0.0.1"},
        {"", "1.2.3", "1.2.3.4.5", "256.0.0.1", "1.2.3.04", "1.2.3.", ".1.2.3", "1..2.3", "0x7f.0.0.1", "1.2.3.4 ",
         "1.2.3.\u0661", "1.2.3.4/8", "1.2.3.-4"});
  check(Format::ipv6,
        {"::", "::1", "1::", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "fe80::A", "::ffff:1.2.3.4",
         "1:2:3:4:5:6:1.2.3.4", "1::1.2.3.4"},
        {"",
         ":",
         ":::",
         "1",
         "1:2:3:4:5:6:7",
         "1:2:3:4:5:6:7:8:9",
         "1:2:3:4:5:6:7:8::",
         "1::2::3",
         ":1::",
         "1::2:",
         "12345::",
         "g::",
         "::1.2.3",
         "::1.2.3.256",
         "1.2.3.4::",
         "1:2:3:4:5:6:7:1.2.3.4",
         "fe80::1%eth0",
         "[::1]",
         " ::1",
         "::1/64"});
}

TEST_CASE("URIs and their references") {
  const Texts uris = {"a:",      "a:b",        "http://a",         "http://a:80/b?c#d", "http://u:p@a/",
                      "http://", "http://a:/", "http://[::1]",     "file:///a",         "urn:a:b",
                      "a:?b#c",  "a:/b//c",    "http://[v1.a:b]/", "a+b-c.1:",          "http://a/%C3%A9"};
  const Texts broken = {"a b",           "1a:b:c d",     "http://a b", "http://a/%",   "http://a/%4", "http://a/%zz",
                        "http://[::1",   "http://[a]",   "http://a:b", "http://a@b@c", "http://a[",   "a:[",
                        "a:#b#c",        "a:\\b",        "a:<b>",      "a:\"",         "a:{b}",       "http://[v1]",
                        "http://[::1]a", "http://[v.a]", "a:b\n"};
  for (const Format format : {Format::uri, Format::uri_reference, Format::iri, Format::iri_reference}) {
    check(format, uris, broken);
  }
  const Texts relative = {"", "a", "/a", "//a/b", "?a", "#a", "a/b:c", "./a:b", "../a"};
  check(Format::uri, {}, relative);
  check(Format::iri, {}, relative);
  check(Format::uri_reference, relative, {":", ":a", "1:a", "a_b:c", "\u00E9"});
  check(Format::iri_reference, relative, {":", ":a", "1:a", "\u00E9:a"});
  check(Format::uri, {}, {"http://a/\u00E9", "http://\u00E9"});
  check(Format::iri, {"http://a/\u00E9", "http://\u00E9", "a:?\uE000", "a:\U00010000"},
        {"a:\uE000", "a:#\uE000", "a:\u0085", "a:\uFFFE", "a:\uFDD0"});
}

TEST_CASE("URI templates") {
  check(Format::uri_template,
        {"", "a", "{a}", "{a}{b}", "/a/{b:3}/{c*}{?d,e*}", "{+a}", "{#a}", "{&a.b,c_d}", "{%41}", "\u00E9{a}", "a'b",
         "%41", "{=a}"},
        {"{",     "}",    "{}",    "{a",        "a}",     "{a{b}}", "{a,}",   "{,}",     "{+}",
         "{a b}", "{a:}", "{a:0}", "{a:10000}", "{a:01}", "{a*:1}", "{a:1*}", "{.a.}",   "{a..b}",
         "{-a}",  "%",    "%4",    "%zz",       "a b",    "<",      "{%4}",   "{\u00E9}"});
}

TEST_CASE("UUIDs and JSON pointers") {
  check(Format::uuid, {"2eb8aa08-AA98-11ea-b4aa-73b441d16380", "00000000-0000-0000-0000-000000000000"},
        {"", "2eb8aa08aa9811eab4aa73b441d16380", "2eb8aa08-aa98-11ea-b4aa-73b441d1638",
         "2eb8aa08-aa98-11ea-b4aa-73b441d1638g", "2eb8aa08-aa98-11ea-b4aa-73b441d163800",
         "{2eb8aa08-aa98-11ea-b4aa-73b441d16380}", "2eb8aa0-8aa98-11ea-b4aa-73b441d16380"});
  check(Format::json_pointer, {"", "/", "/a", "/a/0/-", "//", "/~0~1", "/\u00E9 \""},
        {"a", "#/a", "/~", "/~2", "/a~/b", "0"});
  check(Format::relative_json_pointer, {"0", "10", "0#", "1/a", "0/", "2//"},
        {"", "#", "/a", "01", "-1", "1#/a", "0##", "1a", "1/~"});
}

TEST_CASE("regular expressions") {
  check(Format::regex, {"", "^a$", R"(\p{L})", "(?<n>a)\\k<n>", "[]", "(?<=a+)b", R"(^(?:(a)|b)*\1$)"},
        {"(", "[", "*", R"(\a)", "(?i)a", "a++", R"(\p{Script=Nowhere})", R"(\1)"});
}

TEST_CASE("long strings take linear time") {
  const std::string_view parts[] = {
      "a",  "1",  "a.",     "@",      "\"",     "\\\"", ":",   "::", "/",  "%41",    "{a}",   "{",
      "a,", "~0", "xn--a.", "\u00FC", "\u0300", "-",    "P1Y", "[",  "a@", "\u3002", "\u05D0"};
  const auto start = std::chrono::steady_clock::now();
  for (const auto part : parts) {
    std::string text;
    while (text.size() < 500'000) text += part;
    for (const Format format : all_formats) matches(format, text);
  }
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(20));
}
