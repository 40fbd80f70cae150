// Made by toolbind 0.1.0 from references.tools.json; do not edit.

#include "references.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace references {
namespace {

namespace p = toolbind::program;

constexpr p::Member AB_members[] = {
    {"slash", offsetof(AB, slash), &p::int64},
};
constinit const p::Structure AB_node{AB_members};
constexpr p::Member AB_2_members[] = {
    {"tilde", offsetof(AB_2, tilde), &p::int64},
};
constinit const p::Structure AB_2_node{AB_2_members};
constexpr p::Member T50_members[] = {
    {"percent", offsetof(T50, percent), &p::int64},
};
constinit const p::Structure T50_node{T50_members};
constexpr p::NumberRules follow_Parameters_bounded_rules{{"1"}, {"5"}};
constinit const p::Integer follow_Parameters_bounded_node{p::IntegerType::int64, &follow_Parameters_bounded_rules};
constexpr p::NumberRules follow_Parameters_number_rules{{"1"}};
constinit const p::Integer follow_Parameters_number_node{p::IntegerType::int64, &follow_Parameters_number_rules};
constinit const p::List follow_Parameters_n0_node{&p::int64, &p::list_of<std::int64_t>};
constexpr p::Alternative follow_Parameters_either_alternatives[] = {
    {"alternative 1", &follow_Parameters_n0_node, p::array_kind, 0},
    {"alternative 2", &p::string, p::string_kind, 1},
};
constinit const p::Variant follow_Parameters_either_node{follow_Parameters_either_alternatives, &p::variant_of<std::vector<std::int64_t>, std::string>, false, ""};
constexpr std::string_view follow_Item_names[] = {"x", "y"};
constinit const p::Enumeration follow_Item_node{follow_Item_names};
constexpr p::Element follow_Parameters_pair_elements[] = {
    {&p::int64},
    {&follow_Item_node},
};
constinit const p::Tuple follow_Parameters_pair_node{follow_Parameters_pair_elements, &p::tuple_of<std::int64_t, follow::Item>, nullptr, nullptr, {2u, p::unlimited}};
constexpr p::StringRules follow_Parameters_Spot_rules{0u, 2u, nullptr};
constinit const p::String follow_Parameters_Spot_node{&follow_Parameters_Spot_rules};
constexpr p::NumberRules follow_Sizes_Small_rules{{}, {"9"}};
constinit const p::Integer follow_Sizes_Small_node{p::IntegerType::int64, &follow_Sizes_Small_rules};
constexpr p::Member follow_Sizes_members[] = {
    {"size", offsetof(follow::Sizes, size), &follow_Sizes_Small_node, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure follow_Sizes_node{follow_Sizes_members};
constexpr p::NumberRules follow_Parameters_Small_rules{{}, {"9"}};
constinit const p::Integer follow_Parameters_Small_node{p::IntegerType::int64, &follow_Parameters_Small_rules};
constexpr p::Member follow_Parameters_members[] = {
    {"slash", offsetof(follow::Parameters, slash), &AB_node, p::Presence::optional, &p::optional_of<AB>},
    {"tilde", offsetof(follow::Parameters, tilde), &AB_2_node, p::Presence::optional, &p::optional_of<AB_2>},
    {"percent", offsetof(follow::Parameters, percent), &T50_node, p::Presence::optional, &p::optional_of<T50>},
    {"alias", offsetof(follow::Parameters, alias), &AB_node, p::Presence::optional, &p::optional_of<AB>},
    {"bounded", offsetof(follow::Parameters, bounded), &follow_Parameters_bounded_node, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"number", offsetof(follow::Parameters, number), &follow_Parameters_number_node, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"first", offsetof(follow::Parameters, first), &follow_Parameters_n0_node, p::Presence::optional, &p::optional_of<std::vector<std::int64_t>>},
    {"either", offsetof(follow::Parameters, either), &follow_Parameters_either_node, p::Presence::optional, &p::optional_of<std::variant<std::vector<std::int64_t>, std::string>>},
    {"item", offsetof(follow::Parameters, item), &follow_Item_node, p::Presence::optional, &p::optional_of<follow::Item>},
    {"pair", offsetof(follow::Parameters, pair), &follow_Parameters_pair_node, p::Presence::optional, &p::optional_of<std::tuple<std::int64_t, follow::Item>>},
    {"anchored", offsetof(follow::Parameters, anchored), &follow_Parameters_Spot_node, p::Presence::optional, &p::optional_of<std::string>},
    {"resource", offsetof(follow::Parameters, resource), &follow_Sizes_node, p::Presence::optional, &p::optional_of<follow::Sizes>},
    {"inside", offsetof(follow::Parameters, inside), &follow_Parameters_Small_node, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constexpr std::uint16_t follow_Parameters_sorted[] = {3, 10, 4, 7, 6, 12, 8, 5, 9, 2, 11, 0, 1};
constinit const p::Structure follow_Parameters_node{follow_Parameters_members, follow_Parameters_sorted};

}  // namespace

const p::Node& toolbind_node(const AB*) { return AB_node; }
const p::Node& toolbind_node(const AB_2*) { return AB_2_node; }
const p::Node& toolbind_node(const T50*) { return T50_node; }
const p::Node& follow::toolbind_node(const follow::Item*) { return follow_Item_node; }
const p::Node& follow::toolbind_node(const follow::Sizes*) { return follow_Sizes_node; }
const p::Node& follow::toolbind_node(const follow::Parameters*) { return follow_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view follow_schemas[] = {
      R"json({"type":"object","properties":{"slash":{"$ref":"#/$defs/a~1b"},"tilde":{"$ref":"#/$defs/a~0b"},"percent":{"$ref":"#/$defs/50%25"},"alias":{"$ref":"#/$defs/Alias"},"bounded":{"$ref":"#/properties/number","maximum":5},"number":{"type":"integer","minimum":1},"first":{"$ref":"#/properties/either/anyOf/0"},"either":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"string"}]},"item":{"$ref":"#/properties/pair/prefixItems/1"},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"enum":["x","y"]}],"items":false,"minItems":2},"anchored":{"$ref":"#/$defs/Spot"},"resource":{"$ref":"#/$defs/Sizes"},"inside":{"$ref":"#/$defs/Sizes/$defs/Small"}},"$defs":{"Spot":{"type":"string","maxLength":2},"Sizes":{"type":"object","properties":{"size":{"$ref":"#/$defs/Sizes/$defs/Small"}},"$defs":{"Small":{"type":"integer","maximum":9}}},"a/b":{"type":"object","properties":{"slash":{"type":"integer"}},"required":["slash"]},"a~b":{"type":"object","properties":{"tilde":{"type":"integer"}},"required":["tilde"]},"50%":{"type":"object","properties":{"percent":{"type":"integer"}},"required":["percent"]},"Alias":{"$ref":"#/$defs/Chain"},"Chain":{"$ref":"#/$defs/a~1b"}}})json",
      R"json({"type":"object","properties":{"slash":{"anyOf":[{"$ref":"#/$defs/a~1b"},{"type":"null"}]},"tilde":{"anyOf":[{"$ref":"#/$defs/a~0b"},{"type":"null"}]},"percent":{"anyOf":[{"$ref":"#/$defs/50%25"},{"type":"null"}]},"alias":{"anyOf":[{"$ref":"#/$defs/Alias"},{"type":"null"}]},"bounded":{"anyOf":[{"maximum":5,"type":"integer","minimum":1},{"type":"null"}]},"number":{"anyOf":[{"type":"integer","minimum":1},{"type":"null"}]},"first":{"anyOf":[{"$ref":"#/$defs/0"},{"type":"null"}]},"either":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"string"},{"type":"null"}]},"item":{"anyOf":[{"$ref":"#/$defs/1"},{"type":"null"}]},"pair":{"anyOf":[{"type":"object","properties":{"0":{"type":"integer"},"1":{"enum":["x","y"],"type":"string"}},"required":["0","1"],"additionalProperties":false},{"type":"null"}]},"anchored":{"anyOf":[{"$ref":"#/$defs/Spot"},{"type":"null"}]},"resource":{"anyOf":[{"$ref":"#/$defs/Sizes"},{"type":"null"}]},"inside":{"anyOf":[{"$ref":"#/$defs/Small"},{"type":"null"}]}},"required":["slash","tilde","percent","alias","bounded","number","first","either","item","pair","anchored","resource","inside"],"additionalProperties":false,"$defs":{"a/b":{"type":"object","properties":{"slash":{"type":"integer"}},"required":["slash"],"additionalProperties":false},"a~b":{"type":"object","properties":{"tilde":{"type":"integer"}},"required":["tilde"],"additionalProperties":false},"50%":{"type":"object","properties":{"percent":{"type":"integer"}},"required":["percent"],"additionalProperties":false},"Alias":{"$ref":"#/$defs/Chain"},"0":{"type":"array","items":{"type":"integer"}},"1":{"enum":["x","y"],"type":"string"},"Spot":{"type":"string","description":"Must be of at most 2 characters."},"Sizes":{"type":"object","properties":{"size":{"anyOf":[{"$ref":"#/$defs/Small"},{"type":"null"}]}},"required":["size"],"additionalProperties":false},"Small":{"type":"integer","maximum":9},"Chain":{"$ref":"#/$defs/a~1b"}}})json",
      R"json({"type":"object","properties":{"slash":{"$ref":"#/$defs/a~1b"},"tilde":{"$ref":"#/$defs/a~0b"},"percent":{"$ref":"#/$defs/50%25"},"alias":{"$ref":"#/$defs/Alias"},"bounded":{"type":"integer","description":"Must be not greater than 5; not less than 1."},"number":{"type":"integer","description":"Must be not less than 1."},"first":{"$ref":"#/$defs/0"},"either":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"string"}]},"item":{"$ref":"#/$defs/1"},"pair":{"type":"object","properties":{"0":{"type":"integer"},"1":{"enum":["x","y"],"type":"string"}},"required":["0","1"],"additionalProperties":false},"anchored":{"$ref":"#/$defs/Spot"},"resource":{"$ref":"#/$defs/Sizes"},"inside":{"$ref":"#/$defs/Small"}},"required":[],"additionalProperties":false,"$defs":{"a/b":{"type":"object","properties":{"slash":{"type":"integer"}},"required":["slash"],"additionalProperties":false},"a~b":{"type":"object","properties":{"tilde":{"type":"integer"}},"required":["tilde"],"additionalProperties":false},"50%":{"type":"object","properties":{"percent":{"type":"integer"}},"required":["percent"],"additionalProperties":false},"Alias":{"$ref":"#/$defs/Chain"},"0":{"type":"array","items":{"type":"integer"}},"1":{"enum":["x","y"],"type":"string"},"Spot":{"type":"string","description":"Must be of at most 2 characters."},"Sizes":{"type":"object","properties":{"size":{"$ref":"#/$defs/Small"}},"required":[],"additionalProperties":false},"Small":{"type":"integer","description":"Must be not greater than 9."},"Chain":{"$ref":"#/$defs/a~1b"}}})json",
      R"json({"type":"object","properties":{"slash":{"anyOf":[{"$ref":"#/$defs/a~1b"},{"type":"null"}]},"tilde":{"anyOf":[{"$ref":"#/$defs/a~0b"},{"type":"null"}]},"percent":{"anyOf":[{"$ref":"#/$defs/50%25"},{"type":"null"}]},"alias":{"anyOf":[{"$ref":"#/$defs/Alias"},{"type":"null"}]},"bounded":{"anyOf":[{"type":"integer","description":"Must be not greater than 5; not less than 1."},{"type":"null"}]},"number":{"anyOf":[{"type":"integer","description":"Must be not less than 1."},{"type":"null"}]},"first":{"anyOf":[{"$ref":"#/$defs/0"},{"type":"null"}]},"either":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"string"},{"type":"null"}]},"item":{"anyOf":[{"$ref":"#/$defs/1"},{"type":"null"}]},"pair":{"anyOf":[{"type":"object","properties":{"0":{"type":"integer"},"1":{"enum":["x","y"],"type":"string"}},"required":["0","1"],"additionalProperties":false},{"type":"null"}]},"anchored":{"anyOf":[{"$ref":"#/$defs/Spot"},{"type":"null"}]},"resource":{"anyOf":[{"$ref":"#/$defs/Sizes"},{"type":"null"}]},"inside":{"anyOf":[{"$ref":"#/$defs/Small"},{"type":"null"}]}},"required":["slash","tilde","percent","alias","bounded","number","first","either","item","pair","anchored","resource","inside"],"additionalProperties":false,"$defs":{"a/b":{"type":"object","properties":{"slash":{"type":"integer"}},"required":["slash"],"additionalProperties":false},"a~b":{"type":"object","properties":{"tilde":{"type":"integer"}},"required":["tilde"],"additionalProperties":false},"50%":{"type":"object","properties":{"percent":{"type":"integer"}},"required":["percent"],"additionalProperties":false},"Alias":{"$ref":"#/$defs/Chain"},"0":{"type":"array","items":{"type":"integer"}},"1":{"enum":["x","y"],"type":"string"},"Spot":{"type":"string","description":"Must be of at most 2 characters."},"Sizes":{"type":"object","properties":{"size":{"anyOf":[{"$ref":"#/$defs/Small"},{"type":"null"}]}},"required":["size"],"additionalProperties":false},"Small":{"type":"integer","description":"Must be not greater than 9."},"Chain":{"$ref":"#/$defs/a~1b"}}})json",
      R"json({"type":"object","properties":{"slash":{"$ref":"#/$defs/a~1b"},"tilde":{"$ref":"#/$defs/a~0b"},"percent":{"$ref":"#/$defs/50%25"},"alias":{"$ref":"#/$defs/Alias"},"bounded":{"maximum":5,"type":"integer","minimum":1},"number":{"type":"integer","minimum":1},"first":{"$ref":"#/$defs/0"},"either":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"string"}]},"item":{"$ref":"#/$defs/1"},"pair":{"type":"array","prefixItems":[{"type":"integer"},{"enum":["x","y"],"type":"string"}],"items":false,"minItems":2},"anchored":{"$ref":"#/$defs/Spot"},"resource":{"$ref":"#/$defs/Sizes"},"inside":{"$ref":"#/$defs/Small"}},"$defs":{"a/b":{"type":"object","properties":{"slash":{"type":"integer"}},"required":["slash"]},"a~b":{"type":"object","properties":{"tilde":{"type":"integer"}},"required":["tilde"]},"50%":{"type":"object","properties":{"percent":{"type":"integer"}},"required":["percent"]},"Alias":{"$ref":"#/$defs/Chain"},"0":{"type":"array","items":{"type":"integer"}},"1":{"enum":["x","y"],"type":"string"},"Spot":{"type":"string","description":"Must be of at most 2 characters."},"Sizes":{"type":"object","properties":{"size":{"$ref":"#/$defs/Small"}}},"Small":{"type":"integer","maximum":9},"Chain":{"$ref":"#/$defs/a~1b"}},"propertyOrdering":["slash","tilde","percent","alias","bounded","number","first","either","item","pair","anchored","resource","inside"]})json",
  };
  static constexpr toolbind::Rendering follow_renderings[] = {
      {.shape = "natural", .schema = follow_schemas[0], .optionals = 14, .unions = 1},
      {.shape = "openai", .schema = follow_schemas[1], .unions = 14},
      {.shape = "anthropic", .schema = follow_schemas[2], .optionals = 14, .unions = 1},
      {.shape = "anthropic_nullable", .schema = follow_schemas[3], .unions = 14},
      {.shape = "gemini", .schema = follow_schemas[4], .optionals = 14, .unions = 1},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "follow",
          .parameters_schema = follow_schemas[0],
          .renderings = follow_renderings,
          .digest = "3434cae9cab6f217288542399d85227c26a6f1f36b4951895b98d1c1a47b8764",
          .parameters = &follow_Parameters_node,
      },
  };
  return all;
}

}  // namespace references
