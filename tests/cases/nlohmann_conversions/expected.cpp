// Made by toolbind 0.1.0 from nlohmann_conversions.tools.json; do not edit.

#include "nlohmann_conversions.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace nlohmann_conversions {
namespace {

namespace p = toolbind::program;

constexpr std::string_view keep_Mode_names[] = {"a", "b"};
constinit const p::Enumeration keep_Mode_node{keep_Mode_names};
constexpr p::Member keep_Parameters_members[] = {
    {"id", offsetof(keep::Parameters, id), &p::int64},
    {"mode", offsetof(keep::Parameters, mode), &keep_Mode_node},
};
constinit const p::Structure keep_Parameters_node{keep_Parameters_members};

}  // namespace

const p::Node& keep::toolbind_node(const keep::Mode*) { return keep_Mode_node; }
const p::Node& keep::toolbind_node(const keep::Parameters*) { return keep_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view keep_schemas[] = {
      R"json({"type":"object","properties":{"id":{"type":"integer"},"mode":{"enum":["a","b"]}},"required":["id","mode"]})json",
      R"json({"type":"object","properties":{"id":{"type":"integer"},"mode":{"enum":["a","b"],"type":"string"}},"required":["id","mode"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"id":{"type":"integer"},"mode":{"enum":["a","b"],"type":"string"}},"required":["id","mode"],"propertyOrdering":["id","mode"]})json",
  };
  static constexpr toolbind::Rendering keep_renderings[] = {
      {.shape = "natural", .schema = keep_schemas[0]},
      {.shape = "openai", .schema = keep_schemas[1]},
      {.shape = "anthropic", .schema = keep_schemas[1]},
      {.shape = "anthropic_nullable", .schema = keep_schemas[1]},
      {.shape = "gemini", .schema = keep_schemas[2]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "keep",
          .parameters_schema = keep_schemas[0],
          .renderings = keep_renderings,
          .digest = "40e21098d9314b6caff53c15d4b81507427376c4c692d484e2e3609e32529b29",
          .parameters = &keep_Parameters_node,
      },
  };
  return all;
}

}  // namespace nlohmann_conversions
