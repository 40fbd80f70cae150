// Made by toolbind 0.1.0 from scalar_roots.tools.json; do not edit.

#include "scalar_roots.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace scalar_roots {
namespace {

namespace p = toolbind::program;

constexpr p::StringRules text_Parameters_rules{2u, p::unlimited, nullptr};
constinit const p::String text_Parameters_node{&text_Parameters_rules};
constexpr std::string_view choice_Parameters_names[] = {"a", "b"};
constinit const p::Enumeration choice_Parameters_node{choice_Parameters_names};
constinit const p::Nullable choice_Success_node{&p::int64, &p::optional_of<std::int64_t>};
constinit const p::Structure none_Parameters_node{{}, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& choice::toolbind_node(const choice::Parameters*) { return choice_Parameters_node; }
const p::Node& none::toolbind_node(const none::Parameters*) { return none_Parameters_node; }
const p::Node& toolbind_node(const text::Parameters*) { return text_Parameters_node; }
const p::Node& toolbind_node(const text::Success*) { return p::boolean; }
const p::Node& toolbind_node(const number::Parameters*) { return p::number; }
const p::Node& toolbind_node(const number::Success*) { return p::null; }
const p::Node& toolbind_node(const choice::Success*) { return choice_Success_node; }
const p::Node& toolbind_node(const anything::Parameters*) { return p::any; }
const p::Node& toolbind_node(const nothing::Parameters*) { return p::never; }

std::span<const toolbind::ToolInfo> tools() {
  static const toolbind::ToolInfo all[] = {
      {
          .name = "text",
          .parameters_schema = R"json({"type":"string","minLength":2})json",
          .digest = "3e8d19255c8e425b248972a9b5438764d1bf8486ad65c3a26417677149f07849",
          .parameters = &text_Parameters_node,
          .success = &p::boolean,
      },
      {
          .name = "number",
          .parameters_schema = R"json({"type":"number"})json",
          .digest = "44134b762a0ed23449069399e79d0c8feca87ee7362f2feebe962c4e301a63ac",
          .parameters = &p::number,
          .success = &p::null,
      },
      {
          .name = "choice",
          .parameters_schema = R"json({"enum":["a","b"]})json",
          .digest = "add00fb47e4c2a561877149a034afc3a2850b5aa1d2b009080099d49e4f11114",
          .parameters = &choice_Parameters_node,
          .success = &choice_Success_node,
      },
      {
          .name = "anything",
          .parameters_schema = "true",
          .digest = "4711fc56b70eed5392ae1cd81d8f6a58f3528436554f17fb65eeabb922641009",
          .parameters = &p::any,
      },
      {
          .name = "nothing",
          .parameters_schema = "false",
          .digest = "19c19d9508cbd62238eb06601da45c3d50364857444fa4564427bfbd70ff2706",
          .parameters = &p::never,
      },
      {
          .name = "none",
          .parameters_schema = R"json({"type":"object","properties":{},"additionalProperties":false})json",
          .digest = "a21b6c819c4c3e329fd0a1d9ecf66d89b79056fcbeca17aa6ba35187ed6cbc76",
          .parameters = &none_Parameters_node,
      },
  };
  return all;
}

}  // namespace scalar_roots
