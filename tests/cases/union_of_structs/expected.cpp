// Made by toolbind 0.1.0 from union_of_structs.tools.json; do not edit.

#include "union_of_structs.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace union_of_structs {
namespace {

namespace p = toolbind::program;

constexpr p::Member run_Code_members[] = {
    {"code", offsetof(run::Code, code), &p::string},
};
constinit const p::Structure run_Code_node{run_Code_members, {}, {p::Extra::Policy::reject}};
constexpr p::Member run_Bash_members[] = {
    {"bash", offsetof(run::Bash, bash), &p::string},
    {"timeout", offsetof(run::Bash, timeout), &p::int64, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure run_Bash_node{run_Bash_members, {}, {p::Extra::Policy::reject}};
constexpr p::Member run_Python_members[] = {
    {"python", offsetof(run::Python, python), &p::string},
};
constinit const p::Structure run_Python_node{run_Python_members, {}, {p::Extra::Policy::reject}};
constexpr p::Alternative run_Parameters_alternatives[] = {
    {"Code", &run_Code_node, p::object_kind, 0},
    {"Bash", &run_Bash_node, p::object_kind, 1},
    {"Python", &run_Python_node, p::object_kind, 2},
};
constexpr p::Choice run_Parameters_keys[] = {
    {"bash", 1},
    {"code", 0},
    {"python", 2},
    {"timeout", 1},
};
constinit const p::Variant run_Parameters_node{run_Parameters_alternatives, &p::variant_of<run::Code, run::Bash, run::Python>, false, "", {}, run_Parameters_keys};

}  // namespace

const p::Node& run::toolbind_node(const run::Code*) { return run_Code_node; }
const p::Node& run::toolbind_node(const run::Bash*) { return run_Bash_node; }
const p::Node& run::toolbind_node(const run::Python*) { return run_Python_node; }
const p::Node& toolbind_node(const run::Parameters*) { return run_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view run_schemas[] = {
      R"json({"anyOf":[{"title":"Code","type":"object","properties":{"code":{"type":"string"}},"required":["code"],"additionalProperties":false},{"title":"Bash","type":"object","properties":{"bash":{"type":"string"},"timeout":{"type":"integer"}},"required":["bash"],"additionalProperties":false},{"type":"object","properties":{"python":{"type":"string"}},"required":["python"],"additionalProperties":false}]})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"Code","type":"object","properties":{"code":{"type":"string"}},"required":["code"],"additionalProperties":false},{"title":"Bash","type":"object","properties":{"bash":{"type":"string"},"timeout":{"type":"integer"}},"required":["bash"],"additionalProperties":false},{"type":"object","properties":{"python":{"type":"string"}},"required":["python"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"Code","type":"object","properties":{"code":{"type":"string"}},"required":["code"],"additionalProperties":false},{"title":"Bash","type":"object","properties":{"bash":{"type":"string"},"timeout":{"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["bash","timeout"],"additionalProperties":false},{"type":"object","properties":{"python":{"type":"string"}},"required":["python"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"Code","type":"object","properties":{"code":{"type":"string"}},"required":["code"],"additionalProperties":false},{"title":"Bash","type":"object","properties":{"bash":{"type":"string"},"timeout":{"type":"integer"}},"required":["bash"],"additionalProperties":false,"propertyOrdering":["bash","timeout"]},{"type":"object","properties":{"python":{"type":"string"}},"required":["python"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering run_renderings[] = {
      {.shape = "natural", .schema = run_schemas[1], .optionals = 1, .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = run_schemas[2], .unions = 2, .wrapped = true},
      {.shape = "anthropic", .schema = run_schemas[1], .optionals = 1, .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = run_schemas[2], .unions = 2, .wrapped = true},
      {.shape = "gemini", .schema = run_schemas[3], .optionals = 1, .unions = 1, .wrapped = true},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "run",
          .parameters_schema = run_schemas[0],
          .renderings = run_renderings,
          .digest = "2ee014968d1585d18428c139c8a6357997be1350a43c66953a471179fbcad968",
          .parameters = &run_Parameters_node,
      },
  };
  return all;
}

}  // namespace union_of_structs
