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
  static const std::string_view first_schemas[] = {
      R"json({"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]})json",
      R"json({"type":"object","properties":{"n":{"type":"integer"}},"required":["n"],"additionalProperties":false})json",
  };
  static const toolbind::Rendering first_renderings[] = {
      {"natural", first_schemas[0]},
      {"openai", first_schemas[1]},
      {"anthropic", first_schemas[1]},
      {"anthropic_nullable", first_schemas[1]},
      {"gemini", first_schemas[0]},
  };
  static const std::string_view second_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static const toolbind::Rendering second_renderings[] = {
      {"natural", second_schemas[0]},
      {"openai", second_schemas[1]},
      {"anthropic", second_schemas[1]},
      {"anthropic_nullable", second_schemas[1]},
      {"gemini", second_schemas[0]},
  };
  static const std::string_view third_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static const toolbind::Rendering third_renderings[] = {
      {"natural", third_schemas[0]},
      {"openai", third_schemas[1]},
      {"anthropic", third_schemas[1]},
      {"anthropic_nullable", third_schemas[1]},
      {"gemini", third_schemas[0]},
  };
  static const toolbind::ToolInfo all[] = {
      {
          .name = "first",
          .title = "First",
          .description = "Does a.\012And b.",
          .parameters_schema = first_schemas[0],
          .renderings = first_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"integer"}},"required":["result"],"additionalProperties":false})json",
          .provider_options = R"json({"anthropic":{}})json",
          .meta = R"json({"k":1})json",
          .digest = "50fa86144748f5df86ef689c9cfc2f140fc680fc3ca359162fd230afbbeb6686",
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
          .digest = "b577c46163783379d9a4793065e381cd30d6f68be763f77e4c2c283ccde63f7a",
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
          .digest = "3252614a57b7654dd2952ef53d69f06ec8aa9874f9ad906ef799cc5433a17848",
          .toolkit_strict = {toolbind::Strict::Mode::priority, 5.0},
          .parameters = &third_Parameters_node,
      },
  };
  return all;
}

}  // namespace tool_info
