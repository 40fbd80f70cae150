// Made by toolbind 0.1.0 from assertions.tools.json; do not edit.

#include "assertions.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace assertions {
namespace {

namespace p = toolbind::program;

constexpr std::string_view not_names[] = {"a", "b"};
constinit const p::Enumeration not_node{not_names};
constexpr const p::Node* search_Parameters_not_this_check1[] = {&not_node};
constexpr p::Check search_Parameters_not_this_checks[] = {
    {p::Check::Kind::not_, search_Parameters_not_this_check1},
};
constinit const p::String search_Parameters_not_this_node{nullptr, search_Parameters_not_this_checks};
constexpr std::string_view search_Kind_names[] = {"file", "web"};
constinit const p::Enumeration search_Kind_node{search_Kind_names};
constexpr p::NumberRules n0_rules{{}, {"10"}};
constinit const p::Number n0_node_2{&n0_rules};
constinit const p::Any n0_node{p::all_kinds, nullptr, nullptr, &n0_node_2, nullptr, nullptr, nullptr};
constexpr p::NumberRules n1_rules{{"100"}};
constinit const p::Number n1_node_2{&n1_rules};
constinit const p::Any n1_node{p::all_kinds, nullptr, nullptr, &n1_node_2, nullptr, nullptr, nullptr};
constexpr const p::Node* search_Parameters_either_check1[] = {&n0_node, &n1_node};
constexpr p::Check search_Parameters_either_checks[] = {
    {p::Check::Kind::any_of, search_Parameters_either_check1},
};
constinit const p::Integer search_Parameters_either_node{p::IntegerType::int64, nullptr, search_Parameters_either_checks};
constexpr p::Member search_Parameters_members[] = {
    {"id", offsetof(search::Parameters, id), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"name", offsetof(search::Parameters, name), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"not_this", offsetof(search::Parameters, not_this), &search_Parameters_not_this_node, p::Presence::optional, &p::optional_of<std::string>},
    {"kind", offsetof(search::Parameters, kind), &search_Kind_node, p::Presence::optional, &p::optional_of<search::Kind>},
    {"path", offsetof(search::Parameters, path), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"either", offsetof(search::Parameters, either), &search_Parameters_either_node, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constexpr p::Member n0_members[] = {
    {"id", p::not_stored, &p::any},
};
constinit const p::Structure n0_node_4{n0_members};
constinit const p::Any n0_node_5{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative n0_alternatives[] = {
    {"alternative 1", &n0_node_4, p::object_kind, 0},
    {"alternative 2", &n0_node_5, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, 0},
};
constinit const p::Variant n0_node_3{n0_alternatives, nullptr, false, ""};
constexpr p::Member n1_members[] = {
    {"name", p::not_stored, &p::any},
};
constinit const p::Structure n1_node_4{n1_members};
constinit const p::Any n1_node_5{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative n1_alternatives[] = {
    {"alternative 1", &n1_node_4, p::object_kind, 0},
    {"alternative 2", &n1_node_5, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, 0},
};
constinit const p::Variant n1_node_3{n1_alternatives, nullptr, false, ""};
constexpr const p::Node* search_Parameters_check1[] = {&n0_node_3, &n1_node_3};
constinit const p::Constant kind_node{R"json("file")json"};
constexpr p::Member if_members[] = {
    {"kind", p::not_stored, &kind_node},
};
constinit const p::Structure if_node_2{if_members};
constinit const p::Any if_node_3{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative if_alternatives[] = {
    {"alternative 1", &if_node_2, p::object_kind, 0},
    {"alternative 2", &if_node_3, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, 0},
};
constinit const p::Variant if_node{if_alternatives, nullptr, false, ""};
constexpr p::Member then_members[] = {
    {"path", p::not_stored, &p::any},
};
constinit const p::Structure then_node_2{then_members};
constinit const p::Any then_node_3{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative then_alternatives[] = {
    {"alternative 1", &then_node_2, p::object_kind, 0},
    {"alternative 2", &then_node_3, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, 0},
};
constinit const p::Variant then_node{then_alternatives, nullptr, false, ""};
constexpr p::Member not_members[] = {
    {"path", p::not_stored, &p::any},
};
constinit const p::Structure not_node_3{not_members};
constinit const p::Any not_node_4{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative not_alternatives[] = {
    {"alternative 1", &not_node_3, p::object_kind, 0},
    {"alternative 2", &not_node_4, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, 0},
};
constinit const p::Variant not_node_2{not_alternatives, nullptr, false, ""};
constexpr const p::Node* else_check1[] = {&not_node_2};
constexpr p::Check else_checks[] = {
    {p::Check::Kind::not_, else_check1},
};
constinit const p::Any else_node{p::all_kinds, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, else_checks};
constexpr const p::Node* search_Parameters_check2[] = {&if_node, &then_node, &else_node};
constexpr p::Check search_Parameters_checks[] = {
    {p::Check::Kind::any_of, search_Parameters_check1},
    {p::Check::Kind::if_then_else, search_Parameters_check2},
};
constinit const p::Structure search_Parameters_node{search_Parameters_members, {}, {}, {}, search_Parameters_checks};

}  // namespace

const p::Node& search::toolbind_node(const search::Kind*) { return search_Kind_node; }
const p::Node& search::toolbind_node(const search::Parameters*) { return search_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view search_schemas[] = {
      R"json({"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"},"not_this":{"type":"string","not":{"enum":["a","b"]}},"kind":{"enum":["file","web"]},"path":{"type":"string"},"either":{"type":"integer","anyOf":[{"maximum":10},{"minimum":100}]}},"anyOf":[{"required":["id"]},{"required":["name"]}],"if":{"properties":{"kind":{"const":"file"}},"required":["kind"]},"then":{"required":["path"]},"else":{"not":{"required":["path"]}}})json",
      R"json({"type":"object","properties":{"input":{"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"},"not_this":{"type":"string","not":{"enum":["a","b"]}},"kind":{"enum":["file","web"]},"path":{"type":"string"},"either":{"type":"integer","anyOf":[{"maximum":10},{"minimum":100}]}},"anyOf":[{"required":["id"]},{"required":["name"]}],"if":{"properties":{"kind":{"const":"file"}},"required":["kind"]},"then":{"required":["path"]},"else":{"not":{"required":["path"]}}}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"description":"Must be as the JSON Schema keyword \"if\" demands: {\"properties\":{\"kind\":{\"const\":\"file\"}},\"required\":[\"kind\"]}; as the JSON Schema keyword \"then\" demands: {\"required\":[\"path\"]}; as the JSON Schema keyword \"else\" demands: {\"description\":\"Must be as the JSON Schema keyword \\\"not\\\" demands: {\\\"required\\\":[\\\"path\\\"]}.\"}.","anyOf":[{"type":"object","properties":{"id":{"type":"integer"},"name":{"anyOf":[{"type":"string"},{"type":"null"}]},"not_this":{"description":"Must be as the JSON Schema keyword \"not\" demands: {\"enum\":[\"a\",\"b\"]}.","anyOf":[{"type":"string"},{"type":"null"}]},"kind":{"anyOf":[{"enum":["file","web"],"type":"string"},{"type":"null"}]},"path":{"anyOf":[{"type":"string"},{"type":"null"}]},"either":{"anyOf":[{"maximum":10,"type":"integer"},{"minimum":100,"type":"integer"},{"type":"null"}]}},"required":["id","name","not_this","kind","path","either"],"additionalProperties":false},{"type":"object","properties":{"id":{"anyOf":[{"type":"integer"},{"type":"null"}]},"name":{"type":"string"},"not_this":{"description":"Must be as the JSON Schema keyword \"not\" demands: {\"enum\":[\"a\",\"b\"]}.","anyOf":[{"type":"string"},{"type":"null"}]},"kind":{"anyOf":[{"enum":["file","web"],"type":"string"},{"type":"null"}]},"path":{"anyOf":[{"type":"string"},{"type":"null"}]},"either":{"anyOf":[{"maximum":10,"type":"integer"},{"minimum":100,"type":"integer"},{"type":"null"}]}},"required":["id","name","not_this","kind","path","either"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"description":"Must be as the JSON Schema keyword \"if\" demands: {\"properties\":{\"kind\":{\"const\":\"file\"}},\"required\":[\"kind\"]}; as the JSON Schema keyword \"then\" demands: {\"required\":[\"path\"]}; as the JSON Schema keyword \"else\" demands: {\"description\":\"Must be as the JSON Schema keyword \\\"not\\\" demands: {\\\"required\\\":[\\\"path\\\"]}.\"}.","anyOf":[{"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"},"not_this":{"type":"string","description":"Must be as the JSON Schema keyword \"not\" demands: {\"enum\":[\"a\",\"b\"]}."},"kind":{"enum":["file","web"],"type":"string"},"path":{"type":"string"},"either":{"anyOf":[{"type":"integer","description":"Must be not greater than 10."},{"type":"integer","description":"Must be not less than 100."}]}},"required":["id"],"additionalProperties":false},{"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"},"not_this":{"type":"string","description":"Must be as the JSON Schema keyword \"not\" demands: {\"enum\":[\"a\",\"b\"]}."},"kind":{"enum":["file","web"],"type":"string"},"path":{"type":"string"},"either":{"anyOf":[{"type":"integer","description":"Must be not greater than 10."},{"type":"integer","description":"Must be not less than 100."}]}},"required":["name"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"description":"Must be as the JSON Schema keyword \"if\" demands: {\"properties\":{\"kind\":{\"const\":\"file\"}},\"required\":[\"kind\"]}; as the JSON Schema keyword \"then\" demands: {\"required\":[\"path\"]}; as the JSON Schema keyword \"else\" demands: {\"description\":\"Must be as the JSON Schema keyword \\\"not\\\" demands: {\\\"required\\\":[\\\"path\\\"]}.\"}.","anyOf":[{"type":"object","properties":{"id":{"type":"integer"},"name":{"anyOf":[{"type":"string"},{"type":"null"}]},"not_this":{"description":"Must be as the JSON Schema keyword \"not\" demands: {\"enum\":[\"a\",\"b\"]}.","anyOf":[{"type":"string"},{"type":"null"}]},"kind":{"anyOf":[{"enum":["file","web"],"type":"string"},{"type":"null"}]},"path":{"anyOf":[{"type":"string"},{"type":"null"}]},"either":{"anyOf":[{"type":"integer","description":"Must be not greater than 10."},{"type":"integer","description":"Must be not less than 100."},{"type":"null"}]}},"required":["id","name","not_this","kind","path","either"],"additionalProperties":false},{"type":"object","properties":{"id":{"anyOf":[{"type":"integer"},{"type":"null"}]},"name":{"type":"string"},"not_this":{"description":"Must be as the JSON Schema keyword \"not\" demands: {\"enum\":[\"a\",\"b\"]}.","anyOf":[{"type":"string"},{"type":"null"}]},"kind":{"anyOf":[{"enum":["file","web"],"type":"string"},{"type":"null"}]},"path":{"anyOf":[{"type":"string"},{"type":"null"}]},"either":{"anyOf":[{"type":"integer","description":"Must be not greater than 10."},{"type":"integer","description":"Must be not less than 100."},{"type":"null"}]}},"required":["id","name","not_this","kind","path","either"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"description":"Must be as the JSON Schema keyword \"if\" demands: {\"properties\":{\"kind\":{\"const\":\"file\"}},\"required\":[\"kind\"]}; as the JSON Schema keyword \"then\" demands: {\"required\":[\"path\"]}; as the JSON Schema keyword \"else\" demands: {\"description\":\"Must be as the JSON Schema keyword \\\"not\\\" demands: {\\\"required\\\":[\\\"path\\\"]}.\"}.","anyOf":[{"required":["id"],"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"},"not_this":{"type":"string","description":"Must be as the JSON Schema keyword \"not\" demands: {\"enum\":[\"a\",\"b\"]}."},"kind":{"enum":["file","web"],"type":"string"},"path":{"type":"string"},"either":{"anyOf":[{"maximum":10,"type":"integer"},{"minimum":100,"type":"integer"}]}},"propertyOrdering":["id","name","not_this","kind","path","either"]},{"required":["name"],"type":"object","properties":{"id":{"type":"integer"},"name":{"type":"string"},"not_this":{"type":"string","description":"Must be as the JSON Schema keyword \"not\" demands: {\"enum\":[\"a\",\"b\"]}."},"kind":{"enum":["file","web"],"type":"string"},"path":{"type":"string"},"either":{"anyOf":[{"maximum":10,"type":"integer"},{"minimum":100,"type":"integer"}]}},"propertyOrdering":["id","name","not_this","kind","path","either"]}]}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering search_renderings[] = {
      {.shape = "natural", .schema = search_schemas[1], .optionals = 6, .unions = 2, .wrapped = true},
      {.shape = "openai", .schema = search_schemas[2], .unions = 11, .wrapped = true},
      {.shape = "anthropic", .schema = search_schemas[3], .optionals = 10, .unions = 3, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = search_schemas[4], .unions = 11, .wrapped = true},
      {.shape = "gemini", .schema = search_schemas[5], .optionals = 10, .unions = 3, .wrapped = true},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "search",
          .parameters_schema = search_schemas[0],
          .renderings = search_renderings,
          .digest = "88bf7501ac8570b75fce35e562500f10bcfae5426b64d35dba1d61f1c5d83e7f",
          .parameters = &search_Parameters_node,
      },
  };
  return all;
}

}  // namespace assertions
