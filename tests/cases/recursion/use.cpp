// Types that contain themselves: through optional members, lists, maps, unions and each other.

#include "cases/case.hpp"
#include "recursion.tools.hpp"

using namespace recursion;
using cases::why;

TEST_CASE("a linked structure") {
  const auto got = decode<Node>(R"({"value":1,"next":{"value":2,"children":[{"value":3}]}})");
  REQUIRE(got);
  CHECK((*got->next)->children->at(0).value == 3);
  const Node copy = *got;
  CHECK(copy == *got);
  CHECK(encode(copy) == R"({"value":1,"next":{"value":2,"children":[{"value":3}]}})");
  static_assert(std::is_same_v<Walk::Parameters, Node>);
}

TEST_CASE("a recursive union") {
  const auto got = decode<Walk::Success>(R"({"op":"+","left":1,"right":{"op":"-","left":2,"right":3}})");
  REQUIRE(got);
  CHECK(encode(*got) == R"({"op":"+","left":1.0,"right":{"op":"-","left":2.0,"right":3.0}})");
  CHECK(why(decode<Walk::Success>(R"({"op":"+","left":1,"right":{"op":"-","left":"2","right":3}})")) != "");
}

TEST_CASE("a recursive list becomes a struct") {
  const auto got = decode<Tree>("[[],[[]]]");
  REQUIRE(got);
  CHECK(got->value.size() == 2);
  CHECK(got->value[1].value[0].value.empty());
  CHECK(encode(*got) == "[[],[[]]]");
  CHECK(why(decode<Tree>("[[1]]")) == "/0/0: expected array, got number 1");
}

TEST_CASE("mutual recursion") {
  const auto got = decode<Ping>(R"({"pong":{"ping":{"pong":{"ping":null}},"others":{"a":{}}}})");
  REQUIRE(got);
  CHECK(encode(*got) == R"({"pong":{"ping":{"pong":{"ping":null}},"others":{"a":{}}}})");
}

TEST_CASE("an empty box can't be written") {
  std::optional<toolbind::Box<Node>> next;
  next.emplace();
  CHECK_THROWS_WITH_AS(encode(Node{.value = 1, .next = next}), "/next: an empty Box has no value to write",
                       toolbind::EncodeError);
}

TEST_CASE("depth is limited") {
  std::string deep;
  for (int i = 0; i < 100000; ++i) deep += '[';
  CHECK(why(decode<Tree>(deep)) == "(root): nested deeper than 200 levels");
}
