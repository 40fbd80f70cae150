// StrictPlan <-> JSON.

#include <algorithm>
#include <magic_enum/magic_enum.hpp>
#include <nlohmann/json.hpp>

#include "engine/engine.hpp"
#include "schema/compiled.hpp"
#include "toolbind/request.hpp"

namespace toolbind {
namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view schema_of_plan = R"json({
  "type": "object",
  "properties": {
    "provider": {"enum": ["openai_responses", "openai_chat", "anthropic", "gemini", "mcp"]},
    "model": {"type": "string"},
    "strictTools": {"$ref": "#/$defs/Count"}, "optionals": {"$ref": "#/$defs/Count"}, "unions": {"$ref": "#/$defs/Count"},
    "tools": {"type": "array", "items": {
      "type": "object",
      "properties": {
        "name": {"type": "string"}, "wireName": {"type": "string"}, "sent": {"type": "boolean"},
        "strict": {"type": "boolean"}, "shape": {"type": "string"}, "reason": {"type": "string"},
        "wire": {"type": "array", "items": {"enum": ["wrapped", "nullable", "pairs", "numbered", "closed"]}}
      },
      "required": ["name", "wireName", "sent", "strict", "shape", "reason", "wire"],
      "additionalProperties": false
    }}
  },
  "required": ["provider", "model", "strictTools", "optionals", "unions", "tools"],
  "additionalProperties": false,
  "$defs": {"Count": {"type": "integer", "minimum": 0, "maximum": 1000000000}}
})json";

struct Mark {
  const char* name;
  bool WireShape::*flag;
};
constexpr Mark marks[] = {{"wrapped", &WireShape::wrapped},
                          {"nullable", &WireShape::nullable},
                          {"pairs", &WireShape::pairs},
                          {"numbered", &WireShape::numbered},
                          {"closed", &WireShape::closed}};

OrderedJson marks_of(const WireShape& shape) {
  OrderedJson out = OrderedJson::array();
  for (const Mark& mark : marks) {
    if (shape.*mark.flag) out.push_back(mark.name);
  }
  return out;
}

WireShape shape_of(const OrderedJson& list) {
  WireShape out;
  for (const Mark& mark : marks) out.*mark.flag = std::find(list.begin(), list.end(), mark.name) != list.end();
  return out;
}

}  // namespace

std::string write_plan(const StrictPlan& plan) {
  OrderedJson tools = OrderedJson::array();
  for (const ToolPlan& tool : plan.tools) {
    tools.push_back({{"name", tool.name},
                     {"wireName", tool.wire_name},
                     {"sent", tool.sent},
                     {"strict", tool.strict},
                     {"shape", tool.shape},
                     {"reason", tool.reason},
                     {"wire", marks_of(tool.wire)}});
  }
  return OrderedJson{
      {"provider", to_string(plan.provider)}, {"model", plan.model},   {"strictTools", plan.strict_tools},
      {"optionals", plan.optionals},          {"unions", plan.unions}, {"tools", std::move(tools)}}
      .dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

Result<StrictPlan> read_plan(std::string_view json) {
  static const schema::Compiled expected(OrderedJson::parse(schema_of_plan));
  Issues issues = engine::check(expected.node(), json);
  if (!issues.empty()) return issues;
  const OrderedJson in = OrderedJson::parse(json);
  StrictPlan out{.provider = *magic_enum::enum_cast<Provider>(in["provider"].get<std::string>()),
                 .model = in["model"],
                 .strict_tools = in["strictTools"],
                 .optionals = in["optionals"],
                 .unions = in["unions"]};
  for (const OrderedJson& tool : in["tools"]) {
    out.tools.push_back({.name = tool["name"],
                         .wire_name = tool["wireName"],
                         .sent = tool["sent"],
                         .strict = tool["strict"],
                         .wire = shape_of(tool["wire"]),
                         .shape = tool["shape"],
                         .reason = tool["reason"]});
  }
  return out;
}

}  // namespace toolbind
