// Schemas that say nothing (Json), false (never), and enums of mixed values.

#include "any_value.tools.hpp"
#include "cases/case.hpp"

using namespace any_value;
using cases::why;

TEST_CASE("json members") {
  const auto got = decode<Log::Parameters>(
      R"({"empty":{"b":[1,2.5,"x",true,null],"a":18446744073709551615},"yes":[],"mixed":{"a":1}})");
  REQUIRE(got);
  CHECK(got->empty["b"][1] == 2.5);
  CHECK(got->empty["a"].get<std::uint64_t>() == UINT64_MAX);
  CHECK(*got->mixed == toolbind::Json{{"a", 1}});
  CHECK(*decode<Log::Parameters>(encode(*got)) == *got);
  CHECK(why(decode<Log::Parameters>(R"({"empty":{"x":1,"x":2}})")) != "");
  CHECK(why(decode<Log::Parameters>(R"({"empty":[1,]})")) != "");
}

TEST_CASE("false and mixed enums") {
  CHECK(why(decode<Log::Parameters>(R"({"empty":0,"no":1})")) != "");
  for (const char* good : {"1", "1.0", "\"one\"", "null", "[1,2]", "{\"a\":1}"}) {
    CHECK(why(decode<Log::Parameters>(std::string(R"({"empty":0,"mixed":)") + good + "}")) == "");
  }
  CHECK(why(decode<Log::Parameters>(R"({"empty":0,"mixed":[2,1]})")) != "");
}

TEST_CASE("any success") { CHECK(encode(Log::Success{{"k", 1}}) == R"({"k":1})"); }
