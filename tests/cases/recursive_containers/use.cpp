// Recursion through variants, maps, tuples and the root of the parameters.

#include "cases/case.hpp"
#include "recursive_containers.tools.hpp"

using namespace recursive_containers;
using cases::why;

TEST_CASE("every JSON value as a type of the spec") {
  const std::string text = R"({"a":[1.5,"two",null,{"b":true}],"c":{}})";
  const auto json = decode<Json>(text);
  REQUIRE(json);
  CHECK(encode(*json) == text);
  const auto& a = std::get<std::map<std::string, Json>>(*json->value).at("a");
  CHECK(std::get<std::vector<Json>>(*a.value).size() == 4);
}

TEST_CASE("tuples and maps") {
  const auto pairs = decode<Pairs>("[1,[2,[]]]");
  REQUIRE(pairs);
  CHECK(std::get<0>((*std::get<1>(pairs->value))->value) == 2);
  CHECK(encode(*pairs) == "[1,[2,[]]]");
  CHECK(why(decode<Pairs>("[1,[2,[3,4]]]")) == "/1/1/1: expected array, got number 4");
  const auto folder = decode<Folder>(R"({"bin":{"sh":100},"size":3})");
  REQUIRE(folder);
  CHECK(std::get<Folder>(folder->value.at("bin")).value.size() == 1);
  CHECK(why(decode<Folder>(R"({"bin":{"sh":"x"}})")) == "/bin/sh: expected integer or object, got string \"x\"");
}

TEST_CASE("one key of several, with more below") {
  const auto rule = decode<Rule>(R"({"all":[{"is":"a"},{"not":{"is":"b"}}]})");
  REQUIRE(rule);
  CHECK((*(*rule->all)[1].not_)->is == "b");
  CHECK(why(decode<Rule>(R"({"all":[{"is":"a","not":{"is":"b"}}]})")) == "/all/0: expected at most 1 property, got 2");
  CHECK(why(decode<Rule>(R"({"all":[]})")) == "/all: expected at least 1 item, got 0");
}

TEST_CASE("the parameters contain themselves") {
  const auto got = decode<Nest::Parameters>(R"({"own":[{"own":[]},{"rule":{"is":"x"}}]})");
  REQUIRE(got);
  CHECK((*got->own)[1].rule->is == "x");
  CHECK(encode(*got) == R"({"own":[{"own":[]},{"rule":{"is":"x"}}]})");
}

TEST_CASE("depth is limited, not the stack") { CHECK(why(decode<Pairs>(std::string(100000, '['))) != ""); }
