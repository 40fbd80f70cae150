// Made by toolbind 0.1.0 from contradictions.tools.json; do not edit.

#include "contradictions.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace contradictions {
namespace {

namespace p = toolbind::program;

constexpr std::string_view odd_WrongEnum_names[] = {"x"};
constinit const p::Enumeration odd_WrongEnum_node{odd_WrongEnum_names};
constexpr p::Member odd_Undeclared_members[] = {
    {"ghost", offsetof(odd::Undeclared, ghost), &p::any},
};
constinit const p::Structure odd_Undeclared_node{odd_Undeclared_members};
constexpr p::Member odd_Open_members[] = {
    {"a", offsetof(odd::Open, a), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure odd_Open_node{odd_Open_members, {}, {p::Extra::Policy::check, &p::any, &p::map_of<toolbind::Json>, offsetof(odd::Open, additional)}};
constexpr p::Member odd_Parameters_members[] = {
    {"bad_default", offsetof(odd::Parameters, bad_default), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"empty_enum", p::not_stored, &p::never, p::Presence::optional},
    {"wrong_enum", offsetof(odd::Parameters, wrong_enum), &odd_WrongEnum_node, p::Presence::optional, &p::optional_of<odd::WrongEnum>},
    {"undeclared", offsetof(odd::Parameters, undeclared), &odd_Undeclared_node, p::Presence::optional, &p::optional_of<odd::Undeclared>},
    {"impossible", p::not_stored, &p::never, p::Presence::optional},
    {"required_default", offsetof(odd::Parameters, required_default), &p::int64},
    {"open", offsetof(odd::Parameters, open), &odd_Open_node, p::Presence::optional, &p::optional_of<odd::Open>},
};
constinit const p::Structure odd_Parameters_node{odd_Parameters_members};

}  // namespace

const p::Node& odd::toolbind_node(const odd::WrongEnum*) { return odd_WrongEnum_node; }
const p::Node& odd::toolbind_node(const odd::Undeclared*) { return odd_Undeclared_node; }
const p::Node& odd::toolbind_node(const odd::Open*) { return odd_Open_node; }
const p::Node& odd::toolbind_node(const odd::Parameters*) { return odd_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view odd_schemas[] = {
      R"json({"type":"object","properties":{"bad_default":{"type":"integer","default":"one"},"empty_enum":{"enum":[]},"wrong_enum":{"type":"string","enum":["x",1,null]},"undeclared":{"type":"object","required":["ghost"]},"impossible":{"type":"string","const":5},"required_default":{"type":"integer","default":3},"open":{"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":{}}},"required":["required_default"]})json",
      R"json({"type":"object","properties":{"bad_default":{"type":"integer","description":"Default: \"one\"."},"empty_enum":{"enum":[]},"wrong_enum":{"type":"string","description":"Must be one of [\"x\",1,null]."},"undeclared":{"type":"object","required":["ghost"]},"impossible":{"type":"string","enum":[5]},"required_default":{"type":"integer","description":"Default: 3."},"open":{"type":"object","properties":{"a":{"type":"integer"}},"additionalProperties":{}}},"required":["required_default"],"propertyOrdering":["bad_default","empty_enum","wrong_enum","undeclared","impossible","required_default","open"]})json",
  };
  static constexpr toolbind::Rendering odd_renderings[] = {
      {.shape = "natural", .schema = odd_schemas[0], .optionals = 7},
      {.shape = "openai", .refused = "/properties/open/additionalProperties: a value of any shape"},
      {.shape = "anthropic", .refused = "/properties/open/additionalProperties: a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "/properties/open/additionalProperties: a value of any shape"},
      {.shape = "gemini", .schema = odd_schemas[1], .optionals = 7},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "odd",
          .parameters_schema = odd_schemas[0],
          .renderings = odd_renderings,
          .digest = "a1eba9b104977d0fdfe9eb5e29516dfbe5fdda1c52b80f3ab8ce35cd3f1cbd05",
          .parameters = &odd_Parameters_node,
      },
  };
  return all;
}

}  // namespace contradictions
