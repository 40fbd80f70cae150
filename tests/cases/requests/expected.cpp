// Made by toolbind 0.1.0 from requests.tools.json; do not edit.

#include "requests.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace requests {
namespace {

namespace p = toolbind::program;

extern const p::Structure tree_Parameters_node;
constexpr p::NumberRules find_Parameters_limit_rules{{}, {"9"}};
constinit const p::Integer find_Parameters_limit_node{p::IntegerType::int64, &find_Parameters_limit_rules};
constexpr p::Member find_Parameters_members[] = {
    {"text", offsetof(find::Parameters, text), &p::string},
    {"limit", offsetof(find::Parameters, limit), &find_Parameters_limit_node, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure find_Parameters_node{find_Parameters_members};
constinit const p::List find_Success_node{&p::string, &p::list_of<std::string>};
constinit const p::Map label_Parameters_node{&p::int64, &p::map_of<std::int64_t>};
constinit const p::List tree_Parameters_children_node{&tree_Parameters_node, &p::list_of<tree::Parameters>};
constexpr p::Member tree_Parameters_members[] = {
    {"children", offsetof(tree::Parameters, children), &tree_Parameters_children_node},
};
constinit const p::Structure tree_Parameters_node{tree_Parameters_members};
constexpr p::Member raw_Parameters_members[] = {
    {"x", offsetof(raw::Parameters, x), &p::any, p::Presence::optional, &p::optional_of<toolbind::Json>},
};
constinit const p::Structure raw_Parameters_node{raw_Parameters_members};

}  // namespace

const p::Node& find::toolbind_node(const find::Parameters*) { return find_Parameters_node; }
const p::Node& tree::toolbind_node(const tree::Parameters*) { return tree_Parameters_node; }
const p::Node& raw::toolbind_node(const raw::Parameters*) { return raw_Parameters_node; }
const p::Node& toolbind_node(const find::Success*) { return find_Success_node; }
const p::Node& toolbind_node(const label::Parameters*) { return label_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view find_schemas[] = {
      R"json({"type":"object","properties":{"text":{"type":"string"},"limit":{"type":"integer","maximum":9}},"required":["text"]})json",
      R"json({"type":"object","properties":{"text":{"type":"string"},"limit":{"anyOf":[{"type":"integer","maximum":9},{"type":"null"}]}},"required":["text","limit"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"text":{"type":"string"},"limit":{"type":"integer","description":"Must be not greater than 9."}},"required":["text"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"text":{"type":"string"},"limit":{"anyOf":[{"type":"integer","description":"Must be not greater than 9."},{"type":"null"}]}},"required":["text","limit"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"text":{"type":"string"},"limit":{"type":"integer","maximum":9}},"required":["text"],"propertyOrdering":["text","limit"]})json",
  };
  static constexpr toolbind::Rendering find_renderings[] = {
      {.shape = "natural", .schema = find_schemas[0], .optionals = 1},
      {.shape = "openai", .schema = find_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = find_schemas[2], .optionals = 1},
      {.shape = "anthropic_nullable", .schema = find_schemas[3], .unions = 1},
      {.shape = "gemini", .schema = find_schemas[4], .optionals = 1},
  };
  static constexpr std::string_view label_schemas[] = {
      R"json({"type":"object","additionalProperties":{"type":"integer"}})json",
      R"json({"type":"object","properties":{"input":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"integer"}},"required":["key","value"],"additionalProperties":false}}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering label_renderings[] = {
      {.shape = "natural", .schema = label_schemas[0]},
      {.shape = "openai", .schema = label_schemas[1], .wrapped = true},
      {.shape = "anthropic", .schema = label_schemas[1], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = label_schemas[1], .wrapped = true},
      {.shape = "gemini", .schema = label_schemas[0]},
  };
  static constexpr std::string_view tree_schemas[] = {
      R"json({"type":"object","properties":{"children":{"type":"array","items":{"$ref":"#"}}},"required":["children"]})json",
      R"json({"type":"object","properties":{"children":{"type":"array","items":{"$ref":"#/$defs/Root"}}},"required":["children"],"additionalProperties":false,"$defs":{"Root":{"type":"object","properties":{"children":{"type":"array","items":{"$ref":"#/$defs/Root"}}},"required":["children"],"additionalProperties":false}}})json",
  };
  static constexpr toolbind::Rendering tree_renderings[] = {
      {.shape = "natural", .schema = tree_schemas[0]},
      {.shape = "openai", .schema = tree_schemas[1]},
      {.shape = "anthropic", .refused = "/properties/children/items: recursive types are not taken"},
      {.shape = "anthropic_nullable", .refused = "/properties/children/items: recursive types are not taken"},
      {.shape = "gemini", .refused = "/properties/children/items: a recursive type is taken only through optional properties"},
  };
  static constexpr std::string_view raw_schemas[] = {
      R"json({"type":"object","properties":{"x":{}}})json",
  };
  static constexpr toolbind::Rendering raw_renderings[] = {
      {.shape = "natural", .schema = raw_schemas[0], .optionals = 1},
      {.shape = "openai", .refused = "/properties/x: a value of any shape"},
      {.shape = "anthropic", .refused = "/properties/x: a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "/properties/x: a value of any shape"},
      {.shape = "gemini", .schema = raw_schemas[0], .optionals = 1},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "find",
          .description = "Finds.",
          .parameters_schema = find_schemas[0],
          .renderings = find_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"array","items":{"type":"string"}}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "d67569f9081823dcf09a5927febfbb94c570adc03a8a2c5b465d1db6d2a6c4ed",
          .strict = {toolbind::Strict::Mode::required},
          .toolkit_strict = {toolbind::Strict::Mode::priority, 5.0},
          .parameters = &find_Parameters_node,
          .success = &find_Success_node,
      },
      {
          .name = "label",
          .parameters_schema = label_schemas[0],
          .renderings = label_renderings,
          .digest = "ecf49445e588d8244c095e4c7248b8bf8bbdd5c2fc2def5c4c3ea1ce98401c7b",
          .toolkit_strict = {toolbind::Strict::Mode::priority, 5.0},
          .parameters = &label_Parameters_node,
      },
      {
          .name = "tree",
          .parameters_schema = tree_schemas[0],
          .renderings = tree_renderings,
          .digest = "4cf860562ecd0438b196d42c2ce0f65b9da4dab228f3e97c4e674334820e9b77",
          .toolkit_strict = {toolbind::Strict::Mode::priority, 5.0},
          .parameters = &tree_Parameters_node,
      },
      {
          .name = "raw",
          .parameters_schema = raw_schemas[0],
          .renderings = raw_renderings,
          .provider_options = R"json({"anthropic":{"cache_control":{"type":"ephemeral"}}})json",
          .digest = "35f1a6127146945674b791d44e7ba6e49ec757c3f4ef60b59459c4a53cdd94a6",
          .strict = {toolbind::Strict::Mode::never},
          .toolkit_strict = {toolbind::Strict::Mode::priority, 5.0},
          .parameters = &raw_Parameters_node,
      },
  };
  return all;
}

}  // namespace requests
