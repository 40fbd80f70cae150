// Made by toolbind 0.1.0 from partial_input.tools.json; do not edit.

#include "partial_input.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace partial_input {
namespace {

namespace p = toolbind::program;

extern const p::Structure travel_Parameters_node;
constexpr p::StringRules travel_Parameters_city_rules{2u, p::unlimited, nullptr};
constinit const p::String travel_Parameters_city_node{&travel_Parameters_city_rules};
constexpr p::NumberRules travel_Parameters_days_rules{{}, {"30"}};
constinit const p::Integer travel_Parameters_days_node{p::IntegerType::int64, &travel_Parameters_days_rules};
constexpr p::Member travel_Who_members[] = {
    {"name", offsetof(travel::Who, name), &p::string},
    {"age", offsetof(travel::Who, age), &p::int64, p::Presence::defaulted},
};
constinit const p::Structure travel_Who_node{travel_Who_members};
constinit const p::List travel_Parameters_stops_node{&p::string, &p::list_of<std::string>};
constinit const p::Nullable travel_Parameters_note_node{&p::string, &p::optional_of<std::string>};
constinit const p::Map travel_Parameters_tags_node{&p::int64, &p::map_of<std::int64_t>};
constexpr p::Element travel_Parameters_span_elements[] = {
    {&p::string},
    {&p::int64},
};
constinit const p::Tuple travel_Parameters_span_node{travel_Parameters_span_elements, &p::tuple_of<std::string, std::int64_t>, nullptr, nullptr, {2u, p::unlimited}};
constinit const p::Constant travel_Train_kind_node{R"json("train")json"};
constexpr p::Member travel_Train_members[] = {
    {"kind", p::not_stored, &travel_Train_kind_node},
    {"class", offsetof(travel::Train, class_), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure travel_Train_node{travel_Train_members};
constinit const p::Constant travel_Car_kind_node{R"json("car")json"};
constexpr p::Member travel_Car_members[] = {
    {"kind", p::not_stored, &travel_Car_kind_node},
    {"seats", offsetof(travel::Car, seats), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure travel_Car_node{travel_Car_members};
constexpr p::Alternative travel_Parameters_by_alternatives[] = {
    {"Train", &travel_Train_node, p::object_kind, 0},
    {"Car", &travel_Car_node, p::object_kind, 1},
};
constexpr p::Choice travel_Parameters_by_tags[] = {
    {"car", 1},
    {"train", 0},
};
constinit const p::Variant travel_Parameters_by_node{travel_Parameters_by_alternatives, &p::variant_of<travel::Train, travel::Car>, false, "kind", travel_Parameters_by_tags};
constexpr std::string_view travel_Units_names[] = {"miles", "kilometres"};
constinit const p::Enumeration travel_Units_node{travel_Units_names};
constinit const p::Constant travel_Parameters_express_node{"true"};
constexpr p::Box travel_Parameters_node_box{&travel_Parameters_node, &p::box_of<toolbind::Box<travel::Parameters>>};
constexpr p::Member travel_Parameters_members[] = {
    {"city", offsetof(travel::Parameters, city), &travel_Parameters_city_node},
    {"days", offsetof(travel::Parameters, days), &travel_Parameters_days_node, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"price", offsetof(travel::Parameters, price), &p::number, p::Presence::optional, &p::optional_of<double>},
    {"sure", offsetof(travel::Parameters, sure), &p::boolean, p::Presence::defaulted},
    {"who", offsetof(travel::Parameters, who), &travel_Who_node, p::Presence::optional, &p::optional_of<travel::Who>},
    {"stops", offsetof(travel::Parameters, stops), &travel_Parameters_stops_node, p::Presence::optional, &p::optional_of<std::vector<std::string>>},
    {"back", offsetof(travel::Parameters, back), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"note", offsetof(travel::Parameters, note), &travel_Parameters_note_node, p::Presence::optional, &p::optional_of<std::optional<std::string>>},
    {"tags", offsetof(travel::Parameters, tags), &travel_Parameters_tags_node, p::Presence::optional, &p::optional_of<std::map<std::string, std::int64_t>>},
    {"span", offsetof(travel::Parameters, span), &travel_Parameters_span_node, p::Presence::optional, &p::optional_of<std::tuple<std::string, std::int64_t>>},
    {"by", offsetof(travel::Parameters, by), &travel_Parameters_by_node, p::Presence::optional, &p::optional_of<std::variant<travel::Train, travel::Car>>},
    {"units", offsetof(travel::Parameters, units), &travel_Units_node, p::Presence::optional, &p::optional_of<travel::Units>},
    {"express", offsetof(travel::Parameters, express), &travel_Parameters_express_node, p::Presence::flag},
    {"next", offsetof(travel::Parameters, next), &travel_Parameters_node_box, p::Presence::optional, &p::optional_of<toolbind::Box<travel::Parameters>>},
    {"copies", offsetof(travel::Parameters, copies), &p::int64, p::Presence::defaulted},
};
constexpr std::uint16_t travel_Parameters_sorted[] = {6, 10, 0, 14, 1, 12, 13, 7, 2, 9, 5, 3, 8, 11, 4};
constinit const p::Structure travel_Parameters_node{travel_Parameters_members, travel_Parameters_sorted};

}  // namespace

const p::Node& travel::toolbind_node(const travel::Who*) { return travel_Who_node; }
const p::Node& travel::toolbind_node(const travel::Train*) { return travel_Train_node; }
const p::Node& travel::toolbind_node(const travel::Car*) { return travel_Car_node; }
const p::Node& travel::toolbind_node(const travel::Units*) { return travel_Units_node; }
const p::Node& travel::toolbind_node(const travel::Parameters*) { return travel_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view travel_schemas[] = {
      R"json({"type":"object","properties":{"city":{"type":"string","minLength":2},"days":{"type":"integer","maximum":30},"price":{"type":"number"},"sure":{"type":"boolean","default":true},"who":{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer","default":30}},"required":["name"]},"stops":{"type":"array","items":{"type":"string"}},"back":{"type":"integer"},"note":{"type":["string","null"]},"tags":{"type":"object","additionalProperties":{"type":"integer"}},"span":{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"items":false,"minItems":2},"by":{"anyOf":[{"type":"object","properties":{"kind":{"const":"train"},"class":{"type":"integer"}},"required":["kind"]},{"type":"object","properties":{"kind":{"const":"car"},"seats":{"type":"integer"}},"required":["kind"]}]},"units":{"enum":["miles","kilometres"]},"express":{"const":true},"next":{"$ref":"#"},"copies":{"type":"integer","default":5}},"required":["city"]})json",
      R"json({"type":"object","properties":{"city":{"type":"string","description":"Must be of at least 2 characters."},"days":{"anyOf":[{"type":"integer","maximum":30},{"type":"null"}]},"price":{"anyOf":[{"type":"number"},{"type":"null"}]},"sure":{"default":true,"anyOf":[{"type":"boolean"},{"type":"null"}]},"who":{"anyOf":[{"type":"object","properties":{"name":{"type":"string"},"age":{"default":30,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["name","age"],"additionalProperties":false},{"type":"null"}]},"stops":{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"back":{"anyOf":[{"type":"integer"},{"type":"null"}]},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"tags":{"anyOf":[{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"integer"}},"required":["key","value"],"additionalProperties":false}},{"type":"null"}]},"span":{"anyOf":[{"type":"object","properties":{"0":{"type":"string"},"1":{"type":"integer"}},"required":["0","1"],"additionalProperties":false},{"type":"null"}]},"by":{"anyOf":[{"type":"object","properties":{"kind":{"const":"train","type":"string"},"class":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["kind","class"],"additionalProperties":false},{"type":"object","properties":{"kind":{"const":"car","type":"string"},"seats":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["kind","seats"],"additionalProperties":false},{"type":"null"}]},"units":{"anyOf":[{"enum":["miles","kilometres"],"type":"string"},{"type":"null"}]},"express":{"anyOf":[{"const":true,"type":"boolean"},{"type":"null"}]},"next":{"anyOf":[{"$ref":"#/$defs/Root"},{"type":"null"}]},"copies":{"default":5,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["city","days","price","sure","who","stops","back","note","tags","span","by","units","express","next","copies"],"additionalProperties":false,"$defs":{"Root":{"type":"object","properties":{"city":{"type":"string","description":"Must be of at least 2 characters."},"days":{"anyOf":[{"type":"integer","maximum":30},{"type":"null"}]},"price":{"anyOf":[{"type":"number"},{"type":"null"}]},"sure":{"default":true,"anyOf":[{"type":"boolean"},{"type":"null"}]},"who":{"anyOf":[{"type":"object","properties":{"name":{"type":"string"},"age":{"default":30,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["name","age"],"additionalProperties":false},{"type":"null"}]},"stops":{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"back":{"anyOf":[{"type":"integer"},{"type":"null"}]},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"tags":{"anyOf":[{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"integer"}},"required":["key","value"],"additionalProperties":false}},{"type":"null"}]},"span":{"anyOf":[{"type":"object","properties":{"0":{"type":"string"},"1":{"type":"integer"}},"required":["0","1"],"additionalProperties":false},{"type":"null"}]},"by":{"anyOf":[{"type":"object","properties":{"kind":{"const":"train","type":"string"},"class":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["kind","class"],"additionalProperties":false},{"type":"object","properties":{"kind":{"const":"car","type":"string"},"seats":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["kind","seats"],"additionalProperties":false},{"type":"null"}]},"units":{"anyOf":[{"enum":["miles","kilometres"],"type":"string"},{"type":"null"}]},"express":{"anyOf":[{"const":true,"type":"boolean"},{"type":"null"}]},"next":{"anyOf":[{"$ref":"#/$defs/Root"},{"type":"null"}]},"copies":{"default":5,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["city","days","price","sure","who","stops","back","note","tags","span","by","units","express","next","copies"],"additionalProperties":false}}})json",
      R"json({"type":"object","properties":{"city":{"type":"string","description":"Must be of at least 2 characters."},"days":{"type":"integer","maximum":30},"price":{"type":"number"},"sure":{"type":"boolean","description":"Default: true."},"who":{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer","description":"Default: 30."}},"required":["name"],"propertyOrdering":["name","age"]},"stops":{"type":"array","items":{"type":"string"}},"back":{"type":"integer"},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"tags":{"type":"object","additionalProperties":{"type":"integer"}},"span":{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"items":false,"minItems":2},"by":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["train"]},"class":{"type":"integer"}},"required":["kind"],"propertyOrdering":["kind","class"]},{"type":"object","properties":{"kind":{"type":"string","enum":["car"]},"seats":{"type":"integer"}},"required":["kind"],"propertyOrdering":["kind","seats"]}]},"units":{"enum":["miles","kilometres"],"type":"string"},"express":{"type":"boolean","description":"Must be one of [true]."},"next":{"$ref":"#/$defs/Root"},"copies":{"type":"integer","description":"Default: 5."}},"required":["city"],"$defs":{"Root":{"type":"object","properties":{"city":{"type":"string","description":"Must be of at least 2 characters."},"days":{"type":"integer","maximum":30},"price":{"type":"number"},"sure":{"type":"boolean","description":"Default: true."},"who":{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer","description":"Default: 30."}},"required":["name"],"propertyOrdering":["name","age"]},"stops":{"type":"array","items":{"type":"string"}},"back":{"type":"integer"},"note":{"anyOf":[{"type":"string"},{"type":"null"}]},"tags":{"type":"object","additionalProperties":{"type":"integer"}},"span":{"type":"array","prefixItems":[{"type":"string"},{"type":"integer"}],"items":false,"minItems":2},"by":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["train"]},"class":{"type":"integer"}},"required":["kind"],"propertyOrdering":["kind","class"]},{"type":"object","properties":{"kind":{"type":"string","enum":["car"]},"seats":{"type":"integer"}},"required":["kind"],"propertyOrdering":["kind","seats"]}]},"units":{"enum":["miles","kilometres"],"type":"string"},"express":{"type":"boolean","description":"Must be one of [true]."},"next":{"$ref":"#/$defs/Root"},"copies":{"type":"integer","description":"Default: 5."}},"required":["city"],"propertyOrdering":["city","days","price","sure","who","stops","back","note","tags","span","by","units","express","next","copies"]}},"propertyOrdering":["city","days","price","sure","who","stops","back","note","tags","span","by","units","express","next","copies"]})json",
  };
  static constexpr toolbind::Rendering travel_renderings[] = {
      {.shape = "natural", .schema = travel_schemas[0], .optionals = 17, .unions = 2},
      {.shape = "openai", .schema = travel_schemas[1], .unions = 34},
      {.shape = "anthropic", .refused = "/properties/next: recursive types are not taken"},
      {.shape = "anthropic_nullable", .refused = "/properties/next: recursive types are not taken"},
      {.shape = "gemini", .schema = travel_schemas[2], .optionals = 34, .unions = 4},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "travel",
          .parameters_schema = travel_schemas[0],
          .renderings = travel_renderings,
          .digest = "46dc8958f9dc183e0ff0651c144848793d692430717a02b4c7b037c24a068957",
          .parameters = &travel_Parameters_node,
      },
  };
  return all;
}

}  // namespace partial_input
