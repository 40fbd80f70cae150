// Building toolkits. Every change gives a new one; what they share is never written again.

#include "toolbind/toolkit.hpp"

#include <algorithm>
#include <magic_enum/magic_enum.hpp>
#include <stdexcept>

#include "call/batch.hpp"
#include "call/call_names.hpp"
#include "call/call_run.hpp"
#include "engine/engine.hpp"
#include "engine/messages.hpp"
#include "request/request_tools.hpp"

namespace toolbind {

std::string_view to_string(Status status) { return magic_enum::enum_name(status); }

namespace detail {

std::string ToolHandler::text(const ToolInfo& tool, const void* parameters) const {
  return encode(*tool.parameters, parameters);
}

Issues not_held(const ToolResult& result, std::string_view tool, bool failure) {
  const auto issue = [](std::string message) { return Issues{{"", "result", std::move(message)}}; };
  if (!result.tool || result.tool->name != tool)
    return issue("the result is of " + engine::quoted(result.tool ? result.tool->name : result.name) + ", not of " +
                 engine::quoted(tool));
  const bool has_value = result.status == Status::ok || result.status == Status::failed;
  if (!has_value || result.declared_failure != failure)
    return issue("the call ended with " + std::string(to_string(result.status)) + ": " + result.message_for_model);
  return {};
}

std::string value_text(const ToolResult& result) { return result.value.dump(); }

}  // namespace detail

Toolkit::Toolkit(std::vector<detail::BoundTool> tools)
    : Toolkit([&] {
        std::vector<detail::ToolEntry> entries;
        for (detail::BoundTool& tool : tools) entries.push_back({std::move(tool)});
        return entries;
      }()) {}

Toolkit::Toolkit(std::vector<detail::ToolEntry> entries) {
  auto index = std::make_shared<detail::ToolIndex>();
  index->tools = std::move(entries);
  std::vector<const ToolInfo*> infos;
  for (const detail::ToolEntry& entry : index->tools) infos.push_back(&entry.info());
  detail::each_name(infos, [&](std::string_view name, detail::Target target) { index->by_name.emplace(name, target); });
  index_ = std::move(index);
}

ToolResult Toolkit::dispatch(const ToolCall& call, const CallOptions& options) const {
  return CallRun(*index_, call, options).run();
}

ToolResult Toolkit::resume(const ToolCall& call, std::string_view token, const ApprovalDecision& decision,
                           const CallOptions& options) const {
  const Resumed resumed{token, decision};
  return CallRun(*index_, call, options, &resumed).run();
}

std::vector<ToolResult> Toolkit::dispatch_all(std::span<const ToolCall> calls, const CallOptions& options,
                                              const Parallelism& parallelism) const {
  if (calls.empty()) return {};
  return run_batch(index_, calls, options, parallelism);
}

Result<RequestTools> Toolkit::request_tools(const RequestOptions& options) const {
  std::vector<std::reference_wrapper<const ToolInfo>> enabled;
  for (const detail::ToolEntry& entry : index_->tools) {
    if (entry.enabled(options.user)) enabled.emplace_back(entry.info());
  }
  return request::request_tools(enabled, options);
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
  if (found != index_->by_name.end()) return engine::check(*found->second.parameters, json);
  std::vector<std::string_view> names;
  for (const detail::ToolEntry& entry : index_->tools) names.push_back(entry.info().name);
  return {{"", "tool", "unknown tool " + engine::quoted(name) + engine::suggestion(name, names)}};
}

std::vector<std::reference_wrapper<const ToolInfo>> Toolkit::tools() const {
  std::vector<std::reference_wrapper<const ToolInfo>> out;
  for (const detail::ToolEntry& entry : index_->tools) out.emplace_back(entry.info());
  return out;
}

Result<Toolkit> Toolkit::merge(const Toolkit& other) const {
  Issues issues;
  for (const detail::ToolEntry& entry : other.index_->tools) {
    for (const std::string_view name : detail::own_names(entry.info())) {
      const auto found = index_->by_name.find(name);
      if (found == index_->by_name.end()) continue;
      const ToolInfo& mine = index_->tools[found->second.tool].info();
      const auto names = detail::own_names(mine);
      if (std::find(names.begin(), names.end(), name) != names.end())
        issues.push_back({std::string(entry.info().name), "duplicate",
                          "the name " + engine::quoted(name) + " would mean two tools"});
    }
  }
  if (!issues.empty()) return issues;
  std::vector<detail::ToolEntry> all = index_->tools;
  all.insert(all.end(), other.index_->tools.begin(), other.index_->tools.end());
  return Toolkit(std::move(all));
}

Toolkit Toolkit::with_hooks(Hooks hooks) const {
  const auto shared = std::make_shared<const Hooks>(std::move(hooks));
  std::vector<detail::ToolEntry> all = index_->tools;
  for (detail::ToolEntry& entry : all) entry.hooks.push_back(shared);
  return Toolkit(std::move(all));
}

Toolkit Toolkit::with_settings(std::string_view tool, ToolSettings settings) const {
  std::vector<detail::ToolEntry> all = index_->tools;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const detail::ToolEntry& one) { return one.info().name == tool; });
  if (found == all.end()) throw std::out_of_range("there is no tool " + engine::quoted(tool));
  found->settings = std::move(settings);
  return Toolkit(std::move(all));
}

}  // namespace toolbind
