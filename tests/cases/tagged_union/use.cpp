// A constant property decides; the order of keys does not matter.

#include "cases/case.hpp"
#include "tagged_union.tools.hpp"

using namespace tagged_union;
using cases::why;

TEST_CASE("the tag decides") {
  const auto got = decode<Draw::Parameters>(
      R"({"shapes":[{"kind":"circle","radius":1},{"side":2,"kind":"square"},{"kind":"dot"}]})");
  REQUIRE(got);
  REQUIRE(got->shapes.size() == 3);
  CHECK(std::get<Circle>(got->shapes[0]).radius == 1);
  CHECK(std::get<Square>(got->shapes[1]).side == 2);
  CHECK(std::holds_alternative<Draw::Dot>(got->shapes[2]));
  CHECK(encode(*got) == R"({"shapes":[{"kind":"circle","radius":1.0},{"kind":"square","side":2.0},{"kind":"dot"}]})");
}

TEST_CASE("what is wrong with a tagged value") {
  CHECK(why(decode<Draw::Parameters>(R"({"shapes":[{"kind":"circle","side":2}]})")) ==
        "/shapes/0: missing required property \"radius\"");
  CHECK(why(decode<Draw::Parameters>(R"({"shapes":[{"kind":"cirle"}]})")) ==
        "/shapes/0/kind: expected one of \"circle\", \"dot\", \"square\", got \"cirle\"; did you mean \"circle\"?");
  CHECK(why(decode<Draw::Parameters>(R"({"shapes":[{"radius":2}]})")) != "");
}
