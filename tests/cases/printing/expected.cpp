// Made by toolbind 0.1.0 from printing.tools.json; do not edit.

#include "printing.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace printing {
namespace {

namespace p = toolbind::program;

extern const p::Structure Leaf_node;
constexpr std::string_view show_Kind_names[] = {"first kind", "second"};
constinit const p::Enumeration show_Kind_node{show_Kind_names};
constinit const p::Nullable show_Parameters_maybe_node{&p::int64, &p::optional_of<std::int64_t>};
constinit const p::List show_Parameters_list_node{&p::string, &p::list_of<std::string>};
constinit const p::Map show_Parameters_map_node{&p::int64, &p::map_of<std::int64_t>};
constexpr p::Element show_Parameters_pair_elements[] = {
    {&p::int64},
    {&p::string},
};
constinit const p::Tuple show_Parameters_pair_node{show_Parameters_pair_elements, &p::tuple_of<std::int64_t, std::string>, nullptr, nullptr, {2u, p::unlimited}};
constexpr p::Member show_ChoiceOption2_members[] = {
    {"deep", offsetof(show::ChoiceOption2, deep), &p::boolean, p::Presence::optional, &p::optional_of<bool>},
};
constinit const p::Structure show_ChoiceOption2_node{show_ChoiceOption2_members};
constexpr p::Alternative show_Parameters_choice_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &show_ChoiceOption2_node, p::object_kind, 1},
};
constinit const p::Variant show_Parameters_choice_node{show_Parameters_choice_alternatives, &p::variant_of<std::int64_t, show::ChoiceOption2>, false, ""};
constexpr p::Box Leaf_node_box{&Leaf_node, &p::box_of<toolbind::Box<Leaf>>};
constexpr p::Member Leaf_members[] = {
    {"under", offsetof(Leaf, under), &Leaf_node_box, p::Presence::optional, &p::optional_of<toolbind::Box<Leaf>>},
    {"n", offsetof(Leaf, n), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure Leaf_node{Leaf_members};
constexpr p::Member show_Parameters_members[] = {
    {"text", offsetof(show::Parameters, text), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"number", offsetof(show::Parameters, number), &p::number, p::Presence::optional, &p::optional_of<double>},
    {"flag", offsetof(show::Parameters, flag), &p::boolean, p::Presence::optional, &p::optional_of<bool>},
    {"kind", offsetof(show::Parameters, kind), &show_Kind_node, p::Presence::optional, &p::optional_of<show::Kind>},
    {"maybe", offsetof(show::Parameters, maybe), &show_Parameters_maybe_node, p::Presence::optional, &p::optional_of<std::optional<std::int64_t>>},
    {"list", offsetof(show::Parameters, list), &show_Parameters_list_node, p::Presence::optional, &p::optional_of<std::vector<std::string>>},
    {"map", offsetof(show::Parameters, map), &show_Parameters_map_node, p::Presence::optional, &p::optional_of<std::map<std::string, std::int64_t>>},
    {"any", offsetof(show::Parameters, any), &p::any, p::Presence::optional, &p::optional_of<toolbind::Json>},
    {"pair", offsetof(show::Parameters, pair), &show_Parameters_pair_node, p::Presence::optional, &p::optional_of<std::tuple<std::int64_t, std::string>>},
    {"choice", offsetof(show::Parameters, choice), &show_Parameters_choice_node, p::Presence::optional, &p::optional_of<std::variant<std::int64_t, show::ChoiceOption2>>},
    {"leaf", offsetof(show::Parameters, leaf), &Leaf_node, p::Presence::optional, &p::optional_of<Leaf>},
};
constexpr std::uint16_t show_Parameters_sorted[] = {7, 9, 2, 3, 10, 5, 6, 4, 1, 8, 0};
constinit const p::Structure show_Parameters_node{show_Parameters_members, show_Parameters_sorted};

}  // namespace

const p::Node& toolbind_node(const Leaf*) { return Leaf_node; }
const p::Node& show::toolbind_node(const show::Kind*) { return show_Kind_node; }
const p::Node& show::toolbind_node(const show::ChoiceOption2*) { return show_ChoiceOption2_node; }
const p::Node& show::toolbind_node(const show::Parameters*) { return show_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view show_schemas[] = {
      R"json({"type":"object","properties":{"text":{"type":"string"},"number":{"type":"number"},"flag":{"type":"boolean"},"kind":{"enum":["first kind","second"]},"maybe":{"type":["integer","null"]},"list":{"type":"array","items":{"type":"string"}},"map":{"type":"object","additionalProperties":{"type":"integer"}},"any":{},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":2},"choice":{"anyOf":[{"type":"integer"},{"type":"object","properties":{"deep":{"type":"boolean"}}}]},"leaf":{"$ref":"#/$defs/Leaf"}},"$defs":{"Leaf":{"type":"object","properties":{"under":{"$ref":"#/$defs/Leaf"},"n":{"type":"integer"}}}}})json",
      R"json({"type":"object","properties":{"text":{"type":"string"},"number":{"type":"number"},"flag":{"type":"boolean"},"kind":{"enum":["first kind","second"],"type":"string"},"maybe":{"anyOf":[{"type":"integer"},{"type":"null"}]},"list":{"type":"array","items":{"type":"string"}},"map":{"type":"object","additionalProperties":{"type":"integer"}},"any":{},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":2},"choice":{"anyOf":[{"type":"integer"},{"type":"object","properties":{"deep":{"type":"boolean"}}}]},"leaf":{"$ref":"#/$defs/Leaf"}},"$defs":{"Leaf":{"type":"object","properties":{"under":{"$ref":"#/$defs/Leaf"},"n":{"type":"integer"}},"propertyOrdering":["under","n"]}},"propertyOrdering":["text","number","flag","kind","maybe","list","map","any","pair","choice","leaf"]})json",
  };
  static constexpr toolbind::Rendering show_renderings[] = {
      {.shape = "natural", .schema = show_schemas[0], .optionals = 14, .unions = 2},
      {.shape = "openai", .refused = "/properties/any: a value of any shape"},
      {.shape = "anthropic", .refused = "/properties/any: a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "/properties/any: a value of any shape"},
      {.shape = "gemini", .schema = show_schemas[1], .optionals = 14, .unions = 2},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "show",
          .parameters_schema = show_schemas[0],
          .renderings = show_renderings,
          .digest = "4f25357bf9f1f5b4f62814ea1e0d9c9b26628c21849dd68bc765c65701016c68",
          .parameters = &show_Parameters_node,
      },
  };
  return all;
}

}  // namespace printing
