#pragma once
// What stands for one approved call.

#include <string>
#include <string_view>

#include "toolbind/tool_call.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind {

/// Changes with the tool's digest, the call's id, and the arguments that the handler would get. It is no secret: it ties
/// a decision to a call, and does not prove who decided.
std::string approval_token(const ToolInfo& tool, const ToolCall& call, std::string_view canonical_arguments);

}  // namespace toolbind
