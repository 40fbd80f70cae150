// The grammar of JSON is enforced exactly, also in values that are not looked at.

#include "cases/case.hpp"
#include "json_text.tools.hpp"

using namespace json_text;
using cases::why;

TEST_CASE("texts that are no JSON") {
  for (const char* bad : {"",
                          " ",
                          "{",
                          "{}x",
                          "{\"s\":\"\x01\"}",
                          "{\"s\":\"\\ud800\"}",
                          "{\"s\":\"\xff\"}",
                          "{\"n\":01}",
                          "{\"n\":1.}",
                          "{\"n\":.5}",
                          "{\"n\":+1}",
                          "{\"any\":[1,]}",
                          "{\"any\":{\"a\":1,}}",
                          "{'s':1}",
                          "{\"any\":nul}",
                          "{\"any\":tru}",
                          "{\"s\":\"a\nb\"}",
                          "// c\n{}",
                          "{\"any\":NaN}",
                          "\xef\xbb\xbf{}"}) {
    const auto got = decode<Read::Parameters>(bad);
    REQUIRE_FALSE(got);
    CHECK(got.error().front().keyword == "json");
  }
  CHECK(why(decode<Read::Parameters>("{\"s\":\"a\tb\"}")).starts_with("(root): not valid JSON at byte 7: "));
}

TEST_CASE("limits") {
  const std::string deep = "{\"any\":" + std::string(300, '[') + std::string(300, ']') + "}";
  CHECK(why(decode<Read::Parameters>(deep)) == "(root): nested deeper than 200 levels");
  CHECK(why(decode<Read::Parameters>(R"({"s":"abc"})", {.limits = {.bytes = 5}})) ==
        "(root): 11 bytes of JSON, at most 5 are taken");
  std::string many = "{";
  for (int i = 0; i < 100; ++i) many += (i > 0 ? ",\"x" : "\"x") + std::to_string(i) + "\":1";
  CHECK(decode<Read::Parameters>(many + "}").error().size() == 50);
  CHECK(decode<Read::Parameters>(many + "}", {.limits = {.issues = 3}}).error().size() == 3);
}

TEST_CASE("unusual but right") {
  CHECK(why(decode<Read::Parameters>(" \t\r\n{ \"\\u0073\" : \"\\ud83d\\ude00\" , \"n\" : -0.0e+5 } ")) == "");
  CHECK(decode<Read::Parameters>(R"({"s":"\u0000\/\b\f\n\r\t\"\\"})")->s == std::string("\0/\b\f\n\r\t\"\\", 9));
}
