// Made by toolbind 0.1.0 from any_value.tools.json; do not edit.

#include "any_value.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace any_value {
namespace {

namespace p = toolbind::program;

constexpr std::string_view log_Parameters_mixed_texts[] = {R"json("one")json", "1", "[1,2]", R"json({"a":1})json"};
constinit const p::Values log_Parameters_mixed_node_2{log_Parameters_mixed_texts};
constinit const p::Nullable log_Parameters_mixed_node{&log_Parameters_mixed_node_2, &p::optional_of<toolbind::Json>};
constexpr p::Member log_Parameters_members[] = {
    {"empty", offsetof(log::Parameters, empty), &p::any},
    {"yes", offsetof(log::Parameters, yes), &p::any, p::Presence::optional, &p::optional_of<toolbind::Json>},
    {"no", p::not_stored, &p::never, p::Presence::optional},
    {"mixed", offsetof(log::Parameters, mixed), &log_Parameters_mixed_node, p::Presence::optional, &p::optional_of<std::optional<toolbind::Json>>},
    {"described", offsetof(log::Parameters, described), &p::any, p::Presence::optional, &p::optional_of<toolbind::Json>},
};
constinit const p::Structure log_Parameters_node{log_Parameters_members};

}  // namespace

const p::Node& log::toolbind_node(const log::Parameters*) { return log_Parameters_node; }
const p::Node& toolbind_node(const log::Success*) { return p::any; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view log_schemas[] = {
      R"json({"type":"object","properties":{"empty":{},"yes":true,"no":false,"mixed":{"enum":[1,"one",null,[1,2],{"a":1.0}]},"described":{"description":"Whatever."}},"required":["empty"]})json",
      R"json({"type":"object","properties":{"empty":{},"yes":{},"no":{"not":{}},"mixed":{"enum":[1,"one",null,[1,2],{"a":1.0}]},"described":{"description":"Whatever."}},"required":["empty"]})json",
      R"json({"type":"object","properties":{"empty":{},"yes":{},"no":{"description":"Must be as the JSON Schema keyword \"not\" demands: {}."},"mixed":{"description":"Must be one of [1,\"one\",null,[1,2],{\"a\":1.0}]."},"described":{"description":"Whatever."}},"required":["empty"],"propertyOrdering":["empty","yes","no","mixed","described"]})json",
  };
  static constexpr toolbind::Rendering log_renderings[] = {
      {.shape = "natural", .schema = log_schemas[1], .optionals = 4},
      {.shape = "openai", .refused = "/properties/empty: a value of any shape"},
      {.shape = "anthropic", .refused = "/properties/empty: a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "/properties/empty: a value of any shape"},
      {.shape = "gemini", .schema = log_schemas[2], .optionals = 4},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "log",
          .parameters_schema = log_schemas[0],
          .renderings = log_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "25c35736f2ce56c1bf30df69ad96434dc8394d91f5a46ee2bc2c74b245317471",
          .parameters = &log_Parameters_node,
          .success = &p::any,
      },
  };
  return all;
}

}  // namespace any_value
