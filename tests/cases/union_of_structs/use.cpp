// The root of the parameters is a union of structs, told apart by the keys they have.

#include "cases/case.hpp"
#include "union_of_structs.tools.hpp"

using namespace union_of_structs;
using cases::why;

TEST_CASE("alternatives") {
  const auto bash = decode<Run::Parameters>(R"({"bash":"ls","timeout":5})");
  REQUIRE(bash);
  CHECK(std::get<Run::Bash>(*bash) == Run::Bash{.bash = "ls", .timeout = 5});
  CHECK(encode(*bash) == R"({"bash":"ls","timeout":5})");
  CHECK(std::get<Run::Python>(*decode<Run::Parameters>(R"({"python":"1"})")).python == "1");
}

TEST_CASE("the issues are those of the alternative that was meant") {
  CHECK(why(decode<Run::Parameters>(R"({"bash":7})")) == "/bash: expected string, got number 7");
  CHECK(why(decode<Run::Parameters>(R"({"code":"x","lang":"c"})")) ==
        "/lang: unknown property \"lang\"; the properties are \"code\"");
  CHECK(why(decode<Run::Parameters>(R"({})")) != "");
  CHECK(why(decode<Run::Parameters>(R"("x")")) != "");
}

struct Handlers {
  void run(const Run::Parameters&) {}
};

TEST_CASE("dispatch") {
  Handlers handlers;
  CHECK(bind(handlers).dispatch({.name = "run", .arguments = R"({"code":"x"})"}).status == toolbind::Status::ok);
}
