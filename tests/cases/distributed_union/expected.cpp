// Made by toolbind 0.1.0 from distributed_union.tools.json; do not edit.

#include "distributed_union.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace distributed_union {
namespace {

namespace p = toolbind::program;

constexpr p::NumberRules pay_Card_amount_rules{{"1"}};
constinit const p::Integer pay_Card_amount_node{p::IntegerType::int64, &pay_Card_amount_rules};
constexpr p::Member pay_Card_members[] = {
    {"amount", offsetof(pay::Card, amount), &pay_Card_amount_node},
    {"card", offsetof(pay::Card, card), &p::string},
};
constinit const p::Structure pay_Card_node{pay_Card_members};
constexpr p::NumberRules pay_Cash_amount_rules{{"1"}};
constinit const p::Integer pay_Cash_amount_node{p::IntegerType::int64, &pay_Cash_amount_rules};
constexpr p::Member pay_Cash_members[] = {
    {"amount", offsetof(pay::Cash, amount), &pay_Cash_amount_node},
    {"till", offsetof(pay::Cash, till), &p::int64},
};
constinit const p::Structure pay_Cash_node{pay_Cash_members};
constexpr p::Alternative pay_Parameters_alternatives[] = {
    {"Card", &pay_Card_node, p::object_kind, 0},
    {"Cash", &pay_Cash_node, p::object_kind, 1},
};
constinit const p::Variant pay_Parameters_node{pay_Parameters_alternatives, &p::variant_of<pay::Card, pay::Cash>, true, ""};

}  // namespace

const p::Node& pay::toolbind_node(const pay::Card*) { return pay_Card_node; }
const p::Node& pay::toolbind_node(const pay::Cash*) { return pay_Cash_node; }
const p::Node& toolbind_node(const pay::Parameters*) { return pay_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view pay_schemas[] = {
      R"json({"type":"object","properties":{"amount":{"type":"integer","minimum":1}},"required":["amount"],"oneOf":[{"title":"Card","properties":{"card":{"type":"string"}},"required":["card"]},{"title":"Cash","properties":{"till":{"type":"integer"}},"required":["till"]}]})json",
      R"json({"type":"object","properties":{"input":{"type":"object","properties":{"amount":{"type":"integer","minimum":1}},"required":["amount"],"oneOf":[{"title":"Card","properties":{"card":{"type":"string"}},"required":["card"]},{"title":"Cash","properties":{"till":{"type":"integer"}},"required":["till"]}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"Card","type":"object","properties":{"card":{"type":"string"},"amount":{"type":"integer","minimum":1}},"required":["card","amount"],"additionalProperties":false},{"title":"Cash","type":"object","properties":{"till":{"type":"integer"},"amount":{"type":"integer","minimum":1}},"required":["till","amount"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"Card","type":"object","properties":{"card":{"type":"string"},"amount":{"type":"integer","description":"Must be not less than 1."}},"required":["card","amount"],"additionalProperties":false},{"title":"Cash","type":"object","properties":{"till":{"type":"integer"},"amount":{"type":"integer","description":"Must be not less than 1."}},"required":["till","amount"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"oneOf":[{"title":"Card","properties":{"card":{"type":"string"},"amount":{"type":"integer","minimum":1}},"required":["card","amount"],"type":"object","propertyOrdering":["card","amount"]},{"title":"Cash","properties":{"till":{"type":"integer"},"amount":{"type":"integer","minimum":1}},"required":["till","amount"],"type":"object","propertyOrdering":["till","amount"]}]}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering pay_renderings[] = {
      {.shape = "natural", .schema = pay_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = pay_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "anthropic", .schema = pay_schemas[3], .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = pay_schemas[3], .unions = 1, .wrapped = true},
      {.shape = "gemini", .schema = pay_schemas[4], .unions = 1, .wrapped = true},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "pay",
          .parameters_schema = pay_schemas[0],
          .renderings = pay_renderings,
          .digest = "b304d843acd2945a02940182d242ec646938ea94ed6336eaf1ddb60ae844231e",
          .parameters = &pay_Parameters_node,
      },
  };
  return all;
}

}  // namespace distributed_union
