// Made by toolbind 0.1.0 from nullable_unions.tools.json; do not edit.

#include "nullable_unions.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace nullable_unions {
namespace {

namespace p = toolbind::program;

constexpr p::Alternative set_Parameters_empty_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &p::string, p::string_kind, 1},
};
constinit const p::Variant set_Parameters_empty_node{set_Parameters_empty_alternatives, &p::variant_of<std::int64_t, std::string>, false, ""};
constinit const p::Nullable set_Parameters_required_node{&set_Parameters_empty_node, &p::optional_of<std::variant<std::int64_t, std::string>>};
constexpr p::Alternative set_Parameters_empty_alternatives_2[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &p::string, p::string_kind, 1},
};
constinit const p::Variant set_Parameters_empty_node_2{set_Parameters_empty_alternatives_2, &p::variant_of<std::int64_t, std::string>, false, ""};
constinit const p::Nullable set_Parameters_optional_node{&set_Parameters_empty_node_2, &p::optional_of<std::variant<std::int64_t, std::string>>};
constexpr p::Alternative set_Parameters_types_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &p::string, p::string_kind, 1},
};
constinit const p::Variant set_Parameters_types_node_2{set_Parameters_types_alternatives, &p::variant_of<std::int64_t, std::string>, false, ""};
constinit const p::Nullable set_Parameters_types_node{&set_Parameters_types_node_2, &p::optional_of<std::variant<std::int64_t, std::string>>};
constinit const p::Constant set_A_kind_node{R"json("a")json"};
constexpr p::Member set_A_members[] = {
    {"kind", p::not_stored, &set_A_kind_node},
    {"n", offsetof(set::A, n), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure set_A_node{set_A_members};
constinit const p::Constant set_B_kind_node{R"json("b")json"};
constexpr p::Member set_B_members[] = {
    {"kind", p::not_stored, &set_B_kind_node},
};
constinit const p::Structure set_B_node{set_B_members};
constexpr p::Alternative set_Parameters_empty_alternatives_3[] = {
    {"A", &set_A_node, p::object_kind, 0},
    {"B", &set_B_node, p::object_kind, 1},
};
constexpr p::Choice set_Parameters_empty_tags[] = {
    {"a", 0},
    {"b", 1},
};
constinit const p::Variant set_Parameters_empty_node_3{set_Parameters_empty_alternatives_3, &p::variant_of<set::A, set::B>, false, "kind", set_Parameters_empty_tags};
constinit const p::Nullable set_Parameters_tagged_node{&set_Parameters_empty_node_3, &p::optional_of<std::variant<set::A, set::B>>};
constinit const p::Nullable set_Parameters_twice_node{&p::boolean, &p::optional_of<bool>};
constexpr p::Alternative set_Parameters_items_alternatives[] = {
    {"alternative 1", &p::boolean, p::boolean_kind, 0},
    {"alternative 2", &p::int64, p::number_kind, 1},
};
constinit const p::Variant set_Parameters_items_node_3{set_Parameters_items_alternatives, &p::variant_of<bool, std::int64_t>, false, ""};
constinit const p::Nullable set_Parameters_items_node_2{&set_Parameters_items_node_3, &p::optional_of<std::variant<bool, std::int64_t>>};
constinit const p::List set_Parameters_items_node{&set_Parameters_items_node_2, &p::list_of<std::optional<std::variant<bool, std::int64_t>>>};
constexpr p::Alternative set_Parameters_defaulted_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &p::string, p::string_kind, 1},
};
constinit const p::Variant set_Parameters_defaulted_node_2{set_Parameters_defaulted_alternatives, &p::variant_of<std::int64_t, std::string>, false, ""};
constinit const p::Nullable set_Parameters_defaulted_node{&set_Parameters_defaulted_node_2, &p::optional_of<std::variant<std::int64_t, std::string>>};
constexpr p::Alternative set_Parameters_filled_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &p::string, p::string_kind, 1},
};
constinit const p::Variant set_Parameters_filled_node_2{set_Parameters_filled_alternatives, &p::variant_of<std::int64_t, std::string>, false, ""};
constinit const p::Nullable set_Parameters_filled_node{&set_Parameters_filled_node_2, &p::optional_of<std::variant<std::int64_t, std::string>>};
constexpr p::Member set_Parameters_members[] = {
    {"required", offsetof(set::Parameters, required), &set_Parameters_required_node},
    {"optional", offsetof(set::Parameters, optional), &set_Parameters_optional_node, p::Presence::optional, &p::optional_of<std::optional<std::variant<std::int64_t, std::string>>>},
    {"types", offsetof(set::Parameters, types), &set_Parameters_types_node, p::Presence::optional, &p::optional_of<std::optional<std::variant<std::int64_t, std::string>>>},
    {"tagged", offsetof(set::Parameters, tagged), &set_Parameters_tagged_node, p::Presence::optional, &p::optional_of<std::optional<std::variant<set::A, set::B>>>},
    {"twice", offsetof(set::Parameters, twice), &set_Parameters_twice_node, p::Presence::optional, &p::optional_of<std::optional<bool>>},
    {"items", offsetof(set::Parameters, items), &set_Parameters_items_node, p::Presence::optional, &p::optional_of<std::vector<std::optional<std::variant<bool, std::int64_t>>>>},
    {"defaulted", offsetof(set::Parameters, defaulted), &set_Parameters_defaulted_node, p::Presence::defaulted, &p::plain_of<std::optional<std::variant<std::int64_t, std::string>>>},
    {"filled", offsetof(set::Parameters, filled), &set_Parameters_filled_node, p::Presence::defaulted, &p::plain_of<std::optional<std::variant<std::int64_t, std::string>>>},
};
constinit const p::Structure set_Parameters_node{set_Parameters_members};
constexpr std::string_view set_SuccessOption1_names[] = {"on", "off"};
constinit const p::Enumeration set_SuccessOption1_node{set_SuccessOption1_names};
constexpr p::Alternative empty_alternatives[] = {
    {"alternative 1", &set_SuccessOption1_node, p::string_kind, 0},
    {"alternative 2", &p::number, p::number_kind, 1},
};
constinit const p::Variant empty_node{empty_alternatives, &p::variant_of<set::SuccessOption1, double>, false, ""};
constinit const p::Nullable set_Success_node{&empty_node, &p::optional_of<std::variant<set::SuccessOption1, double>>};

}  // namespace

const p::Node& set::toolbind_node(const set::A*) { return set_A_node; }
const p::Node& set::toolbind_node(const set::B*) { return set_B_node; }
const p::Node& set::toolbind_node(const set::Parameters*) { return set_Parameters_node; }
const p::Node& set::toolbind_node(const set::SuccessOption1*) { return set_SuccessOption1_node; }
const p::Node& toolbind_node(const set::Success*) { return set_Success_node; }

std::optional<std::variant<std::int64_t, std::string>> set::Parameters::default_filled() {
  return toolbind::detail::decode<std::optional<std::variant<std::int64_t, std::string>>>(set_Parameters_filled_node, R"json("x")json", {}).value();
}

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view set_schemas[] = {
      R"json({"type":"object","properties":{"required":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"optional":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"types":{"type":["integer","string","null"]},"tagged":{"oneOf":[{"type":"object","properties":{"kind":{"const":"a"},"n":{"type":"integer"}},"required":["kind"]},{"type":"object","properties":{"kind":{"const":"b"}},"required":["kind"]},{"type":"null"}]},"twice":{"anyOf":[{"anyOf":[{"type":"boolean"},{"type":"null"}]},{"type":"null"}]},"items":{"type":"array","items":{"type":["boolean","integer","null"]}},"defaulted":{"type":["integer","string","null"],"default":null},"filled":{"type":["integer","string","null"],"default":"x"}},"required":["required"]})json",
      R"json({"type":"object","properties":{"required":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"optional":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"types":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"tagged":{"anyOf":[{"type":"object","properties":{"kind":{"const":"a","type":"string"},"n":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["kind","n"],"additionalProperties":false},{"type":"object","properties":{"kind":{"const":"b","type":"string"}},"required":["kind"],"additionalProperties":false},{"type":"null"}]},"twice":{"anyOf":[{"anyOf":[{"type":"boolean"},{"type":"null"}]},{"type":"null"}]},"items":{"anyOf":[{"type":"array","items":{"anyOf":[{"type":"boolean"},{"type":"integer"},{"type":"null"}]}},{"type":"null"}]},"defaulted":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"filled":{"default":"x","anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]}},"required":["required","optional","types","tagged","twice","items","defaulted","filled"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"required":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"optional":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"types":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"tagged":{"anyOf":[{"type":"object","properties":{"kind":{"const":"a","type":"string"},"n":{"type":"integer"}},"required":["kind"],"additionalProperties":false},{"type":"object","properties":{"kind":{"const":"b","type":"string"}},"required":["kind"],"additionalProperties":false},{"type":"null"}]},"twice":{"anyOf":[{"anyOf":[{"type":"boolean"},{"type":"null"}]},{"type":"null"}]},"items":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"type":"integer"},{"type":"null"}]}},"defaulted":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"filled":{"default":"x","anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]}},"required":["required"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"required":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"optional":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"types":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"tagged":{"oneOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["a"]},"n":{"type":"integer"}},"required":["kind"],"propertyOrdering":["kind","n"]},{"type":"object","properties":{"kind":{"type":"string","enum":["b"]}},"required":["kind"]},{"type":"null"}]},"twice":{"anyOf":[{"anyOf":[{"type":"boolean"},{"type":"null"}]},{"type":"null"}]},"items":{"type":"array","items":{"anyOf":[{"type":"boolean"},{"type":"integer"},{"type":"null"}]}},"defaulted":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}]},"filled":{"anyOf":[{"type":"integer"},{"type":"string"},{"type":"null"}],"description":"Default: \"x\"."}},"required":["required"],"propertyOrdering":["required","optional","types","tagged","twice","items","defaulted","filled"]})json",
  };
  static constexpr toolbind::Rendering set_renderings[] = {
      {.shape = "natural", .schema = set_schemas[0], .optionals = 8, .unions = 7},
      {.shape = "openai", .schema = set_schemas[1], .unions = 9},
      {.shape = "anthropic", .schema = set_schemas[2], .optionals = 8, .unions = 7},
      {.shape = "anthropic_nullable", .schema = set_schemas[1], .unions = 9},
      {.shape = "gemini", .schema = set_schemas[3], .optionals = 8, .unions = 7},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "set",
          .parameters_schema = set_schemas[0],
          .renderings = set_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"anyOf":[{"type":"null"},{"enum":["on","off"]},{"type":"number"}]}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "a8346eb78a25e77062ed71ce34c7f917bae4c961d21b0066c63f5c1e8df82e31",
          .parameters = &set_Parameters_node,
          .success = &set_Success_node,
      },
  };
  return all;
}

}  // namespace nullable_unions
