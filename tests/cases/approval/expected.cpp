// Made by toolbind 0.1.0 from approval.tools.json; do not edit.

#include "approval.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace approval {
namespace {

namespace p = toolbind::program;

constinit const p::List erase_Parameters_ways_node{&p::int64, &p::list_of<std::int64_t>};
constexpr p::Member erase_Parameters_members[] = {
    {"path", offsetof(erase::Parameters, path), &p::string},
    {"depth", offsetof(erase::Parameters, depth), &p::number, p::Presence::defaulted},
    {"ways", offsetof(erase::Parameters, ways), &erase_Parameters_ways_node, p::Presence::optional, &p::optional_of<std::vector<std::int64_t>>},
    {"force", offsetof(erase::Parameters, force), &p::boolean, p::Presence::defaulted},
};
constinit const p::Structure erase_Parameters_node{erase_Parameters_members, {}, {p::Extra::Policy::reject}};
constinit const p::List shred_Parameters_ways_node{&p::int64, &p::list_of<std::int64_t>};
constexpr p::Member shred_Parameters_members[] = {
    {"path", offsetof(shred::Parameters, path), &p::string},
    {"depth", offsetof(shred::Parameters, depth), &p::number, p::Presence::defaulted},
    {"ways", offsetof(shred::Parameters, ways), &shred_Parameters_ways_node, p::Presence::optional, &p::optional_of<std::vector<std::int64_t>>},
    {"force", offsetof(shred::Parameters, force), &p::boolean, p::Presence::defaulted},
};
constinit const p::Structure shred_Parameters_node{shred_Parameters_members, {}, {p::Extra::Policy::reject}};
constexpr p::Member pay_Parameters_members[] = {
    {"amount", offsetof(pay::Parameters, amount), &p::number},
    {"to", offsetof(pay::Parameters, to), &p::string, p::Presence::defaulted},
};
constinit const p::Structure pay_Parameters_node{pay_Parameters_members};
constinit const p::Structure look_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure append_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure replace_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure change_Parameters_node{{}, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& erase::toolbind_node(const erase::Parameters*) { return erase_Parameters_node; }
const p::Node& shred::toolbind_node(const shred::Parameters*) { return shred_Parameters_node; }
const p::Node& pay::toolbind_node(const pay::Parameters*) { return pay_Parameters_node; }
const p::Node& look::toolbind_node(const look::Parameters*) { return look_Parameters_node; }
const p::Node& append::toolbind_node(const append::Parameters*) { return append_Parameters_node; }
const p::Node& replace::toolbind_node(const replace::Parameters*) { return replace_Parameters_node; }
const p::Node& change::toolbind_node(const change::Parameters*) { return change_Parameters_node; }
const p::Node& toolbind_node(const erase::Success*) { return p::string; }
const p::Node& toolbind_node(const pay::Success*) { return p::number; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view erase_schemas[] = {
      R"json({"type":"object","properties":{"path":{"type":"string"},"depth":{"type":"number","default":1},"ways":{"type":"array","items":{"type":"integer"}},"force":{"type":"boolean","default":false}},"required":["path"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"path":{"type":"string"},"depth":{"default":1,"anyOf":[{"type":"number"},{"type":"null"}]},"ways":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"null"}]},"force":{"default":false,"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["path","depth","ways","force"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"path":{"type":"string"},"depth":{"type":"number","description":"Default: 1."},"ways":{"type":"array","items":{"type":"integer"}},"force":{"type":"boolean","description":"Default: false."}},"required":["path"],"additionalProperties":false,"propertyOrdering":["path","depth","ways","force"]})json",
  };
  static constexpr toolbind::Rendering erase_renderings[] = {
      {.shape = "natural", .schema = erase_schemas[0], .optionals = 3},
      {.shape = "openai", .schema = erase_schemas[1], .unions = 3},
      {.shape = "anthropic", .schema = erase_schemas[0], .optionals = 3},
      {.shape = "anthropic_nullable", .schema = erase_schemas[1], .unions = 3},
      {.shape = "gemini", .schema = erase_schemas[2], .optionals = 3},
  };
  static constexpr std::string_view shred_schemas[] = {
      R"json({"type":"object","properties":{"path":{"type":"string"},"depth":{"type":"number","default":1},"ways":{"type":"array","items":{"type":"integer"}},"force":{"type":"boolean","default":false}},"required":["path"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"path":{"type":"string"},"depth":{"default":1,"anyOf":[{"type":"number"},{"type":"null"}]},"ways":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"null"}]},"force":{"default":false,"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["path","depth","ways","force"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"path":{"type":"string"},"depth":{"type":"number","description":"Default: 1."},"ways":{"type":"array","items":{"type":"integer"}},"force":{"type":"boolean","description":"Default: false."}},"required":["path"],"additionalProperties":false,"propertyOrdering":["path","depth","ways","force"]})json",
  };
  static constexpr toolbind::Rendering shred_renderings[] = {
      {.shape = "natural", .schema = shred_schemas[0], .optionals = 3},
      {.shape = "openai", .schema = shred_schemas[1], .unions = 3},
      {.shape = "anthropic", .schema = shred_schemas[0], .optionals = 3},
      {.shape = "anthropic_nullable", .schema = shred_schemas[1], .unions = 3},
      {.shape = "gemini", .schema = shred_schemas[2], .optionals = 3},
  };
  static constexpr std::string_view pay_schemas[] = {
      R"json({"type":"object","properties":{"amount":{"type":"number"},"to":{"type":"string","default":"me"}},"required":["amount"]})json",
      R"json({"type":"object","properties":{"amount":{"type":"number"},"to":{"default":"me","anyOf":[{"type":"string"},{"type":"null"}]}},"required":["amount","to"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"amount":{"type":"number"},"to":{"type":"string","default":"me"}},"required":["amount"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"amount":{"type":"number"},"to":{"type":"string","description":"Default: \"me\"."}},"required":["amount"],"propertyOrdering":["amount","to"]})json",
  };
  static constexpr toolbind::Rendering pay_renderings[] = {
      {.shape = "natural", .schema = pay_schemas[0], .optionals = 1},
      {.shape = "openai", .schema = pay_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = pay_schemas[2], .optionals = 1},
      {.shape = "anthropic_nullable", .schema = pay_schemas[1], .unions = 1},
      {.shape = "gemini", .schema = pay_schemas[3], .optionals = 1},
  };
  static constexpr std::string_view look_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering look_renderings[] = {
      {.shape = "natural", .schema = look_schemas[0]},
      {.shape = "openai", .schema = look_schemas[1]},
      {.shape = "anthropic", .schema = look_schemas[1]},
      {.shape = "anthropic_nullable", .schema = look_schemas[1]},
      {.shape = "gemini", .schema = look_schemas[0]},
  };
  static constexpr std::string_view append_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering append_renderings[] = {
      {.shape = "natural", .schema = append_schemas[0]},
      {.shape = "openai", .schema = append_schemas[1]},
      {.shape = "anthropic", .schema = append_schemas[1]},
      {.shape = "anthropic_nullable", .schema = append_schemas[1]},
      {.shape = "gemini", .schema = append_schemas[0]},
  };
  static constexpr std::string_view replace_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering replace_renderings[] = {
      {.shape = "natural", .schema = replace_schemas[0]},
      {.shape = "openai", .schema = replace_schemas[1]},
      {.shape = "anthropic", .schema = replace_schemas[1]},
      {.shape = "anthropic_nullable", .schema = replace_schemas[1]},
      {.shape = "gemini", .schema = replace_schemas[0]},
  };
  static constexpr std::string_view change_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering change_renderings[] = {
      {.shape = "natural", .schema = change_schemas[0]},
      {.shape = "openai", .schema = change_schemas[1]},
      {.shape = "anthropic", .schema = change_schemas[1]},
      {.shape = "anthropic_nullable", .schema = change_schemas[1]},
      {.shape = "gemini", .schema = change_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "erase",
          .parameters_schema = erase_schemas[0],
          .renderings = erase_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"string"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "b2d00c5cbe79646d1f1ca2cec79dede357aaf9f0ca8710fc19fe725c0acb78e8",
          .needs_approval = toolbind::Approval::always,
          .parameters = &erase_Parameters_node,
          .success = &p::string,
      },
      {
          .name = "shred",
          .parameters_schema = shred_schemas[0],
          .renderings = shred_renderings,
          .digest = "010c9c2b3611b22b118a9178d697b787ac755c1a8d836564aa3437fe92c06ece",
          .needs_approval = toolbind::Approval::always,
          .parameters = &shred_Parameters_node,
      },
      {
          .name = "pay",
          .parameters_schema = pay_schemas[0],
          .renderings = pay_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"number"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "64cf3f4a35b99304ab60ced954ce9e52104f854a21ae576d229a6cb92cf4efa9",
          .needs_approval = toolbind::Approval::dynamic,
          .parameters = &pay_Parameters_node,
          .success = &p::number,
      },
      {
          .name = "look",
          .parameters_schema = look_schemas[0],
          .renderings = look_renderings,
          .digest = "23916fb3badda6f58807c0a11f9a033084ca416d46fd35a540039897d5adf7e7",
          .annotations = {true, {}, {}, {}},
          .parameters = &look_Parameters_node,
      },
      {
          .name = "append",
          .parameters_schema = append_schemas[0],
          .renderings = append_renderings,
          .digest = "c5bab6bbf282d69c1b0755bd4fec643bd6b6f813cb6f0c61f4d2694ef18f63a3",
          .annotations = {{}, false, {}, {}},
          .parameters = &append_Parameters_node,
      },
      {
          .name = "replace",
          .parameters_schema = replace_schemas[0],
          .renderings = replace_renderings,
          .digest = "7105abf3dd53481a432b51f8f1c8ac6a5f9d78a1e50e4bfc39e645bdac1ca5bc",
          .annotations = {false, true, {}, {}},
          .parameters = &replace_Parameters_node,
      },
      {
          .name = "change",
          .parameters_schema = change_schemas[0],
          .renderings = change_renderings,
          .digest = "62ad29b9b7fd472899b0fbdc2ffdfcfddfa3ab3e6a8047f0e869c50b28345cb3",
          .parameters = &change_Parameters_node,
      },
  };
  return all;
}

}  // namespace approval
