// Made by toolbind 0.1.0 from union_of_unions.tools.json; do not edit.

#include "union_of_unions.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace union_of_unions {
namespace {

namespace p = toolbind::program;

constexpr p::Member Circle_members[] = {
    {"r", offsetof(Circle, r), &p::number},
};
constinit const p::Structure Circle_node{Circle_members, {}, {p::Extra::Policy::reject}};
constexpr p::Member Box_members[] = {
    {"w", offsetof(Box, w), &p::number},
};
constinit const p::Structure Box_node{Box_members, {}, {p::Extra::Policy::reject}};
constexpr p::Alternative draw_Parameters_Shape_alternatives[] = {
    {"Circle", &Circle_node, p::object_kind, 0},
    {"Box", &Box_node, p::object_kind, 1},
};
constexpr p::Choice draw_Parameters_Shape_keys[] = {
    {"r", 0},
    {"w", 1},
};
constinit const p::Variant draw_Parameters_Shape_node{draw_Parameters_Shape_alternatives, &p::variant_of<Circle, Box>, false, "", {}, draw_Parameters_Shape_keys};
constexpr p::Alternative draw_Parameters_empty_alternatives[] = {
    {"alternative 1", &draw_Parameters_Shape_node, p::object_kind, 0},
    {"alternative 2", &p::string, p::string_kind, 1},
};
constinit const p::Variant draw_Parameters_empty_node{draw_Parameters_empty_alternatives, &p::variant_of<std::variant<Circle, Box>, std::string>, false, ""};
constinit const p::Nullable draw_Parameters_what_node{&draw_Parameters_empty_node, &p::optional_of<std::variant<std::variant<Circle, Box>, std::string>>};
constexpr p::Alternative draw_Parameters_Shape_alternatives_2[] = {
    {"Circle", &Circle_node, p::object_kind, 0},
    {"Box", &Box_node, p::object_kind, 1},
};
constexpr p::Choice draw_Parameters_Shape_keys_2[] = {
    {"r", 0},
    {"w", 1},
};
constinit const p::Variant draw_Parameters_Shape_node_2{draw_Parameters_Shape_alternatives_2, &p::variant_of<Circle, Box>, false, "", {}, draw_Parameters_Shape_keys_2};
constexpr p::Alternative draw_Parameters_items_alternatives[] = {
    {"alternative 1", &draw_Parameters_Shape_node_2, p::object_kind, 0},
    {"alternative 2", &p::int64, p::number_kind, 1},
};
constinit const p::Variant draw_Parameters_items_node{draw_Parameters_items_alternatives, &p::variant_of<std::variant<Circle, Box>, std::int64_t>, false, ""};
constinit const p::List draw_Parameters_more_node{&draw_Parameters_items_node, &p::list_of<std::variant<std::variant<Circle, Box>, std::int64_t>>};
constexpr p::Member draw_Parameters_members[] = {
    {"what", offsetof(draw::Parameters, what), &draw_Parameters_what_node, p::Presence::optional, &p::optional_of<std::optional<std::variant<std::variant<Circle, Box>, std::string>>>},
    {"more", offsetof(draw::Parameters, more), &draw_Parameters_more_node, p::Presence::optional, &p::optional_of<std::vector<std::variant<std::variant<Circle, Box>, std::int64_t>>>},
};
constinit const p::Structure draw_Parameters_node{draw_Parameters_members};
constexpr p::Alternative Shape_alternatives[] = {
    {"Circle", &Circle_node, p::object_kind, 0},
    {"Box", &Box_node, p::object_kind, 1},
};
constexpr p::Choice Shape_keys[] = {
    {"r", 0},
    {"w", 1},
};
constinit const p::Variant Shape_node{Shape_alternatives, &p::variant_of<Circle, Box>, false, "", {}, Shape_keys};

}  // namespace

const p::Node& toolbind_node(const Circle*) { return Circle_node; }
const p::Node& toolbind_node(const Box*) { return Box_node; }
const p::Node& draw::toolbind_node(const draw::Parameters*) { return draw_Parameters_node; }
const p::Node& toolbind_node(const Shape*) { return Shape_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view draw_schemas[] = {
      R"json({"type":"object","properties":{"what":{"anyOf":[{"$ref":"#/$defs/Shape"},{"type":"string"},{"type":"null"}]},"more":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Shape"},{"type":"integer"}]}}},"$defs":{"Shape":{"oneOf":[{"title":"Circle","type":"object","properties":{"r":{"type":"number"}},"required":["r"],"additionalProperties":false},{"title":"Box","type":"object","properties":{"w":{"type":"number"}},"required":["w"],"additionalProperties":false}]}}})json",
      R"json({"type":"object","properties":{"what":{"anyOf":[{"$ref":"#/$defs/Shape"},{"type":"string"},{"type":"null"}]},"more":{"anyOf":[{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Shape"},{"type":"integer"}]}},{"type":"null"}]}},"required":["what","more"],"additionalProperties":false,"$defs":{"Shape":{"anyOf":[{"title":"Circle","type":"object","properties":{"r":{"type":"number"}},"required":["r"],"additionalProperties":false},{"title":"Box","type":"object","properties":{"w":{"type":"number"}},"required":["w"],"additionalProperties":false}]}}})json",
      R"json({"type":"object","properties":{"what":{"anyOf":[{"$ref":"#/$defs/Shape"},{"type":"string"},{"type":"null"}]},"more":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Shape"},{"type":"integer"}]}}},"required":[],"additionalProperties":false,"$defs":{"Shape":{"anyOf":[{"title":"Circle","type":"object","properties":{"r":{"type":"number"}},"required":["r"],"additionalProperties":false},{"title":"Box","type":"object","properties":{"w":{"type":"number"}},"required":["w"],"additionalProperties":false}]}}})json",
      R"json({"type":"object","properties":{"what":{"anyOf":[{"$ref":"#/$defs/Shape"},{"type":"string"},{"type":"null"}]},"more":{"type":"array","items":{"anyOf":[{"$ref":"#/$defs/Shape"},{"type":"integer"}]}}},"$defs":{"Shape":{"oneOf":[{"title":"Circle","type":"object","properties":{"r":{"type":"number"}},"required":["r"],"additionalProperties":false},{"title":"Box","type":"object","properties":{"w":{"type":"number"}},"required":["w"],"additionalProperties":false}]}},"propertyOrdering":["what","more"]})json",
  };
  static constexpr toolbind::Rendering draw_renderings[] = {
      {.shape = "natural", .schema = draw_schemas[0], .optionals = 2, .unions = 1},
      {.shape = "openai", .schema = draw_schemas[1], .unions = 2},
      {.shape = "anthropic", .schema = draw_schemas[2], .optionals = 2, .unions = 1},
      {.shape = "anthropic_nullable", .schema = draw_schemas[1], .unions = 2},
      {.shape = "gemini", .schema = draw_schemas[3], .optionals = 2, .unions = 1},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "draw",
          .parameters_schema = draw_schemas[0],
          .renderings = draw_renderings,
          .digest = "4edaebec0d4f26d59bcde7ad1bf3d8fc21da2244def0d2e3a4a44810d6dff0c1",
          .parameters = &draw_Parameters_node,
      },
  };
  return all;
}

}  // namespace union_of_unions
