// Made by toolbind 0.1.0 from json_text.tools.json; do not edit.

#include "json_text.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace json_text {
namespace {

namespace p = toolbind::program;

constexpr p::Member read_Parameters_members[] = {
    {"s", offsetof(read::Parameters, s), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"n", offsetof(read::Parameters, n), &p::number, p::Presence::optional, &p::optional_of<double>},
    {"any", offsetof(read::Parameters, any), &p::any, p::Presence::optional, &p::optional_of<toolbind::Json>},
};
constinit const p::Structure read_Parameters_node{read_Parameters_members, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& read::toolbind_node(const read::Parameters*) { return read_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view read_schemas[] = {
      R"json({"type":"object","properties":{"s":{"type":"string"},"n":{"type":"number"},"any":{}},"additionalProperties":false})json",
      R"json({"type":"object","properties":{"s":{"type":"string"},"n":{"type":"number"},"any":{}},"additionalProperties":false,"propertyOrdering":["s","n","any"]})json",
  };
  static constexpr toolbind::Rendering read_renderings[] = {
      {.shape = "natural", .schema = read_schemas[0], .optionals = 3},
      {.shape = "openai", .refused = "/properties/any: a value of any shape"},
      {.shape = "anthropic", .refused = "/properties/any: a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "/properties/any: a value of any shape"},
      {.shape = "gemini", .schema = read_schemas[1], .optionals = 3},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "read",
          .parameters_schema = read_schemas[0],
          .renderings = read_renderings,
          .digest = "50a174ae7dafe9dd9189813e87dbb03ae6cb4aaf41fe196c2517eff8d0e0354e",
          .parameters = &read_Parameters_node,
      },
  };
  return all;
}

}  // namespace json_text
