// Made by toolbind 0.1.0 from any_call.tools.json; do not edit.

#include "any_call.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace any_call {
namespace {

namespace p = toolbind::program;

constexpr p::Member open_Parameters_members[] = {
    {"path", offsetof(open::Parameters, path), &p::string},
};
constinit const p::Structure open_Parameters_node{open_Parameters_members};
constinit const p::Structure close_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constexpr p::Alternative find_Parameters_alternatives[] = {
    {"alternative 1", &p::string, p::string_kind, 0},
    {"alternative 2", &p::int64, p::number_kind, 1},
};
constinit const p::Variant find_Parameters_node{find_Parameters_alternatives, &p::variant_of<std::string, std::int64_t>, false, ""};

}  // namespace

const p::Node& open::toolbind_node(const open::Parameters*) { return open_Parameters_node; }
const p::Node& close::toolbind_node(const close::Parameters*) { return close_Parameters_node; }
const p::Node& toolbind_node(const find::Parameters*) { return find_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view open_schemas[] = {
      R"json({"type":"object","properties":{"path":{"type":"string"}},"required":["path"]})json",
      R"json({"type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering open_renderings[] = {
      {.shape = "natural", .schema = open_schemas[0]},
      {.shape = "openai", .schema = open_schemas[1]},
      {.shape = "anthropic", .schema = open_schemas[1]},
      {.shape = "anthropic_nullable", .schema = open_schemas[1]},
      {.shape = "gemini", .schema = open_schemas[0]},
  };
  static constexpr std::string_view close_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering close_renderings[] = {
      {.shape = "natural", .schema = close_schemas[0]},
      {.shape = "openai", .schema = close_schemas[1]},
      {.shape = "anthropic", .schema = close_schemas[1]},
      {.shape = "anthropic_nullable", .schema = close_schemas[1]},
      {.shape = "gemini", .schema = close_schemas[0]},
  };
  static constexpr std::string_view find_schemas[] = {
      R"json({"anyOf":[{"type":"string"},{"type":"integer"}]})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"type":"string"},{"type":"integer"}]}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering find_renderings[] = {
      {.shape = "natural", .schema = find_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = find_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "anthropic", .schema = find_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = find_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "gemini", .schema = find_schemas[1], .unions = 1, .wrapped = true},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "open",
          .parameters_schema = open_schemas[0],
          .renderings = open_renderings,
          .digest = "f1d225a525e1f76eac031cbdfb658ff68843a55dfbdbb7d991ce90f9ba55e2ac",
          .parameters = &open_Parameters_node,
      },
      {
          .name = "close",
          .parameters_schema = close_schemas[0],
          .renderings = close_renderings,
          .digest = "30b20524f4cd89094d60243cf6c2572b61daf2c4087cee476a562a55a78b2fb7",
          .parameters = &close_Parameters_node,
      },
      {
          .name = "find",
          .parameters_schema = find_schemas[0],
          .renderings = find_renderings,
          .digest = "5d40e215bc604f5e0f8cf925bd208229a8cc833a1b32f2ae80953e27e4c7304a",
          .parameters = &find_Parameters_node,
      },
  };
  return all;
}

}  // namespace any_call
