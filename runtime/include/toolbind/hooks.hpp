#pragma once
// What a program wants to do with every call. Given to Toolkit::with_hooks; called in the thread of the call.

#include <any>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "toolbind/tool_call.hpp"
#include "toolbind/tool_result.hpp"

namespace toolbind {

struct HookCall {
  const ToolCall& call;
  const ToolInfo& tool;
  std::string_view arguments;  ///< JSON: what the handler is given, with defaults; empty: they could not be decoded
  const std::any& user;        ///< CallOptions::user
};

/// Any of them may be empty. One that throws ends the call: before the handler it is not run, after it its result is
/// withheld.
struct Hooks {
  /// The model's arguments are wrong: another text to try, or nothing.
  std::function<std::optional<std::string>(const HookCall&, const Issues&)> repair{};
  /// Why the call may not run (`denied`, and the model is told), or nothing.
  std::function<std::optional<std::string>(const HookCall&)> guard_input{};
  std::function<void(const HookCall&)> before_call{};
  /// Why the result may not leave (`denied`), or nothing. Asked about successes and declared failures.
  std::function<std::optional<std::string>(const HookCall&, const ToolResult&)> guard_output{};
  /// What the model is shown in place of the message, or nothing.
  std::function<std::optional<std::vector<ContentPart>>(const HookCall&, const ToolResult&)> rewrite{};
  /// The call of a tool with a handler has ended, however it did. Of one that was left behind: when its handler is done.
  std::function<void(const HookCall&, const ToolResult&)> after_call{};
};

}  // namespace toolbind
