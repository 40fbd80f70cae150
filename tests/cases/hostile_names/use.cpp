// Legal in JSON, trouble in C++: keywords, macros, reserved names, Unicode, collisions.

#include "cases/case.hpp"
#include "hostile_names.tools.hpp"

using namespace hostile_names;
using cases::why;

TEST_CASE("every name reaches its own member") {
  const char* const names[] = {"class", "min",        "major",       "NULL",     "errno", "EOF",   "_Reserved",  "a__b",
                               "3d",    "two words",  "...",         "",         "😀",     "größe", "Parameters", "y",
                               "Y",     "operator==", "a\\\"b\\\\c", "a\\u0000b"};
  for (const char* name : names) {
    const std::string json = "{\"" + std::string(name) + "\":7}";
    const auto got = decode<Class::Parameters>(json);
    REQUIRE(got);
    CHECK(encode(*got) == json);
  }
  const auto y = decode<Class::Parameters>(R"({"y":1,"Y":2,"Other":{"a":1},"_other_":{"b":2}})");
  REQUIRE(y);
  CHECK(encode(*y) == R"({"Other":{"a":1},"_other_":{"b":2},"y":1,"Y":2})");
}

TEST_CASE("enumerators") {
  for (const char* text : {"On", "on", "_on_", "ON", "x", "X", "true", "int", "<", "<=", "0", "00"}) {
    CHECK(to_string(*toolbind::parse<Class::Mode>(text)) == text);
  }
}

struct Handlers {
  void class_(const Class::Parameters&) {}
  void std_(const Std::Parameters&) {}
  void get_it(const GetIt::Parameters&) {}
  void get_it_2(const GetIt_2::Parameters&) {}
  void p(const P::Parameters&) {}
  void bind(const Bind::Parameters&) {}
  void Tools(const Tools_2::Parameters&) {}
  void namespace_(const Namespace::Parameters&) {}
};

TEST_CASE("handlers of hostile names") {
  Handlers handlers;
  const auto toolkit = bind(handlers);
  for (const char* name : {"class", "std", "get-it", "get_it", "p", "bind", "Tools", "namespace"}) {
    CHECK(toolkit.dispatch({.name = name, .arguments = "{}"}).status == toolbind::Status::ok);
  }
}
