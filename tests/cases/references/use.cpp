// References: escapes in pointers, chains, siblings, pointers into other schemas, anchors, embedded resources.

#include "cases/case.hpp"
#include "references.tools.hpp"

using namespace references;
using cases::why;

TEST_CASE("one definition is one type, however it is reached") {
  static_assert(std::is_same_v<decltype(Follow::Parameters::slash), decltype(Follow::Parameters::alias)>);
  static_assert(std::is_same_v<decltype(Follow::Parameters::first), std::optional<std::vector<std::int64_t>>>);
  const auto got = decode<Follow::Parameters>(
      R"({"slash":{"slash":1},"tilde":{"tilde":2},"percent":{"percent":3},"alias":{"slash":4},"item":"y"})");
  REQUIRE(got);
  CHECK(got->slash->slash == 1);
  CHECK(got->tilde->tilde == 2);
  CHECK(got->percent->percent == 3);
  CHECK(got->alias->slash == 4);
  CHECK(got->item == Follow::Item::y);
}

TEST_CASE("the rules beside a reference and those behind it both hold") {
  CHECK(why(decode<Follow::Parameters>(R"({"bounded":0})")) == "/bounded: expected a number of at least 1, got 0");
  CHECK(why(decode<Follow::Parameters>(R"({"bounded":6})")) == "/bounded: expected a number of at most 5, got 6");
  CHECK(decode<Follow::Parameters>(R"({"number":6})"));
}

TEST_CASE("anchors and embedded resources") {
  CHECK(why(decode<Follow::Parameters>(R"({"anchored":"abc"})")) == "/anchored: expected at most 2 characters, got 3");
  CHECK(why(decode<Follow::Parameters>(R"({"resource":{"size":10},"inside":11})")) ==
        "/resource/size: expected a number of at most 9, got 10\n/inside: expected a number of at most 9, got 11");
}
