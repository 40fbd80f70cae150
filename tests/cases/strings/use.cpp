// Lengths in code points, patterns, enforced formats.

#include "cases/case.hpp"
#include "strings.tools.hpp"

using namespace strings;
using cases::why;

namespace {
std::string with(const std::string& member, const std::string& text) {
  return why(decode<Write::Parameters>("{\"" + member + "\":\"" + text + "\"}"));
}
}  // namespace

TEST_CASE("lengths") {
  CHECK(with("short", "😀é中") == "");
  CHECK(with("short", "\\ud83d\\ude00ab") == "");
  CHECK(with("short", "") == "/short: expected at least 1 character, got 0");
  CHECK(with("short", "abcd") == "/short: expected at most 3 characters, got 4");
}

TEST_CASE("patterns") {
  CHECK(with("code", "AB12") == "");
  CHECK(with("code", "AB12\\n") != "");
  CHECK(with("code", "ab1") == "/code: expected text matching the pattern \"^[A-Z]{2}\\d+$\", got \"ab1\"");
  CHECK(with("word", "123é") == "");
  CHECK(with("word", "123") != "");
}

TEST_CASE("formats") {
  CHECK(with("when", "2026-02-28T12:00:00Z") == "");
  CHECK(with("when", "2026-02-30T12:00:00Z") != "");
  CHECK(with("link", "https://example.com/a?b#c") == "");
  CHECK(with("link", "not a uri") != "");
  CHECK(with("odd", "anything") == "");
}
