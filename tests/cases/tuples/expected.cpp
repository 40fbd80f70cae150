// Made by toolbind 0.1.0 from tuples.tools.json; do not edit.

#include "tuples.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace tuples {
namespace {

namespace p = toolbind::program;

constexpr std::string_view plot_ParametersItem3_names[] = {"a", "b"};
constinit const p::Enumeration plot_ParametersItem3_node{plot_ParametersItem3_names};
constexpr p::Element plot_Parameters_elements[] = {
    {&p::int64},
    {&p::string},
    {&plot_ParametersItem3_node},
};
constinit const p::Tuple plot_Parameters_node{plot_Parameters_elements, &p::tuple_of<std::int64_t, std::string, plot::ParametersItem3>, nullptr, nullptr, {3u, p::unlimited}};
constexpr p::Element plot_Success_open_elements[] = {
    {&p::number},
};
constinit const p::Tuple plot_Success_open_node{plot_Success_open_elements, &p::tuple_of<double, std::vector<toolbind::Json>>, &p::any, &p::list_of<toolbind::Json>, {1u, p::unlimited}};
constexpr p::Element plot_Success_rest_elements[] = {
    {&p::string},
    {&p::boolean, &p::optional_of<bool>},
};
constinit const p::Tuple plot_Success_rest_node{plot_Success_rest_elements, &p::tuple_of<std::string, std::optional<bool>, std::vector<std::int64_t>>, &p::int64, &p::list_of<std::int64_t>, {1u, p::unlimited}};
constexpr p::Element plot_Success_old_elements[] = {
    {&p::int64, &p::optional_of<std::int64_t>},
    {&p::int64, &p::optional_of<std::int64_t>},
};
constinit const p::Tuple plot_Success_old_node{plot_Success_old_elements, &p::tuple_of<std::optional<std::int64_t>, std::optional<std::int64_t>>, nullptr, nullptr};
constexpr p::Member plot_Success_members[] = {
    {"open", offsetof(plot::Success, open), &plot_Success_open_node, p::Presence::optional, &p::optional_of<std::tuple<double, std::vector<toolbind::Json>>>},
    {"rest", offsetof(plot::Success, rest), &plot_Success_rest_node, p::Presence::optional, &p::optional_of<std::tuple<std::string, std::optional<bool>, std::vector<std::int64_t>>>},
    {"old", offsetof(plot::Success, old), &plot_Success_old_node, p::Presence::optional, &p::optional_of<std::tuple<std::optional<std::int64_t>, std::optional<std::int64_t>>>},
};
constinit const p::Structure plot_Success_node{plot_Success_members};

}  // namespace

const p::Node& plot::toolbind_node(const plot::ParametersItem3*) { return plot_ParametersItem3_node; }
const p::Node& plot::toolbind_node(const plot::Success*) { return plot_Success_node; }
const p::Node& toolbind_node(const plot::Parameters*) { return plot_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view plot_schemas[] = {
      R"json({"type":"array","prefixItems":[{"type":"integer"},{"type":"string"},{"enum":["a","b"]}],"items":false,"minItems":3})json",
      R"json({"type":"object","properties":{"input":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"},{"enum":["a","b"]}],"items":false,"minItems":3}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"0":{"type":"integer"},"1":{"type":"string"},"2":{"enum":["a","b"],"type":"string"}},"required":["0","1","2"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"type":"array","prefixItems":[{"type":"integer"},{"type":"string"},{"enum":["a","b"],"type":"string"}],"items":false,"minItems":3}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering plot_renderings[] = {
      {.shape = "natural", .schema = plot_schemas[1], .wrapped = true},
      {.shape = "openai", .schema = plot_schemas[2]},
      {.shape = "anthropic", .schema = plot_schemas[2]},
      {.shape = "anthropic_nullable", .schema = plot_schemas[2]},
      {.shape = "gemini", .schema = plot_schemas[3], .wrapped = true},
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "plot",
          .parameters_schema = plot_schemas[0],
          .renderings = plot_renderings,
          .success_schema = R"json({"type":"object","properties":{"open":{"type":"array","prefixItems":[{"type":"number"}],"minItems":1},"rest":{"type":"array","prefixItems":[{"type":"string"},{"type":"boolean"}],"items":{"type":"integer"},"minItems":1},"old":{"type":"array","items":[{"type":"integer"},{"type":"integer"}],"additionalItems":false}}})json",
          .digest = "f856fa5541d61b8cd3451d96c5bc3d39452593ce6500baf2ffb5e060c9d523e1",
          .parameters = &plot_Parameters_node,
          .success = &plot_Success_node,
      },
  };
  return all;
}

}  // namespace tuples
