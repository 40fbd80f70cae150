// 250 members, 500 enumerators, a schema of 100 KB, 1000 tools: made by CMakeLists.txt, too long to be kept.

#include "cases/case.hpp"
#include "huge.tools.hpp"
#include "thousand.tools.hpp"

using namespace huge;
using cases::why;

TEST_CASE("a struct of 250 members") {
  std::string json = "{";
  for (int i = 249; i >= 0; --i) {
    const char* const values[] = {"\"x\"", "1", "true", "1.5"};
    json += "\"m" + std::to_string(i) + "\":" + values[i % 4] + (i > 0 ? "," : "}");
  }
  const auto got = decode<Wide::Parameters>(json);
  REQUIRE(got);
  CHECK(got->m248 == "x");
  CHECK(*decode<Wide::Parameters>(encode(*got)) == *got);
  CHECK(decode<Wide::Parameters>("{}", {.limits = {.issues = 1000}}).error().size() == 125);
  CHECK(why(decode<Wide::Parameters>(json.substr(0, json.size() - 1) + ",\"m250\":1}")) ==
        "/m250: unknown property \"m250\"; did you mean \"m20\"?");
}

TEST_CASE("an enum of 500 values") {
  for (int i = 0; i < 500; ++i) {
    const std::string text = "code " + std::to_string(i);
    CHECK(to_string(decode<Pick::Parameters>(R"({"code":")" + text + "\"}")->code) == text);
  }
}

TEST_CASE("long texts") {
  CHECK(tools()[2].description == std::string(70000, 'x'));
  CHECK(toolbind::Json::parse(tools()[2].parameters_schema)["description"].get<std::string>().size() == 104000);
}

TEST_CASE("a thousand tools") {
  REQUIRE(thousand::tools().size() == 1000);
  CHECK(thousand::tools()[999].check(R"({"value":"x"})").empty());
  CHECK(thousand::tools()[999].check("{}").size() == 1);
  CHECK(thousand::decode<thousand::Tool500::Parameters>(R"({"value":"x","count":2})")->count == 2);
}
