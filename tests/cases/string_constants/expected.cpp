// Made by toolbind 0.1.0 from string_constants.tools.json; do not edit.

#include "string_constants.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace string_constants {
namespace {

namespace p = toolbind::program;

constexpr std::string_view order_Size_names[] = {"S", "L"};
constinit const p::Enumeration order_Size_node{order_Size_names};
constexpr std::string_view order_Extra_names[] = {"ice", "sugar", "milk"};
constinit const p::Enumeration order_Extra_node{order_Extra_names};
constexpr p::Member order_Parameters_members[] = {
    {"size", offsetof(order::Parameters, size), &order_Size_node, p::Presence::optional, &p::optional_of<order::Size>},
    {"extra", offsetof(order::Parameters, extra), &order_Extra_node, p::Presence::optional, &p::optional_of<order::Extra>},
};
constinit const p::Structure order_Parameters_node{order_Parameters_members};

}  // namespace

const p::Node& order::toolbind_node(const order::Size*) { return order_Size_node; }
const p::Node& order::toolbind_node(const order::Extra*) { return order_Extra_node; }
const p::Node& order::toolbind_node(const order::Parameters*) { return order_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view order_schemas[] = {
      R"json({"type":"object","properties":{"size":{"oneOf":[{"const":"S","title":"Small","description":"Fits in a hand."},{"const":"L","description":"Fits in a bag."}]},"extra":{"anyOf":[{"const":"ice"},{"enum":["sugar","milk"]}]}}})json",
      R"json({"type":"object","properties":{"size":{"anyOf":[{"const":"S","title":"Small","description":"Fits in a hand.","type":"string"},{"const":"L","description":"Fits in a bag.","type":"string"},{"type":"null"}]},"extra":{"anyOf":[{"const":"ice","type":"string"},{"enum":["sugar","milk"],"type":"string"},{"type":"null"}]}},"required":["size","extra"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"size":{"anyOf":[{"const":"S","title":"Small","description":"Fits in a hand.","type":"string"},{"const":"L","description":"Fits in a bag.","type":"string"}]},"extra":{"anyOf":[{"const":"ice","type":"string"},{"enum":["sugar","milk"],"type":"string"}]}},"required":[],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"size":{"oneOf":[{"title":"Small","description":"Fits in a hand.","type":"string","enum":["S"]},{"description":"Fits in a bag.","type":"string","enum":["L"]}]},"extra":{"anyOf":[{"type":"string","enum":["ice"]},{"enum":["sugar","milk"],"type":"string"}]}},"propertyOrdering":["size","extra"]})json",
  };
  static constexpr toolbind::Rendering order_renderings[] = {
      {.shape = "natural", .schema = order_schemas[0], .optionals = 2, .unions = 2},
      {.shape = "openai", .schema = order_schemas[1], .unions = 2},
      {.shape = "anthropic", .schema = order_schemas[2], .optionals = 2, .unions = 2},
      {.shape = "anthropic_nullable", .schema = order_schemas[1], .unions = 2},
      {.shape = "gemini", .schema = order_schemas[3], .optionals = 2, .unions = 2},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "order",
          .parameters_schema = order_schemas[0],
          .renderings = order_renderings,
          .digest = "f92b61434bfd163bf9ff169b563227b1a958e783d87c26cf2c45d6e9e8e9a0c7",
          .parameters = &order_Parameters_node,
      },
  };
  return all;
}

}  // namespace string_constants
