// What a union that nothing matches says: the issues of the alternative that came closest.

#include "cases/case.hpp"
#include "closest_alternative.tools.hpp"

using namespace closest_alternative;

static std::string why(std::string_view json) { return cases::why(decode<Draw::Parameters>(json)); }

TEST_CASE("by the keys that are there") {
  CHECK(why(R"({"untagged":{"x":1,"y":2,"radius":-1}})") ==
        "/untagged/radius: expected a number of at least 0, got -1");
  CHECK(why(R"({"untagged":{"x":1,"y":2,"width":"3","height":4}})") ==
        "/untagged/width: expected number, got string \"3\"");
  CHECK(why(R"({"untagged":{"x":1,"y":2,"width":3}})") == "/untagged: missing required property \"height\"");
}

TEST_CASE("by the tag") {
  CHECK(why(R"({"tagged":{"op":"turn","degrees":360}})") ==
        "/tagged/degrees: expected a number of at most 359, got 360");
  CHECK(why(R"({"tagged":{"op":"trun","degrees":3}})") ==
        "/tagged/op: expected one of \"move\", \"turn\", got \"trun\"; did you mean \"turn\"?");
}

TEST_CASE("by the kind of value") {
  CHECK(why(R"({"kinds":9})") == "/kinds: expected a number of at least 10, got 9");
  CHECK(why(R"({"kinds":["a",2]})") == "/kinds/1: expected string, got number 2");
  CHECK(why(R"({"lists":["a","b",3]})") ==
        "/lists: matches none of \"alternative 1\", \"alternative 2\"; closest is \"alternative 2\", and for that:\n"
        "/lists/2: expected string, got number 3");
  CHECK(why(R"({"lists":[1,2,"c"]})") ==
        "/lists: matches none of \"alternative 1\", \"alternative 2\"; closest is \"alternative 1\", and for that:\n"
        "/lists/2: expected integer, got string \"c\"");
}
