// Objects without properties are maps; the root may be one.

#include "cases/case.hpp"
#include "maps.tools.hpp"

using namespace maps;
using cases::why;

TEST_CASE("a map of unions as root") {
  const auto got = decode<Store::Parameters>(R"({"b":[],"a":1,"":["x"]})");
  REQUIRE(got);
  CHECK(got->size() == 3);
  CHECK(std::get<std::int64_t>(got->at("a")) == 1);
  CHECK(encode(*got) == R"({"":["x"],"a":1,"b":[]})");
  CHECK(why(decode<Store::Parameters>(R"({"a/b~":true})")) != "");
  CHECK(why(decode<Store::Parameters>(R"({"a":1,"a":2})")) == "(root): key \"a\" appears more than once");
}

TEST_CASE("maps in members") {
  const auto got = decode<Store::Success>(R"({"open":{"x":[1,{"y":null}]},"nested":{"m":{"n":true}},"few":{"k":"v"}})");
  REQUIRE(got);
  CHECK(got->open->at("x")[1]["y"].is_null());
  CHECK(got->nested->at("m").at("n"));
  CHECK(*decode<Store::Success>(encode(*got)) == *got);
  CHECK(why(decode<Store::Success>(R"({"few":{}})")) == "/few: expected at least 1 property, got 0");
  CHECK(why(decode<Store::Success>(R"({"few":{"a":"","b":"","c":""}})")) ==
        "/few: expected at most 2 properties, got 3");
}
