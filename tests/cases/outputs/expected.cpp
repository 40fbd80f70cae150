// Made by toolbind 0.1.0 from outputs.tools.json; do not edit.

#include "outputs.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace outputs {
namespace {

namespace p = toolbind::program;

constexpr std::string_view Sky_names[] = {"clear", "cloudy"};
constinit const p::Enumeration Sky_node{Sky_names};
constexpr p::NumberRules Forecast_degrees_rules{{"-90"}};
constinit const p::Number Forecast_degrees_node{&Forecast_degrees_rules};
constexpr p::Member Forecast_members[] = {
    {"sky", offsetof(Forecast, sky), &Sky_node},
    {"degrees", offsetof(Forecast, degrees), &Forecast_degrees_node},
};
constinit const p::Structure Forecast_node{Forecast_members, {}, {p::Extra::Policy::reject}};
constexpr p::StringRules n1_rules{3u, p::unlimited, nullptr};
constinit const p::String n1_node{&n1_rules};
constexpr p::Alternative VerdictOutput_alternatives[] = {
    {"alternative 1", &p::boolean, p::boolean_kind, 0},
    {"alternative 2", &n1_node, p::string_kind, 1},
};
constinit const p::Variant VerdictOutput_node{VerdictOutput_alternatives, &p::variant_of<bool, std::string>, false, ""};

}  // namespace

const p::Node& toolbind_node(const Sky*) { return Sky_node; }
const p::Node& toolbind_node(const Forecast*) { return Forecast_node; }
const p::Node& toolbind_node(const Verdict*) { return VerdictOutput_node; }

std::span<const toolbind::OutputInfo> outputs() {
  static constexpr std::string_view ForecastOutput_schemas[] = {
      R"json({"type":"object","description":"What tomorrow brings.","properties":{"sky":{"$ref":"#/$defs/Sky"},"degrees":{"type":"number","minimum":-90}},"required":["sky","degrees"],"additionalProperties":false,"$defs":{"Sky":{"enum":["clear","cloudy"]}}})json",
      R"json({"type":"object","properties":{"sky":{"$ref":"#/$defs/Sky"},"degrees":{"type":"number","minimum":-90}},"required":["sky","degrees"],"additionalProperties":false,"description":"What tomorrow brings.","$defs":{"Sky":{"enum":["clear","cloudy"],"type":"string"}}})json",
      R"json({"type":"object","properties":{"sky":{"$ref":"#/$defs/Sky"},"degrees":{"type":"number","description":"Must be not less than -90."}},"required":["sky","degrees"],"additionalProperties":false,"description":"What tomorrow brings.","$defs":{"Sky":{"enum":["clear","cloudy"],"type":"string"}}})json",
      R"json({"type":"object","description":"What tomorrow brings.","properties":{"sky":{"$ref":"#/$defs/Sky"},"degrees":{"type":"number","minimum":-90}},"required":["sky","degrees"],"additionalProperties":false,"$defs":{"Sky":{"enum":["clear","cloudy"],"type":"string"}},"propertyOrdering":["sky","degrees"]})json",
  };
  static constexpr toolbind::Rendering ForecastOutput_renderings[] = {
      {.shape = "natural", .schema = ForecastOutput_schemas[0]},
      {.shape = "openai", .schema = ForecastOutput_schemas[1]},
      {.shape = "anthropic", .schema = ForecastOutput_schemas[2]},
      {.shape = "anthropic_nullable", .schema = ForecastOutput_schemas[2]},
      {.shape = "gemini", .schema = ForecastOutput_schemas[3]},
  };
  static constexpr std::string_view VerdictOutput_schemas[] = {
      R"json({"anyOf":[{"type":"boolean"},{"type":"string","minLength":3}]})json",
      R"json({"type":"object","properties":{"response":{"anyOf":[{"type":"boolean"},{"type":"string","minLength":3}]}},"required":["response"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"response":{"anyOf":[{"type":"boolean"},{"type":"string","description":"Must be at least 3 characters."}]}},"required":["response"],"additionalProperties":false})json",
      R"json({"anyOf":[{"type":"boolean"},{"type":"string","description":"Must be at least 3 characters."}]})json",
  };
  static constexpr toolbind::Rendering VerdictOutput_renderings[] = {
      {.shape = "natural", .schema = VerdictOutput_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = VerdictOutput_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "anthropic", .schema = VerdictOutput_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = VerdictOutput_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "gemini", .schema = VerdictOutput_schemas[3]},
  };
  static constexpr toolbind::OutputInfo all[] = {
      {
          .name = "forecast",
          .description = "What tomorrow brings.",
          .schema = ForecastOutput_schemas[0],
          .renderings = ForecastOutput_renderings,
          .strict = {toolbind::Strict::Mode::required},
          .node = &Forecast_node,
      },
      {
          .name = "verdict",
          .schema = VerdictOutput_schemas[0],
          .renderings = VerdictOutput_renderings,
          .node = &VerdictOutput_node,
      },
  };
  return all;
}

const toolbind::OutputInfo& ForecastOutput::info() { return outputs()[0]; }

toolbind::Result<Forecast> ForecastOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

const toolbind::OutputInfo& VerdictOutput::info() { return outputs()[1]; }

toolbind::Result<std::variant<bool, std::string>> VerdictOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

}  // namespace outputs
