// Made by toolbind 0.1.0 from deep_assertions.tools.json; do not edit.

#include "deep_assertions.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace deep_assertions {
namespace {

namespace p = toolbind::program;

extern const p::Evaluation tree_Parameters_check1_evaluation_evaluation;
extern const p::Evaluation tree_Parameters_check1_evaluation;
extern const p::Structure tree_Parameters_node;
extern const p::Evaluation row_Parameters_check2_evaluation;
extern const p::Evaluation shape_Parameters_check2_evaluation_evaluation_3;
extern const p::Evaluation shape_Parameters_check2_evaluation_evaluation_2;
extern const p::Evaluation shape_Parameters_check2_evaluation_evaluation_evaluation;
extern const p::Evaluation shape_Parameters_check2_evaluation_evaluation;
extern const p::Evaluation shape_Parameters_check2_evaluation;
constexpr p::NumberRules contains_rules{{"10"}};
constinit const p::Number contains_node_2{&contains_rules};
constinit const p::Any contains_node{p::all_kinds, nullptr, nullptr, &contains_node_2, nullptr, nullptr, nullptr};
constexpr const p::Node* contained_Parameters_list_check1[] = {&contains_node};
constexpr p::Check contained_Parameters_list_checks[] = {
    {p::Check::Kind::contains, contained_Parameters_list_check1, 2u, 3u},
};
constinit const p::List contained_Parameters_list_node{&p::int64, &p::list_of<std::int64_t>, {}, contained_Parameters_list_checks};
constexpr p::Member contained_Parameters_members[] = {
    {"list", offsetof(contained::Parameters, list), &contained_Parameters_list_node},
};
constinit const p::Structure contained_Parameters_node{contained_Parameters_members};
constexpr p::Member pay_Parameters_members[] = {
    {"card", offsetof(pay::Parameters, card), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"address", offsetof(pay::Parameters, address), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"gift", offsetof(pay::Parameters, gift), &p::boolean, p::Presence::optional, &p::optional_of<bool>},
    {"note", offsetof(pay::Parameters, note), &p::string, p::Presence::optional, &p::optional_of<std::string>},
};
constexpr p::Member parameters_members[] = {
    {"address", p::not_stored, &p::any},
};
constinit const p::Structure parameters_node{parameters_members};
constexpr const p::Node* pay_Parameters_check1[] = {&parameters_node};
constexpr p::StringRules note_rules{3u, p::unlimited, nullptr};
constinit const p::String note_node_2{&note_rules};
constinit const p::Any note_node{p::all_kinds, nullptr, nullptr, nullptr, &note_node_2, nullptr, nullptr};
constexpr p::Member gift_members[] = {
    {"note", p::not_stored, &note_node},
};
constinit const p::Structure gift_node_2{gift_members};
constinit const p::Any gift_node_3{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative gift_alternatives[] = {
    {"alternative 1", &gift_node_2, p::object_kind, 0},
    {"alternative 2", &gift_node_3, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, 0},
};
constinit const p::Variant gift_node{gift_alternatives, nullptr, false, ""};
constexpr const p::Node* pay_Parameters_check2[] = {&gift_node};
constexpr p::Check pay_Parameters_checks[] = {
    {.kind = p::Check::Kind::when_present, .nodes = pay_Parameters_check1, .name = "card"},
    {.kind = p::Check::Kind::when_present, .nodes = pay_Parameters_check2, .name = "gift"},
};
constinit const p::Structure pay_Parameters_node{pay_Parameters_members, {}, {}, {}, pay_Parameters_checks};
constexpr p::Member shape_Parameters_members[] = {
    {"name", offsetof(shape::Parameters, name), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"size", offsetof(shape::Parameters, size), &p::int64},
    {"round", offsetof(shape::Parameters, round), &p::boolean, p::Presence::optional, &p::optional_of<bool>},
};
constinit const p::Constant round_node{"true"};
constexpr p::Member if_members[] = {
    {"round", p::not_stored, &round_node},
};
constinit const p::Structure if_node_2{if_members};
constinit const p::Any if_node_3{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative if_alternatives[] = {
    {"alternative 1", &if_node_2, p::object_kind, 0},
    {"alternative 2", &if_node_3, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, 0},
};
constinit const p::Variant if_node{if_alternatives, nullptr, false, ""};
constexpr p::Member then_members[] = {
    {"radius", p::not_stored, &p::number, p::Presence::optional},
};
constinit const p::Structure then_node_2{then_members};
constinit const p::Any then_node_3{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative then_alternatives[] = {
    {"alternative 1", &then_node_2, p::object_kind, 0},
    {"alternative 2", &then_node_3, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, 0},
};
constinit const p::Variant then_node{then_alternatives, nullptr, false, ""};
constexpr const p::Node* shape_Parameters_check1[] = {&if_node, &then_node, nullptr};
constexpr const p::Node* shape_Parameters_check2[] = {&p::never};
constexpr std::string_view shape_Parameters_check2_evaluation_evaluation_evaluation_names[] = {"size", "round"};
constinit const p::Evaluation shape_Parameters_check2_evaluation_evaluation_evaluation{shape_Parameters_check2_evaluation_evaluation_evaluation_names, {}, false, false, 0u, {}, {}};
constexpr p::EvaluationPart shape_Parameters_check2_evaluation_evaluation_parts[] = {{nullptr, {}, &shape_Parameters_check2_evaluation_evaluation_evaluation}};
constinit const p::Evaluation shape_Parameters_check2_evaluation_evaluation{{}, {}, false, false, 0u, {}, shape_Parameters_check2_evaluation_evaluation_parts};
constexpr std::string_view shape_Parameters_check2_evaluation_evaluation_2_names[] = {"round"};
constinit const p::Evaluation shape_Parameters_check2_evaluation_evaluation_2{shape_Parameters_check2_evaluation_evaluation_2_names, {}, false, false, 0u, {}, {}};
constexpr std::string_view shape_Parameters_check2_evaluation_evaluation_3_names[] = {"radius"};
constinit const p::Evaluation shape_Parameters_check2_evaluation_evaluation_3{shape_Parameters_check2_evaluation_evaluation_3_names, {}, false, false, 0u, {}, {}};
constexpr std::string_view shape_Parameters_check2_evaluation_names[] = {"name"};
constexpr p::EvaluationPart shape_Parameters_check2_evaluation_parts[] = {{nullptr, {}, &shape_Parameters_check2_evaluation_evaluation}, {&if_node, {}, &shape_Parameters_check2_evaluation_evaluation_2}, {&if_node, {}, &shape_Parameters_check2_evaluation_evaluation_3}};
constinit const p::Evaluation shape_Parameters_check2_evaluation{shape_Parameters_check2_evaluation_names, {}, false, false, 0u, {}, shape_Parameters_check2_evaluation_parts};
constexpr p::Check shape_Parameters_checks[] = {
    {p::Check::Kind::if_then_else, shape_Parameters_check1},
    {.kind = p::Check::Kind::unevaluated_properties, .nodes = shape_Parameters_check2, .evaluation = &shape_Parameters_check2_evaluation},
};
constinit const p::Structure shape_Parameters_node{shape_Parameters_members, {}, {p::Extra::Policy::check, &p::any, &p::map_of<toolbind::Json>, offsetof(shape::Parameters, additional)}, {}, shape_Parameters_checks};
constexpr p::Element row_Parameters_elements[] = {
    {&p::string, &p::optional_of<std::string>},
};
constexpr const p::Node* row_Parameters_check1[] = {&p::boolean};
constexpr const p::Node* row_Parameters_check2[] = {&p::int64};
constexpr const p::Node* row_Parameters_check2_evaluation_contains[] = {&p::boolean};
constinit const p::Evaluation row_Parameters_check2_evaluation{{}, {}, false, false, 1u, row_Parameters_check2_evaluation_contains, {}};
constexpr p::Check row_Parameters_checks[] = {
    {p::Check::Kind::contains, row_Parameters_check1, 1u, p::unlimited},
    {.kind = p::Check::Kind::unevaluated_items, .nodes = row_Parameters_check2, .evaluation = &row_Parameters_check2_evaluation},
};
constinit const p::Tuple row_Parameters_node{row_Parameters_elements, &p::tuple_of<std::optional<std::string>, std::vector<toolbind::Json>>, &p::any, &p::list_of<toolbind::Json>, {}, row_Parameters_checks};
constinit const p::List tree_Parameters_children_node{&tree_Parameters_node, &p::list_of<tree::Parameters>};
constexpr p::Member tree_Parameters_members[] = {
    {"data", offsetof(tree::Parameters, data), &p::any, p::Presence::optional, &p::optional_of<toolbind::Json>},
    {"children", offsetof(tree::Parameters, children), &tree_Parameters_children_node, p::Presence::optional, &p::optional_of<std::vector<tree::Parameters>>},
};
constexpr const p::Node* tree_Parameters_check1[] = {&p::never};
constexpr std::string_view tree_Parameters_check1_evaluation_evaluation_names[] = {"data", "children"};
constinit const p::Evaluation tree_Parameters_check1_evaluation_evaluation{tree_Parameters_check1_evaluation_evaluation_names, {}, false, false, 0u, {}, {}};
constexpr p::EvaluationPart tree_Parameters_check1_evaluation_parts[] = {{nullptr, {}, &tree_Parameters_check1_evaluation_evaluation}};
constinit const p::Evaluation tree_Parameters_check1_evaluation{{}, {}, false, false, 0u, {}, tree_Parameters_check1_evaluation_parts};
constexpr p::Check tree_Parameters_checks[] = {
    {.kind = p::Check::Kind::unevaluated_properties, .nodes = tree_Parameters_check1, .evaluation = &tree_Parameters_check1_evaluation},
};
constinit const p::Structure tree_Parameters_node{tree_Parameters_members, {}, {p::Extra::Policy::check, &p::any, &p::map_of<toolbind::Json>, offsetof(tree::Parameters, additional)}, {}, tree_Parameters_checks};
constexpr p::Member Sized_members[] = {
    {"size", offsetof(Sized, size), &p::int64},
    {"round", offsetof(Sized, round), &p::boolean, p::Presence::optional, &p::optional_of<bool>},
};
constinit const p::Structure Sized_node{Sized_members};

}  // namespace

const p::Node& toolbind_node(const Sized*) { return Sized_node; }
const p::Node& contained::toolbind_node(const contained::Parameters*) { return contained_Parameters_node; }
const p::Node& pay::toolbind_node(const pay::Parameters*) { return pay_Parameters_node; }
const p::Node& shape::toolbind_node(const shape::Parameters*) { return shape_Parameters_node; }
const p::Node& tree::toolbind_node(const tree::Parameters*) { return tree_Parameters_node; }
const p::Node& toolbind_node(const row::Parameters*) { return row_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view contained_schemas[] = {
      R"json({"type":"object","properties":{"list":{"type":"array","items":{"type":"integer"},"contains":{"minimum":10},"minContains":2,"maxContains":3}},"required":["list"]})json",
      R"json({"type":"object","properties":{"list":{"type":"array","items":{"type":"integer"},"description":"Must be as the JSON Schema keyword \"contains\" demands: {\"minimum\":10}; as the JSON Schema keyword \"minContains\" demands: 2; as the JSON Schema keyword \"maxContains\" demands: 3."}},"required":["list"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"list":{"type":"array","items":{"type":"integer"},"description":"Must be as the JSON Schema keyword \"contains\" demands: {\"minimum\":10}; as the JSON Schema keyword \"minContains\" demands: 2; as the JSON Schema keyword \"maxContains\" demands: 3."}},"required":["list"]})json",
  };
  static constexpr toolbind::Rendering contained_renderings[] = {
      {.shape = "natural", .schema = contained_schemas[0]},
      {.shape = "openai", .schema = contained_schemas[1]},
      {.shape = "anthropic", .schema = contained_schemas[1]},
      {.shape = "anthropic_nullable", .schema = contained_schemas[1]},
      {.shape = "gemini", .schema = contained_schemas[2]},
  };
  static constexpr std::string_view pay_schemas[] = {
      R"json({"type":"object","properties":{"card":{"type":"string"},"address":{"type":"string"},"gift":{"type":"boolean"},"note":{"type":"string"}},"dependentRequired":{"card":["address"]},"dependentSchemas":{"gift":{"properties":{"note":{"minLength":3}},"required":["note"]}}})json",
      R"json({"type":"object","properties":{"card":{"anyOf":[{"type":"string"},{"type":"null"}]},"address":{"anyOf":[{"type":"string"},{"type":"null"}]},"gift":{"anyOf":[{"type":"boolean"},{"type":"null"}]},"note":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["card","address","gift","note"],"additionalProperties":false,"description":"Must be as the JSON Schema keyword \"dependentRequired\" demands: {\"card\":[\"address\"]}; as the JSON Schema keyword \"dependentSchemas\" demands: {\"gift\":{\"\\u0001\":\"/dependentSchemas/gift\",\"properties\":{\"note\":{\"\\u0001\":\"/dependentSchemas/gift/properties/note\",\"minLength\":3}},\"required\":[\"note\"]}}."})json",
      R"json({"type":"object","properties":{"card":{"type":"string"},"address":{"type":"string"},"gift":{"type":"boolean"},"note":{"type":"string"}},"required":[],"additionalProperties":false,"description":"Must be as the JSON Schema keyword \"dependentRequired\" demands: {\"card\":[\"address\"]}; as the JSON Schema keyword \"dependentSchemas\" demands: {\"gift\":{\"\\u0001\":\"/dependentSchemas/gift\",\"properties\":{\"note\":{\"\\u0001\":\"/dependentSchemas/gift/properties/note\",\"minLength\":3}},\"required\":[\"note\"]}}."})json",
      R"json({"type":"object","properties":{"card":{"type":"string"},"address":{"type":"string"},"gift":{"type":"boolean"},"note":{"type":"string"}},"description":"Must be as the JSON Schema keyword \"dependentRequired\" demands: {\"card\":[\"address\"]}; as the JSON Schema keyword \"dependentSchemas\" demands: {\"gift\":{\"\\u0001\":\"/dependentSchemas/gift\",\"properties\":{\"note\":{\"\\u0001\":\"/dependentSchemas/gift/properties/note\",\"minLength\":3}},\"required\":[\"note\"]}}.","propertyOrdering":["card","address","gift","note"]})json",
  };
  static constexpr toolbind::Rendering pay_renderings[] = {
      {.shape = "natural", .schema = pay_schemas[0], .optionals = 4},
      {.shape = "openai", .schema = pay_schemas[1], .unions = 4},
      {.shape = "anthropic", .schema = pay_schemas[2], .optionals = 4},
      {.shape = "anthropic_nullable", .schema = pay_schemas[1], .unions = 4},
      {.shape = "gemini", .schema = pay_schemas[3], .optionals = 4},
  };
  static constexpr std::string_view shape_schemas[] = {
      R"json({"type":"object","properties":{"name":{"type":"string"}},"allOf":[{"$ref":"#/$defs/Sized"}],"if":{"properties":{"round":{"const":true}},"required":["round"]},"then":{"properties":{"radius":{"type":"number"}}},"unevaluatedProperties":false,"$defs":{"Sized":{"type":"object","properties":{"size":{"type":"integer"},"round":{"type":"boolean"}},"required":["size"]}}})json",
      R"json({"type":"object","properties":{"input":{"type":"object","properties":{"name":{"type":"string"}},"allOf":[{"$ref":"#/$defs/Sized"}],"if":{"properties":{"round":{"const":true}},"required":["round"]},"then":{"properties":{"radius":{"type":"number"}}},"unevaluatedProperties":false}},"required":["input"],"additionalProperties":false,"$defs":{"Sized":{"type":"object","properties":{"size":{"type":"integer"},"round":{"type":"boolean"}},"required":["size"]}}})json",
      R"json({"type":"object","properties":{"name":{"anyOf":[{"type":"string"},{"type":"null"}]},"size":{"type":"integer"},"round":{"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["name","size","round"],"additionalProperties":false,"description":"Must be as the JSON Schema keyword \"if\" demands: {\"properties\":{\"round\":{\"const\":true}},\"required\":[\"round\"]}; as the JSON Schema keyword \"then\" demands: {\"properties\":{\"radius\":{\"type\":\"number\"}}}."})json",
      R"json({"type":"object","properties":{"name":{"type":"string"},"size":{"type":"integer"},"round":{"type":"boolean"}},"required":["size"],"additionalProperties":false,"description":"Must be as the JSON Schema keyword \"if\" demands: {\"properties\":{\"round\":{\"const\":true}},\"required\":[\"round\"]}; as the JSON Schema keyword \"then\" demands: {\"properties\":{\"radius\":{\"type\":\"number\"}}}."})json",
      R"json({"type":"object","properties":{"name":{"type":"string"},"size":{"type":"integer"},"round":{"type":"boolean"}},"required":["size"],"description":"Must be as the JSON Schema keyword \"if\" demands: {\"properties\":{\"round\":{\"const\":true}},\"required\":[\"round\"]}; as the JSON Schema keyword \"then\" demands: {\"properties\":{\"radius\":{\"type\":\"number\"}}}; as the JSON Schema keyword \"unevaluatedProperties\" demands: false.","propertyOrdering":["name","size","round"]})json",
  };
  static constexpr toolbind::Rendering shape_renderings[] = {
      {.shape = "natural", .schema = shape_schemas[1], .optionals = 3, .wrapped = true},
      {.shape = "openai", .schema = shape_schemas[2], .unions = 2},
      {.shape = "anthropic", .schema = shape_schemas[3], .optionals = 2},
      {.shape = "anthropic_nullable", .schema = shape_schemas[2], .unions = 2},
      {.shape = "gemini", .schema = shape_schemas[4], .optionals = 2},
  };
  static constexpr std::string_view row_schemas[] = {
      R"json({"type":"array","prefixItems":[{"type":"string"}],"contains":{"type":"boolean"},"unevaluatedItems":{"type":"integer"}})json",
      R"json({"type":"object","properties":{"input":{"type":"array","prefixItems":[{"type":"string"}],"contains":{"type":"boolean"},"unevaluatedItems":{"type":"integer"}}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"type":"array","prefixItems":[{"type":"string"}],"description":"Must be as the JSON Schema keyword \"contains\" demands: {\"type\":\"boolean\"}; as the JSON Schema keyword \"unevaluatedItems\" demands: {\"type\":\"integer\"}."}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering row_renderings[] = {
      {.shape = "natural", .schema = row_schemas[1], .wrapped = true},
      {.shape = "openai", .refused = "a tuple with a rest of any length can't be an object; say \"items\": false"},
      {.shape = "anthropic", .refused = "a tuple with a rest of any length can't be an object; say \"items\": false"},
      {.shape = "anthropic_nullable", .refused = "a tuple with a rest of any length can't be an object; say \"items\": false"},
      {.shape = "gemini", .schema = row_schemas[2], .wrapped = true},
  };
  static constexpr std::string_view tree_schemas[] = {
      R"json({"$ref":"#/$defs/tree","unevaluatedProperties":false,"$defs":{"tree":{"type":"object","properties":{"data":true,"children":{"type":"array","items":{"$ref":"#"}}}}}})json",
      R"json({"type":"object","properties":{"input":{"$ref":"#/$defs/tree","unevaluatedProperties":false}},"required":["input"],"additionalProperties":false,"$defs":{"tree":{"type":"object","properties":{"data":{},"children":{"type":"array","items":{"$ref":"#/$defs/Root"}}}},"Root":{"$ref":"#/$defs/tree","unevaluatedProperties":false}}})json",
      R"json({"type":"object","properties":{"data":{},"children":{"type":"array","items":{"$ref":"#/$defs/Root"}}},"description":"Must be as the JSON Schema keyword \"unevaluatedProperties\" demands: false.","$defs":{"Root":{"type":"object","properties":{"data":{},"children":{"type":"array","items":{"$ref":"#/$defs/Root"}}},"description":"Must be as the JSON Schema keyword \"unevaluatedProperties\" demands: false.","propertyOrdering":["data","children"]}},"propertyOrdering":["data","children"]})json",
  };
  static constexpr toolbind::Rendering tree_renderings[] = {
      {.shape = "natural", .schema = tree_schemas[1], .optionals = 2, .wrapped = true},
      {.shape = "openai", .refused = "/$defs/tree/properties/data: a value of any shape"},
      {.shape = "anthropic", .refused = "/$defs/tree/properties/data: a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "/$defs/tree/properties/data: a value of any shape"},
      {.shape = "gemini", .schema = tree_schemas[2], .optionals = 4},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "contained",
          .parameters_schema = contained_schemas[0],
          .renderings = contained_renderings,
          .digest = "4748a9b245e1bf8d9506048966a4d828140e55e3b9b22ee35d9ea8ab4563add3",
          .parameters = &contained_Parameters_node,
      },
      {
          .name = "pay",
          .parameters_schema = pay_schemas[0],
          .renderings = pay_renderings,
          .digest = "8f9bb2a5ffdd63a3a7ff720e36e498b775fc6fd7ab44370715b9fe688a315c96",
          .parameters = &pay_Parameters_node,
      },
      {
          .name = "shape",
          .parameters_schema = shape_schemas[0],
          .renderings = shape_renderings,
          .digest = "16eb8dced81a88efe3b3cf1dcda34975b9b5b1351db2358e6d9fd2c04c1c27bb",
          .parameters = &shape_Parameters_node,
      },
      {
          .name = "row",
          .parameters_schema = row_schemas[0],
          .renderings = row_renderings,
          .digest = "ac4c16ed5b58b02490cf55b61b23b350e46ac1f622efc1776461099ec2c2029e",
          .parameters = &row_Parameters_node,
      },
      {
          .name = "tree",
          .parameters_schema = tree_schemas[0],
          .renderings = tree_renderings,
          .digest = "919d07e230ae5d52fac4c673a5a5633ae98b3b4511268d1f8bc71e901d6e32cf",
          .parameters = &tree_Parameters_node,
      },
  };
  return all;
}

}  // namespace deep_assertions
