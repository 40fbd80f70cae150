// How many: items, properties, characters; and each item once.

#include "cases/case.hpp"
#include "counts.tools.hpp"

using namespace counts;

static std::string why(std::string_view json) { return cases::why(decode<Count::Parameters>(json)); }

TEST_CASE("items") {
  CHECK(why(R"({"items":[1,2]})") == "");
  CHECK(why(R"({"items":[1,2,3]})") == "");
  CHECK(why(R"({"items":[1]})") == "/items: expected at least 2 items, got 1");
  CHECK(why(R"({"items":[1,2,3,4]})") == "/items: expected at most 3 items, got 4");
  CHECK(why(R"({"exact":[]})") == "/exact: expected at least 1 item, got 0");
}

TEST_CASE("unique items are compared as JSON values") {
  CHECK(why(R"({"unique":[1,"1",true,null,[1],{"a":1},{"a":2}]})") == "");
  CHECK(why(R"({"unique":[1,1.0]})") != "");
  CHECK(why(R"({"unique":[{"a":1,"b":2},{"b":2,"a":1}]})") != "");
  CHECK(why(R"({"unique":["a","\u0061"]})") != "");
  CHECK(why(R"({"unique":[[1,2],[2,1]]})") == "");
  CHECK(why(R"({"rows":[{"id":1},{"id":2}]})") == "");
  // Defaults come after: as JSON these two differ.
  CHECK(why(R"({"rows":[{"id":1},{"id":1,"of":1}]})") == "");
  CHECK(why(R"({"rows":[{"id":1,"of":1.0},{"of":1,"id":1}]})") != "");
}

TEST_CASE("characters are code points") {
  CHECK(why(R"({"text":"é😀"})") == "");
  CHECK(why(R"({"text":"\ud83d\ude00"})") == "/text: expected at least 2 characters, got 1");
  CHECK(why(R"({"text":"12345"})") == "/text: expected at most 4 characters, got 5");
}

TEST_CASE("properties") {
  CHECK(why(R"({"members":{}})") == "/members: expected at least 1 property, got 0");
  CHECK(why(R"({"members":{"x":1,"y":2}})") == "");
  CHECK(why(R"({"members":{"a":1,"b":2,"c":3}})") == "/members: expected at most 2 properties, got 3");
}
