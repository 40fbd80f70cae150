#include "generator/spec/provider_tools.hpp"

#include <algorithm>
#include <vector>

#include "engine/engine.hpp"
#include "schema/compiled.hpp"
#include "text/nearest.hpp"

namespace toolbind::gen {
namespace {

using schema::OrderedJson;

/// `args`: the properties with their types; a `!` after a name says that it is required. Of those in "1+" there must be
/// one, of those in "0-1" at most one. `*`: nobody says what it takes.
struct Row {
  std::string_view provider, type, name, args;
};

constexpr std::string_view nothing = "{}";
constexpr std::string_view anything = "*";
constexpr std::string_view web_search = R"({"filters":"object","search_context_size":"string","user_location":"object",
  "external_web_access":"boolean"})";
constexpr std::string_view web_search_preview =
    R"({"search_context_size":"string","search_content_types":"array","user_location":"object"})";
constexpr std::string_view anthropic_web_search =
    R"({"max_uses":"integer","allowed_domains":"array","blocked_domains":"array","user_location":"object",
        "0-1":["allowed_domains","blocked_domains"]})";
constexpr std::string_view computer =
    R"({"display_width_px!":"integer","display_height_px!":"integer","enable_zoom":"boolean","display_number":"integer"})";

constexpr Row table[] = {
    {"openai", "web_search", "", web_search},
    {"openai", "web_search_2025_08_26", "", web_search},
    {"openai", "web_search_preview", "", web_search_preview},
    {"openai", "web_search_preview_2025_03_11", "", web_search_preview},
    {"openai", "file_search", "",
     R"({"vector_store_ids!":"array","max_num_results":{"type":"integer","minimum":1,"maximum":50},"filters":"object",
         "ranking_options":"object"})"},
    {"openai", "code_interpreter", "",
     R"({"container!":{"anyOf":[{"type":"string"},{"type":"object","properties":{"type":{"const":"auto"},
         "file_ids":{"type":"array"},"memory_limit":{"enum":["1g","4g","16g","64g"]},"network_policy":{}},
         "required":["type"],"additionalProperties":false}]}})"},
    {"openai", "computer", "", nothing},
    {"openai", "computer_use_preview", "",
     R"({"display_width!":"integer","display_height!":"integer","environment!":"string"})"},
    {"openai", "image_generation", "", anything},
    {"openai", "mcp", "",
     R"({"server_label!":"string","server_url":"string","connector_id":"string","tunnel_id":"string","allowed_tools":{},
         "require_approval":{},"headers":"object","authorization":"string","defer_loading":"boolean",
         "server_description":"string","1+":["server_url","connector_id","tunnel_id"]})"},
    {"openai", "shell", "", R"({"environment":"object"})"},
    {"openai", "local_shell", "", nothing},
    {"openai", "apply_patch", "", R"({"allowed_callers":"array"})"},
    {"openai", "programmatic_tool_calling", "", nothing},
    {"openai", "tool_search", "",
     R"({"execution":{"enum":["server","client"]},"description":"string","parameters":"object"})"},
    {"anthropic", "bash_20250124", "bash", nothing},
    {"anthropic", "text_editor_20250124", "str_replace_editor", nothing},
    {"anthropic", "text_editor_20250429", "str_replace_based_edit_tool", nothing},
    {"anthropic", "text_editor_20250728", "str_replace_based_edit_tool", R"({"max_characters":"integer"})"},
    {"anthropic", "memory_20250818", "memory", nothing},
    {"anthropic", "computer_toolset_20260801", "", R"({"configs":"object"})"},
    {"anthropic", "browser_toolset_20260801", "", R"({"configs":"object"})"},
    {"anthropic", "computer_20241022", "computer", computer},
    {"anthropic", "computer_20250124", "computer", computer},
    {"anthropic", "computer_20251124", "computer", computer},
    {"anthropic", "code_execution_20250522", "code_execution", nothing},
    {"anthropic", "code_execution_20250825", "code_execution", nothing},
    {"anthropic", "code_execution_20260120", "code_execution", nothing},
    {"anthropic", "code_execution_20260521", "code_execution", nothing},
    {"anthropic", "web_search_20250305", "web_search", anthropic_web_search},
    {"anthropic", "web_search_20260209", "web_search", anthropic_web_search},
    {"anthropic", "web_search_20260318", "web_search", anthropic_web_search},
    {"anthropic", "web_fetch_20250910", "web_fetch", anything},
    {"anthropic", "web_fetch_20260209", "web_fetch", anything},
    {"anthropic", "web_fetch_20260309", "web_fetch", anything},
    {"anthropic", "web_fetch_20260318", "web_fetch", anything},
    {"anthropic", "tool_search_tool_regex_20251119", "tool_search_tool_regex", nothing},
    {"anthropic", "tool_search_tool_bm25_20251119", "tool_search_tool_bm25", nothing},
    {"gemini", "googleSearch", "", anything},
    {"gemini", "codeExecution", "", nothing},
    {"gemini", "urlContext", "", anything},
    {"gemini", "googleMaps", "", anything},
    {"gemini", "fileSearch", "", anything},
    {"gemini", "computerUse", "", anything},
    {"gemini", "mcpServers", "", anything},
    {"gemini", "googleSearchRetrieval", "", anything},
    {"gemini", "retrieval", "", anything},
    {"gemini", "enterpriseWebSearch", "", anything},
    {"gemini", "exaAiSearch", "", anything},
    {"gemini", "parallelAiSearch", "", anything},
};

/// The type without the date it ends in.
std::string undated(std::string_view type) {
  const std::size_t cut = type.rfind('_');
  const bool date = cut != std::string_view::npos && type.size() - cut == 9 &&
                    std::all_of(type.begin() + static_cast<std::ptrdiff_t>(cut) + 1, type.end(),
                                [](char c) { return c >= '0' && c <= '9'; });
  return std::string(date ? type.substr(0, cut) : type);
}

OrderedJson schema_of(std::string_view args, bool dated) {
  OrderedJson out = {{"type", "object"},
                     {"properties", OrderedJson::object()},
                     {"required", OrderedJson::array()},
                     {"additionalProperties", false}};
  const auto add = [&](std::string name, const OrderedJson& value) {
    if (name.ends_with('!')) {
      name.pop_back();
      out["required"].push_back(name);
    }
    out["properties"][name] = value.is_string() ? OrderedJson{{"type", value}} : value;
  };
  const OrderedJson own = OrderedJson::parse(args);
  for (const auto& [name, value] : own.items()) {
    if (!value.is_array()) add(name, value);
  }
  if (dated) {  // what all of Anthropic's take
    const OrderedJson common = OrderedJson::parse(
        R"({"cache_control":"object","strict":"boolean","defer_loading":"boolean","allowed_callers":"array","input_examples":"array"})");
    for (const auto& [name, value] : common.items()) add(name, value);
  }
  return out;
}

}  // namespace

ProviderToolFacts facts_of(std::string_view provider, std::string_view type) {
  std::vector<std::string_view> types;
  for (const Row& row : table) {
    if (row.provider != provider) continue;
    if (row.type == type ||
        (provider == "anthropic" && undated(row.type) == type && !row.name.empty() && type.starts_with("tool_search")))
      return {true, std::string(row.name), row.args, ""};
    types.push_back(row.type);
  }
  const auto near = text::nearest(type, types);
  return {false, provider == "anthropic" ? undated(type) : "", anything,
          near ? "; did you mean '" + std::string(*near) + "'?" : ""};
}

Issues check_args(const ProviderToolFacts& facts, const OrderedJson& args) {
  if (facts.args == anything) {
    if (args.is_null() || args.is_object() || args.is_array()) return {};
    return {{"", "type", "expected an object, got " + args.dump()}};
  }
  const schema::Compiled expected(schema_of(facts.args, !facts.name.empty()));
  Issues out = engine::check(expected.node(), args.is_null() ? "{}" : args.dump());
  const OrderedJson rules = OrderedJson::parse(facts.args);
  for (const auto& [rule, names] : rules.items()) {
    if (!names.is_array()) continue;
    const auto given = std::count_if(names.begin(), names.end(), [&](const OrderedJson& name) {
      return args.is_object() && args.contains(name.get<std::string>());
    });
    if (rule == "1+" && given == 0) out.push_back({"", "required", "expected one of " + names.dump()});
    if (rule == "0-1" && given > 1) out.push_back({"", "not", "expected only one of " + names.dump()});
  }
  return out;
}

}  // namespace toolbind::gen
