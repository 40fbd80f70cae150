#pragma once
// A tool as each provider's API takes it.

#include <span>

#include "schema/model.hpp"
#include "toolbind/request.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind::request {

using schema::OrderedJson;

struct ToolText {
  std::string name, title, description;
  Annotations annotations{};
  OrderedJson schema;  ///< of the parameters, in the shape that is sent
  bool strict = false;
  OrderedJson success{};           ///< schema of the result; null: none
  OrderedJson provider_options{};  ///< by provider: fields to add to the tool
  OrderedJson meta{};
};

/// The value of the request's `tools`; for MCP, of the result of `tools/list`.
OrderedJson tools_json(Provider provider, std::span<const ToolText> tools);

}  // namespace toolbind::request
