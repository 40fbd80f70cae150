// Made by toolbind 0.1.0 from shared_types.tools.json; do not edit.

#include "shared_types.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace acme::places {
namespace {

namespace p = toolbind::program;

constexpr std::string_view City_names[] = {"Oslo", "Rome"};
constinit const p::Enumeration City_node{City_names};
constexpr p::Member Place_members[] = {
    {"city", offsetof(Place, city), &City_node},
};
constinit const p::Structure Place_node{Place_members};
constexpr p::Member go_Parameters_members[] = {
    {"from", offsetof(go::Parameters, from), &Place_node, p::Presence::optional, &p::optional_of<Place>},
    {"to", offsetof(go::Parameters, to), &Place_node, p::Presence::optional, &p::optional_of<Place>},
};
constinit const p::Structure go_Parameters_node{go_Parameters_members};
constinit const p::List WithSpace_Names_node{&p::string, &p::list_of<std::string>};
constexpr p::Member WithSpace_members[] = {
    {"x", offsetof(WithSpace, x), &WithSpace_Names_node, p::Presence::optional, &p::optional_of<std::vector<std::string>>},
};
constinit const p::Structure WithSpace_node{WithSpace_members};
constexpr p::Member inner_Own_members[] = {
    {"n", offsetof(inner::Own, n), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure inner_Own_node{inner_Own_members};
constexpr p::Member inner_UnionOption2_members[] = {
    {"z", offsetof(inner::UnionOption2, z), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure inner_UnionOption2_node{inner_UnionOption2_members};
constexpr p::Alternative inner_Parameters_union_alternatives[] = {
    {"alternative 1", &p::string, p::string_kind, 0},
    {"alternative 2", &inner_UnionOption2_node, p::object_kind, 1},
};
constinit const p::Variant inner_Parameters_union_node{inner_Parameters_union_alternatives, &p::variant_of<std::string, inner::UnionOption2>, false, ""};
constexpr p::Member inner_Anchored_members[] = {
    {"s", offsetof(inner::Anchored, s), &p::string, p::Presence::optional, &p::optional_of<std::string>},
};
constinit const p::Structure inner_Anchored_node{inner_Anchored_members};
constexpr p::Member inner_Parameters_members[] = {
    {"own", offsetof(inner::Parameters, own), &inner_Own_node, p::Presence::optional, &p::optional_of<inner::Own>},
    {"again", offsetof(inner::Parameters, again), &inner_Own_node, p::Presence::optional, &p::optional_of<inner::Own>},
    {"union", offsetof(inner::Parameters, union_), &inner_Parameters_union_node, p::Presence::optional, &p::optional_of<std::variant<std::string, inner::UnionOption2>>},
    {"second", offsetof(inner::Parameters, second), &inner_UnionOption2_node, p::Presence::optional, &p::optional_of<inner::UnionOption2>},
    {"anchored", offsetof(inner::Parameters, anchored), &inner_Anchored_node, p::Presence::optional, &p::optional_of<inner::Anchored>},
    {"place", offsetof(inner::Parameters, place), &inner_Anchored_node, p::Presence::optional, &p::optional_of<inner::Anchored>},
};
constinit const p::Structure inner_Parameters_node{inner_Parameters_members};
constinit const p::List Names_node{&p::string, &p::list_of<std::string>};

}  // namespace

const p::Node& toolbind_node(const City*) { return City_node; }
const p::Node& toolbind_node(const Place*) { return Place_node; }
const p::Node& toolbind_node(const WithSpace*) { return WithSpace_node; }
const p::Node& go::toolbind_node(const go::Parameters*) { return go_Parameters_node; }
const p::Node& inner::toolbind_node(const inner::Own*) { return inner_Own_node; }
const p::Node& inner::toolbind_node(const inner::UnionOption2*) { return inner_UnionOption2_node; }
const p::Node& inner::toolbind_node(const inner::Anchored*) { return inner_Anchored_node; }
const p::Node& inner::toolbind_node(const inner::Parameters*) { return inner_Parameters_node; }
const p::Node& toolbind_node(const Names*) { return Names_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view go_schemas[] = {
      R"json({"type":"object","properties":{"from":{"$ref":"#/$defs/Place"},"to":{"$ref":"#/$defs/Place","description":"Where to."}},"$defs":{"Place":{"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"]},"City":{"type":"string","enum":["Oslo","Rome"]}}})json",
      R"json({"type":"object","properties":{"from":{"anyOf":[{"$ref":"#/$defs/Place"},{"type":"null"}]},"to":{"description":"Where to.","anyOf":[{"$ref":"#/$defs/Place"},{"type":"null"}]}},"required":["from","to"],"additionalProperties":false,"$defs":{"Place":{"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"],"additionalProperties":false},"City":{"type":"string","enum":["Oslo","Rome"]}}})json",
      R"json({"type":"object","properties":{"from":{"$ref":"#/$defs/Place"},"to":{"description":"Where to.","type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"],"additionalProperties":false}},"required":[],"additionalProperties":false,"$defs":{"Place":{"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"],"additionalProperties":false},"City":{"type":"string","enum":["Oslo","Rome"]}}})json",
      R"json({"type":"object","properties":{"from":{"anyOf":[{"$ref":"#/$defs/Place"},{"type":"null"}]},"to":{"description":"Where to.","anyOf":[{"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"],"additionalProperties":false},{"type":"null"}]}},"required":["from","to"],"additionalProperties":false,"$defs":{"Place":{"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"],"additionalProperties":false},"City":{"type":"string","enum":["Oslo","Rome"]}}})json",
      R"json({"type":"object","properties":{"from":{"$ref":"#/$defs/Place"},"to":{"description":"Where to.","type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"]}},"$defs":{"Place":{"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"]},"City":{"type":"string","enum":["Oslo","Rome"]}},"propertyOrdering":["from","to"]})json",
  };
  static constexpr toolbind::Rendering go_renderings[] = {
      {.shape = "natural", .schema = go_schemas[0], .optionals = 2},
      {.shape = "openai", .schema = go_schemas[1], .unions = 2},
      {.shape = "anthropic", .schema = go_schemas[2], .optionals = 2},
      {.shape = "anthropic_nullable", .schema = go_schemas[3], .unions = 2},
      {.shape = "gemini", .schema = go_schemas[4], .optionals = 2},
  };
  static constexpr std::string_view stay_schemas[] = {
      R"json({"$ref":"#/$defs/Place","$defs":{"Place":{"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"]},"City":{"type":"string","enum":["Oslo","Rome"]}}})json",
      R"json({"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"],"$defs":{"Place":{"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"]},"City":{"type":"string","enum":["Oslo","Rome"]}}})json",
      R"json({"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"],"additionalProperties":false,"$defs":{"City":{"type":"string","enum":["Oslo","Rome"]}}})json",
      R"json({"type":"object","properties":{"city":{"$ref":"#/$defs/City"}},"required":["city"],"$defs":{"City":{"type":"string","enum":["Oslo","Rome"]}}})json",
  };
  static constexpr toolbind::Rendering stay_renderings[] = {
      {.shape = "natural", .schema = stay_schemas[1]},
      {.shape = "openai", .schema = stay_schemas[2]},
      {.shape = "anthropic", .schema = stay_schemas[2]},
      {.shape = "anthropic_nullable", .schema = stay_schemas[2]},
      {.shape = "gemini", .schema = stay_schemas[3]},
  };
  static constexpr std::string_view inner_schemas[] = {
      R"json({"$defs":{"Own":{"type":"object","properties":{"n":{"type":"integer"}}}},"type":"object","properties":{"own":{"$ref":"#/$defs/Own"},"again":{"$ref":"#/properties/own"},"union":{"anyOf":[{"type":"string"},{"type":"object","properties":{"z":{"type":"integer"}}}]},"second":{"$ref":"#/properties/union/anyOf/1"},"anchored":{"$ref":"#/properties/place"},"place":{"type":"object","properties":{"s":{"type":"string"}}}}})json",
      R"json({"type":"object","properties":{"own":{"anyOf":[{"$ref":"#/$defs/Own"},{"type":"null"}]},"again":{"anyOf":[{"$ref":"#/$defs/own"},{"type":"null"}]},"union":{"anyOf":[{"type":"string"},{"type":"object","properties":{"z":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["z"],"additionalProperties":false},{"type":"null"}]},"second":{"anyOf":[{"$ref":"#/$defs/1"},{"type":"null"}]},"anchored":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"place":{"anyOf":[{"type":"object","properties":{"s":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["s"],"additionalProperties":false},{"type":"null"}]}},"required":["own","again","union","second","anchored","place"],"additionalProperties":false,"$defs":{"Own":{"type":"object","properties":{"n":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["n"],"additionalProperties":false},"own":{"$ref":"#/$defs/Own"},"1":{"type":"object","properties":{"z":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["z"],"additionalProperties":false},"place":{"type":"object","properties":{"s":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["s"],"additionalProperties":false}}})json",
      R"json({"type":"object","properties":{"own":{"$ref":"#/$defs/Own"},"again":{"$ref":"#/$defs/own"},"union":{"anyOf":[{"type":"string"},{"type":"object","properties":{"z":{"type":"integer"}},"required":[],"additionalProperties":false}]},"second":{"$ref":"#/$defs/1"},"anchored":{"$ref":"#/$defs/place"},"place":{"type":"object","properties":{"s":{"type":"string"}},"required":[],"additionalProperties":false}},"required":[],"additionalProperties":false,"$defs":{"Own":{"type":"object","properties":{"n":{"type":"integer"}},"required":[],"additionalProperties":false},"own":{"$ref":"#/$defs/Own"},"1":{"type":"object","properties":{"z":{"type":"integer"}},"required":[],"additionalProperties":false},"place":{"type":"object","properties":{"s":{"type":"string"}},"required":[],"additionalProperties":false}}})json",
      R"json({"type":"object","properties":{"own":{"$ref":"#/$defs/Own"},"again":{"$ref":"#/$defs/own"},"union":{"anyOf":[{"type":"string"},{"type":"object","properties":{"z":{"type":"integer"}}}]},"second":{"$ref":"#/$defs/1"},"anchored":{"$ref":"#/$defs/place"},"place":{"type":"object","properties":{"s":{"type":"string"}}}},"$defs":{"Own":{"type":"object","properties":{"n":{"type":"integer"}}},"own":{"$ref":"#/$defs/Own"},"1":{"type":"object","properties":{"z":{"type":"integer"}}},"place":{"type":"object","properties":{"s":{"type":"string"}}}},"propertyOrdering":["own","again","union","second","anchored","place"]})json",
  };
  static constexpr toolbind::Rendering inner_renderings[] = {
      {.shape = "natural", .schema = inner_schemas[0], .optionals = 9, .unions = 1},
      {.shape = "openai", .schema = inner_schemas[1], .unions = 11},
      {.shape = "anthropic", .schema = inner_schemas[2], .optionals = 11, .unions = 1},
      {.shape = "anthropic_nullable", .schema = inner_schemas[1], .unions = 11},
      {.shape = "gemini", .schema = inner_schemas[3], .optionals = 11, .unions = 1},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "go",
          .parameters_schema = go_schemas[0],
          .renderings = go_renderings,
          .digest = "7f4962e2f2e088381c28148351851da5489d1cff8564623d4cd3451c776eb96f",
          .parameters = &go_Parameters_node,
      },
      {
          .name = "stay",
          .parameters_schema = stay_schemas[0],
          .renderings = stay_renderings,
          .success_schema = R"json({"type":"object","properties":{"x":{"$ref":"#/$defs/Names"}},"$defs":{"With Space":{"type":"object","properties":{"x":{"$ref":"#/$defs/Names"}}},"Names":{"type":"array","items":{"type":"string"}}}})json",
          .digest = "341cb40cb30b4c534a4b2f58898cf0025f519d506ace8b78d59b724981bb5d58",
          .parameters = &Place_node,
          .success = &WithSpace_node,
      },
      {
          .name = "inner",
          .parameters_schema = inner_schemas[0],
          .renderings = inner_renderings,
          .digest = "0f08891870521748578360ec8a0ac86172adb33b673f09eb17b2815158f4d969",
          .parameters = &inner_Parameters_node,
      },
  };
  return all;
}

}  // namespace acme::places
