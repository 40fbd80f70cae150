// Made by toolbind 0.1.0 from dispatch.tools.json; do not edit.

#include "dispatch.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace dispatch {
namespace {

namespace p = toolbind::program;

constexpr p::Member divide_Parameters_members[] = {
    {"a", offsetof(divide::Parameters, a), &p::int64},
    {"b", offsetof(divide::Parameters, b), &p::int64},
};
constinit const p::Structure divide_Parameters_node{divide_Parameters_members, {}, {p::Extra::Policy::reject}};
constexpr p::NumberRules divide_Success_rules{{}, {"100"}};
constinit const p::Integer divide_Success_node{p::IntegerType::int64, &divide_Success_rules};
constexpr p::Member divide_Failure_members[] = {
    {"reason", offsetof(divide::Failure, reason), &p::string},
};
constinit const p::Structure divide_Failure_node{divide_Failure_members};
constinit const p::Structure ping_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constexpr p::Member echo_Parameters_members[] = {
    {"text", offsetof(echo::Parameters, text), &p::string},
};
constinit const p::Structure echo_Parameters_node{echo_Parameters_members};

}  // namespace

const p::Node& divide::toolbind_node(const divide::Parameters*) { return divide_Parameters_node; }
const p::Node& divide::toolbind_node(const divide::Failure*) { return divide_Failure_node; }
const p::Node& echo::toolbind_node(const echo::Parameters*) { return echo_Parameters_node; }
const p::Node& ping::toolbind_node(const ping::Parameters*) { return ping_Parameters_node; }
const p::Node& toolbind_node(const divide::Success*) { return divide_Success_node; }
const p::Node& toolbind_node(const echo::Success*) { return p::string; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view divide_schemas[] = {
      R"json({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a","b"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a","b"],"additionalProperties":false,"propertyOrdering":["a","b"]})json",
  };
  static constexpr toolbind::Rendering divide_renderings[] = {
      {.shape = "natural", .schema = divide_schemas[0]},
      {.shape = "openai", .schema = divide_schemas[0]},
      {.shape = "anthropic", .schema = divide_schemas[0]},
      {.shape = "anthropic_nullable", .schema = divide_schemas[0]},
      {.shape = "gemini", .schema = divide_schemas[1]},
  };
  static constexpr std::string_view ping_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering ping_renderings[] = {
      {.shape = "natural", .schema = ping_schemas[0]},
      {.shape = "openai", .schema = ping_schemas[1]},
      {.shape = "anthropic", .schema = ping_schemas[1]},
      {.shape = "anthropic_nullable", .schema = ping_schemas[1]},
      {.shape = "gemini", .schema = ping_schemas[0]},
  };
  static constexpr std::string_view echo_schemas[] = {
      R"json({"type":"object","properties":{"text":{"type":"string"}},"required":["text"]})json",
      R"json({"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering echo_renderings[] = {
      {.shape = "natural", .schema = echo_schemas[0]},
      {.shape = "openai", .schema = echo_schemas[1]},
      {.shape = "anthropic", .schema = echo_schemas[1]},
      {.shape = "anthropic_nullable", .schema = echo_schemas[1]},
      {.shape = "gemini", .schema = echo_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "divide",
          .parameters_schema = divide_schemas[0],
          .renderings = divide_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"integer","maximum":100}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "40382611832f2d5faed7dacfcb8e4627330408c1c12229c47d886c173f6123e6",
          .parameters = &divide_Parameters_node,
          .success = &divide_Success_node,
          .failure = &divide_Failure_node,
      },
      {
          .name = "ping",
          .parameters_schema = ping_schemas[0],
          .renderings = ping_renderings,
          .digest = "ccefb19704c50a4121cff45376a10b27628c65eac41c1720ed7e756ccd02b116",
          .parameters = &ping_Parameters_node,
      },
      {
          .name = "echo",
          .parameters_schema = echo_schemas[0],
          .renderings = echo_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"string"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "0b048805f417e673127297f17124e779a6eaac7880735f51bf1d0018abfbb1d6",
          .parameters = &echo_Parameters_node,
          .success = &p::string,
      },
  };
  return all;
}

}  // namespace dispatch
