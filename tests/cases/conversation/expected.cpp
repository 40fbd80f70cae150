// Made by toolbind 0.1.0 from conversation.tools.json; do not edit.

#include "conversation.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace conversation {
namespace {

namespace p = toolbind::program;

constexpr p::Member add_Parameters_members[] = {
    {"a", offsetof(add::Parameters, a), &p::int64},
    {"b", offsetof(add::Parameters, b), &p::int64},
};
constinit const p::Structure add_Parameters_node{add_Parameters_members};
constexpr p::Member note_Parameters_members[] = {
    {"text", offsetof(note::Parameters, text), &p::string},
};
constinit const p::Structure note_Parameters_node{note_Parameters_members};
constinit const p::Structure erase_Parameters_node{{}, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& add::toolbind_node(const add::Parameters*) { return add_Parameters_node; }
const p::Node& note::toolbind_node(const note::Parameters*) { return note_Parameters_node; }
const p::Node& erase::toolbind_node(const erase::Parameters*) { return erase_Parameters_node; }
const p::Node& toolbind_node(const add::Success*) { return p::int64; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view add_schemas[] = {
      R"json({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a","b"]})json",
      R"json({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a","b"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"required":["a","b"],"propertyOrdering":["a","b"]})json",
  };
  static constexpr toolbind::Rendering add_renderings[] = {
      {.shape = "natural", .schema = add_schemas[0]},
      {.shape = "openai", .schema = add_schemas[1]},
      {.shape = "anthropic", .schema = add_schemas[1]},
      {.shape = "anthropic_nullable", .schema = add_schemas[1]},
      {.shape = "gemini", .schema = add_schemas[2]},
  };
  static constexpr std::string_view note_schemas[] = {
      R"json({"type":"object","properties":{"text":{"type":"string"}},"required":["text"]})json",
      R"json({"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering note_renderings[] = {
      {.shape = "natural", .schema = note_schemas[0]},
      {.shape = "openai", .schema = note_schemas[1]},
      {.shape = "anthropic", .schema = note_schemas[1]},
      {.shape = "anthropic_nullable", .schema = note_schemas[1]},
      {.shape = "gemini", .schema = note_schemas[0]},
  };
  static constexpr std::string_view erase_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering erase_renderings[] = {
      {.shape = "natural", .schema = erase_schemas[0]},
      {.shape = "openai", .schema = erase_schemas[1]},
      {.shape = "anthropic", .schema = erase_schemas[1]},
      {.shape = "anthropic_nullable", .schema = erase_schemas[1]},
      {.shape = "gemini", .schema = erase_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "add",
          .description = "Adds.",
          .parameters_schema = add_schemas[0],
          .renderings = add_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"integer"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "787411ad7ad16b6268dac64fe4b34df4110fd6d629ed9ee2658882f0e9ee938d",
          .parameters = &add_Parameters_node,
          .success = &p::int64,
      },
      {
          .name = "note",
          .description = "Keeps a note.",
          .parameters_schema = note_schemas[0],
          .renderings = note_renderings,
          .digest = "1913d21bfe70a306bd057d4dfd49c98bd9c0d12122152c6a6b6d009ac7210b0f",
          .parameters = &note_Parameters_node,
      },
      {
          .name = "erase",
          .description = "Erases all notes.",
          .parameters_schema = erase_schemas[0],
          .renderings = erase_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"integer"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "5d11af5bfeeb3a67bd56edf3ec9567a6a931e81de31b3dd0655fcab8ffe80210",
          .needs_approval = toolbind::Approval::always,
          .parameters = &erase_Parameters_node,
          .success = &p::int64,
      },
  };
  return all;
}

}  // namespace conversation
