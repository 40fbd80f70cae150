#include "request/request_tools.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "dialect/render.hpp"
#include "request/names.hpp"
#include "request/output.hpp"
#include "request/plan.hpp"
#include "request/renderer.hpp"
#include "request/tool_choice.hpp"
#include "request/tool_json.hpp"

namespace toolbind::request {
namespace {

constexpr std::size_t most_declarations = 512;  // of Gemini's

std::string_view provider_of(Provider provider) {
  constexpr std::string_view names[] = {"openai", "openai", "anthropic", "gemini", "mcp"};
  return names[static_cast<std::size_t>(provider)];
}

/// request_output decides for itself: here the output takes the share that it has there.
void keep_choice(Planned& output, RequestOptions options, const Profile& profile) {
  options.on_unmet_strict = UnmetStrict::omit;
  const auto alone = plan({&output, 1}, options, profile);
  const std::string shape = std::get<StrictPlan>(alone).tools.front().shape;
  std::erase_if(output.candidates, [&](const Candidate& one) { return shape != "natural" && one.shape != shape; });
}

/// Does the spec let anyone but the model call it, which Anthropic does not take together with strictness?
bool is_called_by_programs(const ToolInfo& tool) {
  if (tool.provider_options.find("allowed_callers") == std::string_view::npos) return false;
  const nlohmann::json::json_pointer place("/anthropic/allowed_callers");
  const auto options = nlohmann::json::parse(tool.provider_options);
  const auto callers = options.contains(place) ? options.at(place) : nlohmann::json::array();
  return std::any_of(callers.begin(), callers.end(), [](const nlohmann::json& one) { return one != "direct"; });
}

/// Why a tool that a provider defines is not part of this request; empty: it is.
std::string why_not_sent(const ToolInfo& tool, Provider provider) {
  if (!tool.provider_tool) return {};
  if (tool.provider_tool->provider != provider_of(provider))
    return "it is a tool of " + std::string(tool.provider_tool->provider) + "'s";
  return provider == Provider::openai_chat ? "the Chat API has no tools of its own" : "";
}

/// What the program's own tools and the output ask for.
std::vector<Planned> wishes_of(Tools tools, const RequestOptions& options, const Profile& profile, Renderer& render) {
  std::vector<Planned> out;
  for (const ToolInfo& tool : tools) {
    if (tool.provider_tool) continue;
    out.push_back(planned(tool, tool.parameters_schema, profile, render));
    if (options.provider != Provider::anthropic || !is_called_by_programs(tool)) continue;
    for (Candidate& one : out.back().candidates)
      one.refused = "a tool that programs may call ('allowed_callers') can't be strict";
  }
  if (!options.output) return out;
  Renderer render_output = output_renderer(options.provider);
  if (auto wish = planned_output(*options.output, options, profile, render_output)) {
    keep_choice(*wish, options, profile);
    out.push_back(std::move(*wish));
  }
  return out;
}

std::vector<std::string> names_of(Tools tools, Provider provider) {
  std::vector<std::string_view> names;
  for (const ToolInfo& tool : tools) {
    const bool fixed = tool.provider_tool && why_not_sent(tool, provider).empty();
    names.push_back(fixed ? tool.provider_tool->name : tool.name);
  }
  return wire_names(provider, names);
}

ToolPlan plan_of_provider_tool(const ToolInfo& tool, Provider provider) {
  ToolPlan out{.name = std::string(tool.name), .wire_name = std::string(tool.provider_tool->name)};
  out.reason = why_not_sent(tool, provider);
  out.sent = out.reason.empty();
  return out;
}

Issues limits_broken(Tools tools, Provider provider) {
  const auto own = static_cast<std::size_t>(
      std::count_if(tools.begin(), tools.end(), [](const ToolInfo& tool) { return !tool.provider_tool; }));
  if (provider != Provider::gemini || own <= most_declarations) return {};
  return {{"", "limit",
           "Gemini takes " + std::to_string(most_declarations) + " function declarations, these are " +
               std::to_string(own)}};
}

/// Some providers can't be told to pick among the tools: they get no others.
std::vector<std::reference_wrapper<const ToolInfo>> chosen(Tools tools, const RequestOptions& options) {
  std::vector<std::reference_wrapper<const ToolInfo>> out;
  const std::vector<std::string>& names = options.tool_choice.tools;
  const bool all = !narrows_by_leaving_out(options);
  for (const ToolInfo& tool : tools) {
    if (all || std::find(names.begin(), names.end(), tool.name) != names.end()) out.emplace_back(tool);
  }
  return out;
}

}  // namespace

Result<RequestTools> request_tools(Tools all, const RequestOptions& given) {
  if (Issues wrong = check_choice(all, given); !wrong.empty()) return wrong;
  const std::vector<std::reference_wrapper<const ToolInfo>> tools = chosen(all, given);
  std::vector<std::string_view> models;
  for (const ToolInfo& tool : tools) models.push_back(tool.toolkit_models);
  const RequestOptions options = with_models(given, models);
  const Profile profile = profile_of(options);
  Renderer render;
  auto decided = plan(wishes_of(tools, options, profile, render), options, profile);
  Issues issues = limits_broken(tools, options.provider);
  if (const auto* unmet = std::get_if<Issues>(&decided)) issues.insert(issues.end(), unmet->begin(), unmet->end());
  if (!issues.empty()) return issues;

  RequestTools out;
  out.headers = profile.headers;
  out.plan = std::get<StrictPlan>(std::move(decided));
  const std::vector<ToolPlan> decisions = std::exchange(out.plan.tools, {});
  const std::vector<std::string> names = names_of(tools, options.provider);
  out.plan.tools.reserve(tools.size());  // what is sent points into it
  std::vector<PlannedTool> sent;
  bool must = false;
  std::size_t next = 0;
  for (std::size_t i = 0; i < tools.size(); ++i) {
    const ToolInfo& tool = tools[i];
    if (tool.provider_tool) {
      const ToolPlan& decision = out.plan.tools.emplace_back(plan_of_provider_tool(tool, options.provider));
      if (decision.sent) sent.push_back({tool, decision.wire_name, {}, false, {}});
      continue;
    }
    ToolPlan& decision = out.plan.tools.emplace_back(decisions[next++]);
    const dialect::Dialect& dialect = dialect_of(decision, profile);
    const Rendering& one = render(tool.renderings, tool.parameters_schema, dialect);
    decision.wire_name = names[i];
    decision.wire = dialect::wire_shape(dialect);
    decision.wire.wrapped = one.wrapped;
    sent.push_back({tool, decision.wire_name, one.schema, decision.strict, one.examples});
    must = must || resolved(tool.strict, tool.toolkit_strict, options).mode == Strict::Mode::required;
  }
  for (const std::string& name : options.tool_choice.tools) {
    if (std::none_of(sent.begin(), sent.end(), [&](const PlannedTool& tool) { return tool.info.name == name; }))
      issues.push_back({name, "tool_choice", "the tool is not sent to this provider"});
  }
  if (sent.empty() && options.tool_choice.mode == ToolChoice::Mode::required && issues.empty())
    issues.push_back({"", "tool_choice", "there is no tool that could be called"});
  if (!issues.empty()) return issues;
  out.tools = tools_json(options.provider, sent);
  out.fields = choice_fields(sent, options, must, out.notes);
  return out;
}

}  // namespace toolbind::request

namespace toolbind {

Json RequestTools::tools_json() const { return Json::parse(tools); }

}  // namespace toolbind
