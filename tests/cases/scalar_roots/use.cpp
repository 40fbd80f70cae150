// The root of parameters and results may be any schema.

#include "cases/case.hpp"
#include "scalar_roots.tools.hpp"

using namespace scalar_roots;
using cases::why;

struct Handlers {
  bool text(const Text::Parameters& text) { return text == "ok"; }
  std::monostate number(const Number::Parameters&) { return {}; }
  Choice::Success choice(const Choice::Parameters& choice) {
    return choice == Choice::Parameters::a ? std::optional<std::int64_t>(1) : std::nullopt;
  }
  void anything(const Anything::Parameters&) {}
  void nothing(const Nothing::Parameters&) {}
  void none(const None_::Parameters&) {}
};

TEST_CASE("scalars as roots") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  const auto run = [&](const char* name, const char* arguments) {
    return toolkit.dispatch({.name = name, .arguments = arguments}).message_for_model;
  };
  CHECK(run("text", "\"ok\"") == "true");
  CHECK(run("text", "\"x\"") == "invalid arguments for \"text\":\n(root): expected at least 2 characters, got 1");
  CHECK(run("number", "2.5") == "null");
  CHECK(run("choice", "\"a\"") == "1");
  CHECK(run("choice", "\"b\"") == "null");
  CHECK(run("anything", "[1]") == "null");
  CHECK(run("none", "") == "null");
  CHECK(run("nothing", "{}") != "null");
}

TEST_CASE("no parameters: an empty, closed object") {
  CHECK(tools()[5].parameters_schema == R"({"type":"object","properties":{},"additionalProperties":false})");
  CHECK(why(decode<None_::Parameters>("{}")) == "");
  CHECK(why(decode<None_::Parameters>(R"({"x":1})")) != "");
}
