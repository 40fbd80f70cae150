// Made by toolbind 0.1.0 from closest_alternative.tools.json; do not edit.

#include "closest_alternative.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace closest_alternative {
namespace {

namespace p = toolbind::program;

constexpr p::NumberRules draw_Circle_radius_rules{{"0"}};
constinit const p::Number draw_Circle_radius_node{&draw_Circle_radius_rules};
constexpr p::Member draw_Circle_members[] = {
    {"x", offsetof(draw::Circle, x), &p::number},
    {"y", offsetof(draw::Circle, y), &p::number},
    {"radius", offsetof(draw::Circle, radius), &draw_Circle_radius_node},
};
constinit const p::Structure draw_Circle_node{draw_Circle_members, {}, {p::Extra::Policy::reject}};
constexpr p::Member draw_Box_members[] = {
    {"x", offsetof(draw::Box, x), &p::number},
    {"y", offsetof(draw::Box, y), &p::number},
    {"width", offsetof(draw::Box, width), &p::number},
    {"height", offsetof(draw::Box, height), &p::number},
};
constinit const p::Structure draw_Box_node{draw_Box_members, {}, {p::Extra::Policy::reject}};
constexpr p::Alternative draw_Parameters_untagged_alternatives[] = {
    {"Circle", &draw_Circle_node, p::object_kind, 0},
    {"Box", &draw_Box_node, p::object_kind, 1},
};
constexpr p::Choice draw_Parameters_untagged_keys[] = {
    {"height", 1},
    {"radius", 0},
    {"width", 1},
};
constinit const p::Variant draw_Parameters_untagged_node{draw_Parameters_untagged_alternatives, &p::variant_of<draw::Circle, draw::Box>, false, "", {}, draw_Parameters_untagged_keys};
constinit const p::Constant draw_Move_op_node{R"json("move")json"};
constexpr p::Member draw_Move_members[] = {
    {"op", p::not_stored, &draw_Move_op_node},
    {"by", offsetof(draw::Move, by), &p::int64},
};
constinit const p::Structure draw_Move_node{draw_Move_members};
constinit const p::Constant draw_Turn_op_node{R"json("turn")json"};
constexpr p::NumberRules draw_Turn_degrees_rules{{}, {"359"}};
constinit const p::Integer draw_Turn_degrees_node{p::IntegerType::int64, &draw_Turn_degrees_rules};
constexpr p::Member draw_Turn_members[] = {
    {"op", p::not_stored, &draw_Turn_op_node},
    {"degrees", offsetof(draw::Turn, degrees), &draw_Turn_degrees_node},
};
constinit const p::Structure draw_Turn_node{draw_Turn_members};
constexpr p::Alternative draw_Parameters_tagged_alternatives[] = {
    {"Move", &draw_Move_node, p::object_kind, 0},
    {"Turn", &draw_Turn_node, p::object_kind, 1},
};
constexpr p::Choice draw_Parameters_tagged_tags[] = {
    {"move", 0},
    {"turn", 1},
};
constinit const p::Variant draw_Parameters_tagged_node{draw_Parameters_tagged_alternatives, &p::variant_of<draw::Move, draw::Turn>, false, "op", draw_Parameters_tagged_tags};
constexpr p::NumberRules draw_Parameters_n0_rules{{"10"}};
constinit const p::Integer draw_Parameters_n0_node{p::IntegerType::int64, &draw_Parameters_n0_rules};
constinit const p::List draw_Parameters_n1_node{&p::string, &p::list_of<std::string>};
constexpr p::Alternative draw_Parameters_kinds_alternatives[] = {
    {"alternative 1", &draw_Parameters_n0_node, p::number_kind, 0},
    {"alternative 2", &draw_Parameters_n1_node, p::array_kind, 1},
};
constinit const p::Variant draw_Parameters_kinds_node{draw_Parameters_kinds_alternatives, &p::variant_of<std::int64_t, std::vector<std::string>>, false, ""};
constinit const p::List draw_Parameters_n0_node_2{&p::int64, &p::list_of<std::int64_t>};
constinit const p::List draw_Parameters_n1_node_2{&p::string, &p::list_of<std::string>};
constexpr p::Alternative draw_Parameters_lists_alternatives[] = {
    {"alternative 1", &draw_Parameters_n0_node_2, p::array_kind, 0},
    {"alternative 2", &draw_Parameters_n1_node_2, p::array_kind, 1},
};
constinit const p::Variant draw_Parameters_lists_node{draw_Parameters_lists_alternatives, &p::variant_of<std::vector<std::int64_t>, std::vector<std::string>>, false, ""};
constexpr p::Member draw_Parameters_members[] = {
    {"untagged", offsetof(draw::Parameters, untagged), &draw_Parameters_untagged_node, p::Presence::optional, &p::optional_of<std::variant<draw::Circle, draw::Box>>},
    {"tagged", offsetof(draw::Parameters, tagged), &draw_Parameters_tagged_node, p::Presence::optional, &p::optional_of<std::variant<draw::Move, draw::Turn>>},
    {"kinds", offsetof(draw::Parameters, kinds), &draw_Parameters_kinds_node, p::Presence::optional, &p::optional_of<std::variant<std::int64_t, std::vector<std::string>>>},
    {"lists", offsetof(draw::Parameters, lists), &draw_Parameters_lists_node, p::Presence::optional, &p::optional_of<std::variant<std::vector<std::int64_t>, std::vector<std::string>>>},
};
constinit const p::Structure draw_Parameters_node{draw_Parameters_members};

}  // namespace

const p::Node& draw::toolbind_node(const draw::Circle*) { return draw_Circle_node; }
const p::Node& draw::toolbind_node(const draw::Box*) { return draw_Box_node; }
const p::Node& draw::toolbind_node(const draw::Move*) { return draw_Move_node; }
const p::Node& draw::toolbind_node(const draw::Turn*) { return draw_Turn_node; }
const p::Node& draw::toolbind_node(const draw::Parameters*) { return draw_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view draw_schemas[] = {
      R"json({"type":"object","properties":{"untagged":{"anyOf":[{"title":"Circle","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"radius":{"type":"number","minimum":0}},"required":["x","y","radius"],"additionalProperties":false},{"title":"Box","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"width":{"type":"number"},"height":{"type":"number"}},"required":["x","y","width","height"],"additionalProperties":false}]},"tagged":{"oneOf":[{"type":"object","properties":{"op":{"const":"move"},"by":{"type":"integer"}},"required":["op","by"]},{"type":"object","properties":{"op":{"const":"turn"},"degrees":{"type":"integer","maximum":359}},"required":["op","degrees"]}]},"kinds":{"anyOf":[{"type":"integer","minimum":10},{"type":"array","items":{"type":"string"}}]},"lists":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"string"}}]}}})json",
      R"json({"type":"object","properties":{"untagged":{"anyOf":[{"title":"Circle","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"radius":{"type":"number","minimum":0}},"required":["x","y","radius"],"additionalProperties":false},{"title":"Box","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"width":{"type":"number"},"height":{"type":"number"}},"required":["x","y","width","height"],"additionalProperties":false},{"type":"null"}]},"tagged":{"anyOf":[{"type":"object","properties":{"op":{"const":"move","type":"string"},"by":{"type":"integer"}},"required":["op","by"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"turn","type":"string"},"degrees":{"type":"integer","maximum":359}},"required":["op","degrees"],"additionalProperties":false},{"type":"null"}]},"kinds":{"anyOf":[{"type":"integer","minimum":10},{"type":"array","items":{"type":"string"}},{"type":"null"}]},"lists":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"string"}},{"type":"null"}]}},"required":["untagged","tagged","kinds","lists"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"untagged":{"anyOf":[{"title":"Circle","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"radius":{"type":"number","description":"Must be not less than 0."}},"required":["x","y","radius"],"additionalProperties":false},{"title":"Box","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"width":{"type":"number"},"height":{"type":"number"}},"required":["x","y","width","height"],"additionalProperties":false}]},"tagged":{"anyOf":[{"type":"object","properties":{"op":{"const":"move","type":"string"},"by":{"type":"integer"}},"required":["op","by"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"turn","type":"string"},"degrees":{"type":"integer","description":"Must be not greater than 359."}},"required":["op","degrees"],"additionalProperties":false}]},"kinds":{"anyOf":[{"type":"integer","description":"Must be not less than 10."},{"type":"array","items":{"type":"string"}}]},"lists":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"string"}}]}},"required":[],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"untagged":{"anyOf":[{"title":"Circle","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"radius":{"type":"number","description":"Must be not less than 0."}},"required":["x","y","radius"],"additionalProperties":false},{"title":"Box","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"width":{"type":"number"},"height":{"type":"number"}},"required":["x","y","width","height"],"additionalProperties":false},{"type":"null"}]},"tagged":{"anyOf":[{"type":"object","properties":{"op":{"const":"move","type":"string"},"by":{"type":"integer"}},"required":["op","by"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"turn","type":"string"},"degrees":{"type":"integer","description":"Must be not greater than 359."}},"required":["op","degrees"],"additionalProperties":false},{"type":"null"}]},"kinds":{"anyOf":[{"type":"integer","description":"Must be not less than 10."},{"type":"array","items":{"type":"string"}},{"type":"null"}]},"lists":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"string"}},{"type":"null"}]}},"required":["untagged","tagged","kinds","lists"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"untagged":{"anyOf":[{"title":"Circle","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"radius":{"type":"number","minimum":0}},"required":["x","y","radius"],"additionalProperties":false,"propertyOrdering":["x","y","radius"]},{"title":"Box","type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"},"width":{"type":"number"},"height":{"type":"number"}},"required":["x","y","width","height"],"additionalProperties":false,"propertyOrdering":["x","y","width","height"]}]},"tagged":{"oneOf":[{"type":"object","properties":{"op":{"type":"string","enum":["move"]},"by":{"type":"integer"}},"required":["op","by"],"propertyOrdering":["op","by"]},{"type":"object","properties":{"op":{"type":"string","enum":["turn"]},"degrees":{"type":"integer","maximum":359}},"required":["op","degrees"],"propertyOrdering":["op","degrees"]}]},"kinds":{"anyOf":[{"type":"integer","minimum":10},{"type":"array","items":{"type":"string"}}]},"lists":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"string"}}]}},"propertyOrdering":["untagged","tagged","kinds","lists"]})json",
  };
  static constexpr toolbind::Rendering draw_renderings[] = {
      {.shape = "natural", .schema = draw_schemas[0], .optionals = 4, .unions = 4},
      {.shape = "openai", .schema = draw_schemas[1], .unions = 4},
      {.shape = "anthropic", .schema = draw_schemas[2], .optionals = 4, .unions = 4},
      {.shape = "anthropic_nullable", .schema = draw_schemas[3], .unions = 4},
      {.shape = "gemini", .schema = draw_schemas[4], .optionals = 4, .unions = 4},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "draw",
          .parameters_schema = draw_schemas[0],
          .renderings = draw_renderings,
          .digest = "fc8863b9940ba883d008a2b47aeeea714a713955de5a8b8396da769e2ec54503",
          .parameters = &draw_Parameters_node,
      },
  };
  return all;
}

}  // namespace closest_alternative
