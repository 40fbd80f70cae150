// Properties that are told by the pattern of their names.

#include "cases/case.hpp"
#include "patterned_properties.tools.hpp"

using namespace patterned_properties;
using cases::why;

TEST_CASE("one pattern beside properties is a typed map") {
  const auto got = decode<Label::Parameters>(R"({"id":1,"x-size":2,"x-a":3})");
  REQUIRE(got);
  CHECK(got->x_size == 2);
  CHECK(got->additional == std::map<std::string, std::int64_t>{{"x-a", 3}});
  CHECK(*decode<Label::Parameters>(encode(*got)) == *got);
  CHECK(why(decode<Label::Parameters>(R"({"id":1,"x-size":0})")) == "/x-size: expected a number of at least 1, got 0");
  CHECK(
      why(decode<Label::Parameters>(R"({"id":1,"x-b":"2"})")).starts_with("/x-b: expected integer, got string \"2\""));
  CHECK(why(decode<Label::Parameters>(R"({"id":1,"y":2})")).starts_with("/y: unknown property \"y\""));
}

TEST_CASE("a pattern alone is a map") {
  const Headers::Parameters got = *decode<Headers::Parameters>(R"({"Accept":"text"})");
  CHECK(got.at("Accept") == "text");
  CHECK_FALSE(decode<Headers::Parameters>(R"({"accept":"text"})"));
}

TEST_CASE("several patterns are JSON, and all of them hold") {
  const Mixed::Parameters got = *decode<Mixed::Parameters>(R"({"n1":1,"end":7.5,"other":true})");
  CHECK(got.at("end") == 7.5);
  CHECK_FALSE(decode<Mixed::Parameters>(R"({"n1":1.5})"));
  CHECK_FALSE(decode<Mixed::Parameters>(R"({"end":11})"));
  CHECK_FALSE(decode<Mixed::Parameters>(R"({"nd":10.5})"));
  CHECK(decode<Mixed::Parameters>(R"({"nd":10})"));
  CHECK_FALSE(decode<Mixed::Parameters>(R"({"other":1})"));
}

TEST_CASE("names have a schema") {
  CHECK(decode<Named::Parameters>(R"({"abc":1})")->at("abc") == 1);
  CHECK(why(decode<Named::Parameters>(R"({"abcd":1,"A":2})")) ==
        "/abcd: expected at most 3 characters, got 4\n"
        "/A: expected text matching the pattern \"^[a-z]+$\", got \"A\"");
}
