// Made by toolbind 0.1.0 from provider_tools.tools.json; do not edit.

#include "provider_tools.tools.hpp"

#include <toolbind/tables.hpp>

// offsetof is defined here for these types by both compilers, although the standard leaves it open.
#pragma GCC diagnostic ignored "-Winvalid-offsetof"

namespace provider_tools {
namespace {

namespace p = toolbind::program;

constinit const p::Pattern crm_search_Parameters_name_pattern{"^[A-Z]"};
constexpr p::StringRules crm_search_Parameters_name_rules{0u, p::unlimited, &crm_search_Parameters_name_pattern};
constinit const p::String crm_search_Parameters_name_node{&crm_search_Parameters_name_rules};
constexpr p::NumberRules crm_search_Parameters_since_rules{{"1900"}, {"2100"}};
constinit const p::Integer crm_search_Parameters_since_node{p::IntegerType::int64, &crm_search_Parameters_since_rules};
constexpr p::Member crm_search_Parameters_members[] = {
    {"name", offsetof(crm_search::Parameters, name), &crm_search_Parameters_name_node},
    {"since", offsetof(crm_search::Parameters, since), &crm_search_Parameters_since_node, p::Presence::optional, &p::optional_of<std::int64_t>},
};
constinit const p::Structure crm_search_Parameters_node{crm_search_Parameters_members, {}, {p::Extra::Policy::reject}};
constinit const p::Map crm_search_2_Parameters_node{&p::int64, &p::map_of<std::int64_t>};
constexpr p::Member shell_Run_members[] = {
    {"command", offsetof(shell::Run, command), &p::string},
};
constinit const p::Structure shell_Run_node{shell_Run_members, {}, {p::Extra::Policy::reject}};
constinit const p::Constant shell_Restart_restart_node{"true"};
constexpr p::Member shell_Restart_members[] = {
    {"restart", p::not_stored, &shell_Restart_restart_node},
};
constinit const p::Structure shell_Restart_node{shell_Restart_members, {}, {p::Extra::Policy::reject}};
constexpr p::Alternative shell_Parameters_alternatives[] = {
    {"Run", &shell_Run_node, p::object_kind, 0},
    {"Restart", &shell_Restart_node, p::object_kind, 1},
};
constexpr p::Choice shell_Parameters_keys[] = {
    {"command", 0},
    {"restart", 1},
};
constinit const p::Variant shell_Parameters_node{shell_Parameters_alternatives, &p::variant_of<shell::Run, shell::Restart>, false, "", {}, shell_Parameters_keys};
constinit const p::Structure search_the_web_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constinit const p::Structure google_Parameters_node{{}, {}, {p::Extra::Policy::reject}};
constexpr p::Member editor_Create_members[] = {
    {"path", offsetof(editor::Create, path), &p::string},
    {"text", offsetof(editor::Create, text), &p::string, p::Presence::optional, &p::optional_of<std::string>},
};
constinit const p::Structure editor_Create_node{editor_Create_members};
constexpr p::Alternative editor_Create_alternatives[] = {
    {"Create", &editor_Create_node, p::object_kind, 1},
};
constinit const p::Variant editor_Create_node_2{editor_Create_alternatives, &p::variant_of<editor::View, editor::Create>};
constexpr p::Member editor_View_members[] = {
    {"path", offsetof(editor::View, path), &p::string},
};
constinit const p::Structure editor_View_node{editor_View_members};
constexpr p::Alternative editor_View_alternatives[] = {
    {"View", &editor_View_node, p::object_kind, 0},
};
constinit const p::Variant editor_View_node_2{editor_View_alternatives, &p::variant_of<editor::View, editor::Create>};
constexpr p::Alternative editor_Create_alternatives_2[] = {
    {"Create", &editor_Create_node, p::object_kind, 1},
};
constinit const p::Variant editor_Create_node_3{editor_Create_alternatives_2, &p::variant_of<editor::View, editor::Create>};
constexpr p::Alternative editor_Parameters_alternatives[] = {
    {"View", &editor_View_node, p::object_kind, 0},
    {"Create", &editor_Create_node, p::object_kind, 1},
};
constinit const p::Variant editor_Parameters_node{editor_Parameters_alternatives, &p::variant_of<editor::View, editor::Create>, false, ""};

}  // namespace

const p::Node& crm_search::toolbind_node(const crm_search::Parameters*) { return crm_search_Parameters_node; }
const p::Node& shell::toolbind_node(const shell::Run*) { return shell_Run_node; }
const p::Node& shell::toolbind_node(const shell::Restart*) { return shell_Restart_node; }
const p::Node& editor::toolbind_node(const editor::View*) { return editor_View_node; }
const p::Node& editor::toolbind_node(const editor::Create*) { return editor_Create_node; }
const p::Node& search_the_web::toolbind_node(const search_the_web::Parameters*) { return search_the_web_Parameters_node; }
const p::Node& google::toolbind_node(const google::Parameters*) { return google_Parameters_node; }
const p::Node& toolbind_node(const crm_search_2::Parameters*) { return crm_search_2_Parameters_node; }
const p::Node& toolbind_node(const shell::Parameters*) { return shell_Parameters_node; }
const p::Node& toolbind_node(const shell::Success*) { return p::string; }
const p::Node& toolbind_node(const editor::Parameters*) { return editor_Parameters_node; }

std::span<const toolbind::ToolInfo> tools() {
  static constexpr std::string_view crm_search_schemas[] = {
      R"json({"type":"object","properties":{"name":{"type":"string","pattern":"^[A-Z]"},"since":{"type":"integer","minimum":1900,"maximum":2100}},"required":["name"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","pattern":"^[A-Z]"},"since":{"anyOf":[{"type":"integer","minimum":1900,"maximum":2100},{"type":"null"}]}},"required":["name","since"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","pattern":"^[A-Z]"},"since":{"type":"integer","description":"Must be not less than 1900; not greater than 2100."}},"required":["name"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","pattern":"^[A-Z]"},"since":{"anyOf":[{"type":"integer","description":"Must be not less than 1900; not greater than 2100."},{"type":"null"}]}},"required":["name","since"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"name":{"type":"string","description":"Must be a match of the regular expression /^[A-Z]/."},"since":{"type":"integer","minimum":1900,"maximum":2100}},"required":["name"],"additionalProperties":false,"propertyOrdering":["name","since"]})json",
  };
  static constexpr toolbind::Rendering crm_search_renderings[] = {
      {.shape = "natural", .schema = crm_search_schemas[0], .optionals = 1, .examples = R"json([{"name":"Ada"},{"name":"Bob","since":2001}])json"},
      {.shape = "openai", .schema = crm_search_schemas[1], .unions = 1},
      {.shape = "anthropic", .schema = crm_search_schemas[2], .optionals = 1, .examples = R"json([{"name":"Ada"},{"name":"Bob","since":2001}])json"},
      {.shape = "anthropic_nullable", .schema = crm_search_schemas[3], .unions = 1, .examples = R"json([{"name":"Ada","since":null},{"name":"Bob","since":2001}])json"},
      {.shape = "gemini", .schema = crm_search_schemas[4], .optionals = 1},
  };
  static constexpr std::string_view crm_search_2_schemas[] = {
      R"json({"type":"object","additionalProperties":{"type":"integer"}})json",
      R"json({"type":"object","properties":{"input":{"type":"array","items":{"type":"object","properties":{"key":{"type":"string"},"value":{"type":"integer"}},"required":["key","value"],"additionalProperties":false}}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering crm_search_2_renderings[] = {
      {.shape = "natural", .schema = crm_search_2_schemas[0], .examples = R"json([{"a":1}])json"},
      {.shape = "openai", .schema = crm_search_2_schemas[1], .wrapped = true},
      {.shape = "anthropic", .schema = crm_search_2_schemas[1], .wrapped = true, .examples = R"json([{"input":[{"key":"a","value":1}]}])json"},
      {.shape = "anthropic_nullable", .schema = crm_search_2_schemas[1], .wrapped = true, .examples = R"json([{"input":[{"key":"a","value":1}]}])json"},
      {.shape = "gemini", .schema = crm_search_2_schemas[0]},
  };
  static constexpr std::string_view shell_schemas[] = {
      R"json({"anyOf":[{"title":"Run","type":"object","properties":{"command":{"type":"string"}},"required":["command"],"additionalProperties":false},{"title":"Restart","type":"object","properties":{"restart":{"const":true}},"required":["restart"],"additionalProperties":false}]})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"Run","type":"object","properties":{"command":{"type":"string"}},"required":["command"],"additionalProperties":false},{"title":"Restart","type":"object","properties":{"restart":{"const":true}},"required":["restart"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"Run","type":"object","properties":{"command":{"type":"string"}},"required":["command"],"additionalProperties":false},{"title":"Restart","type":"object","properties":{"restart":{"const":true,"type":"boolean"}},"required":["restart"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"Run","type":"object","properties":{"command":{"type":"string"}},"required":["command"],"additionalProperties":false},{"title":"Restart","type":"object","properties":{"restart":{"type":"boolean","description":"Must be one of [true]."}},"required":["restart"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering shell_renderings[] = {
      {.shape = "natural", .schema = shell_schemas[1], .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = shell_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "anthropic", .schema = shell_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = shell_schemas[2], .unions = 1, .wrapped = true},
      {.shape = "gemini", .schema = shell_schemas[3], .unions = 1, .wrapped = true},
  };
  static constexpr toolbind::ProviderTool shell_provider{
      .provider = "anthropic",
      .type = "bash_20250124",
      .name = "bash",
      .requires_handler = true,
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
      .args = R"json({"search_context_size":"low"})json",
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
  static constexpr std::string_view editor_schemas[] = {
      R"json({"anyOf":[{"title":"View","type":"object","properties":{"path":{"type":"string"}},"required":["path"]},{"title":"Create","type":"object","properties":{"path":{"type":"string"},"text":{"type":"string"}},"required":["path"]}]})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"View","type":"object","properties":{"path":{"type":"string"}},"required":["path"]},{"title":"Create","type":"object","properties":{"path":{"type":"string"},"text":{"type":"string"}},"required":["path"]}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"View","type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false},{"title":"Create","type":"object","properties":{"path":{"type":"string"},"text":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["path","text"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"View","type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false},{"title":"Create","type":"object","properties":{"path":{"type":"string"},"text":{"type":"string"}},"required":["path"],"additionalProperties":false}]}},"required":["input"],"additionalProperties":false})json",
      R"json({"type":"object","properties":{"input":{"anyOf":[{"title":"View","type":"object","properties":{"path":{"type":"string"}},"required":["path"]},{"title":"Create","type":"object","properties":{"path":{"type":"string"},"text":{"type":"string"}},"required":["path"],"propertyOrdering":["path","text"]}]}},"required":["input"],"additionalProperties":false})json",
  };
  static constexpr toolbind::Rendering editor_renderings[] = {
      {.shape = "natural", .schema = editor_schemas[1], .optionals = 1, .unions = 1, .wrapped = true},
      {.shape = "openai", .schema = editor_schemas[2], .unions = 2, .wrapped = true},
      {.shape = "anthropic", .schema = editor_schemas[3], .optionals = 1, .unions = 1, .wrapped = true},
      {.shape = "anthropic_nullable", .schema = editor_schemas[2], .unions = 2, .wrapped = true},
      {.shape = "gemini", .schema = editor_schemas[4], .optionals = 1, .unions = 1, .wrapped = true},
  };
  static constexpr toolbind::CallName editor_calls[] = {
      {"editor", &editor_Create_node_2},
      {"peek", &editor_View_node_2},
      {"poke", &editor_Create_node_3},
  };
  static constexpr toolbind::ProviderTool editor_provider{
      .provider = "anthropic",
      .type = "text_editor_20250728",
      .name = "str_replace_based_edit_tool",
      .args = R"json({"max_characters":10000})json",
      .call_names = editor_calls,
  };
  static constexpr toolbind::ToolInfo all[] = {
      {
          .name = "crm.search",
          .description = "Finds customers.",
          .parameters_schema = crm_search_schemas[0],
          .renderings = crm_search_renderings,
          .digest = "037a8497084ff41c3f16aa700713e0670a9d650c727d3534dd698cab125e7e30",
          .toolkit_models = R"json([{"pattern":"house-*","dialect":{"name":"house","base":"openai","constraints":["minimum"]},"limits":{"strictTools":1},"headers":{"x-beta":"house-2026"}}])json",
          .parameters = &crm_search_Parameters_node,
      },
      {
          .name = "crm_search",
          .parameters_schema = crm_search_2_schemas[0],
          .renderings = crm_search_2_renderings,
          .digest = "54002266505a44ab74b2ea3d4bc57088650f68adbfe3e71068ba6a4b4102a80b",
          .toolkit_models = R"json([{"pattern":"house-*","dialect":{"name":"house","base":"openai","constraints":["minimum"]},"limits":{"strictTools":1},"headers":{"x-beta":"house-2026"}}])json",
          .parameters = &crm_search_2_Parameters_node,
      },
      {
          .name = "shell",
          .parameters_schema = shell_schemas[0],
          .renderings = shell_renderings,
          .success_schema = R"json({"type":"object","properties":{"result":{"type":"string"}},"required":["result"],"additionalProperties":false})json",
          .success_wrapped = true,
          .digest = "80f5e346b0a2196901e0f666d412d070848eaf3d3057538a0be682438a645842",
          .toolkit_models = R"json([{"pattern":"house-*","dialect":{"name":"house","base":"openai","constraints":["minimum"]},"limits":{"strictTools":1},"headers":{"x-beta":"house-2026"}}])json",
          .provider_tool = &shell_provider,
          .parameters = &shell_Parameters_node,
          .success = &p::string,
      },
      {
          .name = "search_the_web",
          .parameters_schema = search_the_web_schemas[0],
          .renderings = search_the_web_renderings,
          .digest = "eda959ea2cd6ebef271faf685c25df631a22777d28c0055919df28ed7fc180db",
          .toolkit_models = R"json([{"pattern":"house-*","dialect":{"name":"house","base":"openai","constraints":["minimum"]},"limits":{"strictTools":1},"headers":{"x-beta":"house-2026"}}])json",
          .provider_tool = &search_the_web_provider,
          .parameters = &search_the_web_Parameters_node,
      },
      {
          .name = "google",
          .parameters_schema = google_schemas[0],
          .renderings = google_renderings,
          .digest = "471385ebd2637decb0869503ccfd72a7389840e0e7187cb71252356d63458d90",
          .toolkit_models = R"json([{"pattern":"house-*","dialect":{"name":"house","base":"openai","constraints":["minimum"]},"limits":{"strictTools":1},"headers":{"x-beta":"house-2026"}}])json",
          .provider_tool = &google_provider,
          .parameters = &google_Parameters_node,
      },
      {
          .name = "editor",
          .parameters_schema = editor_schemas[0],
          .renderings = editor_renderings,
          .digest = "0d652e270a4ef062195fea77e750b6cc7785e42a692e3be25632b4f17baca0ee",
          .toolkit_models = R"json([{"pattern":"house-*","dialect":{"name":"house","base":"openai","constraints":["minimum"]},"limits":{"strictTools":1},"headers":{"x-beta":"house-2026"}}])json",
          .provider_tool = &editor_provider,
          .parameters = &editor_Parameters_node,
      },
  };
  return all;
}

}  // namespace provider_tools
