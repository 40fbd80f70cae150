// Keywords without a C++ shape are checks on the value.

#include "assertions.tools.hpp"
#include "cases/case.hpp"

using namespace assertions;
using cases::why;

TEST_CASE("anyOf of requirements keeps the struct") {
  static_assert(std::is_same_v<decltype(Search::Parameters::id), std::optional<std::int64_t>>);
  CHECK(why(decode<Search::Parameters>(R"({"id":1})")) == "");
  CHECK(why(decode<Search::Parameters>(R"({"name":"x"})")) == "");
  CHECK(why(decode<Search::Parameters>(R"({})")) != "");
}

TEST_CASE("not, if, then, else") {
  CHECK(why(decode<Search::Parameters>(R"({"id":1,"not_this":"c"})")) == "");
  CHECK(why(decode<Search::Parameters>(R"({"id":1,"not_this":"b"})")) != "");
  CHECK(why(decode<Search::Parameters>(R"({"id":1,"kind":"file","path":"x"})")) == "");
  CHECK(why(decode<Search::Parameters>(R"({"id":1,"kind":"file"})")) == "(root): missing required property \"path\"");
  CHECK(why(decode<Search::Parameters>(R"({"id":1,"kind":"web","path":"x"})")) != "");
}

TEST_CASE("alternatives that only bound") {
  for (const char* good : {"10", "100"})
    CHECK(why(decode<Search::Parameters>(std::string(R"({"id":1,"either":)") + good + "}")) == "");
  CHECK(why(decode<Search::Parameters>(R"({"id":1,"either":50})")) != "");
}
