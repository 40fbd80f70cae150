// Made by toolbind 0.1.0 from counts.tools.json; do not edit.

#include "counts.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace counts {
namespace {

namespace p = toolbind::program;

constinit const p::List count_Parameters_items_node{&p::int64, &p::list_of<std::int64_t>, {2u, 3u}};
constinit const p::List count_Parameters_unique_node{&p::any, &p::list_of<toolbind::Json>, {0u, p::unlimited, true}};
constinit const p::List count_Parameters_exact_node{&p::boolean, &p::list_of<bool>, {1u, 1u}};
constexpr p::StringRules count_Parameters_text_rules{2u, 4u, nullptr};
constinit const p::String count_Parameters_text_node{&count_Parameters_text_rules};
constexpr p::Member count_Members_members[] = {
    {"a", offsetof(count::Members, a), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
    {"b", offsetof(count::Members, b), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure count_Members_node{count_Members_members, {}, {}, {1u, 2u}};
constexpr p::Member count_RowsItem_members[] = {
    {"id", offsetof(count::RowsItem, id), &p::int64},
    {"of", offsetof(count::RowsItem, of), &p::number, p::Presence::defaulted},
};
constinit const p::Structure count_RowsItem_node{count_RowsItem_members};
constinit const p::List count_Parameters_rows_node{&count_RowsItem_node, &p::list_of<count::RowsItem>, {0u, p::unlimited, true}};
constexpr p::Member count_Parameters_members[] = {
    {"items", offsetof(count::Parameters, items), &count_Parameters_items_node, p::Presence::optional, &p::optional_of<std::vector<std::int64_t>>},
    {"unique", offsetof(count::Parameters, unique), &count_Parameters_unique_node, p::Presence::optional, &p::optional_of<std::vector<toolbind::Json>>},
    {"exact", offsetof(count::Parameters, exact), &count_Parameters_exact_node, p::Presence::optional, &p::optional_of<std::vector<bool>>},
    {"text", offsetof(count::Parameters, text), &count_Parameters_text_node, p::Presence::optional, &p::optional_of<std::string>},
    {"members", offsetof(count::Parameters, members), &count_Members_node, p::Presence::optional, &p::optional_of<count::Members>},
    {"rows", offsetof(count::Parameters, rows), &count_Parameters_rows_node, p::Presence::optional, &p::optional_of<std::vector<count::RowsItem>>},
};
constinit const p::Structure count_Parameters_node{count_Parameters_members};

}  // namespace

const p::Node& count::toolbind_node(const count::Members*) { return count_Members_node; }
const p::Node& count::toolbind_node(const count::RowsItem*) { return count_RowsItem_node; }
const p::Node& count::toolbind_node(const count::Parameters*) { return count_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view count_schemas[] = {
      R"json({"type":"object","properties":{"items":{"type":"array","items":{"type":"integer"},"minItems":2,"maxItems":3},"unique":{"type":"array","items":{},"uniqueItems":true},"exact":{"type":"array","items":{"type":"boolean"},"minItems":1,"maxItems":1},"text":{"type":"string","minLength":2,"maxLength":4},"members":{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"minProperties":1,"maxProperties":2},"rows":{"type":"array","uniqueItems":true,"items":{"type":"object","properties":{"id":{"type":"integer"},"of":{"type":"number","default":1}},"required":["id"]}}}})json",
      R"json({"type":"object","properties":{"items":{"type":"array","items":{"type":"integer"},"minItems":2,"maxItems":3},"unique":{"type":"array","items":{},"description":"Must be without equal items."},"exact":{"type":"array","items":{"type":"boolean"},"minItems":1,"maxItems":1},"text":{"type":"string","description":"Must be of at least 2 characters; of at most 4 characters."},"members":{"type":"object","properties":{"a":{"type":"integer"},"b":{"type":"integer"}},"description":"Must be of at least 1 property; of at most 2 properties.","propertyOrdering":["a","b"]},"rows":{"type":"array","items":{"type":"object","properties":{"id":{"type":"integer"},"of":{"type":"number","description":"Default: 1."}},"required":["id"],"propertyOrdering":["id","of"]},"description":"Must be without equal items."}},"propertyOrdering":["items","unique","exact","text","members","rows"]})json",
  };
  static constexpr toolbind::Rendering count_renderings[] = {
      {.shape = "natural", .schema = count_schemas[0], .optionals = 9},
      {.shape = "openai", .refused = "/properties/unique/items: a value of any shape"},
      {.shape = "anthropic", .refused = "/properties/unique/items: a value of any shape"},
      {.shape = "anthropic_nullable", .refused = "/properties/unique/items: a value of any shape"},
      {.shape = "gemini", .schema = count_schemas[1], .optionals = 9},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "count",
          .parameters_schema = count_schemas[0],
          .renderings = count_renderings,
          .digest = "bcde8f74b1c09d805852fa7cd7daa2620dd96f37f17849017b91b7e8d430fe9b",
          .parameters = &count_Parameters_node,
      },
  };
  return all;
}

}  // namespace counts
