#pragma once
// A tool as each provider's API takes it. Texts are put together as they are: no document is built.

#include <span>
#include <string>

#include "toolbind/request.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind::request {

struct PlannedTool {
  const ToolInfo& info;
  std::string_view wire_name;
  std::string_view schema;  ///< in the shape that is sent
  bool strict;
  std::string_view examples;  ///< in the same shape
};

/// The value of the request's `tools`; for MCP, of the result of `tools/list`.
std::string tools_json(Provider provider, std::span<const PlannedTool> tools);

}  // namespace toolbind::request
