// Made by toolbind 0.1.0 from constants.tools.json; do not edit.

#include "constants.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace constants {
namespace {

namespace p = toolbind::program;

constinit const p::Constant send_Parameters_version_node{"2"};
constinit const p::Constant send_Parameters_kind_node{R"json("mail")json"};
constinit const p::Constant send_Parameters_ratio_node{"0.5"};
constinit const p::Constant send_Parameters_shape_node{R"json({"a":[1,null]})json"};
constinit const p::Constant send_Parameters_urgent_node{"true"};
constexpr p::Member send_Parameters_members[] = {
    {"version", p::not_stored, &send_Parameters_version_node},
    {"kind", p::not_stored, &send_Parameters_kind_node},
    {"ratio", p::not_stored, &send_Parameters_ratio_node},
    {"shape", p::not_stored, &send_Parameters_shape_node},
    {"urgent", offsetof(send::Parameters, urgent), &send_Parameters_urgent_node, p::Presence::flag},
};
constinit const p::Structure send_Parameters_node{send_Parameters_members};
constinit const p::Constant send_Success_node{R"json("sent")json"};

}  // namespace

const p::Node& send::toolbind_node(const send::Parameters*) { return send_Parameters_node; }
const p::Node& send::toolbind_node(const send::Success*) { return send_Success_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view send_schemas[] = {
      R"json({"type":"object","properties":{"version":{"const":2},"kind":{"const":"mail"},"ratio":{"const":0.5},"shape":{"const":{"a":[1,null]}},"urgent":{"const":true}},"required":["version","kind","ratio","shape"]})json",
      R"json({"type":"object","properties":{"version":{"type":"integer","enum":[2]},"kind":{"type":"string","enum":["mail"]},"ratio":{"type":"number","enum":[0.5]},"shape":{"type":"object","description":"Must be one of [{\"a\":[1,null]}]."},"urgent":{"type":"boolean","description":"Must be one of [true]."}},"required":["version","kind","ratio","shape"],"propertyOrdering":["version","kind","ratio","shape","urgent"]})json",
  };
  static constexpr toolbind::Rendering send_renderings[] = {
      {.shape = "natural", .schema = send_schemas[0], .optionals = 1},
      {.shape = "openai", .refused = "/properties/shape: an object without 'properties' takes any key"},
      {.shape = "anthropic", .refused = "/properties/shape: an object without 'properties' takes any key"},
      {.shape = "anthropic_nullable", .refused = "/properties/shape: an object without 'properties' takes any key"},
      {.shape = "gemini", .schema = send_schemas[1], .optionals = 1},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "send",
          .parameters_schema = send_schemas[0],
          .renderings = send_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"const":"sent"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "6c2680b62f7e7babda075c746f5f458e5f87283eaab5d19cd40d9c1362fb0538",
          .parameters = &send_Parameters_node,
          .success = &send_Success_node,
      },
  };
  return all;
}

}  // namespace constants
