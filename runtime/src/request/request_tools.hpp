#pragma once
// A whole request: what to send of a list of tools.

#include <functional>
#include <span>

#include "toolbind/request.hpp"
#include "toolbind/result.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind::request {

/// Issues, if a tool that must be strict can't be.
Result<RequestTools> request_tools(std::span<const std::reference_wrapper<const ToolInfo>> tools,
                                   const RequestOptions& options);

}  // namespace toolbind::request
