// allOf: one struct with the members of all parts; every part's rules hold.

#include "all_of.tools.hpp"
#include "cases/case.hpp"

using namespace all_of;
using cases::why;

TEST_CASE("members of all parts") {
  const auto got = decode<Add::Parameters>(R"({"name":"Ada","year":2000,"note":"x"})");
  REQUIRE(got);
  CHECK(*got == Add::Parameters{.year = 2000, .note = "x", .name = "Ada"});
  CHECK(why(decode<Add::Parameters>(R"({"name":"A","year":1800})")) ==
        "/name: expected at least 2 characters, got 1\n/year: expected a number of at least 1900, got 1800");
  CHECK(why(decode<Add::Parameters>(R"({"name":"Ada","year":2200})")) ==
        "/year: expected a number of at most 2100, got 2200");
  CHECK(why(decode<Add::Parameters>(R"({"name":"Ada"})")) == "(root): missing required property \"year\"");
}
