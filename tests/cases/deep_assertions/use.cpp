// Keywords that shape nothing, and are enforced before a handler sees the value.

#include "cases/case.hpp"
#include "deep_assertions.tools.hpp"

using namespace deep_assertions;
using cases::why;

TEST_CASE("contains") {
  CHECK(decode<Contained::Parameters>(R"({"list":[10,1,11]})")->list.size() == 3);
  CHECK(why(decode<Contained::Parameters>(R"({"list":[10,1]})")) == "/list: expected at least 2 matching items, got 1");
  CHECK(why(decode<Contained::Parameters>(R"({"list":[10,11,12,13]})")) ==
        "/list: expected at most 3 matching items, got 4");
}

TEST_CASE("dependents") {
  CHECK(decode<Pay::Parameters>(R"({"card":"1","address":"x"})"));
  CHECK(why(decode<Pay::Parameters>(R"({"card":"1"})")) == "(root): missing required property \"address\"");
  CHECK(why(decode<Pay::Parameters>(R"({"gift":true,"note":"hi"})")) == "/note: expected at least 3 characters, got 2");
  CHECK(decode<Pay::Parameters>(R"({"note":"hi"})"));
}

TEST_CASE("unevaluated properties, through references and conditions") {
  CHECK(decode<Shape::Parameters>(R"({"name":"a","size":1})"));
  CHECK(why(decode<Shape::Parameters>(R"({"size":1,"radius":2})")) == "/radius: unknown property \"radius\"");
  const auto round = decode<Shape::Parameters>(R"({"size":1,"round":true,"radius":2})");
  REQUIRE(round);
  CHECK(round->additional.at("radius") == 2);  // the condition tells of it, the struct has no member for it
  CHECK(*decode<Shape::Parameters>(encode(*round)) == *round);
}

TEST_CASE("unevaluated items") {
  CHECK(decode<Row::Parameters>(R"(["a",1,true,2])"));
  CHECK(why(decode<Row::Parameters>(R"(["a",true,"b"])")).starts_with("/2: expected integer"));
}

TEST_CASE("a dynamic reference means the schema one came from") {
  CHECK(tools()[4].check(R"({"children":[{"data":1}]})").empty());
  CHECK(tools()[4].check(R"({"children":[{"daat":1}]})").size() == 1);
}
