// The shapes of strict schemas, back to the natural ones.

#include <doctest/doctest.h>

#include "engine/engine.hpp"
#include "engine/wire.hpp"
#include "unit/compiled.hpp"

using namespace toolbind;

namespace {

struct Row {
  const char* schema;
  const char* wire;
  const char* natural;  ///< empty: nothing to change
};

}  // namespace

TEST_CASE("from the wire") {
  const Row rows[] = {
      // null for absent
      {R"({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"string"}}})", R"({"a":null,"b":"x"})",
       R"({"b":"x"})"},
      {R"({"type":"object","properties":{"a":{"type":["integer","null"]}}})", R"({"a":null})", ""},
      {R"({"type":"object","properties":{"a":{"type":"integer"}},"required":["a"]})", R"({"a":null})", ""},
      {R"({"type":"object","properties":{"a":{"type":"integer","default":3}}})", R"({ "a" : null })", "{}"},
      {R"({"type":"object","properties":{"in":{"type":"object","properties":{"a":{"const":"x"}}}}})",
       R"({"in":{"a":null}})", R"({"in":{}})"},
      {R"({"type":"object","properties":{"n":{"type":"number"},"a":{"type":"integer"}}})",
       R"({"n":1.10000000000000000000001e1,"a":null})", R"({"n":1.10000000000000000000001e1})"},
      // pairs for a map
      {R"({"type":"object","additionalProperties":{"type":"integer"}})",
       R"([{"key":"a","value":1},{"value":2,"key":"b"}])", R"({"a":1,"b":2})"},
      {R"({"type":"object","additionalProperties":{"type":"integer"}})", "[]", "{}"},
      {R"({"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"integer"}}})",
       R"([{"key":"a","value":[{"key":"b","value":1}]}])", R"({"a":{"b":1}})"},
      {R"({"type":"object","additionalProperties":{"type":"integer"}})", R"([{"key":"a"}])", ""},
      // numbered keys for a tuple
      {R"({"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":2})",
       R"({"1":"x","0":1})", R"([1,"x"])"},
      {R"({"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":1})",
       R"({"0":1,"1":null})", "[1]"},
      {R"({"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false})", R"({"1":"x"})", ""},
      // a wrapped root
      {R"({"type":"string"})", R"({"input":"x"})", R"("x")"},
      {R"({"type":"array","items":{"type":"object","properties":{"a":{"type":"integer"}}}})",
       R"({"input":[{"a":null}]})", "[{}]"},
      {R"({"type":"object","properties":{"input":{"type":"integer"}}})", R"({"input":null})", "{}"},
      // case
      {R"({"enum":["celsius","kelvin"]})", R"("Celsius")", R"("celsius")"},
      {R"({"enum":["on","ON"]})", R"("On")", ""},
      {R"({"enum":["on","ON"]})", R"("ON")", ""},
      {R"({"type":"object","properties":{"k":{"const":"Abc"}},"required":["k"]})", R"({"k":"abc"})", R"({"k":"Abc"})"},
      // inside alternatives
      {R"({"anyOf":[{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a"],"additionalProperties":false},)"
       R"({"type":"object","properties":{"c":{"type":"integer"},"d":{"type":"integer"}},"required":["c"],"additionalProperties":false}]})",
       R"({"input":{"c":1,"d":null}})", R"({"c":1})"},
      {R"({"anyOf":[{"type":"object","additionalProperties":{"type":"integer"}},{"type":"string"}]})",
       R"([{"key":"a","value":1}])", R"({"a":1})"},
      // what is exact stays: pairs for a list of pairs, numbered keys for a map
      {R"({"anyOf":[{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"integer"}}}},)"
       R"({"type":"object","additionalProperties":{"type":"integer"}}]})",
       R"([{"key":"a","value":1}])", ""},
      {R"({"anyOf":[{"type":"array","prefixItems":[{"type":"integer"}],"items":false},{"type":"object","additionalProperties":{"type":"integer"}}]})",
       R"({"0":1})", ""},
  };
  for (const Row& row : rows) {
    const tests::Compiled compiled(row.schema);
    CAPTURE(std::string(row.schema));
    CAPTURE(std::string(row.wire));
    CHECK(engine::natural_text(compiled.node(), row.wire, {}).value_or("") == row.natural);
  }
}

TEST_CASE("hostile nests of alternatives end") {
  std::string schema = R"({"$ref":"#/$defs/A","$defs":{"A":{"anyOf":[)";
  for (int i = 0; i < 8; ++i) {
    const std::string n = std::to_string(i);
    schema += (i ? "," : "") + (R"({"type":"object","properties":{"x":{"$ref":"#/$defs/A"},"y)" + n) +
              R"(":{"type":"integer"}}})";
  }
  const tests::Compiled compiled(schema + "]}}}");
  std::string text;
  for (int i = 0; i < 150; ++i) text += R"({"y3":null,"x":)";
  text += "1" + std::string(150, '}');
  const Limits limits{.work = 1'000'000};
  engine::natural_text(compiled.node(), text, {.limits = limits});
  CHECK_FALSE(engine::natural_text(compiled.node(), "{", {}));
  CHECK_FALSE(engine::natural_text(compiled.node(), "", {}));
}
