// Made by toolbind 0.1.0 from exactly_one.tools.json; do not edit.

#include "exactly_one.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace exactly_one {
namespace {

namespace p = toolbind::program;

constexpr p::Member pick_ByName_members[] = {
    {"name", offsetof(pick::ByName, name), &p::string},
};
constinit const p::Structure pick_ByName_node{pick_ByName_members};
constexpr p::Member pick_ById_members[] = {
    {"id", offsetof(pick::ById, id), &p::int64},
};
constinit const p::Structure pick_ById_node{pick_ById_members};
constexpr p::Alternative pick_Parameters_alternatives[] = {
    {"ByName", &pick_ByName_node, p::object_kind, 0},
    {"ById", &pick_ById_node, p::object_kind, 1},
};
constinit const p::Variant pick_Parameters_node{pick_Parameters_alternatives, &p::variant_of<pick::ByName, pick::ById>, true, ""};

}  // namespace

const p::Node& pick::toolbind_node(const pick::ByName*) { return pick_ByName_node; }
const p::Node& pick::toolbind_node(const pick::ById*) { return pick_ById_node; }
const p::Node& toolbind_node(const pick::Parameters*) { return pick_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view pick_schemas[] = {
      R"json({"oneOf":[{"title":"ByName","type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"title":"ById","type":"object","properties":{"id":{"type":"integer"}},"required":["id"]}]})json",
      R"json({"type":"object","properties":{"input":{"oneOf":[{"title":"ByName","type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"title":"ById","type":"object","properties":{"id":{"type":"integer"}},"required":["id"]}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"ByName","type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false},{"title":"ById","type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering pick_renderings[] = {
      {.shape = "natural", .schema = pick_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = pick_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "anthropic", .schema = pick_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = pick_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "gemini", .schema = pick_schemas[1], .unions = 1, .wrapped = true},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "pick",
          .parameters_schema = pick_schemas[0],
          .renderings = pick_renderings,
          .digest = "e370b53e5231725b0c1593a1e0b96ed38013f9d5c00fa02bb5083e85d1e48100",
          .parameters = &pick_Parameters_node,
      },
  };
  return all;
}

}  // namespace exactly_one
