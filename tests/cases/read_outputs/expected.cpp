// Made by toolbind 0.1.0 from read_outputs.tools.json; do not edit.

#include "read_outputs.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace read_outputs {
namespace {

namespace p = toolbind::program;

constexpr std::string_view Sky_names[] = {"clear", "cloudy"};
constinit const p::Enumeration Sky_node{Sky_names};
constexpr p::NumberRules Forecast_degrees_rules{{"-90"}};
constinit const p::Number Forecast_degrees_node{&Forecast_degrees_rules};
constexpr p::Member Forecast_members[] = {
    {"sky", offsetof(Forecast, sky), &Sky_node},
    {"degrees", offsetof(Forecast, degrees), &Forecast_degrees_node},
    {"wind", offsetof(Forecast, wind), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure Forecast_node{Forecast_members, {}, {p::Extra::Policy::reject}};
constexpr p::StringRules n1_rules{3u, p::unlimited, nullptr};
constinit const p::String n1_node{&n1_rules};
constexpr p::Alternative VerdictOutput_alternatives[] = {
    {"alternative 1", &p::boolean, p::boolean_kind, 0},
    {"alternative 2", &n1_node, p::string_kind, 1},
};
constinit const p::Variant VerdictOutput_node{VerdictOutput_alternatives, &p::variant_of<bool, std::string>, false, ""};
constexpr p::Member Circle_members[] = {
    {"r", offsetof(Circle, r), &p::number},
};
constinit const p::Structure Circle_node{Circle_members, {}, {p::Extra::Policy::reject}};
constexpr p::Member Square_members[] = {
    {"side", offsetof(Square, side), &p::number},
};
constinit const p::Structure Square_node{Square_members, {}, {p::Extra::Policy::reject}};
constexpr p::Alternative ShapeOutput_alternatives[] = {
    {"Circle", &Circle_node, p::object_kind, 0},
    {"Square", &Square_node, p::object_kind, 1},
};
constexpr p::Choice ShapeOutput_keys[] = {
    {"r", 0},
    {"side", 1},
};
constinit const p::Variant ShapeOutput_node{ShapeOutput_alternatives, &p::variant_of<Circle, Square>, false, "", {}, ShapeOutput_keys};
constinit const p::Map CountsOutput_node{&p::int64, &p::map_of<std::int64_t>};
constexpr p::Member Reply_members[] = {
    {"response", offsetof(Reply, response), &p::string},
};
constinit const p::Structure Reply_node{Reply_members, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& toolbind_node(const Sky*) { return Sky_node; }
const p::Node& toolbind_node(const Forecast*) { return Forecast_node; }
const p::Node& toolbind_node(const Circle*) { return Circle_node; }
const p::Node& toolbind_node(const Square*) { return Square_node; }
const p::Node& toolbind_node(const Reply*) { return Reply_node; }
const p::Node& toolbind_node(const Verdict*) { return VerdictOutput_node; }
const p::Node& toolbind_node(const Shape*) { return ShapeOutput_node; }
const p::Node& toolbind_node(const Counts*) { return CountsOutput_node; }
const p::Node& toolbind_node(const Essay*) { return p::string; }

std::span<const toolbind::OutputInfo> outputs() {
  static constexpr std::string_view ForecastOutput_schemas[] = {
      R"json({"type":"object","properties":{"sky":{"enum":["clear","cloudy"]},"degrees":{"type":"number","minimum":-90},"wind":{"type":"integer"}},"required":["sky","degrees"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"sky":{"enum":["clear","cloudy"],"type":"string"},"degrees":{"type":"number","minimum":-90},"wind":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["sky","degrees","wind"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"sky":{"enum":["clear","cloudy"],"type":"string"},"degrees":{"type":"number","description":"Must be not less than -90."},"wind":{"type":"integer"}},"required":["sky","degrees"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"sky":{"enum":["clear","cloudy"],"type":"string"},"degrees":{"type":"number","description":"Must be not less than -90."},"wind":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["sky","degrees","wind"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"sky":{"enum":["clear","cloudy"],"type":"string"},"degrees":{"type":"number","minimum":-90},"wind":{"type":"integer"}},"required":["sky","degrees"],"additionalProperties":false,"propertyOrdering":["sky","degrees","wind"]})json",
  };
  static constexpr toolbind::Rendering ForecastOutput_renderings[] = {
      {.shape = "natural", .schema = ForecastOutput_schemas[0], .optionals = 1},
      {.shape = "openai", .schema = ForecastOutput_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = ForecastOutput_schemas[2], .optionals = 1},
      {.shape = "anthropic_nullable", .schema = ForecastOutput_schemas[3], .unions = 1},
      {.shape = "gemini", .schema = ForecastOutput_schemas[4], .optionals = 1},
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
  static constexpr std::string_view ShapeOutput_schemas[] = {
      R"json({"anyOf":[{"title":"Circle","type":"object","properties":{"r":{"type":"number"}},"required":["r"],"additionalProperties":false},{"title":"Square","type":"object","properties":{"side":{"type":"number"}},"required":["side"],"additionalProperties":false}]})json",
      R"json({"type":"object","properties":{"response":{"anyOf":[{"title":"Circle","type":"object","properties":{"r":{"type":"number"}},"required":["r"],"additionalProperties":false},{"title":"Square","type":"object","properties":{"side":{"type":"number"}},"required":["side"],"additionalProperties":false}]}},"required":["response"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering ShapeOutput_renderings[] = {
      {.shape = "natural", .schema = ShapeOutput_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = ShapeOutput_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "anthropic", .schema = ShapeOutput_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = ShapeOutput_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "gemini", .schema = ShapeOutput_schemas[0]},
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
  static constexpr std::string_view ReplyOutput_schemas[] = {
      R"json({"type":"object","properties":{"response":{"type":"string"}},"required":["response"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering ReplyOutput_renderings[] = {
      {.shape = "natural", .schema = ReplyOutput_schemas[0]},
      {.shape = "openai", .schema = ReplyOutput_schemas[0]},
      {.shape = "anthropic", .schema = ReplyOutput_schemas[0]},
      {.shape = "anthropic_nullable", .schema = ReplyOutput_schemas[0]},
      {.shape = "gemini", .schema = ReplyOutput_schemas[0]},
  };
  static constexpr std::string_view EssayOutput_schemas[] = {
      R"json({"type":"string"})json",
      R"json({"type":"object","properties":{"response":{"type":"string"}},"required":["response"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering EssayOutput_renderings[] = {
      {.shape = "natural", .schema = EssayOutput_schemas[1], .wrapped = true},
      {.shape = "openai", .schema = EssayOutput_schemas[1], .wrapped = true},
      {.shape = "anthropic", .schema = EssayOutput_schemas[1], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = EssayOutput_schemas[1], .wrapped = true},
      {.shape = "gemini", .schema = EssayOutput_schemas[0]},
  };
  static constexpr toolbind::OutputInfo all[] = {
      {
          .name = "forecast",
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
          .name = "shape",
          .schema = ShapeOutput_schemas[0],
          .renderings = ShapeOutput_renderings,
          .node = &ShapeOutput_node,
      },
      {
          .name = "counts",
          .schema = CountsOutput_schemas[0],
          .renderings = CountsOutput_renderings,
          .node = &CountsOutput_node,
      },
      {
          .name = "reply",
          .schema = ReplyOutput_schemas[0],
          .renderings = ReplyOutput_renderings,
          .node = &Reply_node,
      },
      {
          .name = "essay",
          .schema = EssayOutput_schemas[0],
          .renderings = EssayOutput_renderings,
          .node = &p::string,
          .plain = true,
      },
      {
          .name = "remark",
          .plain = true,
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

const toolbind::OutputInfo& ShapeOutput::info() { return outputs()[2]; }

toolbind::Result<Shape> ShapeOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

const toolbind::OutputInfo& CountsOutput::info() { return outputs()[3]; }

toolbind::Result<Counts> CountsOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

const toolbind::OutputInfo& ReplyOutput::info() { return outputs()[4]; }

toolbind::Result<Reply> ReplyOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

const toolbind::OutputInfo& EssayOutput::info() { return outputs()[5]; }

toolbind::Result<Essay> EssayOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

const toolbind::OutputInfo& RemarkOutput::info() { return outputs()[6]; }

toolbind::Result<std::string> RemarkOutput::decode(std::string_view text,
    const toolbind::DecodeOptions& options) {
  return toolbind::detail::decode_output<Value>(info(), text, options);
}

}  // namespace read_outputs
