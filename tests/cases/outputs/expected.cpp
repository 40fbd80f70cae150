// Made by toolbind 0.1.0 from outputs.tools.json; do not edit.

#include "outputs.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace outputs {
namespace {

namespace p = toolbind::program;

extern const p::Structure Tree_node;
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
constinit const p::Map CountsOutput_node{&p::int64, &p::map_of<std::int64_t>};
constinit const p::List Tree_children_node{&Tree_node, &p::list_of<Tree>};
constexpr p::Member Tree_members[] = {
    {"children", offsetof(Tree, children), &Tree_children_node},
};
constinit const p::Structure Tree_node{Tree_members, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& toolbind_node(const Sky*) { return Sky_node; }
const p::Node& toolbind_node(const Forecast*) { return Forecast_node; }
const p::Node& toolbind_node(const Tree*) { return Tree_node; }
const p::Node& toolbind_node(const Verdict*) { return VerdictOutput_node; }
const p::Node& toolbind_node(const Essay*) { return p::string; }
const p::Node& toolbind_node(const Counts*) { return CountsOutput_node; }

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
      R"json({"type":"object","properties":{"response":{"anyOf":[{"type":"boolean"},{"type":"string","description":"Must be of at least 3 characters."}]}},"required":["response"],"additionalProperties":false})json",
      R"json({"anyOf":[{"type":"boolean"},{"type":"string","description":"Must be of at least 3 characters."}]})json",
  };
  static constexpr toolbind::Rendering VerdictOutput_renderings[] = {
      {.shape = "natural", .schema = VerdictOutput_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = VerdictOutput_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "anthropic", .schema = VerdictOutput_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = VerdictOutput_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "gemini", .schema = VerdictOutput_schemas[3]},
  };
  static constexpr std::string_view EssayOutput_schemas[] = {
      R"json({"type":"string","description":"A text."})json",
      R"json({"type":"object","properties":{"response":{"type":"string","description":"A text."}},"required":["response"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering EssayOutput_renderings[] = {
      {.shape = "natural", .schema = EssayOutput_schemas[1], .wrapped = true},
      {.shape = "openai", .schema = EssayOutput_schemas[1], .wrapped = true},
      {.shape = "anthropic", .schema = EssayOutput_schemas[1], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = EssayOutput_schemas[1], .wrapped = true},
      {.shape = "gemini", .schema = EssayOutput_schemas[0]},
  };
  static constexpr std::string_view CountsOutput_schemas[] = {
      R"json({"type":"object","additionalProperties":{"type":"integer"}})json",
      R"json({"type":"object","properties":{"response":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"integer"}},"required":["key","value"],"additionalProperties":false}}},"required":["response"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering CountsOutput_renderings[] = {
      {.shape = "natural", .schema = CountsOutput_schemas[0]},
      {.shape = "openai", .schema = CountsOutput_schemas[1], .wrapped = true},
      {.shape = "anthropic", .schema = CountsOutput_schemas[1], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = CountsOutput_schemas[1], .wrapped = true},
      {.shape = "gemini", .schema = CountsOutput_schemas[0]},
  };
  static constexpr std::string_view TreeOutput_schemas[] = {
      R"json({"type":"object","additionalProperties":false,"required":["children"],"properties":{"children":{"type":"array","items":{"$ref":"#"}}}})json",
      R"json({"type":"object","properties":{"children":{"type":"array","items":{"$ref":"#/$defs/Root"}}},"required":["children"],"additionalProperties":false,"$defs":{"Root":{"type":"object","properties":{"children":{"type":"array","items":{"$ref":"#/$defs/Root"}}},"required":["children"],"additionalProperties":false}}})json",
  };
  static constexpr toolbind::Rendering TreeOutput_renderings[] = {
      {.shape = "natural", .schema = TreeOutput_schemas[0]},
      {.shape = "openai", .schema = TreeOutput_schemas[1]},
      {.shape = "anthropic", .refused = "/properties/children/items: recursive types are not taken"},
      {.shape = "anthropic_nullable", .refused = "/properties/children/items: recursive types are not taken"},
      {.shape = "gemini", .refused = "/properties/children/items: a recursive type is taken only through optional properties"},
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
      {
          .name = "essay",
          .description = "A text.",
          .schema = EssayOutput_schemas[0],
          .renderings = EssayOutput_renderings,
          .node = &p::string,
          .plain = true,
      },
      {
          .name = "note",
          .plain = true,
      },
      {
          .name = "counts",
          .schema = CountsOutput_schemas[0],
          .renderings = CountsOutput_renderings,
          .node = &CountsOutput_node,
      },
      {
          .name = "tree",
          .schema = TreeOutput_schemas[0],
          .renderings = TreeOutput_renderings,
          .strict = {toolbind::Strict::Mode::never},
          .node = &Tree_node,
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

toolbind::Result<Verdict> VerdictOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

const toolbind::OutputInfo& EssayOutput::info() { return outputs()[2]; }

toolbind::Result<Essay> EssayOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

const toolbind::OutputInfo& NoteOutput::info() { return outputs()[3]; }

toolbind::Result<std::string> NoteOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

const toolbind::OutputInfo& CountsOutput::info() { return outputs()[4]; }

toolbind::Result<Counts> CountsOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

const toolbind::OutputInfo& TreeOutput::info() { return outputs()[5]; }

toolbind::Result<Tree> TreeOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

}  // namespace outputs
