// Made by toolbind 0.1.0 from nullable.tools.json; do not edit.

#include "nullable.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace nullable {
namespace {

namespace p = toolbind::program;

constinit const p::Nullable update_Parameters_title_node{&p::string, &p::optional_of<std::string>};
constinit const p::Nullable update_Parameters_owner_node{&p::string, &p::optional_of<std::string>};
constinit const p::Nullable update_Parameters_age_node{&p::int64, &p::optional_of<std::int64_t>};
constexpr std::string_view update_State_names[] = {"on", "off"};
constinit const p::Enumeration update_State_node{update_State_names};
constinit const p::Nullable update_Parameters_state_node{&update_State_node, &p::optional_of<update::State>};
constexpr p::Alternative update_Parameters_empty_alternatives[] = {
    {"alternative 1", &p::number, p::number_kind, 0},
    {"alternative 2", &p::string, p::string_kind, 1},
};
constinit const p::Variant update_Parameters_empty_node{update_Parameters_empty_alternatives, &p::variant_of<double, std::string>, false, ""};
constinit const p::Nullable update_Parameters_size_node{&update_Parameters_empty_node, &p::optional_of<std::variant<double, std::string>>};
constexpr p::Member update_Parameters_members[] = {
    {"title", offsetof(update::Parameters, title), &update_Parameters_title_node},
    {"owner", offsetof(update::Parameters, owner), &update_Parameters_owner_node, p::Presence::optional, &p::optional_of<std::optional<std::string>>},
    {"age", offsetof(update::Parameters, age), &update_Parameters_age_node, p::Presence::optional, &p::optional_of<std::optional<std::int64_t>>},
    {"state", offsetof(update::Parameters, state), &update_Parameters_state_node},
    {"size", offsetof(update::Parameters, size), &update_Parameters_size_node},
};
constinit const p::Structure update_Parameters_node{update_Parameters_members};

}  // namespace

const p::Node& update::toolbind_node(const update::State*) { return update_State_node; }
const p::Node& update::toolbind_node(const update::Parameters*) { return update_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view update_schemas[] = {
      R"json({"type":"object","properties":{"title":{"type":["string","null"]},"owner":{"type":["string","null"]},"age":{"type":"integer","nullable":true},"state":{"anyOf":[{"enum":["on","off"]},{"type":"null"}]},"size":{"oneOf":[{"type":"null"},{"type":"number"},{"type":"string"}]}},"required":["title","state","size"]})json",
      R"json({"type":"object","properties":{"title":{"anyOf":[{"type":"string"},{"type":"null"}]},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"age":{"anyOf":[{"type":"integer"},{"type":"null"}]},"state":{"anyOf":[{"enum":["on","off"],"type":"string"},{"type":"null"}]},"size":{"anyOf":[{"type":"null"},{"type":"number"},{"type":"string"}]}},"required":["title","owner","age","state","size"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"title":{"anyOf":[{"type":"string"},{"type":"null"}]},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"age":{"anyOf":[{"type":"integer"},{"type":"null"}]},"state":{"anyOf":[{"enum":["on","off"],"type":"string"},{"type":"null"}]},"size":{"anyOf":[{"type":"null"},{"type":"number"},{"type":"string"}]}},"required":["title","state","size"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"title":{"anyOf":[{"type":"string"},{"type":"null"}]},"owner":{"anyOf":[{"type":"string"},{"type":"null"}]},"age":{"anyOf":[{"type":"integer"},{"type":"null"}]},"state":{"anyOf":[{"enum":["on","off"],"type":"string"},{"type":"null"}]},"size":{"oneOf":[{"type":"null"},{"type":"number"},{"type":"string"}]}},"required":["title","state","size"],"propertyOrdering":["title","owner","age","state","size"]})json",
  };
  static constexpr toolbind::Rendering update_renderings[] = {
      {.shape = "natural", .schema = update_schemas[0], .optionals = 2, .unions = 4},
      {.shape = "openai", .schema = update_schemas[1], .unions = 5},
      {.shape = "anthropic", .schema = update_schemas[2], .optionals = 2, .unions = 5},
      {.shape = "anthropic_nullable", .schema = update_schemas[1], .unions = 5},
      {.shape = "gemini", .schema = update_schemas[3], .optionals = 2, .unions = 5},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "update",
          .parameters_schema = update_schemas[0],
          .renderings = update_renderings,
          .digest = "6dbb6af884e3ebdd1d1c950773c22fb1ac481e1b05ea80cf156caa294adb38cf",
          .parameters = &update_Parameters_node,
      },
  };
  return all;
}

}  // namespace nullable
