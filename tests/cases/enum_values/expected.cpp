// Made by toolbind 0.1.0 from enum_values.tools.json; do not edit.

#include "enum_values.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace enum_values {
namespace {

namespace p = toolbind::program;

constexpr std::string_view paint_Colour_names[] = {"red", "dark blue", "", "NULL", "a/b", "class", "2", "grün", "😀"};
constexpr std::uint16_t paint_Colour_sorted[] = {2, 6, 3, 4, 5, 1, 7, 0, 8};
constinit const p::Enumeration paint_Colour_node{paint_Colour_names, paint_Colour_sorted};
constexpr std::string_view paint_Sign_names[] = {"<=", ">", "="};
constinit const p::Enumeration paint_Sign_node{paint_Sign_names};
constexpr std::string_view paint_Shade_names[] = {"light"};
constinit const p::Enumeration paint_Shade_node{paint_Shade_names};
constexpr p::Member paint_Parameters_members[] = {
    {"colour", offsetof(paint::Parameters, colour), &paint_Colour_node},
    {"sign", offsetof(paint::Parameters, sign), &paint_Sign_node, p::Presence::optional, &p::optional_of<paint::Sign>},
    {"shade", offsetof(paint::Parameters, shade), &paint_Shade_node, p::Presence::optional, &p::optional_of<paint::Shade>},
};
constinit const p::Structure paint_Parameters_node{paint_Parameters_members};

}  // namespace

const p::Node& paint::toolbind_node(const paint::Colour*) { return paint_Colour_node; }
const p::Node& paint::toolbind_node(const paint::Sign*) { return paint_Sign_node; }
const p::Node& paint::toolbind_node(const paint::Shade*) { return paint_Shade_node; }
const p::Node& paint::toolbind_node(const paint::Parameters*) { return paint_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view paint_schemas[] = {
      R"json({"type":"object","properties":{"colour":{"enum":["red","dark blue","","NULL","a/b","class","2","grün","😀"]},"sign":{"type":"string","enum":["<=",">","="]},"shade":{"enum":["light"]}},"required":["colour"]})json",
      R"json({"type":"object","properties":{"colour":{"enum":["red","dark blue","","NULL","a/b","class","2","grün","😀"],"type":"string"},"sign":{"anyOf":[{"type":"string","enum":["<=",">","="]},{"type":"null"}]},"shade":{"anyOf":[{"enum":["light"],"type":"string"},{"type":"null"}]}},"required":["colour","sign","shade"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"colour":{"enum":["red","dark blue","","NULL","a/b","class","2","grün","😀"],"type":"string"},"sign":{"type":"string","enum":["<=",">","="]},"shade":{"enum":["light"],"type":"string"}},"required":["colour"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"colour":{"enum":["red","dark blue","","NULL","a/b","class","2","grün","😀"],"type":"string"},"sign":{"type":"string","enum":["<=",">","="]},"shade":{"enum":["light"],"type":"string"}},"required":["colour"],"propertyOrdering":["colour","sign","shade"]})json",
  };
  static constexpr toolbind::Rendering paint_renderings[] = {
      {.shape = "natural", .schema = paint_schemas[0], .optionals = 2},
      {.shape = "openai", .schema = paint_schemas[1], .unions = 2},
      {.shape = "anthropic", .schema = paint_schemas[2], .optionals = 2},
      {.shape = "anthropic_nullable", .schema = paint_schemas[1], .unions = 2},
      {.shape = "gemini", .schema = paint_schemas[3], .optionals = 2},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "paint",
          .parameters_schema = paint_schemas[0],
          .renderings = paint_renderings,
          .digest = "9c9d07d9710f1ec4fb79fa5fbd73656a0c2c62364089f289630f60453a281533",
          .parameters = &paint_Parameters_node,
      },
  };
  return all;
}

}  // namespace enum_values
