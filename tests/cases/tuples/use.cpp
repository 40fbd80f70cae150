// Tuples: closed ones, ones with a rest, ones whose last elements may be missing.

#include "cases/case.hpp"
#include "tuples.tools.hpp"

using namespace tuples;
using cases::why;

TEST_CASE("a closed tuple as root") {
  const auto got = decode<Plot::Parameters>(R"([1,"x","b"])");
  REQUIRE(got);
  CHECK(std::get<0>(*got) == 1);
  CHECK(std::get<2>(*got) == Plot::ParametersItem3::b);
  CHECK(encode(*got) == R"([1,"x","b"])");
  CHECK(why(decode<Plot::Parameters>(R"([1,"x","b",4])")) != "");
  CHECK(why(decode<Plot::Parameters>(R"([1,"x"])")) == "(root): expected at least 3 items, got 2");
  CHECK(why(decode<Plot::Parameters>(R"(["1","x","c"])")) ==
        "/0: expected integer, got string \"1\"\n/2: expected one of \"a\", \"b\", got \"c\"");
}

TEST_CASE("rest and missing elements") {
  const auto got = decode<Plot::Success>(R"({"open":[1.5,null,[]],"rest":["a"],"old":[1]})");
  REQUIRE(got);
  CHECK(std::get<1>(*got->open).size() == 2);
  CHECK_FALSE(std::get<1>(*got->rest));
  CHECK(std::get<0>(*got->old) == 1);
  CHECK(encode(*got) == R"({"open":[1.5,null,[]],"rest":["a"],"old":[1]})");
  const auto full = decode<Plot::Success>(R"({"rest":["a",true,1,2]})");
  REQUIRE(full);
  CHECK(std::get<2>(*full->rest) == std::vector<std::int64_t>{1, 2});
  CHECK(why(decode<Plot::Success>(R"({"rest":["a",true,1,"2"]})")) == "/rest/3: expected integer, got string \"2\"");
  CHECK(why(decode<Plot::Success>(R"({"old":[1,2,3]})")) != "");
}

TEST_CASE("a gap can't be written") {
  Plot::Success gap;
  gap.rest.emplace("a", std::nullopt, std::vector<std::int64_t>{1});
  CHECK_THROWS_AS(encode(gap), toolbind::EncodeError);
}
