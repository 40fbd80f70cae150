// Made by toolbind 0.1.0 from lists.tools.json; do not edit.

#include "lists.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace lists {
namespace {

namespace p = toolbind::program;

constinit const p::List sort_Parameters_node{&p::string, &p::list_of<std::string>, {1u, 3u, true}};
constinit const p::List sort_Success_flags_node{&p::boolean, &p::list_of<bool>};
constinit const p::List sort_Success_items_node{&p::int64, &p::list_of<std::int64_t>};
constinit const p::List sort_Success_grid_node{&sort_Success_items_node, &p::list_of<std::vector<std::int64_t>>};
constinit const p::List sort_Success_any_node{&p::any, &p::list_of<toolbind::Json>};
constexpr p::Member sort_ObjectsItem_members[] = {
    {"n", offsetof(sort::ObjectsItem, n), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure sort_ObjectsItem_node{sort_ObjectsItem_members};
constinit const p::List sort_Success_objects_node{&sort_ObjectsItem_node, &p::list_of<sort::ObjectsItem>, {0u, p::unlimited, true}};
constexpr p::Member sort_Success_members[] = {
    {"flags", offsetof(sort::Success, flags), &sort_Success_flags_node, p::Presence::optional, &p::optional_of<std::vector<bool>>},
    {"grid", offsetof(sort::Success, grid), &sort_Success_grid_node, p::Presence::optional, &p::optional_of<std::vector<std::vector<std::int64_t>>>},
    {"any", offsetof(sort::Success, any), &sort_Success_any_node, p::Presence::optional, &p::optional_of<std::vector<toolbind::Json>>},
    {"objects", offsetof(sort::Success, objects), &sort_Success_objects_node, p::Presence::optional, &p::optional_of<std::vector<sort::ObjectsItem>>},
};
constinit const p::Structure sort_Success_node{sort_Success_members};

}  // namespace

const p::Node& sort::toolbind_node(const sort::ObjectsItem*) { return sort_ObjectsItem_node; }
const p::Node& sort::toolbind_node(const sort::Success*) { return sort_Success_node; }
const p::Node& toolbind_node(const sort::Parameters*) { return sort_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view sort_schemas[] = {
      R"json({"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3,"uniqueItems":true})json",
      R"json({"type":"object","properties":{"input":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3,"uniqueItems":true}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":3,"description":"Must be without equal items."}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"type":"array","items":{"type":"string"},"minItems":1,"description":"Must be of at most 3 items; without equal items."}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering sort_renderings[] = {
      {.shape = "natural", .schema = sort_schemas[1], .wrapped = true},
      {.shape = "openai", .schema = sort_schemas[2], .wrapped = true},
      {.shape = "anthropic", .schema = sort_schemas[3], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = sort_schemas[3], .wrapped = true},
      {.shape = "gemini", .schema = sort_schemas[2], .wrapped = true},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "sort",
          .parameters_schema = sort_schemas[0],
          .renderings = sort_renderings,
          .success_schema = R"json({"type":"object","properties":{"flags":{"type":"array","items":{"type":"boolean"}},"grid":{"type":"array","items":{"type":"array","items":{"type":"integer"}}},"any":{"type":"array"},"objects":{"type":"array","items":{"type":"object","properties":{"n":{"type":"integer"}}},"uniqueItems":true}}})json",
          .digest = "5d77747cebeec57bae45c76d36aabe9a1d5dee61fef28b3ece23b4d1b8c40e3b",
          .parameters = &sort_Parameters_node,
          .success = &sort_Success_node,
      },
  };
  return all;
}

}  // namespace lists
