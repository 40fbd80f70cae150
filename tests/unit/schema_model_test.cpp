// JSON Schema -> type model: what each spelling is normalised to.

#include <doctest/doctest.h>

#include "unit/model_text.hpp"

namespace {

struct Row {
  std::string schema, model;
};

void check_all(std::initializer_list<Row> rows) {
  for (const Row& row : rows) {
    CAPTURE(row.schema);
    CHECK(tests::model_text(row.schema) == row.model);
  }
}

}  // namespace

TEST_CASE("scalars and their rules") {
  check_all({
      {R"({})", "any"},
      {R"(true)", "any"},
      {R"(false)", "never"},
      {R"({"type":"string"})", "string"},
      {R"({"type":"string","minLength":1,"maxLength":2.0,"pattern":"a","format":"date"})",
       "string(minLength 1 maxLength 2 pattern a format date)"},
      {R"({"type":"integer"})", "int64"},
      {R"({"type":"integer","format":"int32"})", "int32"},
      {R"({"type":"integer","minimum":0,"maximum":18446744073709551615})", "uint64(>=0 <=18446744073709551615)"},
      {R"({"type":"number","exclusiveMinimum":0,"maximum":1.5,"multipleOf":0.5})", "number(>0 <=1.5 *0.5)"},
      {R"({"$schema":"http://json-schema.org/draft-04/schema#","type":"number","minimum":1,"exclusiveMinimum":true})",
       "number(>1)"},
      {R"({"type":"number","minimum":1,"exclusiveMinimum":1})", "number(>1)"},
      {R"({"type":"number","minimum":2,"exclusiveMinimum":1})", "number(>=2)"},
      {R"({"minimum":1})", "any(number(>=1))"},
      {R"({"const":1})", "const 1"},
      {R"({"enum":["a","b"]})", "enum a b"},
      {R"({"enum":["a",null]})", "enum a | null"},
      {R"({"enum":[1,"a"]})", "values 1 \"a\""},
      {R"({"enum":[1,1.0,"1"]})", "values 1 \"1\""},
      {R"({"type":"string","enum":["a",1]})", "enum a"},
      {R"({"type":"integer","const":"a"})", "never"},
      {R"({"enum":[]})", "never"},
  });
}

TEST_CASE("type lists and null") {
  check_all({
      {R"({"type":["string","null"]})", "string | null"},
      {R"({"type":"string","nullable":true})", "string | null"},
      {R"({"type":["string","integer"]})", "<string | int64>"},
      {R"({"type":["string","integer","null"]})", "<string | int64> | null"},
      {R"({"type":["integer","number"]})", "number"},
      {R"({"anyOf":[{"type":"string"},{"type":"null"}]})", "string | null"},
      {R"({"anyOf":[{"type":["string","null"]},{"type":"null"}]})", "string | null"},
      {R"({"oneOf":[{"type":"null"},{"type":"integer"},{"type":"string"}]})", "<int64 | string> | null"},
  });
}

TEST_CASE("arrays") {
  check_all({
      {R"({"type":"array"})", "[any]"},
      {R"({"type":"array","items":{"type":"integer"},"minItems":1,"maxItems":2,"uniqueItems":true})",
       "[int64](min 1 max 2 unique)"},
      {R"({"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"minItems":1})",
       "[int64, string?, ...any,](min 1)"},
      {R"({"type":"array","prefixItems":[{"type":"integer"}],"items":false,"minItems":1})", "[int64,](min 1)"},
      {R"({"type":"array","items":[{"type":"integer"}],"additionalItems":{"type":"boolean"}})", "[int64?, ...bool,]"},
      {R"({"items":{"type":"integer"}})", "<[int64] | any/47>"},
  });
}

TEST_CASE("objects") {
  check_all({
      {R"({"type":"object"})", "{*: any}"},
      {R"({"type":"object","additionalProperties":{"type":"integer"},"minProperties":1})", "{*: int64}(min 1)"},
      {R"({"type":"object","additionalProperties":false})", "{, closed}"},
      {R"({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"string","default":"x"}},"required":["a"]})",
       "{a: int64, b?: string = \"x\"}"},
      {R"({"type":"object","properties":{"a":{}},"additionalProperties":true})", "{a?: any, *: any}"},
      {R"({"type":"object","properties":{"a":{}},"additionalProperties":{"type":"integer"}})", "{a?: any, *: int64}"},
      {R"({"type":"object","required":["a"]})", "{a: any}"},
      {R"({"properties":{"a":{"type":"integer"}}})", "<{a?: int64} | any/31>"},
  });
}

TEST_CASE("references and allOf join what they say") {
  check_all({
      {R"({"id":"http://example.com/a","definitions":{"b":{"id":"#b","type":"string"}},"$ref":"#b"})", "string"},
      {R"({"$ref":"#/$defs/A","$defs":{"A":{"type":"string"}}})", "string"},
      {R"({"$ref":"#/$defs/A","maxLength":3,"$defs":{"A":{"type":"string","maxLength":5}}})", "string(maxLength 3)"},
      {R"({"$schema":"http://json-schema.org/draft-07/schema#","$ref":"#/$defs/A","maxLength":3,"$defs":{"A":{"type":"string"}}})",
       "string"},
      {R"({"type":"object","properties":{"next":{"$ref":"#"}}})", "{next?: ^}"},
      {R"({"allOf":[{"type":"object","properties":{"a":{"type":"integer"}}},{"properties":{"b":{}},"required":["a"]}]})",
       "{a: int64, b?: any}"},
      {R"({"allOf":[{"type":"integer"},{"minimum":3},{"minimum":5}]})", "int64(>=5)"},
      {R"({"allOf":[{"type":"integer"},{"type":"string"}]})", "never"},
      {R"({"allOf":[{"type":["integer","string"]},{"type":["string","null"]}]})", "string"},
      {R"({"allOf":[{"enum":["a","b"]},{"enum":["b","c"]}]})", "enum b"},
      {R"({"allOf":[{"type":"number","multipleOf":2},{"multipleOf":3}]})", "number(*2) & all (any(number(*3)))"},
      {R"({"allOf":[{"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":false},{"properties":{"b":{}}}]})",
       "{a?: int64, b?: never, closed}"},
      {R"({"$ref":"#/$defs/A","$defs":{"A":{"$ref":"#/$defs/A"}}})",
       "error: reference cycle without a type: this schema refers back to itself and says nothing else"},
      {R"({"anyOf":[{"$ref":"#"},{"type":"string"}]})",
       "error: reference cycle without a type: an alternative leads back to the schema it belongs to"},
  });
}

TEST_CASE("unions") {
  check_all({
      {R"({"anyOf":[{"type":"string"}]})", "string"},
      {R"({"anyOf":[{"const":"a"},{"const":"b"}]})", "enum a b"},
      {R"({"anyOf":[{"type":"string"},false]})", "string"},
      {R"({"oneOf":[{"type":"integer"},{"type":"number"}]})", "<int64 | number exactly one>"},
      {R"({"type":"object","properties":{"a":{}},"anyOf":[{"required":["a"]},{"required":["b"]}]})",
       "{a?: any} & any (<{a: any} | any/31>) (<{b: any} | any/31>)"},
      {R"({"oneOf":[{"type":"object","properties":{"k":{"const":"x"}},"required":["k"]},{"type":"object","properties":{"k":{"const":"y"}},"required":["k"]}]})",
       "<{k: const \"x\"} | {k: const \"y\"} by k>"},
      {R"({"oneOf":[{"type":"object","properties":{"a":{}},"required":["a"],"additionalProperties":false},{"type":"object","properties":{"b":{}},"required":["b"],"additionalProperties":false}]})",
       "<{a: any, closed} | {b: any, closed} a:0 b:1>"},
      {R"({"oneOf":[{"type":"object","properties":{"a":{}},"required":["a"]},{"type":"object","properties":{"b":{}},"required":["b"]}]})",
       "<{a: any} | {b: any} exactly one>"},
      {R"({"type":"integer","not":{"const":3}})", "int64 & not (const 3)"},
      {R"({"type":"integer","if":{"minimum":3},"then":{"maximum":5}})",
       "int64 & if (any(number(>=3))) (any(number(<=5))) ()"},
  });
}
