// Unknown keys: skipped, refused, kept, or kept with a type.

#include "cases/case.hpp"
#include "extra_properties.tools.hpp"

using namespace extra_properties;
using cases::why;

TEST_CASE("open and closed") {
  const auto got = decode<Tag::Parameters>(R"({"open":{"id":1,"x":{"deep":[1]}}})");
  REQUIRE(got);
  CHECK(encode(*got) == R"({"open":{"id":1}})");
  CHECK(why(decode<Tag::Parameters>(R"({"closed":{"id":1,"ID":2}})")) ==
        "/closed/ID: unknown property \"ID\"; did you mean \"id\"?");
  CHECK(why(decode<Tag::Parameters>(R"({"empty":{}})")) == "");
  CHECK(why(decode<Tag::Parameters>(R"({"empty":{"x":1}})")) == "/empty/x: unknown property \"x\"; none are allowed");
}

TEST_CASE("kept") {
  const auto got = decode<Tag::Parameters>(
      R"({"kept":{"z":1,"id":2,"a":[null],"additional":"s"},"typed":{"on":true,"id":3,"off":false}})");
  REQUIRE(got);
  CHECK(got->kept->additional == std::map<std::string, toolbind::Json>{{"a", {nullptr}}, {"z", 1}});
  CHECK(got->kept->additional_2 == "s");
  CHECK(got->typed->additional == std::map<std::string, bool>{{"off", false}, {"on", true}});
  CHECK(encode(*got) ==
        R"({"kept":{"id":2,"additional":"s","a":[null],"z":1},"typed":{"id":3,"off":false,"on":true}})");
  CHECK(why(decode<Tag::Parameters>(R"({"typed":{"on":1}})")) == "/typed/on: expected boolean, got number 1");
}

TEST_CASE("an extra key of a value to encode must not be a member's") {
  const Tag::Typed wrong{.id = 1, .additional = {{"id", true}}};
  CHECK_THROWS_AS(encode(wrong), toolbind::EncodeError);
}
