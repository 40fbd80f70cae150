// Made by toolbind 0.1.0 from recursive_containers.tools.json; do not edit.

#include "recursive_containers.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace recursive_containers {
namespace {

namespace p = toolbind::program;

extern const p::Structure nest_Parameters_node;
extern const p::Structure Rule_node;
extern const p::Box Folder_node;
extern const p::Box Pairs_node;
extern const p::Box Json_node;
constinit const p::List Json_n4_node{&Json_node, &p::list_of<Json>};
constinit const p::Map Json_n5_node{&Json_node, &p::map_of<Json>};
constexpr p::Alternative Json_empty_alternatives[] = {
    {"alternative 1", &p::boolean, p::boolean_kind, 0},
    {"alternative 2", &p::number, p::number_kind, 1},
    {"alternative 3", &p::string, p::string_kind, 2},
    {"alternative 4", &Json_n4_node, p::array_kind, 3},
    {"alternative 5", &Json_n5_node, p::object_kind, 4},
};
constinit const p::Variant Json_empty_node{Json_empty_alternatives, &p::variant_of<bool, double, std::string, std::vector<Json>, std::map<std::string, Json>>, false, ""};
constinit const p::Nullable Json_value_node{&Json_empty_node, &p::optional_of<std::variant<bool, double, std::string, std::vector<Json>, std::map<std::string, Json>>>};
constinit const p::Box Json_node{&Json_value_node, &p::wrapper_of<Json>};
constexpr p::Box Pairs_node_box{&Pairs_node, &p::box_of<toolbind::Box<Pairs>>};
constexpr p::Element Pairs_elements[] = {
    {&p::int64, &p::optional_of<std::int64_t>},
    {&Pairs_node_box, &p::optional_of<toolbind::Box<Pairs>>},
};
constinit const p::Tuple Pairs_value_node{Pairs_elements, &p::tuple_of<std::optional<std::int64_t>, std::optional<toolbind::Box<Pairs>>>, nullptr, nullptr};
constinit const p::Box Pairs_node{&Pairs_value_node, &p::wrapper_of<Pairs>};
constexpr p::Alternative Folder_additionalProperties_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"Folder", &Folder_node, p::object_kind, 1},
};
constinit const p::Variant Folder_additionalProperties_node{Folder_additionalProperties_alternatives, &p::variant_of<std::int64_t, Folder>, false, ""};
constinit const p::Map Folder_value_node{&Folder_additionalProperties_node, &p::map_of<std::variant<std::int64_t, Folder>>};
constinit const p::Box Folder_node{&Folder_value_node, &p::wrapper_of<Folder>};
constexpr p::Box Rule_node_box{&Rule_node, &p::box_of<toolbind::Box<Rule>>};
constinit const p::List Rule_all_node{&Rule_node, &p::list_of<Rule>, {1u, p::unlimited}};
constexpr p::Member Rule_members[] = {
    {"not", offsetof(Rule, not_), &Rule_node_box, p::Presence::optional, &p::optional_of<toolbind::Box<Rule>>},
    {"all", offsetof(Rule, all), &Rule_all_node, p::Presence::optional, &p::optional_of<std::vector<Rule>>},
    {"is", offsetof(Rule, is), &p::string, p::Presence::optional, &p::optional_of<std::string>},
};
constinit const p::Structure Rule_node{Rule_members, {}, {p::Extra::Policy::reject}, {1u, 1u}};
constinit const p::List nest_Parameters_own_node{&nest_Parameters_node, &p::list_of<nest::Parameters>};
constexpr p::Member nest_Parameters_members[] = {
    {"json", offsetof(nest::Parameters, json), &Json_node, p::Presence::optional, &p::optional_of<Json>},
    {"pairs", offsetof(nest::Parameters, pairs), &Pairs_node, p::Presence::optional, &p::optional_of<Pairs>},
    {"folder", offsetof(nest::Parameters, folder), &Folder_node, p::Presence::optional, &p::optional_of<Folder>},
    {"rule", offsetof(nest::Parameters, rule), &Rule_node, p::Presence::optional, &p::optional_of<Rule>},
    {"own", offsetof(nest::Parameters, own), &nest_Parameters_own_node, p::Presence::optional, &p::optional_of<std::vector<nest::Parameters>>},
};
constinit const p::Structure nest_Parameters_node{nest_Parameters_members};

}  // namespace

const p::Node& toolbind_node(const Json*) { return Json_node; }
const p::Node& toolbind_node(const Pairs*) { return Pairs_node; }
const p::Node& toolbind_node(const Folder*) { return Folder_node; }
const p::Node& toolbind_node(const Rule*) { return Rule_node; }
const p::Node& nest::toolbind_node(const nest::Parameters*) { return nest_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view nest_schemas[] = {
      R"json({"type":"object","properties":{"json":{"$ref":"#/$defs/Json"},"pairs":{"$ref":"#/$defs/Pairs"},"folder":{"$ref":"#/$defs/Folder"},"rule":{"$ref":"#/$defs/Rule"},"own":{"type":"array","items":{"$ref":"#"}}},"$defs":{"Json":{"anyOf":[{"type":"null"},{"type":"boolean"},{"type":"number"},{"type":"string"},{"type":"array","items":{"$ref":"#/$defs/Json"}},{"type":"object","additionalProperties":{"$ref":"#/$defs/Json"}}]},"Pairs":{"type":"array","prefixItems":[{"type":"integer"},{"$ref":"#/$defs/Pairs"}],"items":false},"Folder":{"type":"object","additionalProperties":{"anyOf":[{"type":"integer"},{"$ref":"#/$defs/Folder"}]}},"Rule":{"type":"object","minProperties":1,"maxProperties":1,"additionalProperties":false,"properties":{"not":{"$ref":"#/$defs/Rule"},"all":{"type":"array","items":{"$ref":"#/$defs/Rule"},"minItems":1},"is":{"type":"string"}}}}})json",
  };
  static constexpr toolbind::Rendering nest_renderings[] = {
      {.shape = "natural", .schema = nest_schemas[0], .optionals = 8, .unions = 1},
      {.shape = "openai", .refused = "/$defs/Json/anyOf/4: as it would be sent, this alternative could not be told from another one of the union"},
      {.shape = "anthropic", .refused = "/$defs/Json/anyOf/4: as it would be sent, this alternative could not be told from another one of the union"},
      {.shape = "anthropic_nullable", .refused = "/$defs/Json/anyOf/4: as it would be sent, this alternative could not be told from another one of the union"},
      {.shape = "gemini", .refused = "/$defs/Json/anyOf/4/items: a recursive type is taken only through optional properties"},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "nest",
          .parameters_schema = nest_schemas[0],
          .renderings = nest_renderings,
          .digest = "10323cfe3eed9a9ada9e051578c91521888c6653a19ad59699e2955147210f2c",
          .parameters = &nest_Parameters_node,
      },
  };
  return all;
}

}  // namespace recursive_containers
