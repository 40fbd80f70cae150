// Made by toolbind 0.1.0 from recursion.tools.json; do not edit.

#include "recursion.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace recursion {
namespace {

namespace p = toolbind::program;

extern const p::Structure Pong_node;
extern const p::Box Tree_node;
extern const p::Structure Binary_node;
extern const p::Structure Node_node;
constexpr p::Box Node_node_box{&Node_node, &p::box_of<toolbind::Box<Node>>};
constinit const p::List Node_children_node{&Node_node, &p::list_of<Node>};
constexpr p::Member Node_members[] = {
    {"value", offsetof(Node, value), &p::int64},
    {"next", offsetof(Node, next), &Node_node_box, p::Presence::optional, &p::optional_of<toolbind::Box<Node>>},
    {"children", offsetof(Node, children), &Node_children_node, p::Presence::optional, &p::optional_of<std::vector<Node>>},
};
constinit const p::Structure Node_node{Node_members};
constexpr std::string_view Op_names[] = {"+", "-"};
constinit const p::Enumeration Op_node{Op_names};
constexpr p::Box Binary_node_box{&Binary_node, &p::box_of<toolbind::Box<Binary>>};
constexpr p::Alternative Binary_Expression_alternatives[] = {
    {"alternative 1", &p::number, p::number_kind, 0},
    {"Binary", &Binary_node_box, p::object_kind, 1},
};
constinit const p::Variant Binary_Expression_node{Binary_Expression_alternatives, &p::variant_of<double, toolbind::Box<Binary>>, false, ""};
constexpr p::Member Binary_members[] = {
    {"op", offsetof(Binary, op), &Op_node},
    {"left", offsetof(Binary, left), &Binary_Expression_node},
    {"right", offsetof(Binary, right), &Binary_Expression_node},
};
constinit const p::Structure Binary_node{Binary_members};
constexpr p::Alternative walk_Success_alternatives[] = {
    {"alternative 1", &p::number, p::number_kind, 0},
    {"Binary", &Binary_node, p::object_kind, 1},
};
constinit const p::Variant walk_Success_node{walk_Success_alternatives, &p::variant_of<double, Binary>, false, ""};
constinit const p::List Tree_value_node{&Tree_node, &p::list_of<Tree>};
constinit const p::Box Tree_node{&Tree_value_node, &p::wrapper_of<Tree>};
constexpr p::Member Ping_members[] = {
    {"pong", offsetof(Ping, pong), &Pong_node, p::Presence::optional, &p::optional_of<Pong>},
};
constinit const p::Structure Ping_node{Ping_members};
constexpr p::Box Ping_node_box{&Ping_node, &p::box_of<toolbind::Box<Ping>>};
constinit const p::Nullable Pong_ping_node{&Ping_node_box, &p::optional_of<toolbind::Box<Ping>>};
constinit const p::Map Pong_others_node{&Ping_node, &p::map_of<Ping>};
constexpr p::Member Pong_members[] = {
    {"ping", offsetof(Pong, ping), &Pong_ping_node, p::Presence::optional, &p::optional_of<std::optional<toolbind::Box<Ping>>>},
    {"others", offsetof(Pong, others), &Pong_others_node, p::Presence::optional, &p::optional_of<std::map<std::string, Ping>>},
};
constinit const p::Structure Pong_node{Pong_members};

}  // namespace

const p::Node& toolbind_node(const Node*) { return Node_node; }
const p::Node& toolbind_node(const Op*) { return Op_node; }
const p::Node& toolbind_node(const Binary*) { return Binary_node; }
const p::Node& toolbind_node(const Tree*) { return Tree_node; }
const p::Node& toolbind_node(const Pong*) { return Pong_node; }
const p::Node& toolbind_node(const Ping*) { return Ping_node; }
const p::Node& toolbind_node(const Expression*) { return walk_Success_node; }

bool Pong::operator==(const Pong& other) const { return ping == other.ping && others == other.others; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view walk_schemas[] = {
      R"json({"$ref":"#/$defs/Node","$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"$ref":"#/$defs/Node"},"children":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["value"]}}})json",
      R"json({"type":"object","properties":{"value":{"type":"integer"},"next":{"$ref":"#/$defs/Node"},"children":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["value"],"$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"$ref":"#/$defs/Node"},"children":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["value"]}}})json",
      R"json({"type":"object","properties":{"value":{"type":"integer"},"next":{"anyOf":[{"$ref":"#/$defs/Node"},{"type":"null"}]},"children":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/Node"}},{"type":"null"}]}},"required":["value","next","children"],"additionalProperties":false,"$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"anyOf":[{"$ref":"#/$defs/Node"},{"type":"null"}]},"children":{"anyOf":[{"type":"array","items":{"$ref":"#/$defs/Node"}},{"type":"null"}]}},"required":["value","next","children"],"additionalProperties":false}}})json",
      R"json({"type":"object","properties":{"value":{"type":"integer"},"next":{"$ref":"#/$defs/Node"},"children":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["value"],"$defs":{"Node":{"type":"object","properties":{"value":{"type":"integer"},"next":{"$ref":"#/$defs/Node"},"children":{"type":"array","items":{"$ref":"#/$defs/Node"}}},"required":["value"],"propertyOrdering":["value","next","children"]}},"propertyOrdering":["value","next","children"]})json",
  };
  static constexpr toolbind::Rendering walk_renderings[] = {
      {.shape = "natural", .schema = walk_schemas[1], .optionals = 4},
      {.shape = "openai", .schema = walk_schemas[2], .unions = 4},
      {.shape = "anthropic", .refused = "/$defs/Node/properties/next: recursive types are not taken"},
      {.shape = "anthropic_nullable", .refused = "/$defs/Node/properties/next: recursive types are not taken"},
      {.shape = "gemini", .schema = walk_schemas[3], .optionals = 4},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "walk",
          .parameters_schema = walk_schemas[0],
          .renderings = walk_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"$ref":"#/$defs/Expression"}},"required":["result"],"additionalProperties":false,"$defs":{"Expression":{"anyOf":[{"type":"number"},{"type":"object","properties":{"op":{"enum":["+","-"]},"left":{"$ref":"#/$defs/Expression"},"right":{"$ref":"#/$defs/Expression"}},"required":["op","left","right"],"title":"Binary"}]}}})json",
          .success_wrapped = true,
          .digest = "9d5ddd38f2ff35af53fd8fc732e6d5c6872d92dcc26f7f3d85df0b7b76f60ea9",
          .parameters = &Node_node,
          .success = &walk_Success_node,
          .failure = &Tree_node,
      },
  };
  return all;
}

}  // namespace recursion
