// Made by toolbind 0.1.0 from missing_types.tools.json; do not edit.

#include "missing_types.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace missing_types {
namespace {

namespace p = toolbind::program;

constexpr p::Member loose_ObjectOption1_members[] = {
    {"a", offsetof(loose::ObjectOption1, a), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure loose_ObjectOption1_node{loose_ObjectOption1_members};
constinit const p::Any loose_Parameters_object_node_2{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative loose_Parameters_object_alternatives[] = {
    {"alternative 1", &loose_ObjectOption1_node, p::object_kind, 0},
    {"alternative 2", &loose_Parameters_object_node_2, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::array_kind, 1},
};
constinit const p::Variant loose_Parameters_object_node{loose_Parameters_object_alternatives, &p::variant_of<loose::ObjectOption1, toolbind::Json>, false, ""};
constexpr p::NumberRules bounded_rules{{"3"}};
constinit const p::Number bounded_node{&bounded_rules};
constinit const p::Any loose_Parameters_bounded_node{p::all_kinds, nullptr, nullptr, &bounded_node, nullptr, nullptr, nullptr};
constexpr p::StringRules text_rules{0u, 2u, nullptr};
constinit const p::String text_node{&text_rules};
constinit const p::Any loose_Parameters_text_node{p::all_kinds, nullptr, nullptr, nullptr, &text_node, nullptr, nullptr};
constinit const p::List loose_Parameters_list_node_2{&p::int64, &p::list_of<std::int64_t>};
constinit const p::Any loose_Parameters_list_node_3{p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::object_kind, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
constexpr p::Alternative loose_Parameters_list_alternatives[] = {
    {"alternative 1", &loose_Parameters_list_node_2, p::array_kind, 0},
    {"alternative 2", &loose_Parameters_list_node_3, p::null_kind | p::boolean_kind | p::number_kind | p::string_kind | p::object_kind, 1},
};
constinit const p::Variant loose_Parameters_list_node{loose_Parameters_list_alternatives, &p::variant_of<std::vector<std::int64_t>, toolbind::Json>, false, ""};
constexpr p::Member loose_Parameters_members[] = {
    {"object", offsetof(loose::Parameters, object), &loose_Parameters_object_node, p::Presence::optional, &p::optional_of<std::variant<loose::ObjectOption1, toolbind::Json>>},
    {"bounded", offsetof(loose::Parameters, bounded), &loose_Parameters_bounded_node, p::Presence::optional, &p::optional_of<toolbind::Json>},
    {"text", offsetof(loose::Parameters, text), &loose_Parameters_text_node, p::Presence::optional, &p::optional_of<toolbind::Json>},
    {"list", offsetof(loose::Parameters, list), &loose_Parameters_list_node, p::Presence::optional, &p::optional_of<std::variant<std::vector<std::int64_t>, toolbind::Json>>},
};
constinit const p::Structure loose_Parameters_node{loose_Parameters_members};

}  // namespace

const p::Node& loose::toolbind_node(const loose::ObjectOption1*) { return loose_ObjectOption1_node; }
const p::Node& loose::toolbind_node(const loose::Parameters*) { return loose_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view loose_schemas[] = {
      R"json({"type":"object","properties":{"object":{"properties":{"a":{"type":"integer"}}},"bounded":{"minimum":3},"text":{"maxLength":2},"list":{"items":{"type":"integer"}}}})json",
      R"json({"type":"object","properties":{"object":{"anyOf":[{"type":"object","properties":{"a":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["a"],"additionalProperties":false},{"type":"null"}]},"bounded":{"anyOf":[{"minimum":3,"type":"number"},{"type":"null"}]},"text":{"anyOf":[{"type":"string","description":"Must be of at most 2 characters."},{"type":"null"}]},"list":{"anyOf":[{"items":{"type":"integer"},"type":"array"},{"type":"null"}]}},"required":["object","bounded","text","list"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"object":{"type":"object","properties":{"a":{"type":"integer"}},"required":[],"additionalProperties":false},"bounded":{"type":"number","description":"Must be not less than 3."},"text":{"type":"string","description":"Must be of at most 2 characters."},"list":{"items":{"type":"integer"},"type":"array"}},"required":[],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"object":{"anyOf":[{"type":"object","properties":{"a":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["a"],"additionalProperties":false},{"type":"null"}]},"bounded":{"anyOf":[{"type":"number","description":"Must be not less than 3."},{"type":"null"}]},"text":{"anyOf":[{"type":"string","description":"Must be of at most 2 characters."},{"type":"null"}]},"list":{"anyOf":[{"items":{"type":"integer"},"type":"array"},{"type":"null"}]}},"required":["object","bounded","text","list"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"object":{"properties":{"a":{"type":"integer"}},"type":"object"},"bounded":{"minimum":3,"type":"number"},"text":{"type":"string","description":"Must be of at most 2 characters."},"list":{"items":{"type":"integer"},"type":"array"}},"propertyOrdering":["object","bounded","text","list"]})json",
  };
  static constexpr toolbind::Rendering loose_renderings[] = {
      {.shape = "natural", .schema = loose_schemas[0], .optionals = 5},
      {.shape = "openai", .schema = loose_schemas[1], .unions = 5},
      {.shape = "anthropic", .schema = loose_schemas[2], .optionals = 5},
      {.shape = "anthropic_nullable", .schema = loose_schemas[3], .unions = 5},
      {.shape = "gemini", .schema = loose_schemas[4], .optionals = 5},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "loose",
          .parameters_schema = loose_schemas[0],
          .renderings = loose_renderings,
          .digest = "3c868b23164ad183f1cd151d2159ffa271e0bae2838240d65840dfb0bc42dc9a",
          .parameters = &loose_Parameters_node,
      },
  };
  return all;
}

}  // namespace missing_types
