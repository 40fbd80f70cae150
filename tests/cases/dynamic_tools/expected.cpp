// Made by toolbind 0.1.0 from dynamic_tools.tools.json; do not edit.

#include "dynamic_tools.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace dynamic_tools {
namespace {

namespace p = toolbind::program;

extern const p::Structure Stop_node;
constexpr p::NumberRules Stop_nights_rules{{"1"}};
constinit const p::Integer Stop_nights_node{p::IntegerType::int64, &Stop_nights_rules};
constexpr p::Box Stop_node_box{&Stop_node, &p::box_of<toolbind::Box<Stop>>};
constexpr p::Member Stop_members[] = {
    {"place", offsetof(Stop, place), &p::string},
    {"nights", offsetof(Stop, nights), &Stop_nights_node, p::Presence::defaulted},
    {"next", offsetof(Stop, next), &Stop_node_box, p::Presence::optional, &p::optional_of<toolbind::Box<Stop>>},
};
constinit const p::Structure Stop_node{Stop_members, {}, {p::Extra::Policy::reject}};
constinit const p::Constant book_Train_kind_node{R"json("train")json"};
constexpr p::Member book_Train_members[] = {
    {"kind", p::not_stored, &book_Train_kind_node},
    {"class", offsetof(book::Train, class_), &p::int64, p::Presence::defaulted},
};
constinit const p::Structure book_Train_node{book_Train_members};
constinit const p::Constant book_Car_kind_node{R"json("car")json"};
constexpr p::Member book_Car_members[] = {
    {"kind", p::not_stored, &book_Car_kind_node},
    {"seats", offsetof(book::Car, seats), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"hired", offsetof(book::Car, hired), &p::boolean, p::Presence::defaulted},
};
constinit const p::Structure book_Car_node{book_Car_members};
constexpr p::Alternative book_Parameters_by_alternatives[] = {
    {"Train", &book_Train_node, p::object_kind, 0},
    {"Car", &book_Car_node, p::object_kind, 1},
};
constexpr p::Choice book_Parameters_by_tags[] = {
    {"car", 1},
    {"train", 0},
};
constinit const p::Variant book_Parameters_by_node{book_Parameters_by_alternatives, &p::variant_of<book::Train, book::Car>, false, "kind", book_Parameters_by_tags};
constexpr p::Member book_GuestsItem_members[] = {
    {"name", offsetof(book::GuestsItem, name), &p::string},
    {"age", offsetof(book::GuestsItem, age), &p::int64, p::Presence::defaulted},
};
constinit const p::Structure book_GuestsItem_node{book_GuestsItem_members};
constinit const p::List book_Parameters_guests_node{&book_GuestsItem_node, &p::list_of<book::GuestsItem>};
constexpr p::Member book_RoomsValue_members[] = {
    {"beds", offsetof(book::RoomsValue, beds), &p::int64, p::Presence::defaulted},
};
constinit const p::Structure book_RoomsValue_node{book_RoomsValue_members};
constinit const p::Map book_Parameters_rooms_node{&book_RoomsValue_node, &p::map_of<book::RoomsValue>};
constexpr p::Member book_SpanItem2_members[] = {
    {"flexible", offsetof(book::SpanItem2, flexible), &p::boolean, p::Presence::defaulted},
};
constinit const p::Structure book_SpanItem2_node{book_SpanItem2_members};
constexpr p::Element book_Parameters_span_elements[] = {
    {&p::string},
    {&book_SpanItem2_node},
};
constinit const p::Tuple book_Parameters_span_node{book_Parameters_span_elements, &p::tuple_of<std::string, book::SpanItem2>, nullptr, nullptr, {2u, p::unlimited}};
constinit const p::Pattern book_Parameters_note_pattern{"^[a-z ]*$"};
constexpr p::StringRules book_Parameters_note_rules{0u, p::unlimited, &book_Parameters_note_pattern};
constinit const p::String book_Parameters_note_node_2{&book_Parameters_note_rules};
constinit const p::Nullable book_Parameters_note_node{&book_Parameters_note_node_2, &p::optional_of<std::string>};
constexpr p::NumberRules book_Parameters_budget_rules{{"0", true}};
constinit const p::Number book_Parameters_budget_node{&book_Parameters_budget_rules};
constexpr std::string_view book_Board_names[] = {"none", "half", "full"};
constinit const p::Enumeration book_Board_node{book_Board_names};
constexpr p::Member book_Parameters_members[] = {
    {"way", offsetof(book::Parameters, way), &Stop_node},
    {"by", offsetof(book::Parameters, by), &book_Parameters_by_node, p::Presence::optional, &p::optional_of<std::variant<book::Train, book::Car>>},
    {"guests", offsetof(book::Parameters, guests), &book_Parameters_guests_node, p::Presence::optional, &p::optional_of<std::vector<book::GuestsItem>>},
    {"rooms", offsetof(book::Parameters, rooms), &book_Parameters_rooms_node, p::Presence::optional, &p::optional_of<std::map<std::string, book::RoomsValue>>},
    {"span", offsetof(book::Parameters, span), &book_Parameters_span_node, p::Presence::optional, &p::optional_of<std::tuple<std::string, book::SpanItem2>>},
    {"note", offsetof(book::Parameters, note), &book_Parameters_note_node, p::Presence::optional, &p::optional_of<std::optional<std::string>>},
    {"budget", offsetof(book::Parameters, budget), &book_Parameters_budget_node, p::Presence::defaulted},
    {"board", offsetof(book::Parameters, board), &book_Board_node, p::Presence::defaulted},
};
constinit const p::Structure book_Parameters_node{book_Parameters_members};
constexpr p::Member cancel_Parameters_members[] = {
    {"id", offsetof(cancel::Parameters, id), &p::int64},
};
constinit const p::Structure cancel_Parameters_node{cancel_Parameters_members};

}  // namespace

const p::Node& toolbind_node(const Stop*) { return Stop_node; }
const p::Node& book::toolbind_node(const book::Train*) { return book_Train_node; }
const p::Node& book::toolbind_node(const book::Car*) { return book_Car_node; }
const p::Node& book::toolbind_node(const book::GuestsItem*) { return book_GuestsItem_node; }
const p::Node& book::toolbind_node(const book::RoomsValue*) { return book_RoomsValue_node; }
const p::Node& book::toolbind_node(const book::SpanItem2*) { return book_SpanItem2_node; }
const p::Node& book::toolbind_node(const book::Board*) { return book_Board_node; }
const p::Node& book::toolbind_node(const book::Parameters*) { return book_Parameters_node; }
const p::Node& cancel::toolbind_node(const cancel::Parameters*) { return cancel_Parameters_node; }
const p::Node& toolbind_node(const cancel::Success*) { return p::boolean; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view book_schemas[] = {
      R"json({"type":"object","properties":{"way":{"$ref":"#/$defs/Stop"},"by":{"anyOf":[{"type":"object","properties":{"kind":{"const":"train"},"class":{"type":"integer","default":2}},"required":["kind"]},{"type":"object","properties":{"kind":{"const":"car"},"seats":{"type":"integer"},"hired":{"type":"boolean","default":true}},"required":["kind"]}]},"guests":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer","default":30}},"required":["name"]}},"rooms":{"type":"object","additionalProperties":{"type":"object","properties":{"beds":{"type":"integer","default":2}}}},"span":{"type":"array","prefixItems":[{"type":"string"},{"type":"object","properties":{"flexible":{"type":"boolean","default":false}}}],"items":false,"minItems":2},"note":{"type":["string","null"],"pattern":"^[a-z ]*$"},"budget":{"type":"number","exclusiveMinimum":0,"default":1000},"board":{"enum":["none","half","full"],"default":"half"}},"required":["way"],"$defs":{"Stop":{"type":"object","properties":{"place":{"type":"string"},"nights":{"type":"integer","minimum":1,"default":1},"next":{"$ref":"#/$defs/Stop"}},"required":["place"],"additionalProperties":false}}})json",
      R"json({"type":"object","properties":{"way":{"$ref":"#/$defs/Stop"},"by":{"anyOf":[{"type":"object","properties":{"kind":{"const":"train","type":"string"},"class":{"default":2,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["kind","class"],"additionalProperties":false},{"type":"object","properties":{"kind":{"const":"car","type":"string"},"seats":{"anyOf":[{"type":"integer"},{"type":"null"}]},"hired":{"default":true,"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["kind","seats","hired"],"additionalProperties":false},{"type":"null"}]},"guests":{"anyOf":[{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"age":{"default":30,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["name","age"],"additionalProperties":false}},{"type":"null"}]},"rooms":{"anyOf":[{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"object","properties":{"beds":{"default":2,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["beds"],"additionalProperties":false}},"required":["key","value"],"additionalProperties":false}},{"type":"null"}]},"span":{"anyOf":[{"type":"object","properties":{"0":{"type":"string"},"1":{"type":"object","properties":{"flexible":{"default":false,"anyOf":[{"type":"boolean"},{"type":"null"}]}},"required":["flexible"],"additionalProperties":false}},"required":["0","1"],"additionalProperties":false},{"type":"null"}]},"note":{"anyOf":[{"type":"string","pattern":"^[a-z ]*$"},{"type":"null"}]},"budget":{"default":1000,"anyOf":[{"type":"number","exclusiveMinimum":0},{"type":"null"}]},"board":{"default":"half","anyOf":[{"enum":["none","half","full"],"type":"string"},{"type":"null"}]}},"required":["way","by","guests","rooms","span","note","budget","board"],"additionalProperties":false,"$defs":{"Stop":{"type":"object","properties":{"place":{"type":"string"},"nights":{"default":1,"anyOf":[{"type":"integer","minimum":1},{"type":"null"}]},"next":{"anyOf":[{"$ref":"#/$defs/Stop"},{"type":"null"}]}},"required":["place","nights","next"],"additionalProperties":false}}})json",
      R"json({"type":"object","properties":{"way":{"$ref":"#/$defs/Stop"},"by":{"anyOf":[{"type":"object","properties":{"kind":{"type":"string","enum":["train"]},"class":{"type":"integer","description":"Default: 2."}},"required":["kind"],"propertyOrdering":["kind","class"]},{"type":"object","properties":{"kind":{"type":"string","enum":["car"]},"seats":{"type":"integer"},"hired":{"type":"boolean","description":"Default: true."}},"required":["kind"],"propertyOrdering":["kind","seats","hired"]}]},"guests":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"age":{"type":"integer","description":"Default: 30."}},"required":["name"],"propertyOrdering":["name","age"]}},"rooms":{"type":"object","additionalProperties":{"type":"object","properties":{"beds":{"type":"integer","description":"Default: 2."}}}},"span":{"type":"array","prefixItems":[{"type":"string"},{"type":"object","properties":{"flexible":{"type":"boolean","description":"Default: false."}}}],"items":false,"minItems":2},"note":{"anyOf":[{"type":"string","description":"Must be a match of the regular expression /^[a-z ]*$/."},{"type":"null"}]},"budget":{"type":"number","description":"Must be greater than 0.\nDefault: 1000."},"board":{"enum":["none","half","full"],"type":"string","description":"Default: \"half\"."}},"required":["way"],"$defs":{"Stop":{"type":"object","properties":{"place":{"type":"string"},"nights":{"type":"integer","minimum":1,"description":"Default: 1."},"next":{"$ref":"#/$defs/Stop"}},"required":["place"],"additionalProperties":false,"propertyOrdering":["place","nights","next"]}},"propertyOrdering":["way","by","guests","rooms","span","note","budget","board"]})json",
  };
  static constexpr toolbind::Rendering book_renderings[] = {
      {.shape = "natural", .schema = book_schemas[0], .optionals = 15, .unions = 2},
      {.shape = "openai", .schema = book_schemas[1], .unions = 15},
      {.shape = "anthropic", .refused = "/$defs/Stop/properties/next: recursive types are not taken"},
      {.shape = "anthropic_nullable", .refused = "/$defs/Stop/properties/next: recursive types are not taken"},
      {.shape = "gemini", .schema = book_schemas[2], .optionals = 15, .unions = 2},
  };
  static constexpr std::string_view cancel_schemas[] = {
      R"json({"type":"object","properties":{"id":{"type":"integer"}},"required":["id"]})json",
      R"json({"type":"object","properties":{"id":{"type":"integer"}},"required":["id"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering cancel_renderings[] = {
      {.shape = "natural", .schema = cancel_schemas[0]},
      {.shape = "openai", .schema = cancel_schemas[1]},
      {.shape = "anthropic", .schema = cancel_schemas[1]},
      {.shape = "anthropic_nullable", .schema = cancel_schemas[1]},
      {.shape = "gemini", .schema = cancel_schemas[0]},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "book",
          .description = "Books a trip.",
          .parameters_schema = book_schemas[0],
          .renderings = book_renderings,
          .digest = "70cfac82494c2464b69c7bb641cd3fef1210dea420f3dd51c53123947dbda8ec",
          .parameters = &book_Parameters_node,
      },
      {
          .name = "cancel",
          .parameters_schema = cancel_schemas[0],
          .renderings = cancel_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"boolean"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "30c45d8b715b11d96f13f0341e4e2457527f5313f06eeed7bae48e5fd5f00a25",
          .parameters = &cancel_Parameters_node,
          .success = &p::boolean,
      },
  };
  return all;
}

}  // namespace dynamic_tools
