// Without `type` a keyword speaks of its own kind of value only; any other value matches.

#include "cases/case.hpp"
#include "missing_types.tools.hpp"

using namespace missing_types;
using cases::why;

TEST_CASE("exactly what the schema says") {
  const auto with = [](const char* member, const char* value) {
    return why(decode<Loose::Parameters>("{\"" + std::string(member) + "\":" + value + "}"));
  };
  CHECK(with("object", R"({"a":1})") == "");
  CHECK(with("object", R"({"a":"1"})") != "");
  CHECK(with("object", "5") == "");
  CHECK(with("bounded", "2") != "");
  CHECK(with("bounded", "3") == "");
  CHECK(with("bounded", "\"x\"") == "");
  CHECK(with("text", "\"abc\"") != "");
  CHECK(with("text", "123456") == "");
  CHECK(with("list", "[1]") == "");
  CHECK(with("list", "[true]") != "");
  CHECK(with("list", "true") == "");
}
