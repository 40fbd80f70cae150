// null and absent stay apart.

#include "cases/case.hpp"
#include "nullable.tools.hpp"

using namespace nullable;
using cases::why;

TEST_CASE("null and absent") {
  const auto nulls = decode<Update::Parameters>(R"({"title":null,"owner":null,"age":null,"state":null,"size":null})");
  REQUIRE(nulls);
  CHECK_FALSE(nulls->title);
  REQUIRE(nulls->owner);
  CHECK_FALSE(*nulls->owner);
  CHECK(encode(*nulls) == R"({"title":null,"owner":null,"age":null,"state":null,"size":null})");

  const auto absent = decode<Update::Parameters>(R"({"title":"t","state":"on","size":2.0})");
  REQUIRE(absent);
  CHECK_FALSE(absent->owner);
  CHECK(absent->state == Update::State::on);
  CHECK(std::get<double>(*absent->size) == 2);
  CHECK(encode(*absent) == R"({"title":"t","state":"on","size":2.0})");
  CHECK(why(decode<Update::Parameters>(R"({"title":1,"state":"maybe"})")) ==
        "/title: expected string or null, got number 1\n"
        "/state: expected one of \"on\", \"off\" or null, got \"maybe\"\n"
        "(root): missing required property \"size\"");
}
