// Schemas that contradict themselves still give working code, and warnings.

#include "cases/case.hpp"
#include "contradictions.tools.hpp"

using namespace contradictions;
using cases::why;

TEST_CASE("what is left works") {
  const auto got = decode<Odd::Parameters>(
      R"({"required_default":1,"wrong_enum":"x","undeclared":{"ghost":[1]},"open":{"a":1,"b":2}})");
  REQUIRE(got);
  CHECK_FALSE(got->bad_default);
  CHECK(got->undeclared->ghost == toolbind::Json{1});
  CHECK(got->open->additional.at("b") == 2);
  CHECK(why(decode<Odd::Parameters>("{}")) == "(root): missing required property \"required_default\"");
  CHECK(why(decode<Odd::Parameters>(R"({"required_default":1,"empty_enum":1})")) != "");
  CHECK(why(decode<Odd::Parameters>(R"({"required_default":1,"wrong_enum":1})")) != "");
  CHECK(why(decode<Odd::Parameters>(R"({"required_default":1,"impossible":5})")) != "");
  CHECK(why(decode<Odd::Parameters>(R"({"required_default":1,"undeclared":{}})")) != "");
  CHECK(encode(Odd::Parameters{.required_default = 2}) == R"({"required_default":2})");
}
