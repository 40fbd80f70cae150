// Made by toolbind 0.1.0 from tagged_union.tools.json; do not edit.

#include "tagged_union.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace tagged_union {
namespace {

namespace p = toolbind::program;

constinit const p::Constant Circle_kind_node{R"json("circle")json"};
constexpr p::Member Circle_members[] = {
    {"kind", p::not_stored, &Circle_kind_node},
    {"radius", offsetof(Circle, radius), &p::number},
};
constinit const p::Structure Circle_node{Circle_members};
constexpr std::string_view Kind_names[] = {"square"};
constinit const p::Enumeration Kind_node{Kind_names};
constexpr p::Member Square_members[] = {
    {"kind", offsetof(Square, kind), &Kind_node},
    {"side", offsetof(Square, side), &p::number},
};
constinit const p::Structure Square_node{Square_members};
constinit const p::Constant draw_Dot_kind_node{R"json("dot")json"};
constexpr p::Member draw_Dot_members[] = {
    {"kind", p::not_stored, &draw_Dot_kind_node},
};
constinit const p::Structure draw_Dot_node{draw_Dot_members};
constexpr p::Alternative draw_Parameters_items_alternatives[] = {
    {"Circle", &Circle_node, p::object_kind, 0},
    {"Square", &Square_node, p::object_kind, 1},
    {"Dot", &draw_Dot_node, p::object_kind, 2},
};
constexpr p::Choice draw_Parameters_items_tags[] = {
    {"circle", 0},
    {"dot", 2},
    {"square", 1},
};
constinit const p::Variant draw_Parameters_items_node{draw_Parameters_items_alternatives, &p::variant_of<Circle, Square, draw::Dot>, false, "kind", draw_Parameters_items_tags};
constinit const p::List draw_Parameters_shapes_node{&draw_Parameters_items_node, &p::list_of<std::variant<Circle, Square, draw::Dot>>};
constexpr p::Member draw_Parameters_members[] = {
    {"shapes", offsetof(draw::Parameters, shapes), &draw_Parameters_shapes_node},
};
constinit const p::Structure draw_Parameters_node{draw_Parameters_members};

}  // namespace

const p::Node& toolbind_node(const Circle*) { return Circle_node; }
const p::Node& toolbind_node(const Kind*) { return Kind_node; }
const p::Node& toolbind_node(const Square*) { return Square_node; }
const p::Node& draw::toolbind_node(const draw::Dot*) { return draw_Dot_node; }
const p::Node& draw::toolbind_node(const draw::Parameters*) { return draw_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view draw_schemas[] = {
      R"json({"type":"object","properties":{"shapes":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/Circle"},{"$ref":"#/$defs/Square"},{"type":"object","properties":{"kind":{"const":"dot"}},"required":["kind"]}]}}},"required":["shapes"],"$defs":{"Circle":{"type":"object","properties":{"kind":{"const":"circle"},"radius":{"type":"number"}},"required":["kind","radius"]},"Square":{"type":"object","properties":{"kind":{"enum":["square"]},"side":{"type":"number"}},"required":["kind","side"]}}})json",
      R"json({"type":"object","properties":{"shapes":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Circle"},{"$ref":"#/$defs/Square"},{"type":"object","properties":{"kind":{"const":"dot","type":"string"}},"required":["kind"],"additionalProperties":false}]}}},"required":["shapes"],"additionalProperties":false,"$defs":{"Circle":{"type":"object","properties":{"kind":{"const":"circle","type":"string"},"radius":{"type":"number"}},"required":["kind","radius"],"additionalProperties":false},"Square":{"type":"object","properties":{"kind":{"enum":["square"],"type":"string"},"side":{"type":"number"}},"required":["kind","side"],"additionalProperties":false}}})json",
      R"json({"type":"object","properties":{"shapes":{"type":"array","items":{"oneOf":[{"$ref":"#/$defs/Circle"},{"$ref":"#/$defs/Square"},{"type":"object","properties":{"kind":{"type":"string","enum":["dot"]}},"required":["kind"]}]}}},"required":["shapes"],"$defs":{"Circle":{"type":"object","properties":{"kind":{"type":"string","enum":["circle"]},"radius":{"type":"number"}},"required":["kind","radius"],"propertyOrdering":["kind","radius"]},"Square":{"type":"object","properties":{"kind":{"enum":["square"],"type":"string"},"side":{"type":"number"}},"required":["kind","side"],"propertyOrdering":["kind","side"]}}})json",
  };
  static constexpr toolbind::Rendering draw_renderings[] = {
      {.shape = "natural", .schema = draw_schemas[0]},
      {.shape = "openai", .schema = draw_schemas[1]},
      {.shape = "anthropic", .schema = draw_schemas[1]},
      {.shape = "anthropic_nullable", .schema = draw_schemas[1]},
      {.shape = "gemini", .schema = draw_schemas[2]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "draw",
          .parameters_schema = draw_schemas[0],
          .renderings = draw_renderings,
          .digest = "725c0b04c276d78db24a9ff26cd4dc39635f756fb359660d010563bd4a1d3daa",
          .parameters = &draw_Parameters_node,
      },
  };
  return all;
}

}  // namespace tagged_union
