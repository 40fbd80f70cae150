// Drafts 4 to 2020-12 side by side, each with its own meaning.

#include "cases/case.hpp"
#include "old_drafts.tools.hpp"

using namespace old_drafts;
using cases::why;

TEST_CASE("draft 4: boolean exclusive bounds, array items") {
  CHECK(why(decode<Four::Parameters>(R"({"age":0})")) == "/age: expected a number greater than 0, got 0");
  CHECK(why(decode<Four::Parameters>(R"({"age":150,"pair":["x",1,2]})")) == "");
  CHECK(why(decode<Four::Parameters>(R"({"pair":["x","y"]})")) != "");
}

TEST_CASE("draft 7: what stands beside $ref means nothing") {
  CHECK(why(decode<Seven::Parameters>(R"({"name":"abc"})")) == "");
  CHECK(why(decode<Seven::Parameters>(R"({"name":"abcd"})")) != "");
  CHECK(why(decode<Seven::Parameters>(R"({"even":0})")) != "");
}

TEST_CASE("2020-12: it does") {
  CHECK(why(decode<Latest::Parameters>(R"({"name":"a"})")) == "");
  CHECK(why(decode<Latest::Parameters>(R"({"name":"abc"})")) != "");
}
