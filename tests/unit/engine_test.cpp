// The engine on type programs made at run time: what it takes, and how it explains what it doesn't.

#include <doctest/doctest.h>

#include "engine/engine.hpp"
#include "unit/compiled.hpp"

namespace {

using namespace toolbind;

std::string issues_of(const tests::Compiled& schema, std::string_view json, const Limits& limits = {}) {
  return to_string(engine::check(schema.node(), json, limits));
}

struct Row {
  std::string schema, json, issues;
};

void check_all(std::initializer_list<Row> rows) {
  for (const Row& row : rows) {
    CAPTURE(row.schema);
    CAPTURE(row.json);
    CHECK(issues_of(tests::Compiled(row.schema), row.json) == row.issues);
  }
}

}  // namespace

TEST_CASE("numbers are compared as they are written") {
  check_all({
      {R"({"type":"integer"})", "1.0", ""},
      {R"({"type":"integer"})", "1e2", ""},
      {R"({"type":"integer"})", "10e-1", ""},
      {R"({"type":"integer"})", "1.5", "(root): expected integer, got number 1.5"},
      {R"({"type":"integer"})", "123456789012345678901234567890", ""},
      {R"({"type":"number","multipleOf":0.01})", "19.99", ""},
      {R"({"type":"number","multipleOf":0.01})", "19.999", "(root): expected a multiple of 0.01, got 19.999"},
      {R"({"type":"number","maximum":9007199254740993})", "9007199254740993", ""},
      {R"({"type":"number","maximum":9007199254740992})", "9007199254740993",
       "(root): expected a number of at most 9007199254740992, got 9007199254740993"},
      {R"({"type":"number","exclusiveMaximum":0.3})", "0.30000000000000000000",
       "(root): expected a number less than 0.3, got 0.30000000000000000000"},
      {R"({"const":1.0})", "1", ""},
      {R"({"enum":[0.1,"0.1"]})", "1e-1", ""},
      {R"({"type":"number","maximum":5})", "1e999999999", "(root): expected a number of at most 5, got 1e999999999"},
      {R"({"type":"number","multipleOf":3})", "1e999999999", "(root): expected a multiple of 3, got 1e999999999"},
  });
}

TEST_CASE("equality of values") {
  check_all({
      {R"({"uniqueItems":true,"type":"array"})", R"([1,"1",true,null,[],{}])", ""},
      {R"({"uniqueItems":true,"type":"array"})", R"([{"a":1,"b":2},{"b":2.0,"a":1}])",
       "(root): expected unique items, but {\"a\":1,\"b\":2} appears more than once"},
      {R"({"uniqueItems":true,"type":"array"})", R"([[1],[1.0]])",
       "(root): expected unique items, but [1] appears more than once"},
      {R"({"const":{"a":[1,{"b":null}]}})", R"({"a":[1.0,{"b":null}]})", ""},
      {R"({"const":"A"})", R"("\u0041")", ""},
      {R"({"const":{}})", R"({"a":1})", "(root): expected {}, got object"},
  });
}

TEST_CASE("objects") {
  const char* const closed =
      R"({"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer"}},"required":["name"],"additionalProperties":false})";
  check_all({
      {closed, R"({"age":1,"name":"x"})", ""},
      {closed, R"({"nmae":"x"})",
       "/nmae: unknown property \"nmae\"; did you mean \"name\"?\n(root): missing required property \"name\"; got "
       "\"nmae\" instead"},
      {closed, R"({"name":"x","name":"y"})", "/name: key \"name\" appears more than once"},
      {closed, R"({"n\u0061me":"x"})", ""},
      {R"({"type":"object"})", R"({"a":1,"\u0061":2})", "(root): key \"a\" appears more than once"},
      {R"({})", R"([{"a":1,"a":2}])", "/0: key \"a\" appears more than once"},
      {R"({"type":"object","additionalProperties":{"type":"integer"}})", R"({"a/b~c":"x"})",
       "/a~1b~0c: expected integer, got string \"x\""},
      {R"({"type":"object","minProperties":2})", R"({"a":1})", "(root): expected at least 2 properties, got 1"},
  });
}

TEST_CASE("unions explain the alternative that was meant") {
  const char* const shapes =
      R"({"oneOf":[{"type":"object","properties":{"kind":{"const":"circle"},"r":{"type":"number"}},"required":["kind","r"]},
                   {"type":"object","properties":{"kind":{"const":"box"},"w":{"type":"number"}},"required":["kind","w"]}]})";
  check_all({
      {shapes, R"({"r":1,"kind":"circle"})", ""},
      {shapes, R"({"kind":"circle","r":"1"})", "/r: expected number, got string \"1\""},
      {shapes, R"({"kind":"cirle"})",
       "/kind: expected one of \"box\", \"circle\", got \"cirle\"; did you mean \"circle\"?"},
      {shapes, R"({"r":1})", "(root): missing required property \"kind\", one of \"box\", \"circle\""},
      {shapes, R"({"kind":5})", "/kind: expected one of \"box\", \"circle\", got 5"},
      {shapes, R"(7)", "(root): expected object, got number 7"},
      {R"({"anyOf":[{"type":"integer"},{"type":"string"}]})", "true",
       "(root): expected integer or string, got boolean true"},
  });
}

TEST_CASE("hostile values end in issues, quickly") {
  const tests::Compiled any("{}"),
      tree(
          R"({"$ref":"#/$defs/T","$defs":{"T":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/T"}},{"type":"array","prefixItems":[{"$ref":"#/$defs/T"}]},{"type":"string"}]}}})");
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
  };
  CHECK(issues_of(any, nested(200)) == "");
  CHECK(issues_of(any, nested(201)) == "(root): nested deeper than 200 levels");
  CHECK(issues_of(any, std::string(1000000, '[')) == "(root): nested deeper than 200 levels");
  // Each level has two alternatives: without a memory of what was tried this would take 2^150 steps.
  CHECK(issues_of(tree, nested(150)) == "");
  CHECK(issues_of(tree, nested(150).insert(150, "1")) != "");
  CHECK(issues_of(tree, nested(150), {.work = 1000}).find("too much work") != std::string::npos);
  std::string keys = "{";
  for (int i = 0; i < 100000; ++i) keys += (i > 0 ? ",\"k" : "\"k") + std::to_string(i) + "\":0";
  CHECK(issues_of(any, keys + "}") == "");
  CHECK(issues_of(any, keys + ",\"k77\":0}") == "(root): key \"k77\" appears more than once");
  std::string items = "[";
  for (int i = 0; i < 100000; ++i) items += std::to_string(i) + ",";
  CHECK(issues_of(tests::Compiled(R"({"type":"array","uniqueItems":true})"), items + "0]") ==
        "(root): expected unique items, but 0 appears more than once");
  CHECK(issues_of(tests::Compiled(R"({"type":"string","pattern":"^(a+)+$"})"), "\"" + std::string(100, 'a') + "!\"") !=
        "");
}

TEST_CASE("texts of messages stay short") {
  const std::string huge(100000, 'x');
  CHECK(issues_of(tests::Compiled(R"({"type":"integer"})"), "\"" + huge + "\"").size() < 200);
  CHECK(issues_of(tests::Compiled(R"({"type":"array","uniqueItems":true})"), "[\"" + huge + "\",\"" + huge + "\"]")
            .size() < 200);
  CHECK(issues_of(tests::Compiled(R"({"enum":["a"]})"), "\"" + huge + "\"").size() < 200);
  CHECK(issues_of(tests::Compiled(R"({"type":"object","additionalProperties":false})"), "{\"" + huge + "\":1}").size() <
        400);
}
