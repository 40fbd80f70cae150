// Dispatch: finds the tool, runs it, and turns whatever happens into a result. Results are checked against their schema
// before they leave.

#include "toolbind/toolkit.hpp"

#include <algorithm>
#include <magic_enum/magic_enum.hpp>
#include <unordered_map>

#include "engine/engine.hpp"
#include "engine/messages.hpp"
#include "request/request_tools.hpp"
#include "toolkit/call_names.hpp"

namespace toolbind {

namespace {

struct TextHash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

}  // namespace

struct Toolkit::Index {
  std::vector<detail::BoundTool> tools;
  std::vector<std::string_view> names;
  std::unordered_map<std::string, detail::Target, TextHash, std::equal_to<>> by_name;
};

std::string_view to_string(Status status) { return magic_enum::enum_name(status); }

Toolkit::Toolkit(std::vector<detail::BoundTool> tools) {
  auto index = std::make_shared<Index>();
  index->tools = std::move(tools);
  std::vector<const ToolInfo*> infos;
  for (const detail::BoundTool& tool : index->tools) {
    index->names.push_back(tool.info->name);
    infos.push_back(tool.info);
  }
  detail::each_name(infos, [&](std::string_view name, detail::Target target) { index->by_name.emplace(name, target); });
  index_ = std::move(index);
}

namespace {

ToolResult rejected(ToolResult result, Status status, std::string message) {
  result.status = status;
  result.message_for_model = std::move(message);
  return result;
}

/// A tool that the provider runs: there is nothing to answer.
ToolResult not_ours(ToolResult result, const ToolCall& call, const program::Node& parameters) {
  result.issues = engine::check(parameters, detail::arguments_of(call));
  if (call.provider_executed) return result;
  result.log = "the tool has no handler: its provider is expected to run it";
  return rejected(std::move(result), Status::handler_error, "the tool failed with an internal error");
}

ToolResult answered(ToolResult result, const ToolInfo& info, detail::Answer answer) {
  result.status = answer.failed ? Status::failed : Status::ok;
  const program::Node* schema = answer.failed ? info.failure : info.success;
  if (schema) result.issues = engine::check(*schema, answer.json);
  if (!result.issues.empty()) {
    result.log = "the handler's result breaks its schema:\n" + to_string(result.issues);
    return rejected(std::move(result), Status::invalid_result, "the tool failed: it produced an invalid result");
  }
  result.value = Json::parse(answer.json);
  result.message_for_model = std::move(answer.json);
  return result;
}

}  // namespace

namespace {

/// What a plan says of a tool that is called by this name; null: nothing.
const ToolPlan* planned_as(const StrictPlan* plan, std::string_view name) {
  if (!plan) return nullptr;
  const auto found = std::find_if(plan->tools.begin(), plan->tools.end(),
                                  [&](const ToolPlan& one) { return one.sent && one.wire_name == name; });
  return found == plan->tools.end() ? nullptr : &*found;
}

}  // namespace

ToolResult Toolkit::dispatch(const ToolCall& call, const CallOptions& options) const {
  ToolResult result{.id = call.id, .name = call.name};
  const ToolPlan* const sent = planned_as(options.plan, call.name);
  // A provider's own tool is known by the provider's names, which may say more than the plan.
  auto found = index_->by_name.find(sent ? sent->name : call.name);
  if (found != index_->by_name.end() && index_->tools[found->second.tool].info->provider_tool)
    found = index_->by_name.find(call.name);
  if (found == index_->by_name.end()) {
    return rejected(std::move(result), Status::unknown_tool,
                    "unknown tool " + engine::quoted(call.name) + engine::suggestion(call.name, index_->names) +
                        " The tools are " + engine::listed(index_->names));
  }
  const detail::BoundTool& tool = index_->tools[found->second.tool];
  CallContext context{result.id, *tool.info};
  detail::Arguments arguments{
      detail::arguments_of(call), *found->second.parameters, {.limits = options.limits, .wire = true}};
  if (sent) arguments.options.sent = sent->wire;
  if (!tool.invoke || call.provider_executed) return not_ours(std::move(result), call, arguments.node);
  try {
    detail::Answer answer = tool.invoke(arguments, context, result.issues);
    if (result.issues.empty()) return answered(std::move(result), *tool.info, std::move(answer));
    std::string message = "invalid arguments for " + engine::quoted(call.name) + ":\n" + to_string(result.issues);
    return rejected(std::move(result), Status::invalid_arguments, std::move(message));
  } catch (const EncodeError& error) {
    result.log = error.what();
    return rejected(std::move(result), Status::invalid_result, "the tool failed: it produced an invalid result");
  } catch (const std::exception& error) {
    result.log = error.what();
  } catch (...) {
    result.log = "an exception that is no std::exception";
  }
  return rejected(std::move(result), Status::handler_error, "the tool failed with an internal error");
}

Result<RequestTools> Toolkit::request_tools(const RequestOptions& options) const {
  return request::request_tools(tools(), options);
}

std::vector<ModelFit> Toolkit::fit_models(std::span<const std::string> models, const RequestOptions& options) const {
  std::vector<ModelFit> out;
  for (const std::string& model : models) {
    RequestOptions asked = options;
    asked.model = model;
    asked.on_unmet_strict = UnmetStrict::refuse;
    const auto request = request_tools(asked);
    out.push_back({model, request.has_value(), request ? request->plan.strict_tools : 0, request.error()});
  }
  std::stable_sort(out.begin(), out.end(), [](const ModelFit& a, const ModelFit& b) {
    return std::pair(a.fits, a.strict_tools) > std::pair(b.fits, b.strict_tools);
  });
  return out;
}

Issues Toolkit::validate(std::string_view name, std::string_view json) const {
  const auto found = index_->by_name.find(name);
  if (found == index_->by_name.end()) {
    return {{"", "tool", "unknown tool " + engine::quoted(name) + engine::suggestion(name, index_->names)}};
  }
  return engine::check(*found->second.parameters, json);
}

std::vector<std::reference_wrapper<const ToolInfo>> Toolkit::tools() const {
  std::vector<std::reference_wrapper<const ToolInfo>> out;
  for (const detail::BoundTool& tool : index_->tools) out.push_back(*tool.info);
  return out;
}

}  // namespace toolbind
