// Made by toolbind 0.1.0 from hooks.tools.json; do not edit.

#include "hooks.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace hooks {
namespace {

namespace p = toolbind::program;

constexpr p::StringRules greet_Parameters_name_rules{2u, p::unlimited, nullptr};
constinit const p::String greet_Parameters_name_node{&greet_Parameters_name_rules};
constexpr p::Member greet_Parameters_members[] = {
    {"name", offsetof(greet::Parameters, name), &greet_Parameters_name_node},
    {"times", offsetof(greet::Parameters, times), &p::int64, p::Presence::defaulted},
};
constinit const p::Structure greet_Parameters_node{greet_Parameters_members, {}, {p::Extra::Policy::reject}};
constexpr p::StringRules greet_Success_rules{0u, 20u, nullptr};
constinit const p::String greet_Success_node{&greet_Success_rules};
constexpr std::string_view greet_Failure_names[] = {"asleep", "away"};
constinit const p::Enumeration greet_Failure_node{greet_Failure_names};
constexpr p::Member erase_Parameters_members[] = {
    {"path", offsetof(erase::Parameters, path), &p::string},
};
constinit const p::Structure erase_Parameters_node{erase_Parameters_members};
constinit const p::Structure tick_Parameters_node{{}, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& greet::toolbind_node(const greet::Parameters*) { return greet_Parameters_node; }
const p::Node& greet::toolbind_node(const greet::Failure*) { return greet_Failure_node; }
const p::Node& erase::toolbind_node(const erase::Parameters*) { return erase_Parameters_node; }
const p::Node& tick::toolbind_node(const tick::Parameters*) { return tick_Parameters_node; }
const p::Node& toolbind_node(const greet::Success*) { return greet_Success_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view greet_schemas[] = {
      R"json({"type":"object","properties":{"name":{"type":"string","minLength":2},"times":{"type":"integer","default":1}},"required":["name"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Must be of at least 2 characters."},"times":{"default":1,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["name","times"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Must be of at least 2 characters."},"times":{"type":"integer","default":1}},"required":["name"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Must be of at least 2 characters."},"times":{"type":"integer","description":"Default: 1."}},"required":["name"],"additionalProperties":false,"propertyOrdering":["name","times"]})json",
  };
  static constexpr toolbind::Rendering greet_renderings[] = {
      {.shape = "natural", .schema = greet_schemas[0], .optionals = 1},
      {.shape = "openai", .schema = greet_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = greet_schemas[2], .optionals = 1},
      {.shape = "anthropic_nullable", .schema = greet_schemas[1], .unions = 1},
      {.shape = "gemini", .schema = greet_schemas[3], .optionals = 1},
  };
  static constexpr std::string_view erase_schemas[] = {
      R"json({"type":"object","properties":{"path":{"type":"string"}},"required":["path"]})json",
      R"json({"type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering erase_renderings[] = {
      {.shape = "natural", .schema = erase_schemas[0]},
      {.shape = "openai", .schema = erase_schemas[1]},
      {.shape = "anthropic", .schema = erase_schemas[1]},
      {.shape = "anthropic_nullable", .schema = erase_schemas[1]},
      {.shape = "gemini", .schema = erase_schemas[0]},
  };
  static constexpr std::string_view tick_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering tick_renderings[] = {
      {.shape = "natural", .schema = tick_schemas[0]},
      {.shape = "openai", .schema = tick_schemas[1]},
      {.shape = "anthropic", .schema = tick_schemas[1]},
      {.shape = "anthropic_nullable", .schema = tick_schemas[1]},
      {.shape = "gemini", .schema = tick_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "greet",
          .parameters_schema = greet_schemas[0],
          .renderings = greet_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"string","maxLength":20}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "aeefdfeea846f4da61d1fae03bba3863884dd8d491af44e0a8f1989dd3431c34",
          .parameters = &greet_Parameters_node,
          .success = &greet_Success_node,
          .failure = &greet_Failure_node,
      },
      {
          .name = "erase",
          .parameters_schema = erase_schemas[0],
          .renderings = erase_renderings,
          .digest = "fa5229c31545f2c4a277d6c4900d110e2629fd239a227a8adbd757f2b3e435fe",
          .needs_approval = toolbind::Approval::always,
          .parameters = &erase_Parameters_node,
      },
      {
          .name = "tick",
          .parameters_schema = tick_schemas[0],
          .renderings = tick_renderings,
          .digest = "405dfac08999f836225a05045451251a128ac8613606467ccb8daa4d620e6078",
          .parameters = &tick_Parameters_node,
      },
  };
  return all;
}

}  // namespace hooks
