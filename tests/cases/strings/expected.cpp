// Made by toolbind 0.1.0 from strings.tools.json; do not edit.

#include "strings.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace strings {
namespace {

namespace p = toolbind::program;

constexpr p::StringRules write_Parameters_short_rules{1u, 3u, nullptr};
constinit const p::String write_Parameters_short_node{&write_Parameters_short_rules};
constinit const p::Pattern write_Parameters_code_pattern{"^[A-Z]{2}\\d+$"};
constexpr p::StringRules write_Parameters_code_rules{0u, p::unlimited, &write_Parameters_code_pattern};
constinit const p::String write_Parameters_code_node{&write_Parameters_code_rules};
constinit const p::Pattern write_Parameters_word_pattern{"\\p{Letter}"};
constexpr p::StringRules write_Parameters_word_rules{0u, p::unlimited, &write_Parameters_word_pattern};
constinit const p::String write_Parameters_word_node{&write_Parameters_word_rules};
constexpr p::StringRules write_Parameters_when_rules{0u, p::unlimited, nullptr, "date-time"};
constinit const p::String write_Parameters_when_node{&write_Parameters_when_rules};
constexpr p::StringRules write_Parameters_link_rules{0u, p::unlimited, nullptr, "uri"};
constinit const p::String write_Parameters_link_node{&write_Parameters_link_rules};
constexpr p::Member write_Parameters_members[] = {
    {"short", offsetof(write::Parameters, short_), &write_Parameters_short_node, p::Presence::optional, &p::optional_of<std::string>},
    {"code", offsetof(write::Parameters, code), &write_Parameters_code_node, p::Presence::optional, &p::optional_of<std::string>},
    {"word", offsetof(write::Parameters, word), &write_Parameters_word_node, p::Presence::optional, &p::optional_of<std::string>},
    {"when", offsetof(write::Parameters, when), &write_Parameters_when_node, p::Presence::optional, &p::optional_of<std::string>},
    {"link", offsetof(write::Parameters, link), &write_Parameters_link_node, p::Presence::optional, &p::optional_of<std::string>},
    {"odd", offsetof(write::Parameters, odd), &p::string, p::Presence::optional, &p::optional_of<std::string>},
};
constinit const p::Structure write_Parameters_node{write_Parameters_members};

}  // namespace

const p::Node& write::toolbind_node(const write::Parameters*) { return write_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view write_schemas[] = {
      R"json({"type":"object","properties":{"short":{"type":"string","minLength":1,"maxLength":3},"code":{"type":"string","pattern":"^[A-Z]{2}\\d+$"},"word":{"type":"string","pattern":"\\p{Letter}"},"when":{"type":"string","format":"date-time"},"link":{"type":"string","format":"uri"},"odd":{"type":"string","format":"my-own-format"}}})json",
      R"json({"type":"object","properties":{"short":{"anyOf":[{"type":"string","description":"Must be of at least 1 character; of at most 3 characters."},{"type":"null"}]},"code":{"anyOf":[{"type":"string","pattern":"^[A-Z]{2}\\d+$"},{"type":"null"}]},"word":{"anyOf":[{"type":"string","pattern":"\\p{Letter}"},{"type":"null"}]},"when":{"anyOf":[{"type":"string","format":"date-time"},{"type":"null"}]},"link":{"anyOf":[{"type":"string","description":"Must be in the format uri."},{"type":"null"}]},"odd":{"anyOf":[{"type":"string","description":"Must be in the format my-own-format."},{"type":"null"}]}},"required":["short","code","word","when","link","odd"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"short":{"type":"string","description":"Must be of at least 1 character; of at most 3 characters."},"code":{"type":"string","pattern":"^[A-Z]{2}\\d+$"},"word":{"type":"string","pattern":"\\p{Letter}"},"when":{"type":"string","format":"date-time"},"link":{"type":"string","format":"uri"},"odd":{"type":"string","description":"Must be in the format my-own-format."}},"required":[],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"short":{"anyOf":[{"type":"string","description":"Must be of at least 1 character; of at most 3 characters."},{"type":"null"}]},"code":{"anyOf":[{"type":"string","pattern":"^[A-Z]{2}\\d+$"},{"type":"null"}]},"word":{"anyOf":[{"type":"string","pattern":"\\p{Letter}"},{"type":"null"}]},"when":{"anyOf":[{"type":"string","format":"date-time"},{"type":"null"}]},"link":{"anyOf":[{"type":"string","format":"uri"},{"type":"null"}]},"odd":{"anyOf":[{"type":"string","description":"Must be in the format my-own-format."},{"type":"null"}]}},"required":["short","code","word","when","link","odd"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"short":{"type":"string","description":"Must be of at least 1 character; of at most 3 characters."},"code":{"type":"string","description":"Must be a match of the regular expression /^[A-Z]{2}\\d+$/."},"word":{"type":"string","description":"Must be a match of the regular expression /\\p{Letter}/."},"when":{"type":"string","format":"date-time"},"link":{"type":"string","description":"Must be in the format uri."},"odd":{"type":"string","description":"Must be in the format my-own-format."}},"propertyOrdering":["short","code","word","when","link","odd"]})json",
  };
  static constexpr toolbind::Rendering write_renderings[] = {
      {.shape = "natural", .schema = write_schemas[0], .optionals = 6},
      {.shape = "openai", .schema = write_schemas[1], .unions = 6},
      {.shape = "anthropic", .schema = write_schemas[2], .optionals = 6},
      {.shape = "anthropic_nullable", .schema = write_schemas[3], .unions = 6},
      {.shape = "gemini", .schema = write_schemas[4], .optionals = 6},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "write",
          .parameters_schema = write_schemas[0],
          .renderings = write_renderings,
          .digest = "493daa89aab40f3e1de9a0f065892b852e0884ae97d2f2f5fd36645ebdb3b1e1",
          .parameters = &write_Parameters_node,
      },
  };
  return all;
}

}  // namespace strings
