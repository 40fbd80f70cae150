// Made by toolbind 0.1.0 from hostile_texts.tools.json; do not edit.

#include "hostile_texts.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace hostile_texts {
namespace {

namespace p = toolbind::program;

constinit const p::Pattern say_Parameters_b_pattern{"\"\\\\(?<q>)*/"};
constexpr p::StringRules say_Parameters_b_rules{0u, p::unlimited, &say_Parameters_b_pattern};
constinit const p::String say_Parameters_b_node{&say_Parameters_b_rules};
constinit const p::Constant say_Parameters_c_node{"\")json\\\" \\\\ ?\?/\\n\""};
constexpr std::string_view say_D_names[] = {"*/", "\"", "\\", "\012", ")\"", "?\?/"};
constinit const p::Enumeration say_D_node{say_D_names};
constexpr p::Member say_Parameters_members[] = {
    {"a", offsetof(say::Parameters, a), &p::string, p::Presence::defaulted},
    {"b", offsetof(say::Parameters, b), &say_Parameters_b_node, p::Presence::optional, &p::optional_of<std::string>},
    {"c", p::not_stored, &say_Parameters_c_node},
    {"d", offsetof(say::Parameters, d), &say_D_node, p::Presence::optional, &p::optional_of<say::D>},
};
constinit const p::Structure say_Parameters_node{say_Parameters_members};

}  // namespace

const p::Node& say::toolbind_node(const say::D*) { return say_D_node; }
const p::Node& say::toolbind_node(const say::Parameters*) { return say_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view say_schemas[] = {
      "{\"description\":\"*/ #include <x> /* \\\\\",\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"description\":\"backslash at the end \\\\\",\"default\":\"?\?=\\\")\\\\\\n*/\"},\"b\":{\"type\":\"string\",\"description\":\"{{ tool.name }} {% for x in y %}\",\"pattern\":\"\\\"\\\\\\\\(?<q>)*/\"},\"c\":{\"const\":\")json\\\" \\\\ ?\?/\\n\"},\"d\":{\"enum\":[\"*/\",\"\\\"\",\"\\\\\",\"\\n\",\")\\\"\",\"?\?/\"]}},\"required\":[\"c\"]}",
      "{\"description\":\"*/ #include <x> /* \\\\\",\"type\":\"object\",\"properties\":{\"a\":{\"description\":\"backslash at the end \\\\\",\"default\":\"?\?=\\\")\\\\\\n*/\",\"anyOf\":[{\"type\":\"string\"},{\"type\":\"null\"}]},\"b\":{\"description\":\"{{ tool.name }} {% for x in y %}\",\"anyOf\":[{\"type\":\"string\",\"pattern\":\"\\\"\\\\\\\\(?<q>)*/\"},{\"type\":\"null\"}]},\"c\":{\"const\":\")json\\\" \\\\ ?\?/\\n\",\"type\":\"string\"},\"d\":{\"anyOf\":[{\"enum\":[\"*/\",\"\\\"\",\"\\\\\",\"\\n\",\")\\\"\",\"?\?/\"],\"type\":\"string\"},{\"type\":\"null\"}]}},\"required\":[\"a\",\"b\",\"c\",\"d\"],\"additionalProperties\":false}",
      "{\"description\":\"*/ #include <x> /* \\\\\",\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"description\":\"backslash at the end \\\\\",\"default\":\"?\?=\\\")\\\\\\n*/\"},\"b\":{\"type\":\"string\",\"description\":\"{{ tool.name }} {% for x in y %}\\nMust be a match of the regular expression /\\\"\\\\\\\\(?<q>)*//.\"},\"c\":{\"const\":\")json\\\" \\\\ ?\?/\\n\",\"type\":\"string\"},\"d\":{\"enum\":[\"*/\",\"\\\"\",\"\\\\\",\"\\n\",\")\\\"\",\"?\?/\"],\"type\":\"string\"}},\"required\":[\"c\"],\"additionalProperties\":false}",
      "{\"description\":\"*/ #include <x> /* \\\\\",\"type\":\"object\",\"properties\":{\"a\":{\"description\":\"backslash at the end \\\\\",\"default\":\"?\?=\\\")\\\\\\n*/\",\"anyOf\":[{\"type\":\"string\"},{\"type\":\"null\"}]},\"b\":{\"description\":\"{{ tool.name }} {% for x in y %}\",\"anyOf\":[{\"type\":\"string\",\"description\":\"Must be a match of the regular expression /\\\"\\\\\\\\(?<q>)*//.\"},{\"type\":\"null\"}]},\"c\":{\"const\":\")json\\\" \\\\ ?\?/\\n\",\"type\":\"string\"},\"d\":{\"anyOf\":[{\"enum\":[\"*/\",\"\\\"\",\"\\\\\",\"\\n\",\")\\\"\",\"?\?/\"],\"type\":\"string\"},{\"type\":\"null\"}]}},\"required\":[\"a\",\"b\",\"c\",\"d\"],\"additionalProperties\":false}",
      "{\"description\":\"*/ #include <x> /* \\\\\",\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"description\":\"backslash at the end \\\\\\nDefault: \\\"?\?=\\\\\\\")\\\\\\\\\\\\n*/\\\".\"},\"b\":{\"type\":\"string\",\"description\":\"{{ tool.name }} {% for x in y %}\\nMust be a match of the regular expression /\\\"\\\\\\\\(?<q>)*//.\"},\"c\":{\"type\":\"string\",\"enum\":[\")json\\\" \\\\ ?\?/\\n\"]},\"d\":{\"enum\":[\"*/\",\"\\\"\",\"\\\\\",\"\\n\",\")\\\"\",\"?\?/\"],\"type\":\"string\"}},\"required\":[\"c\"],\"propertyOrdering\":[\"a\",\"b\",\"c\",\"d\"]}",
  };
  static constexpr toolbind::Rendering say_renderings[] = {
      {.shape = "natural", .schema = say_schemas[0], .optionals = 3},
      {.shape = "openai", .schema = say_schemas[1], .unions = 3},
      {.shape = "anthropic", .schema = say_schemas[2], .optionals = 3},
      {.shape = "anthropic_nullable", .schema = say_schemas[3], .unions = 3},
      {.shape = "gemini", .schema = say_schemas[4], .optionals = 3},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "say",
          .title = "\" ); //",
          .description = "ends a comment */ and starts // one\\\012second line with R\"( )\" and ?\?/ trigraph\012\012\011third\007\342\200\256 end \\",
          .parameters_schema = say_schemas[0],
          .renderings = say_renderings,
          .digest = "42d86aafd464625d21fbbc2a88c137d1d7b2347449e63e0d8b5988942e0f29af",
          .parameters = &say_Parameters_node,
      },
  };
  return all;
}

}  // namespace hostile_texts
