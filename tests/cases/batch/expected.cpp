// Made by toolbind 0.1.0 from batch.tools.json; do not edit.

#include "batch.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace batch {
namespace {

namespace p = toolbind::program;

constexpr p::Member work_Parameters_members[] = {
    {"n", offsetof(work::Parameters, n), &p::int64},
};
constinit const p::Structure work_Parameters_node{work_Parameters_members};
constexpr p::Member wait_Parameters_members[] = {
    {"n", offsetof(wait::Parameters, n), &p::int64, p::Presence::defaulted},
};
constinit const p::Structure wait_Parameters_node{wait_Parameters_members};
constexpr p::Member erase_Parameters_members[] = {
    {"path", offsetof(erase::Parameters, path), &p::string},
};
constinit const p::Structure erase_Parameters_node{erase_Parameters_members};
constexpr p::Member search_Parameters_members[] = {
    {"query", offsetof(search::Parameters, query), &p::string},
};
constinit const p::Structure search_Parameters_node{search_Parameters_members};

}  // namespace

const p::Node& work::toolbind_node(const work::Parameters*) { return work_Parameters_node; }
const p::Node& wait::toolbind_node(const wait::Parameters*) { return wait_Parameters_node; }
const p::Node& erase::toolbind_node(const erase::Parameters*) { return erase_Parameters_node; }
const p::Node& search::toolbind_node(const search::Parameters*) { return search_Parameters_node; }
const p::Node& toolbind_node(const work::Success*) { return p::int64; }
const p::Node& toolbind_node(const wait::Success*) { return p::string; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view work_schemas[] = {
      R"json({"type":"object","properties":{"n":{"type":"integer"}},"required":["n"]})json",
      R"json({"type":"object","properties":{"n":{"type":"integer"}},"required":["n"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering work_renderings[] = {
      {.shape = "natural", .schema = work_schemas[0]},
      {.shape = "openai", .schema = work_schemas[1]},
      {.shape = "anthropic", .schema = work_schemas[1]},
      {.shape = "anthropic_nullable", .schema = work_schemas[1]},
      {.shape = "gemini", .schema = work_schemas[0]},
  };
  static constexpr std::string_view wait_schemas[] = {
      R"json({"type":"object","properties":{"n":{"type":"integer","default":0}}})json",
      R"json({"type":"object","properties":{"n":{"default":0,"anyOf":[{"type":"integer"},{"type":"null"}]}},"required":["n"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"n":{"type":"integer","default":0}},"required":[],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"n":{"type":"integer","description":"Default: 0."}}})json",
  };
  static constexpr toolbind::Rendering wait_renderings[] = {
      {.shape = "natural", .schema = wait_schemas[0], .optionals = 1},
      {.shape = "openai", .schema = wait_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = wait_schemas[2], .optionals = 1},
      {.shape = "anthropic_nullable", .schema = wait_schemas[1], .unions = 1},
      {.shape = "gemini", .schema = wait_schemas[3], .optionals = 1},
  };
  static constexpr std::string_view erase_schemas[] = {
      R"json({"type":"object","properties":{"path":{"type":"string"}},"required":["path"]})json",
      R"json({"type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering erase_renderings[] = {
      {.shape = "natural", .schema = erase_schemas[0]},
      {.shape = "openai", .schema = erase_schemas[1]},
      {.shape = "anthropic", .schema = erase_schemas[1]},
      {.shape = "anthropic_nullable", .schema = erase_schemas[1]},
      {.shape = "gemini", .schema = erase_schemas[0]},
  };
  static constexpr std::string_view search_schemas[] = {
      R"json({"type":"object","properties":{"query":{"type":"string"}},"required":["query"]})json",
      R"json({"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering search_renderings[] = {
      {.shape = "natural", .schema = search_schemas[0]},
      {.shape = "openai", .schema = search_schemas[1]},
      {.shape = "anthropic", .schema = search_schemas[1]},
      {.shape = "anthropic_nullable", .schema = search_schemas[1]},
      {.shape = "gemini", .schema = search_schemas[0]},
  };
  static constexpr toolbind::ProviderTool search_provider{
      .provider = "anthropic",
      .type = "web_search_20250305",
      .name = "web_search",
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "work",
          .parameters_schema = work_schemas[0],
          .renderings = work_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"integer"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "263ae272bda2bb20320197de6d36f50a10c4a997874b7990da7ade165f862cab",
          .parameters = &work_Parameters_node,
          .success = &p::int64,
      },
      {
          .name = "wait",
          .parameters_schema = wait_schemas[0],
          .renderings = wait_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"string"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "1899eb1d921879823a195a63dd10302dfdeb7891880a5901d69e91aebcbc6781",
          .parameters = &wait_Parameters_node,
          .success = &p::string,
      },
      {
          .name = "erase",
          .parameters_schema = erase_schemas[0],
          .renderings = erase_renderings,
          .digest = "fa5229c31545f2c4a277d6c4900d110e2629fd239a227a8adbd757f2b3e435fe",
          .needs_approval = toolbind::Approval::always,
          .parameters = &erase_Parameters_node,
      },
      {
          .name = "search",
          .parameters_schema = search_schemas[0],
          .renderings = search_renderings,
          .digest = "e163d847f6ab9d3e7bcb852f419f5d8d356a0f95654a43873b4aa7e00b6ed8cf",
          .provider_tool = &search_provider,
          .parameters = &search_Parameters_node,
      },
  };
  return all;
}

}  // namespace batch
