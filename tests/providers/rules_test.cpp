// Each rule by itself: schema in, schema out; and what is refused, with the reason.

#include <doctest/doctest.h>

#include "dialect/render.hpp"

using namespace toolbind::dialect;

namespace {

struct Row {
  const char* schema;
  const char* openai;     ///< the schema as it is sent, or `refused: ...`
  const char* anthropic;  ///< empty: as openai
};

std::string rendered(const char* text, const Dialect& dialect) {
  const OrderedJson natural = OrderedJson::parse(text), before = natural;
  const Rendering one = render(natural, dialect);
  CHECK(natural == before);
  if (one.strict()) return one.schema.dump();
  return "refused: " + one.refusals.front().pointer + ": " + one.refusals.front().message;
}

/// The schema of the only property, `x`, of an object.
std::string property(const std::string& schema) {
  return R"({"type":"object","properties":{"x":)" + schema + R"(},"required":["x"],"additionalProperties":false})";
}

void check(std::initializer_list<Row> rows) {
  for (const Row& row : rows) {
    CAPTURE(row.schema);
    const auto expected = [](const std::string& text) { return text.starts_with("refused") ? text : property(text); };
    CHECK(rendered(property(row.schema).c_str(), openai) == expected(row.openai));
    CHECK(rendered(property(row.schema).c_str(), anthropic) == expected(*row.anthropic ? row.anthropic : row.openai));
  }
}

}  // namespace

TEST_CASE("an empty object") {
  constexpr const char* empty = R"({"type":"object","properties":{},"required":[],"additionalProperties":false})";
  constexpr const char* closed = R"({"type":"object","properties":{},"additionalProperties":false})";
  CHECK(rendered(closed, openai) == empty);
  CHECK(rendered(closed, anthropic) == empty);
}

TEST_CASE("values") {
  check({
      {R"({"type":"string"})", R"({"type":"string"})", ""},
      {R"({"type":"string","minLength":3,"description":"Who."})",
       R"({"type":"string","description":"Who.\nMust be of at least 3 characters."})", ""},
      {R"({"type":"integer","minimum":1,"maximum":5})", R"({"type":"integer","minimum":1,"maximum":5})",
       R"({"type":"integer","description":"Must be not less than 1; not greater than 5."})"},
      {R"({"type":"integer","minimum":1,"exclusiveMinimum":true})", R"({"type":"integer","exclusiveMinimum":1})",
       R"({"type":"integer","description":"Must be greater than 1."})"},
      {R"({"type":"string","format":"uri"})", R"({"type":"string","description":"Must be in the format uri."})",
       R"({"type":"string","format":"uri"})"},
      {R"({"type":"string","pattern":"^(?=a)b$"})",
       R"({"type":"string","description":"Must be a match of the regular expression /^(?=a)b$/."})", ""},
      {R"({"type":"string","pattern":"^\\ba$"})", R"({"type":"string","pattern":"^\\ba$"})",
       R"({"type":"string","description":"Must be a match of the regular expression /^\\ba$/."})"},
      {R"({"enum":["a","b"]})", R"({"enum":["a","b"],"type":"string"})", ""},
      {R"({"const":"a"})", R"({"const":"a","type":"string"})", ""},
      {R"({"type":"string","default":null})", R"({"type":"string"})", ""},
      {R"({"type":"string","default":"a"})", R"({"type":"string","default":"a"})", ""},
      {R"({"type":"string","x-internal":1,"examples":["a"]})", R"({"type":"string"})", ""},
  });
}

TEST_CASE("alternatives") {
  check({
      {R"({"type":["string","null"],"minLength":1})",
       R"({"anyOf":[{"type":"string","description":"Must be of at least 1 character."},{"type":"null"}]})", ""},
      {R"({"type":"string","nullable":true})", R"({"anyOf":[{"type":"string"},{"type":"null"}]})", ""},
      {R"({"oneOf":[{"type":"string"},{"type":"integer"}]})", R"({"anyOf":[{"type":"string"},{"type":"integer"}]})",
       ""},
      {R"({"type":["string","null"],"enum":["a",null]})",
       R"({"anyOf":[{"type":"string","enum":["a"]},{"type":"null"}]})", ""},
      {R"({"allOf":[{"type":"integer","minimum":1},{"minimum":3,"maximum":9}]})",
       R"({"type":"integer","minimum":3,"maximum":9})",
       R"({"type":"integer","description":"Must be not less than 3; not greater than 9."})"},
      {R"({"allOf":[{"type":"string"}],"description":"One."})", R"({"description":"One.","type":"string"})", ""},
      {R"({"allOf":[{"type":"string","pattern":"a"},{"pattern":"b"}]})",
       "refused: /properties/x: 'allOf' can't be written as one schema: 'pattern' is said twice, differently", ""},
      {R"({"type":"object","properties":{"a":{"type":"integer"}},"required":["a"],"additionalProperties":false,)"
       R"("anyOf":[{"properties":{"a":{"minimum":1}}},{"properties":{"a":{"maximum":-1}}}]})",
       R"({"anyOf":[{"type":"object","properties":{"a":{"minimum":1,"type":"integer"}},"required":["a"],"additionalProperties":false},)"
       R"({"type":"object","properties":{"a":{"maximum":-1,"type":"integer"}},"required":["a"],"additionalProperties":false}]})",
       R"({"anyOf":[{"type":"object","properties":{"a":{"type":"integer","description":"Must be not less than 1."}},"required":["a"],"additionalProperties":false},)"
       R"({"type":"object","properties":{"a":{"type":"integer","description":"Must be not greater than -1."}},"required":["a"],"additionalProperties":false}]})"},
  });
}

TEST_CASE("shapes") {
  check({
      {R"({"type":"object","additionalProperties":{"type":"integer"},"minProperties":1})",
       R"({"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"integer"}},)"
       R"("required":["key","value"],"additionalProperties":false},"minItems":1})",
       ""},
      {R"({"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":2})",
       R"({"type":"object","properties":{"0":{"type":"integer"},"1":{"type":"string"}},"required":["0","1"],"additionalProperties":false})",
       ""},
      {R"({"type":"array","prefixItems":[{"type":"integer"}]})",
       "refused: /properties/x: a tuple with a rest of any length can't be an object; say \"items\": false", ""},
      {R"({"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":true})",
       "refused: /properties/x: the object is open: 'additionalProperties' takes anything", ""},
      {R"({"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":{"type":"string"}})",
       "refused: /properties/x: properties beside a typed 'additionalProperties' can't be closed", ""},
      {R"({"type":"object"})", "refused: /properties/x: an object without 'properties' takes any key", ""},
      {R"({})", "refused: /properties/x: a value of any shape", ""},
      {R"(true)", "refused: /properties/x: a value of any shape", ""},
      {R"({"type":"array"})", "refused: /properties/x: an array without 'items' takes items of any shape", ""},
      {R"({"type":"object","properties":{"a":{"type":"integer","description":"A."}},"additionalProperties":false})",
       R"({"type":"object","properties":{"a":{"description":"A.","anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["a"],"additionalProperties":false})",
       R"({"type":"object","properties":{"a":{"type":"integer","description":"A."}},"required":[],"additionalProperties":false})"},
      {R"({"anyOf":[{"type":"object","additionalProperties":{"type":"integer"}},{"type":"array","items":{"type":"string"}}]})",
       "refused: /properties/x/anyOf/0: as it would be sent, this alternative could not be told from another one of "
       "the union",
       ""},
  });
}

TEST_CASE("optional as nullable costs another budget") {
  constexpr const char* schema =
      R"({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":["string","null"]}},"required":["b"],"additionalProperties":false})";
  const Rendering optional = render(OrderedJson::parse(schema), anthropic);
  CHECK(optional.optionals == 1);
  CHECK(optional.unions == 1);
  const Rendering nullable = render(OrderedJson::parse(schema), anthropic_nullable);
  CHECK(nullable.optionals == 0);
  CHECK(nullable.unions == 2);
}

TEST_CASE("roots") {
  CHECK(
      rendered(R"({"type":"string"})", openai) ==
      R"({"type":"object","properties":{"input":{"type":"string"}},"required":["input"],"additionalProperties":false})");
  CHECK(
      rendered(R"({"type":"string","minLength":1})", natural) ==
      R"({"type":"object","properties":{"input":{"type":"string","minLength":1}},"required":["input"],"additionalProperties":false})");
  CHECK(rendered(R"({"type":"object","x-y":1,"oneOf2":[]})", natural) == R"({"type":"object","x-y":1,"oneOf2":[]})");
  CHECK(
      rendered(
          R"({"$ref":"#/$defs/A","$defs":{"A":{"type":"object","properties":{},"additionalProperties":false},"Unused":{}}})",
          openai)
          .find("Unused") == std::string::npos);
}

TEST_CASE("references") {
  constexpr const char* recursive =
      R"({"type":"object","properties":{"next":{"$ref":"#","description":"More."}},"required":[],"additionalProperties":false})";
  CHECK(
      rendered(recursive, openai) ==
      R"({"type":"object","properties":{"next":{"description":"More.","anyOf":[{"$ref":"#/$defs/Root"},{"type":"null"}]}},"required":["next"],"additionalProperties":false,)"
      R"("$defs":{"Root":{"type":"object","properties":{"next":{"description":"More.","anyOf":[{"$ref":"#/$defs/Root"},{"type":"null"}]}},"required":["next"],"additionalProperties":false}}})");
  CHECK(rendered(recursive, anthropic) == "refused: /properties/next: recursive types are not taken");
  CHECK(render(OrderedJson::parse(recursive), gemini).strict());
  constexpr const char* required_recursion =
      R"({"type":"object","properties":{"next":{"anyOf":[{"$ref":"#"},{"type":"null"}]}},"required":["next"]})";
  CHECK_FALSE(render(OrderedJson::parse(required_recursion), gemini).strict());
}

TEST_CASE("shapes that could be confused") {
  constexpr const char* confused =
      "as it would be sent, this alternative could not be told from another one of the union";
  const auto refusals = [](const char* schema, const Dialect& dialect) {
    const auto all = render(OrderedJson::parse(schema), dialect).refusals;
    return all.empty() ? std::string() : all.front().message;
  };
  for (const Dialect* one : {&openai, &anthropic}) {
    CAPTURE(one->name);
    // a tuple, and a struct with numbered keys
    CHECK(refusals(R"({"anyOf":[{"type":"array","prefixItems":[{"type":"integer"}],"items":false,"minItems":1},
                                {"type":"object","properties":{"0":{"type":"integer"}},"required":["0"]}]})",
                   *one) == confused);
    CHECK(refusals(R"({"anyOf":[{"type":"array","prefixItems":[{"type":"integer"}],"items":false,"minItems":1},
                                {"type":"object","properties":{"0":{"type":"string"}},"required":["0"]}]})",
                   *one) == "");
    CHECK(refusals(R"({"anyOf":[{"type":"array","prefixItems":[{"type":"integer"}],"items":false,"minItems":1},
                                {"type":"object","properties":{"a":{"type":"string"}},"required":["a"]}]})",
                   *one) == "");
    // a map, and a list of pairs
    CHECK(refusals(R"({"anyOf":[{"type":"object","additionalProperties":{"type":"integer"}},
                                {"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},
                                 "value":{"type":"integer"}},"required":["key","value"]}}]})",
                   *one) == confused);
    // not side by side, but one level down
    CHECK(refusals(R"({"anyOf":[{"type":"array","items":{"type":"integer"}},
                                {"anyOf":[{"type":"object","additionalProperties":{"type":"integer"}},{"type":"null"}]}]})",
                   *one) == confused);
    // inside what can be told apart by a tag
    CHECK(
        refusals(
            R"({"anyOf":[{"type":"object","properties":{"t":{"const":"a"},"x":{"type":"object","additionalProperties":{"type":"integer"}}},"required":["t","x"]},
                                {"type":"object","properties":{"t":{"const":"b"},"x":{"type":"array","items":{"type":"integer"}}},"required":["t","x"]}]})",
            *one) == "");
  }
  // null for absent, and null
  constexpr const char* nulls = R"({"anyOf":[{"type":"object","properties":{"a":{"type":"string"}}},
                                             {"type":"object","properties":{"a":{"type":["string","null"]}},"required":["a"]}]})";
  CHECK(refusals(nulls, openai) == confused);
  CHECK(refusals(nulls, anthropic) == "");
  CHECK(refusals(R"({"anyOf":[{"type":"object","properties":{"a":{"type":"string"}}},
                              {"type":"object","properties":{"a":{"type":"integer"}}}]})",
                 openai) == "");
  // Gemini changes no shapes.
  CHECK(
      refusals(
          R"({"anyOf":[{"type":"object","additionalProperties":{"type":"integer"}},{"type":"array","items":{"type":"integer"}}]})",
          gemini) == "");
}
