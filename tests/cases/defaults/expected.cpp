// Made by toolbind 0.1.0 from defaults.tools.json; do not edit.

#include "defaults.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace defaults {
namespace {

namespace p = toolbind::program;

constexpr std::string_view draw_Colour_names[] = {"red", "green"};
constinit const p::Enumeration draw_Colour_node{draw_Colour_names};
constinit const p::List draw_Parameters_names_node{&p::string, &p::list_of<std::string>};
constinit const p::List draw_Parameters_empty_node{&p::string, &p::list_of<std::string>};
constinit const p::Nullable draw_Parameters_maybe_node{&p::string, &p::optional_of<std::string>};
constexpr p::Member Point_members[] = {
    {"x", offsetof(Point, x), &p::int64, p::Presence::defaulted},
    {"y", offsetof(Point, y), &p::int64},
};
constinit const p::Structure Point_node{Point_members};
constinit const p::List draw_Parameters_points_node{&Point_node, &p::list_of<Point>};
constexpr p::Alternative draw_Parameters_either_alternatives[] = {
    {"alternative 1", &p::int64, p::number_kind, 0},
    {"alternative 2", &p::string, p::string_kind, 1},
};
constinit const p::Variant draw_Parameters_either_node{draw_Parameters_either_alternatives, &p::variant_of<std::int64_t, std::string>, false, ""};
constinit const p::Map draw_Parameters_table_node{&p::int64, &p::map_of<std::int64_t>};
constexpr p::Element draw_Parameters_pair_elements[] = {
    {&p::int64},
    {&p::string},
};
constinit const p::Tuple draw_Parameters_pair_node{draw_Parameters_pair_elements, &p::tuple_of<std::int64_t, std::string>, nullptr, nullptr, {2u, p::unlimited}};
constexpr p::Member draw_Parameters_members[] = {
    {"text", offsetof(draw::Parameters, text), &p::string, p::Presence::defaulted},
    {"count", offsetof(draw::Parameters, count), &p::int64, p::Presence::defaulted},
    {"big", offsetof(draw::Parameters, big), &p::uint64, p::Presence::defaulted},
    {"least", offsetof(draw::Parameters, least), &p::int64, p::Presence::defaulted},
    {"size", offsetof(draw::Parameters, size), &p::number, p::Presence::defaulted},
    {"flag", offsetof(draw::Parameters, flag), &p::boolean, p::Presence::defaulted},
    {"colour", offsetof(draw::Parameters, colour), &draw_Colour_node, p::Presence::defaulted},
    {"names", offsetof(draw::Parameters, names), &draw_Parameters_names_node, p::Presence::defaulted, &p::plain_of<std::vector<std::string>>},
    {"empty", offsetof(draw::Parameters, empty), &draw_Parameters_empty_node, p::Presence::defaulted, &p::plain_of<std::vector<std::string>>},
    {"maybe", offsetof(draw::Parameters, maybe), &draw_Parameters_maybe_node, p::Presence::defaulted, &p::plain_of<std::optional<std::string>>},
    {"point", offsetof(draw::Parameters, point), &Point_node, p::Presence::defaulted, &p::plain_of<Point>},
    {"points", offsetof(draw::Parameters, points), &draw_Parameters_points_node, p::Presence::defaulted, &p::plain_of<std::vector<Point>>},
    {"either", offsetof(draw::Parameters, either), &draw_Parameters_either_node, p::Presence::defaulted, &p::plain_of<std::variant<std::int64_t, std::string>>},
    {"table", offsetof(draw::Parameters, table), &draw_Parameters_table_node, p::Presence::defaulted, &p::plain_of<std::map<std::string, std::int64_t>>},
    {"pair", offsetof(draw::Parameters, pair), &draw_Parameters_pair_node, p::Presence::defaulted, &p::plain_of<std::tuple<std::int64_t, std::string>>},
    {"any", offsetof(draw::Parameters, any), &p::any, p::Presence::defaulted, &p::plain_of<toolbind::Json>},
};
constexpr std::uint16_t draw_Parameters_sorted[] = {15, 2, 6, 1, 12, 8, 5, 3, 9, 7, 14, 10, 11, 4, 13, 0};
constinit const p::Structure draw_Parameters_node{draw_Parameters_members, draw_Parameters_sorted};

}  // namespace

const p::Node& toolbind_node(const Point*) { return Point_node; }
const p::Node& draw::toolbind_node(const draw::Colour*) { return draw_Colour_node; }
const p::Node& draw::toolbind_node(const draw::Parameters*) { return draw_Parameters_node; }

Point draw::Parameters::default_point() {
  return toolbind::detail::decode<Point>(Point_node, R"json({"y":7})json", {}).value();
}

std::vector<Point> draw::Parameters::default_points() {
  return toolbind::detail::decode<std::vector<Point>>(draw_Parameters_points_node, R"json([{"y":1},{"x":3,"y":2}])json", {}).value();
}

std::variant<std::int64_t, std::string> draw::Parameters::default_either() {
  return toolbind::detail::decode<std::variant<std::int64_t, std::string>>(draw_Parameters_either_node, R"json("auto")json", {}).value();
}

std::map<std::string, std::int64_t> draw::Parameters::default_table() {
  return toolbind::detail::decode<std::map<std::string, std::int64_t>>(draw_Parameters_table_node, R"json({"one":1})json", {}).value();
}

std::tuple<std::int64_t, std::string> draw::Parameters::default_pair() {
  return toolbind::detail::decode<std::tuple<std::int64_t, std::string>>(draw_Parameters_pair_node, R"json([1,"b"])json", {}).value();
}

toolbind::Json draw::Parameters::default_any() {
  return toolbind::detail::decode<toolbind::Json>(p::any, R"json({"k":[1]})json", {}).value();
}

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view draw_schemas[] = {
      R"json({"type":"object","properties":{"text":{"type":"string","default":"a \"quoted\" \\ text\n"},"count":{"type":"integer","default":-3},"big":{"type":"integer","format":"uint64","default":18446744073709551615},"least":{"type":"integer","default":-9223372036854775808},"size":{"type":"number","default":1e-07},"flag":{"type":"boolean","default":true},"colour":{"enum":["red","green"],"default":"green"},"names":{"type":"array","items":{"type":"string"},"default":["a","b"]},"empty":{"type":"array","items":{"type":"string"},"default":[]},"maybe":{"type":["string","null"],"default":null},"point":{"$ref":"#/$defs/Point","default":{"y":7}},"points":{"type":"array","items":{"$ref":"#/$defs/Point"},"default":[{"y":1},{"x":3,"y":2}]},"either":{"anyOf":[{"type":"integer"},{"type":"string"}],"default":"auto"},"table":{"type":"object","additionalProperties":{"type":"integer"},"default":{"one":1}},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":2,"default":[1,"b"]},"any":{"default":{"k":[1]}}},"$defs":{"Point":{"type":"object","properties":{"x":{"type":"integer","default":1},"y":{"type":"integer"}},"required":["y"]}}})json",
      R"json({"type":"object","properties":{"text":{"type":"string","description":"Default: \"a \\\"quoted\\\" \\\\ text\\n\"."},"count":{"type":"integer","description":"Default: -3."},"big":{"type":"integer","description":"Must be in the format uint64.\nDefault: 18446744073709551615."},"least":{"type":"integer","description":"Default: -9223372036854775808."},"size":{"type":"number","description":"Default: 1e-07."},"flag":{"type":"boolean","description":"Default: true."},"colour":{"enum":["red","green"],"type":"string","description":"Default: \"green\"."},"names":{"type":"array","items":{"type":"string"},"description":"Default: [\"a\",\"b\"]."},"empty":{"type":"array","items":{"type":"string"},"description":"Default: []."},"maybe":{"anyOf":[{"type":"string"},{"type":"null"}]},"point":{"type":"object","properties":{"x":{"type":"integer","description":"Default: 1."},"y":{"type":"integer"}},"required":["y"],"description":"Default: {\"y\":7}.","propertyOrdering":["x","y"]},"points":{"type":"array","items":{"$ref":"#/$defs/Point"},"description":"Default: [{\"y\":1},{\"x\":3,\"y\":2}]."},"either":{"anyOf":[{"type":"integer"},{"type":"string"}],"description":"Default: \"auto\"."},"table":{"type":"object","additionalProperties":{"type":"integer"},"description":"Default: {\"one\":1}."},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"}],"items":false,"minItems":2,"description":"Default: [1,\"b\"]."},"any":{"description":"Default: {\"k\":[1]}."}},"$defs":{"Point":{"type":"object","properties":{"x":{"type":"integer","description":"Default: 1."},"y":{"type":"integer"}},"required":["y"],"propertyOrdering":["x","y"]}},"propertyOrdering":["text","count","big","least","size","flag","colour","names","empty","maybe","point","points","either","table","pair","any"]})json",
  };
  static constexpr toolbind::Rendering draw_renderings[] = {
      {.shape = "natural", .schema = draw_schemas[0], .optionals = 17, .unions = 2},
      {.shape = "openai", .refused = "/properties/any: a value of any shape"},
      {.shape = "anthropic", .refused = "/properties/any: a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "/properties/any: a value of any shape"},
      {.shape = "gemini", .schema = draw_schemas[1], .optionals = 18, .unions = 2},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "draw",
          .parameters_schema = draw_schemas[0],
          .renderings = draw_renderings,
          .digest = "e23cbac333dfae38032e104b9b41fa0485a187ee3d97da7ad997c83d7ed6b5ab",
          .parameters = &draw_Parameters_node,
      },
  };
  return all;
}

}  // namespace defaults
