// $ref: shared types, a schema's own definitions, pointers into properties, anchors.

#include "cases/case.hpp"
#include "shared_types.tools.hpp"

using namespace acme::places;
using cases::why;

TEST_CASE("one definition is one type") {
  static_assert(std::is_same_v<decltype(Go::Parameters::from), std::optional<Place>>);
  static_assert(std::is_same_v<Stay::Parameters, Place>);
  static_assert(std::is_same_v<Names, std::vector<std::string>>);
  static_assert(std::is_same_v<Stay::Success, WithSpace>);
  static_assert(std::is_same_v<decltype(Inner::Parameters::own), decltype(Inner::Parameters::again)>);
  static_assert(std::is_same_v<decltype(Inner::Parameters::place), decltype(Inner::Parameters::anchored)>);
  CHECK(decode<Go::Parameters>(R"({"from":{"city":"Oslo"}})")->from->city == City::Oslo);
  CHECK(decode<Inner::Parameters>(R"({"second":{"z":4}})")->second->z == 4);
  CHECK(why(decode<Inner::Parameters>(R"({"anchored":{"s":1}})")) == "/anchored/s: expected string, got number 1");
}

TEST_CASE("schemas are self-contained") {
  const auto schema = toolbind::Json::parse(tools()[0].parameters_schema);
  CHECK(schema["properties"]["to"]["$ref"] == "#/$defs/Place");
  CHECK(schema["$defs"]["Place"]["properties"]["city"]["$ref"] == "#/$defs/City");
  CHECK(schema["$defs"]["City"]["enum"].size() == 2);
  CHECK_FALSE(schema["$defs"].contains("Names"));
}
