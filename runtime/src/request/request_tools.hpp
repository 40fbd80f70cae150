#pragma once
// A whole request: what to send of a list of tools.

#include <functional>
#include <span>

#include "toolbind/request.hpp"
#include "toolbind/result.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind::request {

using Tools = std::span<const std::reference_wrapper<const ToolInfo>>;

/// Issues, if a tool that must be strict can't be.
Result<RequestTools> request_tools(Tools tools, const RequestOptions& options);

}  // namespace toolbind::request
