// Made by toolbind 0.1.0 from union_of_arrays.tools.json; do not edit.

#include "union_of_arrays.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace union_of_arrays {
namespace {

namespace p = toolbind::program;

constinit const p::List plot_Parameters_n0_node{&p::int64, &p::list_of<std::int64_t>};
constinit const p::List plot_Parameters_n1_node{&p::string, &p::list_of<std::string>};
constinit const p::List plot_Parameters_items_node{&p::number, &p::list_of<double>};
constinit const p::List plot_Parameters_n2_node{&plot_Parameters_items_node, &p::list_of<std::vector<double>>};
constexpr p::Alternative plot_Parameters_data_alternatives[] = {
    {"alternative 1", &plot_Parameters_n0_node, p::array_kind, 0},
    {"alternative 2", &plot_Parameters_n1_node, p::array_kind, 1},
    {"Matrix", &plot_Parameters_n2_node, p::array_kind, 2},
};
constinit const p::Variant plot_Parameters_data_node{plot_Parameters_data_alternatives, &p::variant_of<std::vector<std::int64_t>, std::vector<std::string>, std::vector<std::vector<double>>>, false, ""};
constexpr p::Member plot_Parameters_members[] = {
    {"data", offsetof(plot::Parameters, data), &plot_Parameters_data_node},
};
constinit const p::Structure plot_Parameters_node{plot_Parameters_members};

}  // namespace

const p::Node& plot::toolbind_node(const plot::Parameters*) { return plot_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view plot_schemas[] = {
      R"json({"type":"object","properties":{"data":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"string"}},{"title":"Matrix","type":"array","items":{"type":"array","items":{"type":"number"}}}]}},"required":["data"]})json",
      R"json({"type":"object","properties":{"data":{"anyOf":[{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"string"}},{"title":"Matrix","type":"array","items":{"type":"array","items":{"type":"number"}}}]}},"required":["data"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering plot_renderings[] = {
      {.shape = "natural", .schema = plot_schemas[0], .unions = 1},
      {.shape = "openai", .schema = plot_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = plot_schemas[1], .unions = 1},
      {.shape = "anthropic_nullable", .schema = plot_schemas[1], .unions = 1},
      {.shape = "gemini", .schema = plot_schemas[0], .unions = 1},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "plot",
          .parameters_schema = plot_schemas[0],
          .renderings = plot_renderings,
          .digest = "0976eba47468b55ffbad88fdb371487e4aa500f3fd2158a479753fc47f24a24a",
          .parameters = &plot_Parameters_node,
      },
  };
  return all;
}

}  // namespace union_of_arrays
