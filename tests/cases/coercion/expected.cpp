// Made by toolbind 0.1.0 from coercion.tools.json; do not edit.

#include "coercion.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace coercion {
namespace {

namespace p = toolbind::program;

extern const p::Box fork_Parameters_node;
extern const p::Box nest_Parameters_node;
extern const p::Structure walk_Parameters_node;
constexpr p::NumberRules take_Parameters_count_rules{{}, {"100"}};
constinit const p::Integer take_Parameters_count_node{p::IntegerType::int64, &take_Parameters_count_rules};
constinit const p::List take_Parameters_tags_node{&p::string, &p::list_of<std::string>};
constinit const p::List take_Parameters_sizes_node{&p::int64, &p::list_of<std::int64_t>, {0u, 3u}};
constinit const p::List take_Parameters_items_node{&p::int64, &p::list_of<std::int64_t>};
constinit const p::List take_Parameters_matrix_node{&take_Parameters_items_node, &p::list_of<std::vector<std::int64_t>>};
constexpr p::Member take_Place_members[] = {
    {"x", offsetof(take::Place, x), &p::number},
    {"y", offsetof(take::Place, y), &p::number},
};
constinit const p::Structure take_Place_node{take_Place_members};
constinit const p::List take_Parameters_places_node{&take_Place_node, &p::list_of<take::Place>};
constexpr p::Alternative take_Parameters_either_alternatives[] = {
    {"alternative 1", &p::string, p::string_kind, 0},
    {"alternative 2", &p::int64, p::number_kind, 1},
};
constinit const p::Variant take_Parameters_either_node{take_Parameters_either_alternatives, &p::variant_of<std::string, std::int64_t>, false, ""};
constexpr p::Alternative take_Parameters_number_or_flag_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &p::boolean, p::boolean_kind, 1},
};
constinit const p::Variant take_Parameters_number_or_flag_node{take_Parameters_number_or_flag_alternatives, &p::variant_of<std::int64_t, bool>, false, ""};
constinit const p::List take_Parameters_n1_node{&p::int64, &p::list_of<std::int64_t>};
constexpr p::Alternative take_Parameters_one_or_many_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &take_Parameters_n1_node, p::array_kind, 1},
};
constinit const p::Variant take_Parameters_one_or_many_node{take_Parameters_one_or_many_alternatives, &p::variant_of<std::int64_t, std::vector<std::int64_t>>, false, ""};
constinit const p::Constant take_Circle_kind_node{R"json("circle")json"};
constexpr p::Member take_Circle_members[] = {
    {"kind", p::not_stored, &take_Circle_kind_node},
    {"r", offsetof(take::Circle, r), &p::number},
};
constinit const p::Structure take_Circle_node{take_Circle_members};
constinit const p::Constant take_Square_kind_node{R"json("square")json"};
constexpr p::Member take_Square_members[] = {
    {"kind", p::not_stored, &take_Square_kind_node},
    {"side", offsetof(take::Square, side), &p::int64},
};
constinit const p::Structure take_Square_node{take_Square_members};
constexpr p::Alternative take_Parameters_shape_alternatives[] = {
    {"Circle", &take_Circle_node, p::object_kind, 0},
    {"Square", &take_Square_node, p::object_kind, 1},
};
constexpr p::Choice take_Parameters_shape_tags[] = {
    {"circle", 0},
    {"square", 1},
};
constinit const p::Variant take_Parameters_shape_node{take_Parameters_shape_alternatives, &p::variant_of<take::Circle, take::Square>, false, "kind", take_Parameters_shape_tags};
constinit const p::Nullable take_Parameters_maybe_node{&p::int64, &p::optional_of<std::int64_t>};
constinit const p::Map take_Parameters_limits_node{&p::int64, &p::map_of<std::int64_t>};
constexpr p::Element take_Parameters_span_elements[] = {
    {&p::int64, &p::optional_of<std::int64_t>},
    {&p::boolean, &p::optional_of<bool>},
};
constinit const p::Tuple take_Parameters_span_node{take_Parameters_span_elements, &p::tuple_of<std::optional<std::int64_t>, std::optional<bool>>, nullptr, nullptr};
constexpr std::string_view take_Parameters_level_texts[] = {"1", "2.5", "3"};
constinit const p::Values take_Parameters_level_node{take_Parameters_level_texts};
constinit const p::Constant take_Parameters_answer_node{"42"};
constexpr std::string_view take_Mode_names[] = {"fast", "5"};
constinit const p::Enumeration take_Mode_node{take_Mode_names};
constexpr p::Member take_Parameters_members[] = {
    {"count", offsetof(take::Parameters, count), &take_Parameters_count_node, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"ratio", offsetof(take::Parameters, ratio), &p::number, p::Presence::optional, &p::optional_of<double>},
    {"on", offsetof(take::Parameters, on), &p::boolean, p::Presence::optional, &p::optional_of<bool>},
    {"text", offsetof(take::Parameters, text), &p::string, p::Presence::optional, &p::optional_of<std::string>},
    {"tags", offsetof(take::Parameters, tags), &take_Parameters_tags_node, p::Presence::optional, &p::optional_of<std::vector<std::string>>},
    {"sizes", offsetof(take::Parameters, sizes), &take_Parameters_sizes_node, p::Presence::optional, &p::optional_of<std::vector<std::int64_t>>},
    {"matrix", offsetof(take::Parameters, matrix), &take_Parameters_matrix_node, p::Presence::optional, &p::optional_of<std::vector<std::vector<std::int64_t>>>},
    {"place", offsetof(take::Parameters, place), &take_Place_node, p::Presence::optional, &p::optional_of<take::Place>},
    {"places", offsetof(take::Parameters, places), &take_Parameters_places_node, p::Presence::optional, &p::optional_of<std::vector<take::Place>>},
    {"either", offsetof(take::Parameters, either), &take_Parameters_either_node, p::Presence::optional, &p::optional_of<std::variant<std::string, std::int64_t>>},
    {"number_or_flag", offsetof(take::Parameters, number_or_flag), &take_Parameters_number_or_flag_node, p::Presence::optional, &p::optional_of<std::variant<std::int64_t, bool>>},
    {"one_or_many", offsetof(take::Parameters, one_or_many), &take_Parameters_one_or_many_node, p::Presence::optional, &p::optional_of<std::variant<std::int64_t, std::vector<std::int64_t>>>},
    {"shape", offsetof(take::Parameters, shape), &take_Parameters_shape_node, p::Presence::optional, &p::optional_of<std::variant<take::Circle, take::Square>>},
    {"maybe", offsetof(take::Parameters, maybe), &take_Parameters_maybe_node, p::Presence::optional, &p::optional_of<std::optional<std::int64_t>>},
    {"limits", offsetof(take::Parameters, limits), &take_Parameters_limits_node, p::Presence::optional, &p::optional_of<std::map<std::string, std::int64_t>>},
    {"span", offsetof(take::Parameters, span), &take_Parameters_span_node, p::Presence::optional, &p::optional_of<std::tuple<std::optional<std::int64_t>, std::optional<bool>>>},
    {"level", offsetof(take::Parameters, level), &take_Parameters_level_node, p::Presence::optional, &p::optional_of<toolbind::Json>},
    {"answer", offsetof(take::Parameters, answer), &take_Parameters_answer_node, p::Presence::flag},
    {"mode", offsetof(take::Parameters, mode), &take_Mode_node, p::Presence::optional, &p::optional_of<take::Mode>},
    {"anything", offsetof(take::Parameters, anything), &p::any, p::Presence::optional, &p::optional_of<toolbind::Json>},
};
constexpr std::uint16_t take_Parameters_sorted[] = {17, 19, 0, 9, 16, 14, 6, 13, 18, 10, 2, 11, 7, 8, 1, 12, 5, 15, 4, 3};
constinit const p::Structure take_Parameters_node{take_Parameters_members, take_Parameters_sorted, {p::Extra::Policy::reject}};
constinit const p::List sum_Parameters_node{&p::int64, &p::list_of<std::int64_t>};
constexpr p::Box walk_Parameters_node_box{&walk_Parameters_node, &p::box_of<toolbind::Box<walk::Parameters>>};
constexpr p::Member walk_Parameters_members[] = {
    {"next", offsetof(walk::Parameters, next), &walk_Parameters_node_box, p::Presence::optional, &p::optional_of<toolbind::Box<walk::Parameters>>},
    {"n", offsetof(walk::Parameters, n), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure walk_Parameters_node{walk_Parameters_members};
constinit const p::List nest_Parameters_value_node{&nest_Parameters_node, &p::list_of<nest::Parameters>};
constinit const p::Box nest_Parameters_node{&nest_Parameters_value_node, &p::wrapper_of<nest::Parameters>};
constinit const p::List fork_Parameters_n0_node{&fork_Parameters_node, &p::list_of<fork::Parameters>};
constinit const p::List fork_Parameters_n1_node{&fork_Parameters_node, &p::list_of<fork::Parameters>, {2u, p::unlimited}};
constexpr p::Alternative fork_Parameters_alternatives[] = {
    {"alternative 1", &fork_Parameters_n0_node, p::array_kind, 0},
    {"alternative 2", &fork_Parameters_n1_node, p::array_kind, 0},
    {"alternative 3", &p::int64, p::number_kind, 1},
};
constinit const p::Variant fork_Parameters_value_node{fork_Parameters_alternatives, &p::variant_of<std::vector<fork::Parameters>, std::int64_t>, false, ""};
constinit const p::Box fork_Parameters_node{&fork_Parameters_value_node, &p::wrapper_of<fork::Parameters>};

}  // namespace

const p::Node& take::toolbind_node(const take::Place*) { return take_Place_node; }
const p::Node& take::toolbind_node(const take::Circle*) { return take_Circle_node; }
const p::Node& take::toolbind_node(const take::Square*) { return take_Square_node; }
const p::Node& take::toolbind_node(const take::Mode*) { return take_Mode_node; }
const p::Node& take::toolbind_node(const take::Parameters*) { return take_Parameters_node; }
const p::Node& walk::toolbind_node(const walk::Parameters*) { return walk_Parameters_node; }
const p::Node& nest::toolbind_node(const nest::Parameters*) { return nest_Parameters_node; }
const p::Node& fork::toolbind_node(const fork::Parameters*) { return fork_Parameters_node; }
const p::Node& toolbind_node(const sum::Parameters*) { return sum_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view take_schemas[] = {
      R"json({"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","maximum":100},"ratio":{"type":"number"},"on":{"type":"boolean"},"text":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"sizes":{"type":"array","items":{"type":"integer"},"maxItems":3},"matrix":{"type":"array","items":{"type":"array","items":{"type":"integer"}}},"place":{"$ref":"#/$defs/Place"},"places":{"type":"array","items":{"$ref":"#/$defs/Place"}},"either":{"anyOf":[{"type":"string"},{"type":"integer"}]},"number_or_flag":{"anyOf":[{"type":"integer"},{"type":"boolean"}]},"one_or_many":{"anyOf":[{"type":"integer"},{"type":"array","items":{"type":"integer"}}]},"shape":{"anyOf":[{"type":"object","properties":{"kind":{"const":"circle"},"r":{"type":"number"}},"required":["kind","r"]},{"type":"object","properties":{"kind":{"const":"square"},"side":{"type":"integer"}},"required":["kind","side"]}]},"maybe":{"type":["integer","null"]},"limits":{"type":"object","additionalProperties":{"type":"integer"}},"span":{"type":"array","prefixItems":[{"type":"integer"},{"type":"boolean"}],"items":false},"level":{"enum":[1,2.5,3]},"answer":{"const":42},"mode":{"enum":["fast","5"]},"anything":{}},"$defs":{"Place":{"type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"}},"required":["x","y"]}}})json",
      R"json({"type":"object","additionalProperties":false,"properties":{"count":{"type":"integer","maximum":100},"ratio":{"type":"number"},"on":{"type":"boolean"},"text":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"sizes":{"type":"array","items":{"type":"integer"},"maxItems":3},"matrix":{"type":"array","items":{"type":"array","items":{"type":"integer"}}},"place":{"$ref":"#/$defs/Place"},"places":{"type":"array","items":{"$ref":"#/$defs/Place"}},"either":{"anyOf":[{"type":"string"},{"type":"integer"}]},"number_or_flag":{"anyOf":[{"type":"integer"},{"type":"boolean"}]},"one_or_many":{"anyOf":[{"type":"integer"},{"type":"array","items":{"type":"integer"}}]},"shape":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["circle"]},"r":{"type":"number"}},"required":["kind","r"],"propertyOrdering":["kind","r"]},{"type":"object","properties":{"kind":{"type":"string","enum":["square"]},"side":{"type":"integer"}},"required":["kind","side"],"propertyOrdering":["kind","side"]}]},"maybe":{"anyOf":[{"type":"integer"},{"type":"null"}]},"limits":{"type":"object","additionalProperties":{"type":"integer"}},"span":{"type":"array","prefixItems":[{"type":"integer"},{"type":"boolean"}],"items":false},"level":{"enum":[1,2.5,3]},"answer":{"type":"integer","enum":[42]},"mode":{"enum":["fast","5"],"type":"string"},"anything":{}},"$defs":{"Place":{"type":"object","properties":{"x":{"type":"number"},"y":{"type":"number"}},"required":["x","y"],"propertyOrdering":["x","y"]}},"propertyOrdering":["count","ratio","on","text","tags","sizes","matrix","place","places","either","number_or_flag","one_or_many","shape","maybe","limits","span","level","answer","mode","anything"]})json",
  };
  static constexpr toolbind::Rendering take_renderings[] = {
      {.shape = "natural", .schema = take_schemas[0], .optionals = 20, .unions = 5},
      {.shape = "openai", .refused = "/properties/anything: a value of any shape"},
      {.shape = "anthropic", .refused = "/properties/anything: a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "/properties/anything: a value of any shape"},
      {.shape = "gemini", .schema = take_schemas[1], .optionals = 20, .unions = 5},
  };
  static constexpr std::string_view sum_schemas[] = {
      R"json({"type":"array","items":{"type":"integer"}})json",
      R"json({"type":"object","properties":{"input":{"type":"array","items":{"type":"integer"}}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering sum_renderings[] = {
      {.shape = "natural", .schema = sum_schemas[1], .wrapped = true},
      {.shape = "openai", .schema = sum_schemas[1], .wrapped = true},
      {.shape = "anthropic", .schema = sum_schemas[1], .wrapped = true},
      {.shape = "anthropic_nullable", .schema = sum_schemas[1], .wrapped = true},
      {.shape = "gemini", .schema = sum_schemas[1], .wrapped = true},
  };
  static constexpr std::string_view walk_schemas[] = {
      R"json({"type":"object","properties":{"next":{"$ref":"#"},"n":{"type":"integer"}}})json",
      R"json({"type":"object","properties":{"next":{"anyOf":[{"$ref":"#/$defs/Root"},{"type":"null"}]},"n":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["next","n"],"additionalProperties":false,"$defs":{"Root":{"type":"object","properties":{"next":{"anyOf":[{"$ref":"#/$defs/Root"},{"type":"null"}]},"n":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["next","n"],"additionalProperties":false}}})json",
      R"json({"type":"object","properties":{"next":{"$ref":"#/$defs/Root"},"n":{"type":"integer"}},"$defs":{"Root":{"type":"object","properties":{"next":{"$ref":"#/$defs/Root"},"n":{"type":"integer"}},"propertyOrdering":["next","n"]}},"propertyOrdering":["next","n"]})json",
  };
  static constexpr toolbind::Rendering walk_renderings[] = {
      {.shape = "natural", .schema = walk_schemas[0], .optionals = 2},
      {.shape = "openai", .schema = walk_schemas[1], .unions = 4},
      {.shape = "anthropic", .refused = "/properties/next: recursive types are not taken"},
      {.shape = "anthropic_nullable", .refused = "/properties/next: recursive types are not taken"},
      {.shape = "gemini", .schema = walk_schemas[2], .optionals = 4},
  };
  static constexpr std::string_view nest_schemas[] = {
      R"json({"type":"array","items":{"$ref":"#"}})json",
      R"json({"type":"object","properties":{"input":{"type":"array","items":{"$ref":"#/$defs/Root"}}},"required":["input"],"additionalProperties":false,"$defs":{"Root":{"type":"array","items":{"$ref":"#/$defs/Root"}}}})json",
  };
  static constexpr toolbind::Rendering nest_renderings[] = {
      {.shape = "natural", .schema = nest_schemas[1], .wrapped = true},
      {.shape = "openai", .schema = nest_schemas[1], .wrapped = true},
      {.shape = "anthropic", .refused = "/items: recursive types are not taken"},
      {.shape = "anthropic_nullable", .refused = "/items: recursive types are not taken"},
      {.shape = "gemini", .refused = "/items: a recursive type is taken only through optional properties"},
  };
  static constexpr std::string_view fork_schemas[] = {
      R"json({"anyOf":[{"type":"array","items":{"$ref":"#"}},{"type":"array","items":{"$ref":"#"},"minItems":2},{"type":"integer"}]})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/Root"}},{"type":"array","items":{"$ref":"#/$defs/Root"},"minItems":2},{"type":"integer"}]}},"required":["input"],"additionalProperties":false,"$defs":{"Root":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/Root"}},{"type":"array","items":{"$ref":"#/$defs/Root"},"minItems":2},{"type":"integer"}]}}})json",
  };
  static constexpr toolbind::Rendering fork_renderings[] = {
      {.shape = "natural", .schema = fork_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = fork_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "anthropic", .refused = "/anyOf/0/items: recursive types are not taken"},
      {.shape = "anthropic_nullable", .refused = "/anyOf/0/items: recursive types are not taken"},
      {.shape = "gemini", .refused = "/anyOf/0/items: a recursive type is taken only through optional properties"},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "take",
          .parameters_schema = take_schemas[0],
          .renderings = take_renderings,
          .digest = "5f2d6997564f4c6cac625ff2d136f822fe7b84bd8d6cd9f7c662c94055741799",
          .parameters = &take_Parameters_node,
      },
      {
          .name = "sum",
          .parameters_schema = sum_schemas[0],
          .renderings = sum_renderings,
          .digest = "7b46c13750dcf66962b5c95f4be00f4b93de9e2c55a552abef5f1bf91c34a162",
          .parameters = &sum_Parameters_node,
      },
      {
          .name = "walk",
          .parameters_schema = walk_schemas[0],
          .renderings = walk_renderings,
          .digest = "f731079e0e2cc4fb6e068664417f49cd8b6057a021f95346ee40129a654f87aa",
          .parameters = &walk_Parameters_node,
      },
      {
          .name = "nest",
          .parameters_schema = nest_schemas[0],
          .renderings = nest_renderings,
          .digest = "729e2f86681e71dedb8d01c3b8ca441a0b8586feb3e4058415dd678e9a0f03e2",
          .parameters = &nest_Parameters_node,
      },
      {
          .name = "fork",
          .parameters_schema = fork_schemas[0],
          .renderings = fork_renderings,
          .digest = "275c0c103972da2c9014ce6a4ffac9b9bd410cc7c06263211bfa34e2fb264998",
          .parameters = &fork_Parameters_node,
      },
  };
  return all;
}

}  // namespace coercion
