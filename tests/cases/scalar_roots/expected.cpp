// Made by toolbind 0.1.0 from scalar_roots.tools.json; do not edit.

#include "scalar_roots.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace scalar_roots {
namespace {

namespace p = toolbind::program;

constexpr p::StringRules text_Parameters_rules{2u, p::unlimited, nullptr};
constinit const p::String text_Parameters_node{&text_Parameters_rules};
constexpr std::string_view choice_Parameters_names[] = {"a", "b"};
constinit const p::Enumeration choice_Parameters_node{choice_Parameters_names};
constinit const p::Nullable choice_Success_node{&p::int64, &p::optional_of<std::int64_t>};
constinit const p::Structure none_Parameters_node{{}, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& choice::toolbind_node(const choice::Parameters*) { return choice_Parameters_node; }
const p::Node& none::toolbind_node(const none::Parameters*) { return none_Parameters_node; }
const p::Node& toolbind_node(const text::Parameters*) { return text_Parameters_node; }
const p::Node& toolbind_node(const text::Success*) { return p::boolean; }
const p::Node& toolbind_node(const number::Parameters*) { return p::number; }
const p::Node& toolbind_node(const number::Success*) { return p::null; }
const p::Node& toolbind_node(const choice::Success*) { return choice_Success_node; }
const p::Node& toolbind_node(const anything::Parameters*) { return p::any; }
const p::Node& toolbind_node(const nothing::Parameters*) { return p::never; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view text_schemas[] = {
      R"json({"type":"string","minLength":2})json",
      R"json({"type":"object","properties":{"input":{"type":"string","minLength":2}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"type":"string","description":"Must be of at least 2 characters."}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering text_renderings[] = {
      {.shape = "natural", .schema = text_schemas[1], .wrapped = true},
      {.shape = "openai", .schema = text_schemas[2], .wrapped = true},
      {.shape = "anthropic", .schema = text_schemas[2], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = text_schemas[2], .wrapped = true},
      {.shape = "gemini", .schema = text_schemas[2], .wrapped = true},
  };
  static constexpr std::string_view number_schemas[] = {
      R"json({"type":"number"})json",
      R"json({"type":"object","properties":{"input":{"type":"number"}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering number_renderings[] = {
      {.shape = "natural", .schema = number_schemas[1], .wrapped = true},
      {.shape = "openai", .schema = number_schemas[1], .wrapped = true},
      {.shape = "anthropic", .schema = number_schemas[1], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = number_schemas[1], .wrapped = true},
      {.shape = "gemini", .schema = number_schemas[1], .wrapped = true},
  };
  static constexpr std::string_view choice_schemas[] = {
      R"json({"enum":["a","b"]})json",
      R"json({"type":"object","properties":{"input":{"enum":["a","b"]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"enum":["a","b"],"type":"string"}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering choice_renderings[] = {
      {.shape = "natural", .schema = choice_schemas[1], .wrapped = true},
      {.shape = "openai", .schema = choice_schemas[2], .wrapped = true},
      {.shape = "anthropic", .schema = choice_schemas[2], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = choice_schemas[2], .wrapped = true},
      {.shape = "gemini", .schema = choice_schemas[2], .wrapped = true},
  };
  static constexpr std::string_view anything_schemas[] = {
      "true",
      R"json({"type":"object","properties":{"input":{}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering anything_renderings[] = {
      {.shape = "natural", .schema = anything_schemas[1], .wrapped = true},
      {.shape = "openai", .refused = "a value of any shape"},
      {.shape = "anthropic", .refused = "a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "a value of any shape"},
      {.shape = "gemini", .schema = anything_schemas[1], .wrapped = true},
  };
  static constexpr std::string_view nothing_schemas[] = {
      "false",
      R"json({"type":"object","properties":{"input":{"not":{}}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"description":"Must be as the JSON Schema keyword \"not\" demands: {}."}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering nothing_renderings[] = {
      {.shape = "natural", .schema = nothing_schemas[1], .wrapped = true},
      {.shape = "openai", .refused = "a value of any shape"},
      {.shape = "anthropic", .refused = "a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "a value of any shape"},
      {.shape = "gemini", .schema = nothing_schemas[2], .wrapped = true},
  };
  static constexpr std::string_view none_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering none_renderings[] = {
      {.shape = "natural", .schema = none_schemas[0]},
      {.shape = "openai", .schema = none_schemas[1]},
      {.shape = "anthropic", .schema = none_schemas[1]},
      {.shape = "anthropic_nullable", .schema = none_schemas[1]},
      {.shape = "gemini", .schema = none_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "text",
          .parameters_schema = text_schemas[0],
          .renderings = text_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"boolean"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "fb5846de7d72452cddc3d64fdddcd92addf5f61412241137375dcd4d51d93280",
          .parameters = &text_Parameters_node,
          .success = &p::boolean,
      },
      {
          .name = "number",
          .parameters_schema = number_schemas[0],
          .renderings = number_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"null"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "4f2e371030cec6cb4f353e6c14f6e276228825cdc584892cc2cbda695b48b57d",
          .parameters = &p::number,
          .success = &p::null,
      },
      {
          .name = "choice",
          .parameters_schema = choice_schemas[0],
          .renderings = choice_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":["integer","null"]}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "0042773ec5bfd6f17239e07954a788c1ab40318b76bb54475ff4fbc2462e9f06",
          .parameters = &choice_Parameters_node,
          .success = &choice_Success_node,
      },
      {
          .name = "anything",
          .parameters_schema = anything_schemas[0],
          .renderings = anything_renderings,
          .digest = "677f8bea98dbc4b37ca6c01e834032732b5082b0502dcc9bc9d8c6d0b5227d75",
          .parameters = &p::any,
      },
      {
          .name = "nothing",
          .parameters_schema = nothing_schemas[0],
          .renderings = nothing_renderings,
          .digest = "6a13580a5710c7885fc8b26268ec86c5b4221ed82b66c230a2113667982fdda5",
          .parameters = &p::never,
      },
      {
          .name = "none",
          .parameters_schema = none_schemas[0],
          .renderings = none_renderings,
          .digest = "f202ccd23fa43db82663386f2db5dd0e83b9bfb467147ce77964a1c21098b24b",
          .parameters = &none_Parameters_node,
      },
  };
  return all;
}

}  // namespace scalar_roots
