// oneOf whose alternatives may overlap: exactly one must match.

#include "cases/case.hpp"
#include "exactly_one.tools.hpp"

using namespace exactly_one;
using cases::why;

TEST_CASE("exactly one") {
  CHECK(std::get<Pick::ByName>(*decode<Pick::Parameters>(R"({"name":"x"})")).name == "x");
  CHECK(std::get<Pick::ById>(*decode<Pick::Parameters>(R"({"id":4,"name":5})")).id == 4);
  CHECK(why(decode<Pick::Parameters>(R"({"id":4,"name":"x"})")) ==
        "(root): matches both ByName and ById; exactly one alternative may match");
  CHECK(why(decode<Pick::Parameters>(R"({"id":"4"})")) != "");
}
