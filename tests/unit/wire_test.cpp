// The shapes of strict schemas, back to the natural ones.

#include <doctest/doctest.h>

#include "engine/engine.hpp"
#include "engine/to_wire.hpp"
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
      {R"({"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false})", R"({"1":"x"})",
       R"([null,"x"])"},
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

namespace {

/// As decode reads it; an issue shows as text in parentheses.
std::string read(const char* schema, const char* wire, std::optional<WireShape> sent = {}) {
  const tests::Compiled compiled(schema);
  const DecodeOptions options{.limits = {}, .wire = true, .sent = sent};
  const auto first = engine::sent_text(compiled.node(), wire, options);
  if (first) return engine::check(compiled.node(), *first).empty() ? *first : "(invalid)";
  if (engine::check(compiled.node(), wire).empty()) return wire;
  const auto natural = engine::natural_text(compiled.node(), wire, options);
  return natural && engine::check(compiled.node(), *natural).empty() ? *natural : "(invalid)";
}

constexpr WireShape strict{.wrapped = true, .nullable = true, .pairs = true, .numbered = true, .closed = true};
constexpr WireShape unwrapped{.wrapped = false, .nullable = true, .pairs = true, .numbered = true, .closed = true};

}  // namespace

TEST_CASE("a map inside {\"input\": ...}") {
  const char* const lists = R"({"type":"object","additionalProperties":{"type":"array","items":{"type":"object"}}})";
  const char* const wire = R"({"input":[{"key":"a","value":[{}]}]})";
  CHECK(read(lists, wire) == wire);  // exactly a map with one key
  CHECK(read(lists, wire, strict) == R"({"a":[{}]})");
  CHECK(read(lists, wire, WireShape{}) == wire);
  const char* const numbers = R"({"type":"object","additionalProperties":{"type":"integer"}})";
  CHECK(read(numbers, R"({"input":1})") == R"({"input":1})");
  CHECK(read(numbers, R"({"input":[{"key":"a","value":1}]})") == R"({"a":1})");
  CHECK(read(numbers, R"({"input":1})", strict) == "(invalid)");
}

TEST_CASE("any value inside {\"input\": ...}") {
  CHECK(read("{}", R"({"input":{"a":1}})") == R"({"a":1})");
  CHECK(read("{}", R"({"input":1,"b":2})") == R"({"input":1,"b":2})");
  CHECK(read("{}", "5") == "5");
}

TEST_CASE("what was sent decides between readings") {
  // As sent, an object can only be the struct; naturally it is the map.
  const char* const map_or_struct =
      R"({"anyOf":[{"type":"object","additionalProperties":{"type":["integer","null"]}},
                   {"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"additionalProperties":false}]})";
  CHECK(read(map_or_struct, R"({"a":1,"b":null})") == R"({"a":1,"b":null})");
  CHECK(read(map_or_struct, R"({"input":{"a":1,"b":null}})", strict) == R"({"a":1})");
  // Exactness comes first here, too.
  const char* const cases = R"({"anyOf":[{"type":"object","properties":{"tag":{"const":"a"}},"required":["tag"]},
                                         {"type":"object","properties":{"tag":{"const":"A"}},"required":["tag"]}]})";
  CHECK(read(cases, R"({"input":{"tag":"A"}})", strict) == R"({"tag":"A"})");
  CHECK(read(R"({"enum":["on","ON"]})", R"({"input":"On"})", strict) == "(invalid)");
  const char* const nulls =
      R"({"anyOf":[{"type":"object","properties":{"a":{"type":"string"}},"additionalProperties":false},
                                         {"type":"object","properties":{"a":{"type":["string","null"]}},"required":["a"]}]})";
  CHECK(read(nulls, R"({"input":{"a":null}})", WireShape{.wrapped = true, .closed = true}) == R"({"a":null})");
  // The natural shape is still understood.
  const char* const tuple = R"({"type":"array","prefixItems":[{"type":"integer"}],"items":false,"minItems":1})";
  CHECK(read(tuple, "[1]", strict) == "[1]");
  CHECK(read(tuple, R"({"input":[1]})", strict) == "[1]");
  CHECK(read(tuple, R"({"0":1})", unwrapped) == "[1]");
}

TEST_CASE("a value goes there in the shape that is asked for") {
  const char* const schema =
      R"({"type":"object","properties":{"a":{"type":"integer"},"m":{"type":"object","additionalProperties":{"type":"integer"}},
          "t":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":1}}})";
  const tests::Compiled compiled(schema);
  const char* const natural = R"({"t":[1],"m":{"x":1}})";
  CHECK(engine::wire_text(compiled.node(), natural, strict) ==
        R"({"a":null,"m":[{"key":"x","value":1}],"t":{"0":1,"1":null}})");
  CHECK_FALSE(engine::wire_text(compiled.node(), R"({"other":1})", strict));
  CHECK(engine::wire_text(compiled.node(), natural, {}) == R"({"m":{"x":1},"t":[1]})");
  CHECK(engine::wire_text(compiled.node(), natural, {.pairs = true}) == R"({"m":[{"key":"x","value":1}],"t":[1]})");
}

TEST_CASE("places in the text that was sent") {
  const auto place = [](const char* path, const char* wire, const char* natural) {
    return engine::at_wire_places({{path, "", ""}}, wire, natural, "input").front().path;
  };
  CHECK(place("/a/b", R"({"input":{"a":{"b":1}}})", R"({"a":{"b":1}})") == "/input/a/b");
  CHECK(place("/b", R"({"input":[{"key":"a","value":1},{"key":"b","value":2}]})", R"({"a":1,"b":2})") ==
        "/input/1/value");
  CHECK(place("/t/1/x", R"({"t":{"0":1,"1":{"x":2}}})", R"({"t":[1,{"x":2}]})") == "/t/1/x");
  CHECK(place("/m/a~1b/0", R"({"m":[{"key":"a/b","value":[1]}]})", R"({"m":{"a/b":[1]}})") == "/m/0/value/0");
  CHECK(place("/missing", R"({"a":1})", R"({"a":1})") == "/missing");
  CHECK(place("", R"({"input":1})", "1") == "/input");
  CHECK(place("", R"({"a":null})", "{}") == "");
}
