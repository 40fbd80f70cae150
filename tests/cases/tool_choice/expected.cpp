// Made by toolbind 0.1.0 from tool_choice.tools.json; do not edit.

#include "tool_choice.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace tool_choice {
namespace {

namespace p = toolbind::program;

constexpr p::Member look_Parameters_members[] = {
    {"at", offsetof(look::Parameters, at), &p::string},
};
constinit const p::Structure look_Parameters_node{look_Parameters_members, {}, {p::Extra::Policy::reject}};
constexpr p::Member crm_search_Parameters_members[] = {
    {"name", offsetof(crm_search::Parameters, name), &p::string},
};
constinit const p::Structure crm_search_Parameters_node{crm_search_Parameters_members, {}, {p::Extra::Policy::reject}};
constinit const p::Structure send_mail_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure search_the_web_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constexpr p::Member shell_Parameters_members[] = {
    {"command", offsetof(shell::Parameters, command), &p::string, p::Presence::optional, &p::optional_of<std::string>},
};
constinit const p::Structure shell_Parameters_node{shell_Parameters_members};
constinit const p::Structure computer_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure google_Parameters_node{{}, {}, {p::Extra::Policy::reject}};

}  // namespace

const p::Node& look::toolbind_node(const look::Parameters*) { return look_Parameters_node; }
const p::Node& crm_search::toolbind_node(const crm_search::Parameters*) { return crm_search_Parameters_node; }
const p::Node& shell::toolbind_node(const shell::Parameters*) { return shell_Parameters_node; }
const p::Node& send_mail::toolbind_node(const send_mail::Parameters*) { return send_mail_Parameters_node; }
const p::Node& search_the_web::toolbind_node(const search_the_web::Parameters*) { return search_the_web_Parameters_node; }
const p::Node& computer::toolbind_node(const computer::Parameters*) { return computer_Parameters_node; }
const p::Node& google::toolbind_node(const google::Parameters*) { return google_Parameters_node; }
const p::Node& toolbind_node(const shell::Success*) { return p::string; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view look_schemas[] = {
      R"json({"type":"object","properties":{"at":{"type":"string"}},"required":["at"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering look_renderings[] = {
      {.shape = "natural", .schema = look_schemas[0]},
      {.shape = "openai", .schema = look_schemas[0]},
      {.shape = "anthropic", .schema = look_schemas[0]},
      {.shape = "anthropic_nullable", .schema = look_schemas[0]},
      {.shape = "gemini", .schema = look_schemas[0]},
  };
  static constexpr std::string_view crm_search_schemas[] = {
      R"json({"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering crm_search_renderings[] = {
      {.shape = "natural", .schema = crm_search_schemas[0]},
      {.shape = "openai", .schema = crm_search_schemas[0]},
      {.shape = "anthropic", .schema = crm_search_schemas[0]},
      {.shape = "anthropic_nullable", .schema = crm_search_schemas[0]},
      {.shape = "gemini", .schema = crm_search_schemas[0]},
  };
  static constexpr std::string_view send_mail_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering send_mail_renderings[] = {
      {.shape = "natural", .schema = send_mail_schemas[0]},
      {.shape = "openai", .schema = send_mail_schemas[1]},
      {.shape = "anthropic", .schema = send_mail_schemas[1]},
      {.shape = "anthropic_nullable", .schema = send_mail_schemas[1]},
      {.shape = "gemini", .schema = send_mail_schemas[0]},
  };
  static constexpr std::string_view search_the_web_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering search_the_web_renderings[] = {
      {.shape = "natural", .schema = search_the_web_schemas[0]},
      {.shape = "openai", .schema = search_the_web_schemas[1]},
      {.shape = "anthropic", .schema = search_the_web_schemas[1]},
      {.shape = "anthropic_nullable", .schema = search_the_web_schemas[1]},
      {.shape = "gemini", .schema = search_the_web_schemas[0]},
  };
  static constexpr toolbind::ProviderTool search_the_web_provider{
      .provider = "openai",
      .type = "web_search",
  };
  static constexpr std::string_view shell_schemas[] = {
      R"json({"type":"object","properties":{"command":{"type":"string"}}})json",
      R"json({"type":"object","properties":{"command":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["command"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"command":{"type":"string"}},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering shell_renderings[] = {
      {.shape = "natural", .schema = shell_schemas[0], .optionals = 1},
      {.shape = "openai", .schema = shell_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = shell_schemas[2], .optionals = 1},
      {.shape = "anthropic_nullable", .schema = shell_schemas[1], .unions = 1},
      {.shape = "gemini", .schema = shell_schemas[0], .optionals = 1},
  };
  static constexpr toolbind::ProviderTool shell_provider{
      .provider = "anthropic",
      .type = "bash_20250124",
      .name = "bash",
      .requires_handler = true,
  };
  static constexpr std::string_view computer_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering computer_renderings[] = {
      {.shape = "natural", .schema = computer_schemas[0]},
      {.shape = "openai", .schema = computer_schemas[1]},
      {.shape = "anthropic", .schema = computer_schemas[1]},
      {.shape = "anthropic_nullable", .schema = computer_schemas[1]},
      {.shape = "gemini", .schema = computer_schemas[0]},
  };
  static constexpr toolbind::ProviderTool computer_provider{
      .provider = "anthropic",
      .type = "computer_toolset_20260801",
  };
  static constexpr std::string_view google_schemas[] = {
      R"json({"type":"object","properties":{},"additionalProperties":false})json",
      R"json({"type":"object","properties":{},"required":[],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering google_renderings[] = {
      {.shape = "natural", .schema = google_schemas[0]},
      {.shape = "openai", .schema = google_schemas[1]},
      {.shape = "anthropic", .schema = google_schemas[1]},
      {.shape = "anthropic_nullable", .schema = google_schemas[1]},
      {.shape = "gemini", .schema = google_schemas[0]},
  };
  static constexpr toolbind::ProviderTool google_provider{
      .provider = "gemini",
      .type = "googleSearch",
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "look",
          .parameters_schema = look_schemas[0],
          .renderings = look_renderings,
          .digest = "b0b54d523f17468a1e124ed052054f8bfe3ea942b9946824a2002be01b9adecf",
          .parameters = &look_Parameters_node,
      },
      {
          .name = "crm.search",
          .parameters_schema = crm_search_schemas[0],
          .renderings = crm_search_renderings,
          .digest = "4e3e7d403fa32a4a5476c6fb86865ef40338ee6dd603ad40793f4630bd489103",
          .parameters = &crm_search_Parameters_node,
      },
      {
          .name = "send_mail",
          .parameters_schema = send_mail_schemas[0],
          .renderings = send_mail_renderings,
          .digest = "815c613981c455c62c1bf2374c42e0b4d714dc541a307e01a8d60fca39da9ddd",
          .parameters = &send_mail_Parameters_node,
      },
      {
          .name = "search_the_web",
          .parameters_schema = search_the_web_schemas[0],
          .renderings = search_the_web_renderings,
          .digest = "eda959ea2cd6ebef271faf685c25df631a22777d28c0055919df28ed7fc180db",
          .provider_tool = &search_the_web_provider,
          .parameters = &search_the_web_Parameters_node,
      },
      {
          .name = "shell",
          .parameters_schema = shell_schemas[0],
          .renderings = shell_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"string"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "431b9a0fad87efc2edcb7ba0b8284a9b0cbb16123831645f703e4d48e781515d",
          .provider_tool = &shell_provider,
          .parameters = &shell_Parameters_node,
          .success = &p::string,
      },
      {
          .name = "computer",
          .parameters_schema = computer_schemas[0],
          .renderings = computer_renderings,
          .digest = "1b35b72f6400595d778eee027042867d9b150f536efd3bef8abfa4a2717c7202",
          .provider_tool = &computer_provider,
          .parameters = &computer_Parameters_node,
      },
      {
          .name = "google",
          .parameters_schema = google_schemas[0],
          .renderings = google_renderings,
          .digest = "471385ebd2637decb0869503ccfd72a7389840e0e7187cb71252356d63458d90",
          .provider_tool = &google_provider,
          .parameters = &google_Parameters_node,
      },
  };
  return all;
}

}  // namespace tool_choice
