// Made by toolbind 0.1.0 from extra_properties.tools.json; do not edit.

#include "extra_properties.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace extra_properties {
namespace {

namespace p = toolbind::program;

constexpr p::Member tag_Open_members[] = {
    {"id", offsetof(tag::Open, id), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure tag_Open_node{tag_Open_members};
constexpr p::Member tag_Closed_members[] = {
    {"id", offsetof(tag::Closed, id), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure tag_Closed_node{tag_Closed_members, {}, {p::Extra::Policy::reject}};
constexpr p::Member tag_Kept_members[] = {
    {"id", offsetof(tag::Kept, id), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"additional", offsetof(tag::Kept, additional_2), &p::string, p::Presence::optional, &p::optional_of<std::string>},
};
constinit const p::Structure tag_Kept_node{tag_Kept_members, {}, {p::Extra::Policy::check, &p::any, &p::map_of<toolbind::Json>, offsetof(tag::Kept, additional)}};
constexpr p::Member tag_Typed_members[] = {
    {"id", offsetof(tag::Typed, id), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure tag_Typed_node{tag_Typed_members, {}, {p::Extra::Policy::check, &p::boolean, &p::map_of<bool>, offsetof(tag::Typed, additional)}};
constinit const p::Structure tag_Empty_node{{}, {}, {p::Extra::Policy::reject}};
constexpr p::Member tag_Parameters_members[] = {
    {"open", offsetof(tag::Parameters, open), &tag_Open_node, p::Presence::optional, &p::optional_of<tag::Open>},
    {"closed", offsetof(tag::Parameters, closed), &tag_Closed_node, p::Presence::optional, &p::optional_of<tag::Closed>},
    {"kept", offsetof(tag::Parameters, kept), &tag_Kept_node, p::Presence::optional, &p::optional_of<tag::Kept>},
    {"typed", offsetof(tag::Parameters, typed), &tag_Typed_node, p::Presence::optional, &p::optional_of<tag::Typed>},
    {"empty", offsetof(tag::Parameters, empty), &tag_Empty_node, p::Presence::optional, &p::optional_of<tag::Empty>},
};
constinit const p::Structure tag_Parameters_node{tag_Parameters_members};

}  // namespace

const p::Node& tag::toolbind_node(const tag::Open*) { return tag_Open_node; }
const p::Node& tag::toolbind_node(const tag::Closed*) { return tag_Closed_node; }
const p::Node& tag::toolbind_node(const tag::Kept*) { return tag_Kept_node; }
const p::Node& tag::toolbind_node(const tag::Typed*) { return tag_Typed_node; }
const p::Node& tag::toolbind_node(const tag::Empty*) { return tag_Empty_node; }
const p::Node& tag::toolbind_node(const tag::Parameters*) { return tag_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view tag_schemas[] = {
      R"json({"type":"object","properties":{"open":{"type":"object","properties":{"id":{"type":"integer"}}},"closed":{"type":"object","properties":{"id":{"type":"integer"}},"additionalProperties":false},"kept":{"type":"object","properties":{"id":{"type":"integer"},"additional":{"type":"string"}},"additionalProperties":true},"typed":{"type":"object","properties":{"id":{"type":"integer"}},"additionalProperties":{"type":"boolean"}},"empty":{"type":"object","properties":{},"additionalProperties":false}}})json",
      R"json({"type":"object","properties":{"open":{"type":"object","properties":{"id":{"type":"integer"}}},"closed":{"type":"object","properties":{"id":{"type":"integer"}},"additionalProperties":false},"kept":{"type":"object","properties":{"id":{"type":"integer"},"additional":{"type":"string"}},"additionalProperties":true,"propertyOrdering":["id","additional"]},"typed":{"type":"object","properties":{"id":{"type":"integer"}},"additionalProperties":{"type":"boolean"}},"empty":{"type":"object","properties":{},"additionalProperties":false}},"propertyOrdering":["open","closed","kept","typed","empty"]})json",
  };
  static constexpr toolbind::Rendering tag_renderings[] = {
      {.shape = "natural", .schema = tag_schemas[0], .optionals = 10},
      {.shape = "openai", .refused = "/properties/kept: the object is open: 'additionalProperties' takes anything"},
      {.shape = "anthropic", .refused = "/properties/kept: the object is open: 'additionalProperties' takes anything"},
      {.shape = "anthropic_nullable", .refused = "/properties/kept: the object is open: 'additionalProperties' takes anything"},
      {.shape = "gemini", .schema = tag_schemas[1], .optionals = 10},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "tag",
          .parameters_schema = tag_schemas[0],
          .renderings = tag_renderings,
          .digest = "7eb23727415439cb367d43ad6c94f5d4efb9e88922126e7d2830172af955dcfa",
          .parameters = &tag_Parameters_node,
      },
  };
  return all;
}

}  // namespace extra_properties
