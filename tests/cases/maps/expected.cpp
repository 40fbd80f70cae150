// Made by toolbind 0.1.0 from maps.tools.json; do not edit.

#include "maps.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace maps {
namespace {

namespace p = toolbind::program;

constinit const p::List n1_node{&p::string, &p::list_of<std::string>};
constexpr p::Alternative additionalProperties_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &n1_node, p::array_kind, 1},
};
constinit const p::Variant additionalProperties_node{additionalProperties_alternatives, &p::variant_of<std::int64_t, std::vector<std::string>>, false, ""};
constinit const p::Map store_Parameters_node{&additionalProperties_node, &p::map_of<std::variant<std::int64_t, std::vector<std::string>>>};
constinit const p::Map store_Success_open_node{&p::any, &p::map_of<toolbind::Json>};
constinit const p::Map store_Success_additionalProperties_node{&p::boolean, &p::map_of<bool>};
constinit const p::Map store_Success_nested_node{&store_Success_additionalProperties_node, &p::map_of<std::map<std::string, bool>>};
constinit const p::Map store_Success_few_node{&p::string, &p::map_of<std::string>, {1u, 2u}};
constexpr p::Member store_Success_members[] = {
    {"open", offsetof(store::Success, open), &store_Success_open_node, p::Presence::optional, &p::optional_of<std::map<std::string, toolbind::Json>>},
    {"nested", offsetof(store::Success, nested), &store_Success_nested_node, p::Presence::optional, &p::optional_of<std::map<std::string, std::map<std::string, bool>>>},
    {"few", offsetof(store::Success, few), &store_Success_few_node, p::Presence::optional, &p::optional_of<std::map<std::string, std::string>>},
};
constinit const p::Structure store_Success_node{store_Success_members};

}  // namespace

const p::Node& store::toolbind_node(const store::Success*) { return store_Success_node; }
const p::Node& toolbind_node(const store::Parameters*) { return store_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view store_schemas[] = {
      R"json({"type":"object","additionalProperties":{"anyOf":[{"type":"integer"},{"type":"array","items":{"type":"string"}}]}})json",
      R"json({"type":"object","properties":{"input":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"anyOf":[{"type":"integer"},{"type":"array","items":{"type":"string"}}]}},"required":["key","value"],"additionalProperties":false}}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering store_renderings[] = {
      {.shape = "natural", .schema = store_schemas[0]},
      {.shape = "openai", .schema = store_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "anthropic", .schema = store_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = store_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "gemini", .schema = store_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "store",
          .parameters_schema = store_schemas[0],
          .renderings = store_renderings,
          .success_schema = R"json({"type":"object","properties":{"open":{"type":"object"},"nested":{"type":"object","additionalProperties":{"type":"object","additionalProperties":{"type":"boolean"}}},"few":{"type":"object","additionalProperties":{"type":"string"},"minProperties":1,"maxProperties":2}}})json",
          .digest = "2b925691931219c58e53635b0585456abac9659292d0e0017817df5b478419ae",
          .parameters = &store_Parameters_node,
          .success = &store_Success_node,
      },
  };
  return all;
}

}  // namespace maps
