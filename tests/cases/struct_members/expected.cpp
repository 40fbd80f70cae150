// Made by toolbind 0.1.0 from struct_members.tools.json; do not edit.

#include "struct_members.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace struct_members {
namespace {

namespace p = toolbind::program;

constexpr p::Member book_Parameters_members[] = {
    {"name", offsetof(book::Parameters, name), &p::string},
    {"guests", offsetof(book::Parameters, guests), &p::int64},
    {"budget", offsetof(book::Parameters, budget), &p::number},
    {"smoking", offsetof(book::Parameters, smoking), &p::boolean},
    {"note", offsetof(book::Parameters, note), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"nothing", offsetof(book::Parameters, nothing), &p::null, p::Presence::optional, &p::optional_of<std::monostate>},
};
constinit const p::Structure book_Parameters_node{book_Parameters_members};

}  // namespace

const p::Node& book::toolbind_node(const book::Parameters*) { return book_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view book_schemas[] = {
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Whose table it is."},"guests":{"type":"integer"},"budget":{"type":"number"},"smoking":{"type":"boolean"},"note":{"type":"string"},"nothing":{"type":"null"}},"required":["name","guests","budget","smoking"]})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Whose table it is."},"guests":{"type":"integer"},"budget":{"type":"number"},"smoking":{"type":"boolean"},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"nothing":{"type":"null"}},"required":["name","guests","budget","smoking","note","nothing"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Whose table it is."},"guests":{"type":"integer"},"budget":{"type":"number"},"smoking":{"type":"boolean"},"note":{"type":"string"},"nothing":{"type":"null"}},"required":["name","guests","budget","smoking"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Whose table it is."},"guests":{"type":"integer"},"budget":{"type":"number"},"smoking":{"type":"boolean"},"note":{"type":"string"},"nothing":{"type":"null"}},"required":["name","guests","budget","smoking"],"propertyOrdering":["name","guests","budget","smoking","note","nothing"]})json",
  };
  static constexpr toolbind::Rendering book_renderings[] = {
      {.shape = "natural", .schema = book_schemas[0], .optionals = 2},
      {.shape = "openai", .schema = book_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = book_schemas[2], .optionals = 2},
      {.shape = "anthropic_nullable", .schema = book_schemas[1], .unions = 1},
      {.shape = "gemini", .schema = book_schemas[3], .optionals = 2},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "book",
          .description = "Books a table.",
          .parameters_schema = book_schemas[0],
          .renderings = book_renderings,
          .digest = "b0ab280ca39fdd7ed1588e734add11045248e37972fe74491ff44cb209573ad0",
          .parameters = &book_Parameters_node,
      },
  };
  return all;
}

}  // namespace struct_members
