// Members beside a union belong to every alternative.

#include "cases/case.hpp"
#include "distributed_union.tools.hpp"

using namespace distributed_union;
using cases::why;

TEST_CASE("common members") {
  const auto got = decode<Pay::Parameters>(R"({"amount":5,"till":2})");
  REQUIRE(got);
  CHECK(std::get<Pay::Cash>(*got) == Pay::Cash{.amount = 5, .till = 2});
  CHECK(encode(*got) == R"({"amount":5,"till":2})");
  CHECK(why(decode<Pay::Parameters>(R"({"amount":0,"till":2})")) != "");
  CHECK(why(decode<Pay::Parameters>(R"({"amount":1})")) != "");
  CHECK(why(decode<Pay::Parameters>(R"({"amount":1,"till":2,"card":"x"})")) != "");
}
