#include "request/request_tools.hpp"

#include <algorithm>

#include "request/plan.hpp"
#include "request/tool_json.hpp"

namespace toolbind::request {
namespace {

const Rendering* rendering(const ToolInfo& tool, std::string_view shape) {
  const auto found = std::find_if(tool.renderings.begin(), tool.renderings.end(),
                                  [&](const Rendering& one) { return one.shape == shape; });
  return found == tool.renderings.end() ? nullptr : &*found;
}

Planned planned(const ToolInfo& tool, Provider provider) {
  Planned out{tool.name, tool.strict, tool.toolkit_strict, {}};
  for (const dialect::Dialect* dialect : dialects_of(provider)) {
    if (const Rendering* one = rendering(tool, dialect->name))
      out.candidates.push_back({one->shape, std::string(one->refused), one->optionals, one->unions});
  }
  return out;
}

}  // namespace

Result<RequestTools> request_tools(std::span<const std::reference_wrapper<const ToolInfo>> tools,
                                   const RequestOptions& options) {
  std::vector<Planned> wishes;
  for (const ToolInfo& tool : tools) wishes.push_back(planned(tool, options.provider));
  auto decided = plan(wishes, options);
  if (auto* issues = std::get_if<Issues>(&decided)) return std::move(*issues);

  RequestTools out;
  out.plan = std::get<StrictPlan>(std::move(decided));
  std::vector<PlannedTool> sent;
  bool must = false;
  for (std::size_t i = 0; i < tools.size(); ++i) {
    const ToolInfo& tool = tools[i];
    const ToolPlan& decision = out.plan.tools[i];
    const Rendering* one = rendering(tool, decision.shape);
    sent.push_back({tool, one ? one->schema : tool.parameters_schema, decision.strict});
    must = must || tool.strict.mode == Strict::Mode::required;
  }
  out.tools = tools_json(options.provider, sent);
  if (options.provider == Provider::gemini && must)
    out.tool_config = R"({"functionCallingConfig":{"mode":"VALIDATED"}})";
  return out;
}

}  // namespace toolbind::request
