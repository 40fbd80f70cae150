// Made by toolbind 0.1.0 from tool_info.tools.json; do not edit.

#include "tool_info.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace tool_info {
namespace {

namespace p = toolbind::program;

constexpr p::Member first_Parameters_members[] = {
    {"n", offsetof(first::Parameters, n), &p::int64},
};
constinit const p::Structure first_Parameters_node{first_Parameters_members};
constinit const p::Structure second_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure third_Parameters_node{{}, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& first::toolbind_node(const first::Parameters*) { return first_Parameters_node; }
const p::Node& second::toolbind_node(const second::Parameters*) { return second_Parameters_node; }
const p::Node& third::toolbind_node(const third::Parameters*) { return third_Parameters_node; }
const p::Node& toolbind_node(const first::Success*) { return p::int64; }
const p::Node& toolbind_node(const first::Failure*) { return p::string; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view first_schemas[] = {
      R"json({"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]})json",
      R"json({"type":"object","properties":{"n":{"type":"integer"}},"required":["n"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering first_renderings[] = {
      {.shape = "natural", .schema = first_schemas[0], .examples = R"json([{"n":1}])json"},
      {.shape = "openai", .schema = first_schemas[1]},
      {.shape = "anthropic", .schema = first_schemas[1], .examples = R"json([{"n":1}])json"},
      {.shape = "anthropic_nullable", .schema = first_schemas[1], .examples = R"json([{"n":1}])json"},
      {.shape = "gemini", .schema = first_schemas[0]},
  };
  static constexpr std::string_view second_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering second_renderings[] = {
      {.shape = "natural", .schema = second_schemas[0]},
      {.shape = "openai", .schema = second_schemas[1]},
      {.shape = "anthropic", .schema = second_schemas[1]},
      {.shape = "anthropic_nullable", .schema = second_schemas[1]},
      {.shape = "gemini", .schema = second_schemas[0]},
  };
  static constexpr std::string_view third_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering third_renderings[] = {
      {.shape = "natural", .schema = third_schemas[0]},
      {.shape = "openai", .schema = third_schemas[1]},
      {.shape = "anthropic", .schema = third_schemas[1]},
      {.shape = "anthropic_nullable", .schema = third_schemas[1]},
      {.shape = "gemini", .schema = third_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "first",
          .title = "First",
          .description = "Does a.\012And b.",
          .parameters_schema = first_schemas[0],
          .renderings = first_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"integer"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .provider_options = R"json({"anthropic":{}})json",
          .meta = R"json({"k":1})json",
          .digest = "dc310bb06bafe9d41dd3abcec977506e72c2ecdfd7d28bc6f5b627b4f4cb0846",
          .annotations = {true, false, {}, {}},
          .strict = {toolbind::Strict::Mode::required},
          .toolkit_strict = {toolbind::Strict::Mode::priority, 5.0},
          .failure_mode = toolbind::FailureMode::return_to_model,
          .needs_approval = toolbind::Approval::always,
          .parameters = &first_Parameters_node,
          .success = &p::int64,
          .failure = &p::string,
      },
      {
          .name = "second",
          .parameters_schema = second_schemas[0],
          .renderings = second_renderings,
          .digest = "f2837ae9e4698258cc57de1dc7df0352f8962a299ab64595ae4de106b4c77719",
          .annotations = {{}, {}, true, false},
          .strict = {toolbind::Strict::Mode::never},
          .toolkit_strict = {toolbind::Strict::Mode::priority, 5.0},
          .needs_approval = toolbind::Approval::dynamic,
          .parameters = &second_Parameters_node,
      },
      {
          .name = "third",
          .parameters_schema = third_schemas[0],
          .renderings = third_renderings,
          .digest = "05c2bdca7bedbd63161db39e1c8aa68f6c0a98b8abaf901f3a6f466817f035fb",
          .toolkit_strict = {toolbind::Strict::Mode::priority, 5.0},
          .parameters = &third_Parameters_node,
      },
  };
  return all;
}

}  // namespace tool_info
