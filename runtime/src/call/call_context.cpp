#include "toolbind/call_context.hpp"

#include "engine/engine.hpp"

namespace toolbind {

/// One that breaks its schema does not leave either.
void CallContext::pass_on(std::string json) const {
  if (!engine::check(*tool.success, json).empty()) return;
  ToolResult result;
  result.id = call_id;
  result.name = tool.name;
  result.tool = std::shared_ptr<const ToolInfo>(std::shared_ptr<void>(), &tool);  // the call keeps it
  result.preliminary = true;
  result.value = Json::parse(json);
  result.message_for_model = std::move(json);
  options.on_preliminary(result);
}

}  // namespace toolbind
