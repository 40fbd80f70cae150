// Made by toolbind 0.1.0 from union_of_scalars.tools.json; do not edit.

#include "union_of_scalars.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace union_of_scalars {
namespace {

namespace p = toolbind::program;

constinit const p::List set_Parameters_value_node_3{&p::number, &p::list_of<double>};
constexpr p::Alternative set_Parameters_value_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &p::boolean, p::boolean_kind, 1},
    {"alternative 3", &p::string, p::string_kind, 2},
    {"alternative 4", &set_Parameters_value_node_3, p::array_kind, 3},
};
constinit const p::Variant set_Parameters_value_node_2{set_Parameters_value_alternatives, &p::variant_of<std::int64_t, bool, std::string, std::vector<double>>, false, ""};
constinit const p::Nullable set_Parameters_value_node{&set_Parameters_value_node_2, &p::optional_of<std::variant<std::int64_t, bool, std::string, std::vector<double>>>};
constexpr p::NumberRules set_Parameters_n0_rules{{"1"}};
constinit const p::Integer set_Parameters_n0_node{p::IntegerType::int64, &set_Parameters_n0_rules};
constinit const p::Constant set_None_node{R"json("none")json"};
constexpr p::Alternative set_Parameters_limit_alternatives[] = {
    {"alternative 1", &set_Parameters_n0_node, p::number_kind, 0},
    {"None_", &set_None_node, p::string_kind, 1},
};
constinit const p::Variant set_Parameters_limit_node{set_Parameters_limit_alternatives, &p::variant_of<std::int64_t, set::None_>, false, ""};
constexpr p::Alternative set_Parameters_number_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &p::number, p::number_kind, 1},
};
constinit const p::Variant set_Parameters_number_node{set_Parameters_number_alternatives, &p::variant_of<std::int64_t, double>, false, ""};
constexpr p::Member set_Parameters_members[] = {
    {"value", offsetof(set::Parameters, value), &set_Parameters_value_node},
    {"limit", offsetof(set::Parameters, limit), &set_Parameters_limit_node, p::Presence::optional, &p::optional_of<std::variant<std::int64_t, set::None_>>},
    {"number", offsetof(set::Parameters, number), &set_Parameters_number_node, p::Presence::optional, &p::optional_of<std::variant<std::int64_t, double>>},
};
constinit const p::Structure set_Parameters_node{set_Parameters_members};

}  // namespace

const p::Node& set::toolbind_node(const set::None_*) { return set_None_node; }
const p::Node& set::toolbind_node(const set::Parameters*) { return set_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view set_schemas[] = {
      R"json({"type":"object","properties":{"value":{"type":["integer","boolean","string","array","null"],"items":{"type":"number"}},"limit":{"anyOf":[{"type":"integer","minimum":1},{"const":"none"}]},"number":{"anyOf":[{"type":"integer"},{"type":"number"}]}},"required":["value"]})json",
      R"json({"type":"object","properties":{"value":{"anyOf":[{"type":"integer"},{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"number"}},{"type":"null"}]},"limit":{"anyOf":[{"type":"integer","minimum":1},{"const":"none","type":"string"},{"type":"null"}]},"number":{"anyOf":[{"type":"integer"},{"type":"number"},{"type":"null"}]}},"required":["value","limit","number"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"value":{"anyOf":[{"type":"integer"},{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"number"}},{"type":"null"}]},"limit":{"anyOf":[{"type":"integer","description":"Must be not less than 1."},{"const":"none","type":"string"}]},"number":{"anyOf":[{"type":"integer"},{"type":"number"}]}},"required":["value"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"value":{"anyOf":[{"type":"integer"},{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"number"}},{"type":"null"}]},"limit":{"anyOf":[{"type":"integer","description":"Must be not less than 1."},{"const":"none","type":"string"},{"type":"null"}]},"number":{"anyOf":[{"type":"integer"},{"type":"number"},{"type":"null"}]}},"required":["value","limit","number"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"value":{"anyOf":[{"type":"integer"},{"type":"boolean"},{"type":"string"},{"type":"array","items":{"type":"number"}},{"type":"null"}]},"limit":{"anyOf":[{"type":"integer","minimum":1},{"type":"string","enum":["none"]}]},"number":{"anyOf":[{"type":"integer"},{"type":"number"}]}},"required":["value"],"propertyOrdering":["value","limit","number"]})json",
  };
  static constexpr toolbind::Rendering set_renderings[] = {
      {.shape = "natural", .schema = set_schemas[0], .optionals = 2, .unions = 3},
      {.shape = "openai", .schema = set_schemas[1], .unions = 3},
      {.shape = "anthropic", .schema = set_schemas[2], .optionals = 2, .unions = 3},
      {.shape = "anthropic_nullable", .schema = set_schemas[3], .unions = 3},
      {.shape = "gemini", .schema = set_schemas[4], .optionals = 2, .unions = 3},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "set",
          .parameters_schema = set_schemas[0],
          .renderings = set_renderings,
          .digest = "efa031a2d0955f9725561002258113b35591a603598d964aea2204eb134741eb",
          .parameters = &set_Parameters_node,
      },
  };
  return all;
}

}  // namespace union_of_scalars
