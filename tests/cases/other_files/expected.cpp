// Made by toolbind 0.1.0 from other_files.tools.json; do not edit.

#include "other_files.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace other_files {
namespace {

namespace p = toolbind::program;

extern const p::Structure Place_node;
constexpr p::Box Place_node_box{&Place_node, &p::box_of<toolbind::Box<Place>>};
constexpr p::Member Person_members[] = {
    {"name", offsetof(Person, name), &p::string},
    {"home", offsetof(Person, home), &Place_node_box, p::Presence::optional, &p::optional_of<toolbind::Box<Place>>},
};
constinit const p::Structure Person_node{Person_members};
constexpr p::Member Place_members[] = {
    {"city", offsetof(Place, city), &p::string},
    {"mayor", offsetof(Place, mayor), &Person_node, p::Presence::optional, &p::optional_of<Person>},
};
constinit const p::Structure Place_node{Place_members};
constexpr p::NumberRules visit_Parameters_Code_rules{{"10"}};
constinit const p::Integer visit_Parameters_Code_node{p::IntegerType::int64, &visit_Parameters_Code_rules};
constexpr p::Member visit_Parameters_members[] = {
    {"place", offsetof(visit::Parameters, place), &Place_node, p::Presence::optional, &p::optional_of<Place>},
    {"whole", offsetof(visit::Parameters, whole), &Person_node, p::Presence::optional, &p::optional_of<Person>},
    {"by_id", offsetof(visit::Parameters, by_id), &visit_Parameters_Code_node, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure visit_Parameters_node{visit_Parameters_members};

}  // namespace

const p::Node& toolbind_node(const Person*) { return Person_node; }
const p::Node& toolbind_node(const Place*) { return Place_node; }
const p::Node& visit::toolbind_node(const visit::Parameters*) { return visit_Parameters_node; }

bool Person::operator==(const Person& other) const { return name == other.name && home == other.home; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view visit_schemas[] = {
      R"json({"type":"object","properties":{"place":{"$ref":"#/$defs/Place"},"whole":{"$ref":"#/$defs/root"},"by_id":{"$ref":"#/$defs/Embedded/$defs/Code"}},"$defs":{"Embedded":{"$defs":{"Code":{"type":"integer","minimum":10}}},"Place":{"type":"object","properties":{"city":{"type":"string"},"mayor":{"$ref":"#/$defs/root"}},"required":["city"]},"root":{"title":"Person","type":"object","properties":{"name":{"type":"string"},"home":{"$ref":"#/$defs/Place"}},"required":["name"]}}})json",
      R"json({"type":"object","properties":{"place":{"anyOf":[{"$ref":"#/$defs/Place"},{"type":"null"}]},"whole":{"anyOf":[{"$ref":"#/$defs/root"},{"type":"null"}]},"by_id":{"anyOf":[{"$ref":"#/$defs/Code"},{"type":"null"}]}},"required":["place","whole","by_id"],"additionalProperties":false,"$defs":{"Place":{"type":"object","properties":{"city":{"type":"string"},"mayor":{"anyOf":[{"$ref":"#/$defs/root"},{"type":"null"}]}},"required":["city","mayor"],"additionalProperties":false},"root":{"title":"Person","type":"object","properties":{"name":{"type":"string"},"home":{"anyOf":[{"$ref":"#/$defs/Place"},{"type":"null"}]}},"required":["name","home"],"additionalProperties":false},"Code":{"type":"integer","minimum":10}}})json",
      R"json({"type":"object","properties":{"place":{"$ref":"#/$defs/Place"},"whole":{"$ref":"#/$defs/root"},"by_id":{"$ref":"#/$defs/Code"}},"$defs":{"Place":{"type":"object","properties":{"city":{"type":"string"},"mayor":{"$ref":"#/$defs/root"}},"required":["city"],"propertyOrdering":["city","mayor"]},"root":{"title":"Person","type":"object","properties":{"name":{"type":"string"},"home":{"$ref":"#/$defs/Place"}},"required":["name"],"propertyOrdering":["name","home"]},"Code":{"type":"integer","minimum":10}},"propertyOrdering":["place","whole","by_id"]})json",
  };
  static constexpr toolbind::Rendering visit_renderings[] = {
      {.shape = "natural", .schema = visit_schemas[0], .optionals = 5},
      {.shape = "openai", .schema = visit_schemas[1], .unions = 5},
      {.shape = "anthropic", .refused = "/$defs/root/properties/home: recursive types are not taken"},
      {.shape = "anthropic_nullable", .refused = "/$defs/root/properties/home: recursive types are not taken"},
      {.shape = "gemini", .schema = visit_schemas[2], .optionals = 5},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "visit",
          .parameters_schema = visit_schemas[0],
          .renderings = visit_renderings,
          .digest = "3df9917799e5aababf2450f90ea2ab7273be59591ffd365bfb2977437adda346",
          .parameters = &visit_Parameters_node,
      },
  };
  return all;
}

}  // namespace other_files
