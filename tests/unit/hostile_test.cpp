// Values and schemas that are made to be slow, or to break something: each ends soon, with an issue or an answer.

#include <doctest/doctest.h>

#include <toolbind/toolkit.hpp>

using namespace toolbind;

namespace {

Result<Toolkit> kit(const SchemaText& schema) {
  return Toolkit().with_dynamic({.name = "t", .parameters = schema}, [](const Json&) { return true; });
}

std::string checked(const SchemaText& schema, const std::string& value) {
  const auto toolkit = kit(schema);
  REQUIRE_MESSAGE(toolkit, to_string(toolkit.error()));
  const Issues issues = toolkit->validate("t", value);
  return issues.empty() ? "valid" : issues.front().keyword;
}

std::string repeated(const std::string& text, std::size_t count) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

}  // namespace

TEST_CASE("values: depth, width, length") {
  CHECK(checked("{}", repeated("[", 1'000'000) + repeated("]", 1'000'000)) == "limit");
  CHECK(checked(R"({"$defs":{"n":{"items":{"$ref":"#/$defs/n"}}},"$ref":"#/$defs/n"})",
                repeated("[", 100'000) + repeated("]", 100'000)) == "limit");
  std::string wide = "{";
  for (int i = 0; i < 200'000; ++i) wide += "\"k" + std::to_string(i) + "\":" + std::to_string(i) + ",";
  wide.back() = '}';
  CHECK(checked(R"({"additionalProperties":{"type":"integer"}})", wide) == "valid");
  CHECK(checked(R"({"patternProperties":{"^k":{"type":"integer"}},"additionalProperties":false})", wide) == "valid");
  CHECK(checked(R"({"properties":{"k1":true},"patternProperties":{"^k":true},"unevaluatedProperties":false})", wide) ==
        "valid");
  CHECK(checked(R"({"propertyNames":{"maxLength":3}})", wide) == "maxLength");
  const std::string megabytes = '"' + std::string(10'000'000, 'a') + '"';
  CHECK(checked(R"({"type":"string","pattern":"^a*$","minLength":3})", megabytes) == "valid");
  CHECK(checked(R"({"maxLength":3})", megabytes) == "maxLength");
  std::string items = "[";
  for (int i = 0; i < 200'000; ++i) items += std::to_string(i) + ",";
  items.back() = ']';
  CHECK(checked(R"({"uniqueItems":true,"contains":{"minimum":199999}})", items) == "valid");
  CHECK(checked(R"({"prefixItems":[true],"contains":{"type":"integer"},"unevaluatedItems":false})", items) == "valid");
}

TEST_CASE("patterns that backtrack") {
  for (const char* pattern : {"^(a+)+$", "^(a|a)*$", "^(.*a){20}$", "(x+x+)+y"}) {
    CAPTURE(pattern);
    const std::string value = '"' + std::string(50'000, pattern[1] == 'x' ? 'x' : 'a') + "!\"";
    const std::string got = checked(Json{{"pattern", pattern}}, value);
    CHECK((got == "limit" || got == "pattern"));
    const Json names{{"patternProperties", Json{{pattern, false}}}};
    const std::string named = checked(names, "{" + value + ":1}");
    CHECK((named == "limit" || named == "valid"));
  }
}

TEST_CASE("references that multiply") {
  Json bomb = Json::object();
  for (int i = 0; i < 30; ++i) {
    const std::string next = "#/$defs/d" + std::to_string(i + 1);
    bomb["d" + std::to_string(i)] = {{"allOf", {{{"$ref", next}}, {{"$ref", next}}}}};
  }
  bomb["d30"] = {{"type", "integer"}};
  CHECK(checked(Json{{"$defs", bomb}, {"$ref", "#/$defs/d0"}}, "1") == "valid");
  CHECK(checked(Json{{"$defs", bomb}, {"$ref", "#/$defs/d0"}}, "\"x\"") == "type");

  for (const char* keyword : {"anyOf", "oneOf"}) {
    CAPTURE(keyword);
    Json nest = {{"type", "integer"}};
    for (int i = 0; i < 8; ++i) nest = {{keyword, {nest, {{"items", nest}}, {{"type", "null"}}}}};
    const auto toolkit = kit(nest);
    if (toolkit) CHECK(toolkit->validate("t", repeated("[", 150) + repeated("]", 150)).size() < 100);
  }
  // A schema that is itself in every branch.
  const char* tree =
      R"({"$defs":{"n":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/n"},"minItems":1},
          {"type":"array","items":{"$ref":"#/$defs/n"},"maxItems":1},{"type":"null"}]}},"$ref":"#/$defs/n"})";
  CHECK(checked(tree, repeated("[", 190) + "1" + repeated("]", 190)) != "valid");
  CHECK(checked(tree, repeated("[", 190) + "null" + repeated("]", 190)) == "valid");
}

TEST_CASE("unevaluated, nested in itself") {
  Json nest = {{"properties", {{"a", true}}}};
  for (int i = 0; i < 60; ++i) nest = {{"allOf", {nest}}, {"unevaluatedProperties", {{"type", "integer"}}}};
  CHECK(checked(nest, R"({"a":"x","b":1})") == "valid");
  CHECK(checked(nest, R"({"a":"x","b":"y"})") == "type");
  const char* dynamic = R"({"$dynamicAnchor":"n","type":"object","properties":{"in":{"$dynamicRef":"#n"}},
                            "anyOf":[{"$dynamicRef":"#n"},true]})";
  CHECK_FALSE(kit(dynamic));
}

TEST_CASE("schemas that are deep, long or endless") {
  CHECK_FALSE(kit(repeated(R"({"items":)", 100'000) + "{}" + repeated("}", 100'000)));
  CHECK_FALSE(kit(repeated(R"({"not":)", 12'000) + "{}" + repeated("}", 12'000)));
  CHECK_FALSE(kit(R"({"allOf":[{"$ref":"#"}]})"));
  CHECK_FALSE(kit(R"({"$ref":"#"})"));
  CHECK(checked(R"({"type":"object","properties":{"c":{"allOf":[{"$ref":"#"}]}}})", R"({"c":{"c":{}}})") == "valid");
  CHECK(checked(R"({"type":"object","properties":{"c":{"allOf":[{"$ref":"#"},{"minProperties":1}]}}})",
                R"({"c":{"c":{"d":1}}})") == "valid");
  CHECK_FALSE(kit(R"({"pattern":"(((((("})"));
  CHECK_FALSE(kit(Json{{"pattern", repeated("(", 50'000) + repeated(")", 50'000)}}));
  CHECK_FALSE(kit(R"({"$ref":"https://example.com/elsewhere.json"})"));
  Json properties = Json::object();
  for (int i = 0; i < 2000; ++i) properties["p" + std::to_string(i)] = {{"type", "integer"}};
  CHECK(checked(Json{{"properties", properties}, {"additionalProperties", false}}, R"({"p1999":1,"p0":2})") == "valid");
}

TEST_CASE("defaults that multiply") {
  Json levels = Json::object();
  for (int i = 0; i < 40; ++i) {
    const Json next = {{"$ref", "#/$defs/d" + std::to_string(i + 1)}, {"default", Json::object()}};
    levels["d" + std::to_string(i)] = {{"type", "object"}, {"properties", {{"a", next}, {"b", next}}}};
  }
  levels["d40"] = {{"type", "object"}};
  const auto toolkit = kit(Json{{"$defs", levels}, {"$ref", "#/$defs/d0"}});
  REQUIRE(toolkit);
  const ToolResult result = toolkit->dispatch({.id = "1", .name = "t"}, {.limits = {.work = 1'000'000}});
  CHECK(result.status == Status::invalid_arguments);
  CHECK(result.issues.front().keyword == "limit");
}
