// Made by toolbind 0.1.0 from old_drafts.tools.json; do not edit.

#include "old_drafts.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace old_drafts {
namespace {

namespace p = toolbind::program;

constexpr p::NumberRules four_Parameters_Age_rules{{"0", true}, {"150"}};
constinit const p::Integer four_Parameters_Age_node{p::IntegerType::int64, &four_Parameters_Age_rules};
constexpr p::Element four_Parameters_pair_elements[] = {
    {&p::string},
};
constinit const p::Tuple four_Parameters_pair_node{four_Parameters_pair_elements, &p::tuple_of<std::string, std::vector<std::int64_t>>, &p::int64, &p::list_of<std::int64_t>, {1u, p::unlimited}};
constexpr p::Member four_Parameters_members[] = {
    {"age", offsetof(four::Parameters, age), &four_Parameters_Age_node, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"pair", offsetof(four::Parameters, pair), &four_Parameters_pair_node, p::Presence::optional, &p::optional_of<std::tuple<std::string, std::vector<std::int64_t>>>},
};
constinit const p::Structure four_Parameters_node{four_Parameters_members};
constexpr p::StringRules seven_Parameters_Name_rules{0u, 3u, nullptr};
constinit const p::String seven_Parameters_Name_node{&seven_Parameters_Name_rules};
constexpr p::NumberRules seven_Parameters_even_rules{{"0", true}};
constinit const p::Integer seven_Parameters_even_node{p::IntegerType::int64, &seven_Parameters_even_rules};
constexpr p::Member seven_Parameters_members[] = {
    {"name", offsetof(seven::Parameters, name), &seven_Parameters_Name_node, p::Presence::optional, &p::optional_of<std::string>},
    {"even", offsetof(seven::Parameters, even), &seven_Parameters_even_node, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure seven_Parameters_node{seven_Parameters_members};
constexpr p::StringRules latest_Parameters_name_rules{0u, 1u, nullptr};
constinit const p::String latest_Parameters_name_node{&latest_Parameters_name_rules};
constexpr p::Member latest_Parameters_members[] = {
    {"name", offsetof(latest::Parameters, name), &latest_Parameters_name_node, p::Presence::optional, &p::optional_of<std::string>},
};
constinit const p::Structure latest_Parameters_node{latest_Parameters_members};

}  // namespace

const p::Node& four::toolbind_node(const four::Parameters*) { return four_Parameters_node; }
const p::Node& seven::toolbind_node(const seven::Parameters*) { return seven_Parameters_node; }
const p::Node& latest::toolbind_node(const latest::Parameters*) { return latest_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view four_schemas[] = {
      R"json({"type":"object","definitions":{"Age":{"type":"integer","minimum":0,"exclusiveMinimum":true,"maximum":150,"exclusiveMaximum":false}},"properties":{"age":{"$ref":"#/definitions/Age"},"pair":{"type":"array","items":[{"type":"string"}],"additionalItems":{"type":"integer"},"minItems":1}}})json",
      R"json({"type":"object","properties":{"age":{"$ref":"#/$defs/Age"},"pair":{"type":"array","minItems":1,"prefixItems":[{"type":"string"}],"items":{"type":"integer"}}},"$defs":{"Age":{"type":"integer","maximum":150,"description":"Must be greater than 0."}},"propertyOrdering":["age","pair"]})json",
  };
  static constexpr toolbind::Rendering four_renderings[] = {
      {.shape = "natural", .schema = four_schemas[0], .optionals = 2},
      {.shape = "openai", .refused = "/properties/pair: a tuple with a rest of any length can't be an object; say \"items\": false"},
      {.shape = "anthropic", .refused = "/properties/pair: a tuple with a rest of any length can't be an object; say \"items\": false"},
      {.shape = "anthropic_nullable", .refused = "/properties/pair: a tuple with a rest of any length can't be an object; say \"items\": false"},
      {.shape = "gemini", .schema = four_schemas[1], .optionals = 2},
  };
  static constexpr std::string_view seven_schemas[] = {
      R"json({"type":"object","definitions":{"Name":{"type":"string","maxLength":3}},"properties":{"name":{"$ref":"#/definitions/Name","maxLength":1},"even":{"type":"integer","exclusiveMinimum":0}}})json",
      R"json({"type":"object","properties":{"name":{"anyOf":[{"type":"string","description":"Must be of at most 1 character."},{"type":"null"}]},"even":{"anyOf":[{"type":"integer","exclusiveMinimum":0},{"type":"null"}]}},"required":["name","even"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Must be of at most 1 character."},"even":{"type":"integer","description":"Must be greater than 0."}},"required":[],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"anyOf":[{"type":"string","description":"Must be of at most 1 character."},{"type":"null"}]},"even":{"anyOf":[{"type":"integer","description":"Must be greater than 0."},{"type":"null"}]}},"required":["name","even"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Must be of at most 1 character."},"even":{"type":"integer","description":"Must be greater than 0."}},"propertyOrdering":["name","even"]})json",
  };
  static constexpr toolbind::Rendering seven_renderings[] = {
      {.shape = "natural", .schema = seven_schemas[0], .optionals = 2},
      {.shape = "openai", .schema = seven_schemas[1], .unions = 2},
      {.shape = "anthropic", .schema = seven_schemas[2], .optionals = 2},
      {.shape = "anthropic_nullable", .schema = seven_schemas[3], .unions = 2},
      {.shape = "gemini", .schema = seven_schemas[4], .optionals = 2},
  };
  static constexpr std::string_view latest_schemas[] = {
      R"json({"type":"object","$defs":{"Name":{"type":"string","maxLength":3}},"properties":{"name":{"$ref":"#/$defs/Name","maxLength":1}}})json",
      R"json({"type":"object","properties":{"name":{"anyOf":[{"type":"string","description":"Must be of at most 1 character."},{"type":"null"}]}},"required":["name"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Must be of at most 1 character."}},"required":[],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Must be of at most 1 character."}}})json",
  };
  static constexpr toolbind::Rendering latest_renderings[] = {
      {.shape = "natural", .schema = latest_schemas[0], .optionals = 1},
      {.shape = "openai", .schema = latest_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = latest_schemas[2], .optionals = 1},
      {.shape = "anthropic_nullable", .schema = latest_schemas[1], .unions = 1},
      {.shape = "gemini", .schema = latest_schemas[3], .optionals = 1},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "four",
          .parameters_schema = four_schemas[0],
          .renderings = four_renderings,
          .digest = "7c798beeb4c680d25fcb14b226573e00952ed450a9d9edda4224768a73d4ef9d",
          .parameters = &four_Parameters_node,
      },
      {
          .name = "seven",
          .parameters_schema = seven_schemas[0],
          .renderings = seven_renderings,
          .digest = "f39630a09066efc24ca2bcf238589a4fbc5fe5f12d7bc40cf2bcae4bf7a8ba04",
          .parameters = &seven_Parameters_node,
      },
      {
          .name = "latest",
          .parameters_schema = latest_schemas[0],
          .renderings = latest_renderings,
          .digest = "61af9060d2eb2ce4c6115c6ad5aa92babe9927b882219ca17a9e18d8ff844d76",
          .parameters = &latest_Parameters_node,
      },
  };
  return all;
}

}  // namespace old_drafts
