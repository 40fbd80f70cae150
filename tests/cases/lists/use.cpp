// Arrays: as root, of booleans, nested, of anything, unique.

#include "cases/case.hpp"
#include "lists.tools.hpp"

using namespace lists;
using cases::why;

TEST_CASE("a list as root") {
  const auto got = decode<Sort::Parameters>(R"(["b","a"])");
  REQUIRE(got);
  CHECK(*got == std::vector<std::string>{"b", "a"});
  CHECK(encode(*got) == R"(["b","a"])");
  CHECK(why(decode<Sort::Parameters>("[]")) == "(root): expected at least 1 item, got 0");
  CHECK(why(decode<Sort::Parameters>(R"(["a","b","c","d"])")) == "(root): expected at most 3 items, got 4");
  CHECK(why(decode<Sort::Parameters>(R"(["a","\u0061"])")) != "");
}

TEST_CASE("lists in members") {
  const auto got = decode<Sort::Success>(
      R"({"flags":[true,false],"grid":[[1],[],[2,3]],"any":[1,"x",null],"objects":[{"n":1},{"n":2},{}]})");
  REQUIRE(got);
  CHECK(got->flags == std::vector<bool>{true, false});
  CHECK(got->grid->at(2).at(1) == 3);
  CHECK(got->any->at(1) == "x");
  CHECK(encode(*got) ==
        R"({"flags":[true,false],"grid":[[1],[],[2,3]],"any":[1,"x",null],"objects":[{"n":1},{"n":2},{}]})");
  CHECK(why(decode<Sort::Success>(R"({"objects":[{"n":1,"m":2},{"m":2.0,"n":1}]})")) != "");
  CHECK(why(decode<Sort::Success>(R"({"grid":[[1],["x"]]})")) == "/grid/1/0: expected integer, got string \"x\"");
}
