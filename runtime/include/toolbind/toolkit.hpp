#pragma once
// The dispatcher: tools and their handlers, ready to answer calls.
//
//     weather::Handlers handlers;
//     toolbind::Toolkit toolkit = weather::bind(handlers);
//     toolbind::ToolResult result = toolkit.dispatch({.id = "1", .name = "get_weather", .arguments = text});
//
// A Toolkit is immutable and cheap to copy; many threads may use it at once, as far as the handlers allow it. Handlers
// are not copied: they must outlive the toolkit.

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "toolbind/bind.hpp"
#include "toolbind/call_options.hpp"
#include "toolbind/dynamic_tool.hpp"
#include "toolbind/hooks.hpp"
#include "toolbind/json.hpp"
#include "toolbind/request.hpp"

namespace toolbind {

namespace detail {
struct ToolEntry;
struct ToolIndex;
}  // namespace detail

class Toolkit {
 public:
  Toolkit() : Toolkit(std::vector<detail::BoundTool>{}) {}
  explicit Toolkit(std::vector<detail::BoundTool> tools);

  /// Decodes the arguments, runs the handler, gives its result, all in the caller's thread. Never throws: every failure
  /// is a status.
  ToolResult dispatch(const ToolCall& call, const CallOptions& options = {}) const;

  /// Goes on with a call that ended with `approval_required`. The token must be that result's, and the call the same;
  /// otherwise it is denied.
  ToolResult resume(const ToolCall& call, std::string_view token, const ApprovalDecision& decision,
                    const CallOptions& options = {}) const;

  /// Results in the order of the calls. Calls run at the same time; one whose time is up, or that does not stop when it
  /// is asked to, is left behind (not with `calls = 1`). Approvers are asked about one call after the other, and progress
  /// is heard one after the other: functions that block there hold up the end.
  std::vector<ToolResult> dispatch_all(std::span<const ToolCall> calls, const CallOptions& options = {},
                                       const Parallelism& parallelism = {}) const;

  /// The tools as the provider's request has them. Issues, if a tool that must be strict can't be.
  Result<RequestTools> request_tools(const RequestOptions& options = {}) const;

  /// How well each of the models can serve these tools, the best first; of equals the one that was named first.
  std::vector<ModelFit> fit_models(std::span<const std::string> models, const RequestOptions& options = {}) const;

  /// What is wrong with the arguments of a tool; an unknown name is an issue too.
  Issues validate(std::string_view name, std::string_view json) const;

  std::vector<std::reference_wrapper<const ToolInfo>> tools() const;

  /// The tools of both. Issues, if one name would mean two tools.
  Result<Toolkit> merge(const Toolkit& other) const;
  /// With a tool that is described while the program runs. Issues, if its schemas can't be used.
  Result<Toolkit> with_dynamic(const DynamicTool& tool, DynamicHandler handler) const;
  /// Called for every tool that is in the toolkit now, after the hooks that are there already.
  Toolkit with_hooks(Hooks hooks) const;
  /// In place of those the tool had. Throws std::out_of_range for an unknown tool.
  Toolkit with_settings(std::string_view tool, ToolSettings settings) const;

 private:
  explicit Toolkit(std::vector<detail::ToolEntry> entries);
  std::shared_ptr<const detail::ToolIndex> index_;
};

/// The value of a result as the tool's own type: `toolbind::success_of<GetWeather>(result)`.
template <class Tool>
Result<typename Tool::Success> success_of(const ToolResult& result);
template <class Tool>
Result<typename Tool::Failure> failure_of(const ToolResult& result);

namespace detail {
/// Why the value is no such thing; none: it is.
Issues not_held(const ToolResult& result, std::string_view tool, bool failure);
std::string value_text(const ToolResult& result);
}  // namespace detail

template <class Tool>
Result<typename Tool::Success> success_of(const ToolResult& result) {
  if (Issues issues = detail::not_held(result, Tool::name, false); !issues.empty()) return issues;
  if constexpr (std::is_same_v<typename Tool::Success, Nothing>)
    return Nothing{};
  else
    return detail::decode<typename Tool::Success>(*result.tool->success, detail::value_text(result), {});
}

template <class Tool>
Result<typename Tool::Failure> failure_of(const ToolResult& result) {
  if (Issues issues = detail::not_held(result, Tool::name, true); !issues.empty()) return issues;
  return detail::decode<typename Tool::Failure>(*result.tool->failure, detail::value_text(result), {});
}

}  // namespace toolbind
