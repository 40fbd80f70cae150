// Made by toolbind 0.1.0 from patterned_properties.tools.json; do not edit.

#include "patterned_properties.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace patterned_properties {
namespace {

namespace p = toolbind::program;

constexpr p::Member label_Parameters_members[] = {
    {"id", offsetof(label::Parameters, id), &p::int64},
    {"x-size", offsetof(label::Parameters, x_size), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constexpr p::NumberRules label_Parameters_x_rules{{"1"}};
constinit const p::Integer label_Parameters_x_node{p::IntegerType::int64, &label_Parameters_x_rules};
constinit const p::Pattern label_Parameters_check1_pattern{"^x-"};
constexpr p::NumberRules x_rules{{"1"}};
constinit const p::Integer x_node{p::IntegerType::int64, &x_rules};
constexpr p::PatternMember label_Parameters_check1_patterns[] = {
    {&label_Parameters_check1_pattern, &x_node},
};
constexpr std::string_view label_Parameters_check1_names[] = {"id", "x-size"};
constexpr p::Members label_Parameters_check1_members{label_Parameters_check1_names, label_Parameters_check1_patterns, &p::never};
constexpr p::Check label_Parameters_checks[] = {
    {.kind = p::Check::Kind::members, .nodes = {}, .members = &label_Parameters_check1_members},
};
constinit const p::Structure label_Parameters_node{label_Parameters_members, {}, {p::Extra::Policy::check, &label_Parameters_x_node, &p::map_of<std::int64_t>, offsetof(label::Parameters, additional)}, {}, label_Parameters_checks};
constinit const p::Pattern headers_Parameters_check1_pattern{"^[A-Z]"};
constexpr p::PatternMember headers_Parameters_check1_patterns[] = {
    {&headers_Parameters_check1_pattern, &p::string},
};
constexpr p::Members headers_Parameters_check1_members{{}, headers_Parameters_check1_patterns, &p::never};
constexpr p::Check headers_Parameters_checks[] = {
    {.kind = p::Check::Kind::members, .nodes = {}, .members = &headers_Parameters_check1_members},
};
constinit const p::Map headers_Parameters_node{&p::string, &p::map_of<std::string>, {}, headers_Parameters_checks};
constinit const p::Pattern mixed_Parameters_check1_pattern{"^n"};
constinit const p::Pattern mixed_Parameters_check1_pattern_2{"d$"};
constexpr p::NumberRules d_rules{{}, {"10"}};
constinit const p::Number d_node_2{&d_rules};
constinit const p::Any d_node{p::all_kinds, nullptr, nullptr, &d_node_2, nullptr, nullptr, nullptr};
constexpr p::PatternMember mixed_Parameters_check1_patterns[] = {
    {&mixed_Parameters_check1_pattern, &p::int64},
    {&mixed_Parameters_check1_pattern_2, &d_node},
};
constexpr p::Members mixed_Parameters_check1_members{{}, mixed_Parameters_check1_patterns, &p::boolean};
constexpr p::Check mixed_Parameters_checks[] = {
    {.kind = p::Check::Kind::members, .nodes = {}, .members = &mixed_Parameters_check1_members},
};
constinit const p::Map mixed_Parameters_node{&p::any, &p::map_of<toolbind::Json>, {}, mixed_Parameters_checks};
constinit const p::Pattern propertyNames_pattern{"^[a-z]+$"};
constexpr p::StringRules propertyNames_rules{0u, 3u, &propertyNames_pattern};
constinit const p::String propertyNames_node_2{&propertyNames_rules};
constinit const p::Any propertyNames_node{p::all_kinds, nullptr, nullptr, nullptr, &propertyNames_node_2, nullptr, nullptr};
constexpr const p::Node* named_Parameters_check1[] = {&propertyNames_node};
constexpr p::Check named_Parameters_checks[] = {
    {p::Check::Kind::property_names, named_Parameters_check1},
};
constinit const p::Map named_Parameters_node{&p::int64, &p::map_of<std::int64_t>, {}, named_Parameters_checks};

}  // namespace

const p::Node& label::toolbind_node(const label::Parameters*) { return label_Parameters_node; }
const p::Node& toolbind_node(const headers::Parameters*) { return headers_Parameters_node; }
const p::Node& toolbind_node(const mixed::Parameters*) { return mixed_Parameters_node; }
const p::Node& toolbind_node(const named::Parameters*) { return named_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view label_schemas[] = {
      R"json({"type":"object","properties":{"id":{"type":"integer"},"x-size":{"type":"integer"}},"required":["id"],"patternProperties":{"^x-":{"type":"integer","minimum":1}},"additionalProperties":false})json",
      R"json({"type":"object","properties":{"id":{"type":"integer"},"x-size":{"type":"integer"}},"required":["id"],"description":"Must be as the JSON Schema keyword \"patternProperties\" demands: {\"^x-\":{\"\\u0001\":\"/patternProperties/^x-\",\"type\":\"integer\",\"minimum\":1}}; as the JSON Schema keyword \"additionalProperties\" demands: false.","propertyOrdering":["id","x-size"]})json",
  };
  static constexpr toolbind::Rendering label_renderings[] = {
      {.shape = "natural", .schema = label_schemas[0], .optionals = 1},
      {.shape = "openai", .refused = "properties that are told by patterns can't be closed"},
      {.shape = "anthropic", .refused = "properties that are told by patterns can't be closed"},
      {.shape = "anthropic_nullable", .refused = "properties that are told by patterns can't be closed"},
      {.shape = "gemini", .schema = label_schemas[1], .optionals = 1},
  };
  static constexpr std::string_view headers_schemas[] = {
      R"json({"type":"object","patternProperties":{"^[A-Z]":{"type":"string"}},"additionalProperties":false})json",
      R"json({"type":"object","description":"Must be as the JSON Schema keyword \"patternProperties\" demands: {\"^[A-Z]\":{\"\\u0001\":\"/patternProperties/^[A-Z]\",\"type\":\"string\"}}; as the JSON Schema keyword \"additionalProperties\" demands: false."})json",
  };
  static constexpr toolbind::Rendering headers_renderings[] = {
      {.shape = "natural", .schema = headers_schemas[0]},
      {.shape = "openai", .refused = "properties that are told by patterns can't be closed"},
      {.shape = "anthropic", .refused = "properties that are told by patterns can't be closed"},
      {.shape = "anthropic_nullable", .refused = "properties that are told by patterns can't be closed"},
      {.shape = "gemini", .schema = headers_schemas[1]},
  };
  static constexpr std::string_view mixed_schemas[] = {
      R"json({"type":"object","patternProperties":{"^n":{"type":"integer"},"d$":{"maximum":10}},"additionalProperties":{"type":"boolean"}})json",
      R"json({"type":"object","description":"Must be as the JSON Schema keyword \"patternProperties\" demands: {\"^n\":{\"\\u0001\":\"/patternProperties/^n\",\"type\":\"integer\"},\"d$\":{\"\\u0001\":\"/patternProperties/d$\",\"maximum\":10}}; as the JSON Schema keyword \"additionalProperties\" demands: {\"type\":\"boolean\"}."})json",
  };
  static constexpr toolbind::Rendering mixed_renderings[] = {
      {.shape = "natural", .schema = mixed_schemas[0]},
      {.shape = "openai", .refused = "properties that are told by patterns can't be closed"},
      {.shape = "anthropic", .refused = "properties that are told by patterns can't be closed"},
      {.shape = "anthropic_nullable", .refused = "properties that are told by patterns can't be closed"},
      {.shape = "gemini", .schema = mixed_schemas[1]},
  };
  static constexpr std::string_view named_schemas[] = {
      R"json({"type":"object","propertyNames":{"maxLength":3,"pattern":"^[a-z]+$"},"additionalProperties":{"type":"integer"}})json",
      R"json({"type":"object","properties":{"input":{"description":"Must be as the JSON Schema keyword \"propertyNames\" demands: {\"maxLength\":3,\"pattern\":\"^[a-z]+$\"}.","type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"integer"}},"required":["key","value"],"additionalProperties":false}}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","additionalProperties":{"type":"integer"},"description":"Must be as the JSON Schema keyword \"propertyNames\" demands: {\"maxLength\":3,\"pattern\":\"^[a-z]+$\"}."})json",
  };
  static constexpr toolbind::Rendering named_renderings[] = {
      {.shape = "natural", .schema = named_schemas[0]},
      {.shape = "openai", .schema = named_schemas[1], .wrapped = true},
      {.shape = "anthropic", .schema = named_schemas[1], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = named_schemas[1], .wrapped = true},
      {.shape = "gemini", .schema = named_schemas[2]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "label",
          .parameters_schema = label_schemas[0],
          .renderings = label_renderings,
          .digest = "0c08ef7c137dae2f9dded491813aec42c51e99a50a0dafd278aa6a831e364d41",
          .parameters = &label_Parameters_node,
      },
      {
          .name = "headers",
          .parameters_schema = headers_schemas[0],
          .renderings = headers_renderings,
          .digest = "2679cc0c30f56939c971ebf5d91e06d768fda6a85e79cd276836799b9c568dd2",
          .parameters = &headers_Parameters_node,
      },
      {
          .name = "mixed",
          .parameters_schema = mixed_schemas[0],
          .renderings = mixed_renderings,
          .digest = "a6e200a9a9deb6873b50fbe95990b88979ef86c327b54cd16525b1ed2bf34e5f",
          .parameters = &mixed_Parameters_node,
      },
      {
          .name = "named",
          .parameters_schema = named_schemas[0],
          .renderings = named_renderings,
          .digest = "cc23d87b06387f18edac5c5ec73a9e89d6e667d726e38d72abdb902310707170",
          .parameters = &named_Parameters_node,
      },
  };
  return all;
}

}  // namespace patterned_properties
