// A union inside a union, nullable.

#include "cases/case.hpp"
#include "union_of_unions.tools.hpp"

using namespace union_of_unions;
using cases::why;

TEST_CASE("nested unions") {
  const auto got = decode<Draw::Parameters>(R"({"what":{"w":2},"more":[{"r":1},7]})");
  REQUIRE(got);
  CHECK(encode(*got) == R"({"what":{"w":2.0},"more":[{"r":1.0},7]})");
  CHECK(encode(*decode<Draw::Parameters>(R"({"what":null})")) == R"({"what":null})");
  CHECK(encode(*decode<Draw::Parameters>(R"({"what":"x"})")) == R"({"what":"x"})");
  CHECK(why(decode<Draw::Parameters>(R"({"what":{"w":"2"}})")) == "/what/w: expected number, got string \"2\"");
  CHECK(why(decode<Draw::Parameters>(R"({"more":[{"q":1}]})")) != "");
}
