#include "request/request_tools.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "dialect/render.hpp"
#include "request/names.hpp"
#include "request/output.hpp"
#include "request/plan.hpp"
#include "request/renderer.hpp"
#include "request/tool_json.hpp"

namespace toolbind::request {
namespace {

constexpr std::size_t most_declarations = 512;  // of Gemini's

using Tools = std::span<const std::reference_wrapper<const ToolInfo>>;

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

}  // namespace

Result<RequestTools> request_tools(Tools tools, const RequestOptions& given) {
  std::vector<std::string_view> models;
  for (const ToolInfo& tool : tools) models.push_back(tool.toolkit_models);
  const RequestOptions options = with_models(given, models);
  const Profile profile = profile_of(options);
  Renderer render, render_output("response");

  std::vector<Planned> wishes;
  std::vector<std::size_t> places;  // of each wish, among the tools
  for (std::size_t i = 0; i < tools.size(); ++i) {
    const ToolInfo& tool = tools[i];
    if (tool.provider_tool) continue;
    places.push_back(i);
    wishes.push_back(planned(tool, tool.parameters_schema, profile, render));
    if (options.provider == Provider::anthropic && is_called_by_programs(tool)) {
      for (Candidate& one : wishes.back().candidates)
        one.refused = "a tool that programs may call ('allowed_callers') can't be strict";
    }
  }
  if (options.output) {
    if (auto wish = planned_output(*options.output, options, profile, render_output)) {
      keep_choice(*wish, options, profile);
      wishes.push_back(std::move(*wish));
    }
  }
  auto decided = plan(wishes, options, profile);
  Issues issues = std::holds_alternative<Issues>(decided) ? std::get<Issues>(decided) : Issues{};
  if (options.provider == Provider::gemini && places.size() > most_declarations) {
    issues.push_back({"", "limit",
                      "Gemini takes " + std::to_string(most_declarations) + " function declarations, these are " +
                          std::to_string(places.size())});
  }
  if (!issues.empty()) return issues;

  StrictPlan drawn = std::get<StrictPlan>(std::move(decided));
  RequestTools out;
  out.headers = profile.headers;
  out.plan = drawn;
  out.plan.tools.assign(tools.size(), {});
  std::vector<std::string_view> names;
  for (const ToolInfo& tool : tools)
    names.push_back(tool.provider_tool && why_not_sent(tool, options.provider).empty() ? tool.provider_tool->name
                                                                                       : tool.name);
  const std::vector<std::string> wire = wire_names(options.provider, names);
  std::vector<PlannedTool> sent;
  bool must = false;
  std::size_t next = 0;
  for (std::size_t i = 0; i < tools.size(); ++i) {
    const ToolInfo& tool = tools[i];
    ToolPlan& decision = out.plan.tools[i];
    if (tool.provider_tool) {
      decision.name = tool.name;
      decision.wire_name = tool.provider_tool->name;
      decision.reason = why_not_sent(tool, options.provider);
      decision.sent = decision.reason.empty();
      if (decision.sent) sent.push_back({tool, decision.wire_name, {}, false, {}});
      continue;
    }
    decision = drawn.tools[next++];
    decision.wire_name = wire[i];
    const Rendering& one = render(tool.renderings, tool.parameters_schema, dialect_of(decision, profile));
    decision.wire = dialect::wire_shape(dialect_of(decision, profile));
    decision.wire.wrapped = one.wrapped;
    sent.push_back({tool, decision.wire_name, one.schema, decision.strict, one.examples});
    must = must || resolved(tool.strict, tool.toolkit_strict, options).mode == Strict::Mode::required;
  }
  out.tools = tools_json(options.provider, sent);
  if (options.provider == Provider::gemini && must)
    out.tool_config = R"({"functionCallingConfig":{"mode":"VALIDATED"}})";
  return out;
}

}  // namespace toolbind::request
