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
  static const toolbind::ToolInfo all[] = {
      {
          .name = "add",
          .parameters_schema = R"json({"allOf":[{"$ref":"#/$defs/Named"},{"$ref":"#/$defs/Dated"}],"properties":{"year":{"maximum":2100},"note":{"type":"string"}},"required":["year"],"$defs":{"Named":{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},"Dated":{"type":"object","properties":{"year":{"type":"integer","minimum":1900},"name":{"type":"string","minLength":2}}}}})json",
          .digest = "19eff4f8f4120a799414b31c4d9a36d8c36d2a1a679edcb73fe846a9c20e00e4",
          .parameters = &add_Parameters_node,
      },
  };
  return all;
}

}  // namespace all_of
