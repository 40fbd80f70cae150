// AnyCall: a decoded call of any tool, for those who would rather switch than bind.

#include "any_call.tools.hpp"
#include "cases/case.hpp"

using namespace any_call;

TEST_CASE("the name picks the alternative") {
  const auto open = decode_call({.name = "open", .arguments = R"({"path":"/tmp"})"});
  REQUIRE(open);
  CHECK(std::get<toolbind::Call<Open>>(*open).parameters.path == "/tmp");
  const auto close = decode_call({.name = "close", .arguments = "{}"});
  REQUIRE(close);
  CHECK(close->index() == 1);
  const auto find = decode_call({.name = "find", .arguments = "7"});
  REQUIRE(find);
  CHECK(std::get<std::int64_t>(std::get<toolbind::Call<Find>>(*find).parameters) == 7);
}

TEST_CASE("issues") {
  CHECK(cases::why(decode_call({.name = "open", .arguments = R"({"path":1})"})) ==
        "/path: expected string, got number 1");
  CHECK(cases::why(decode_call({.name = "opne"})) == "(root): unknown tool \"opne\"; did you mean \"open\"?");
}
