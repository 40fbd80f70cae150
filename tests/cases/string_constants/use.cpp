// A union of string constants is an enum with documented enumerators.

#include "cases/case.hpp"
#include "string_constants.tools.hpp"

using namespace string_constants;
using cases::why;

TEST_CASE("constants become enumerators") {
  const auto got = decode<Order::Parameters>(R"({"size":"L","extra":"milk"})");
  REQUIRE(got);
  CHECK(got->size == Order::Size::L);
  CHECK(got->extra == Order::Extra::milk);
  CHECK(why(decode<Order::Parameters>(R"({"size":"M"})")) == "/size: expected one of \"S\", \"L\", got \"M\"");
}
