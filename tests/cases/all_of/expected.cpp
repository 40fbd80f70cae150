// Made by toolbind 0.1.0 from all_of.tools.json; do not edit.

#include "all_of.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace all_of {
namespace {

namespace p = toolbind::program;

constexpr p::NumberRules add_Parameters_year_rules{{"1900"}, {"2100"}};
constinit const p::Integer add_Parameters_year_node{p::IntegerType::int64, &add_Parameters_year_rules};
constexpr p::StringRules add_Parameters_name_rules{2u, p::unlimited, nullptr};
constinit const p::String add_Parameters_name_node{&add_Parameters_name_rules};
constexpr p::Member add_Parameters_members[] = {
    {"year", offsetof(add::Parameters, year), &add_Parameters_year_node},
    {"note", offsetof(add::Parameters, note), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"name", offsetof(add::Parameters, name), &add_Parameters_name_node},
};
constinit const p::Structure add_Parameters_node{add_Parameters_members};
constexpr p::Member Named_members[] = {
    {"name", offsetof(Named, name), &p::string},
};
constinit const p::Structure Named_node{Named_members};
constexpr p::NumberRules Dated_year_rules{{"1900"}};
constinit const p::Integer Dated_year_node{p::IntegerType::int64, &Dated_year_rules};
constexpr p::StringRules Dated_name_rules{2u, p::unlimited, nullptr};
constinit const p::String Dated_name_node{&Dated_name_rules};
constexpr p::Member Dated_members[] = {
    {"year", offsetof(Dated, year), &Dated_year_node, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"name", offsetof(Dated, name), &Dated_name_node, p::Presence::optional, &p::optional_of<std::string>},
};
constinit const p::Structure Dated_node{Dated_members};

}  // namespace

const p::Node& toolbind_node(const Named*) { return Named_node; }
const p::Node& toolbind_node(const Dated*) { return Dated_node; }
const p::Node& add::toolbind_node(const add::Parameters*) { return add_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view add_schemas[] = {
      R"json({"allOf":[{"$ref":"#/$defs/Named"},{"$ref":"#/$defs/Dated"}],"properties":{"year":{"maximum":2100},"note":{"type":"string"}},"required":["year"],"$defs":{"Named":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},"Dated":{"type":"object","properties":{"year":{"type":"integer","minimum":1900},"name":{"type":"string","minLength":2}}}}})json",
      R"json({"type":"object","properties":{"input":{"allOf":[{"$ref":"#/$defs/Named"},{"$ref":"#/$defs/Dated"}],"properties":{"year":{"maximum":2100},"note":{"type":"string"}},"required":["year"]}},"required":["input"],"additionalProperties":false,"$defs":{"Named":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},"Dated":{"type":"object","properties":{"year":{"type":"integer","minimum":1900},"name":{"type":"string","minLength":2}}}}})json",
      R"json({"type":"object","properties":{"year":{"maximum":2100,"type":"integer","minimum":1900},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"name":{"type":"string","description":"Must be of at least 2 characters."}},"required":["year","note","name"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"year":{"type":"integer","description":"Must be not greater than 2100; not less than 1900."},"note":{"type":"string"},"name":{"type":"string","description":"Must be of at least 2 characters."}},"required":["year","name"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"year":{"type":"integer","description":"Must be not greater than 2100; not less than 1900."},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"name":{"type":"string","description":"Must be of at least 2 characters."}},"required":["year","note","name"],"additionalProperties":false})json",
      R"json({"properties":{"year":{"maximum":2100,"type":"integer","minimum":1900},"note":{"type":"string"},"name":{"type":"string","description":"Must be of at least 2 characters."}},"required":["year","name"],"type":"object","propertyOrdering":["year","note","name"]})json",
  };
  static constexpr toolbind::Rendering add_renderings[] = {
      {.shape = "natural", .schema = add_schemas[1], .optionals = 3, .wrapped = true},
      {.shape = "openai", .schema = add_schemas[2], .unions = 1},
      {.shape = "anthropic", .schema = add_schemas[3], .optionals = 1},
      {.shape = "anthropic_nullable", .schema = add_schemas[4], .unions = 1},
      {.shape = "gemini", .schema = add_schemas[5], .optionals = 1},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "add",
          .parameters_schema = add_schemas[0],
          .renderings = add_renderings,
          .digest = "6baadb827e1323a483f646dad0a8dc5a53a44c8ba1186bb4989b454f51a256a9",
          .parameters = &add_Parameters_node,
      },
  };
  return all;
}

}  // namespace all_of
