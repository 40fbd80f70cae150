// Made by toolbind 0.1.0 from hostile_texts.tools.json; do not edit.

#include "hostile_texts.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace hostile_texts {
namespace {

namespace p = toolbind::program;

constinit const p::Pattern say_Parameters_b_pattern{"\"\\\\(?<q>)*/"};
constexpr p::StringRules say_Parameters_b_rules{0u, p::unlimited, &say_Parameters_b_pattern};
constinit const p::String say_Parameters_b_node{&say_Parameters_b_rules};
constinit const p::Constant say_Parameters_c_node{"\")json\\\" \\\\ ?\?/\\n\""};
constexpr std::string_view say_D_names[] = {"*/", "\"", "\\", "\012", ")\"", "?\?/"};
constinit const p::Enumeration say_D_node{say_D_names};
constexpr p::Member say_Parameters_members[] = {
    {"a", offsetof(say::Parameters, a), &p::string, p::Presence::defaulted},
    {"b", offsetof(say::Parameters, b), &say_Parameters_b_node, p::Presence::optional, &p::optional_of<std::string>},
    {"c", p::not_stored, &say_Parameters_c_node},
    {"d", offsetof(say::Parameters, d), &say_D_node, p::Presence::optional, &p::optional_of<say::D>},
};
constinit const p::Structure say_Parameters_node{say_Parameters_members};

}  // namespace

const p::Node& say::toolbind_node(const say::D*) { return say_D_node; }
const p::Node& say::toolbind_node(const say::Parameters*) { return say_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static const toolbind::ToolInfo all[] = {
      {
          .name = "say",
          .title = "\" ); //",
          .description = "ends a comment */ and starts // one\\\012second line with R\"( )\" and ?\?/ trigraph\012\012\011third\007\342\200\256 end \\",
          .parameters_schema = "{\"description\":\"*/ #include <x> /* \\\\\",\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"description\":\"backslash at the end \\\\\",\"default\":\"?\?=\\\")\\\\\\n*/\"},\"b\":{\"type\":\"string\",\"description\":\"{{ tool.name }} {% for x in y %}\",\"pattern\":\"\\\"\\\\\\\\(?<q>)*/\"},\"c\":{\"const\":\")json\\\" \\\\ ?\?/\\n\"},\"d\":{\"enum\":[\"*/\",\"\\\"\",\"\\\\\",\"\\n\",\")\\\"\",\"?\?/\"]}},\"required\":[\"c\"]}",
          .digest = "f4228d3089b5ef20725ceb0c2d13395f9b9fa89ca4be05138882669fed88c85b",
          .parameters = &say_Parameters_node,
      },
  };
  return all;
}

}  // namespace hostile_texts
