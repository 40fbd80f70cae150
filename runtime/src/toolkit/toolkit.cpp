// Dispatch: finds the tool, runs it, and turns whatever happens into a result. Results are checked against their schema
// before they leave.

#include "toolbind/toolkit.hpp"

#include <magic_enum/magic_enum.hpp>
#include <unordered_map>

#include "engine/engine.hpp"
#include "engine/messages.hpp"
#include "request/request_tools.hpp"

namespace toolbind {

struct Toolkit::Index {
  std::vector<detail::BoundTool> tools;
  std::vector<std::string_view> names;
  std::unordered_map<std::string_view, std::size_t> by_name;
};

std::string_view to_string(Status status) { return magic_enum::enum_name(status); }

Toolkit::Toolkit(std::vector<detail::BoundTool> tools) {
  auto index = std::make_shared<Index>();
  index->tools = std::move(tools);
  for (std::size_t i = 0; i < index->tools.size(); ++i) {
    index->names.push_back(index->tools[i].info->name);
    index->by_name.emplace(index->tools[i].info->name, i);
  }
  index_ = std::move(index);
}

namespace {

ToolResult rejected(ToolResult result, Status status, std::string message) {
  result.status = status;
  result.message_for_model = std::move(message);
  return result;
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

namespace detail {

Issues unknown_tool(std::span<const ToolInfo> tools, std::string_view name) {
  std::vector<std::string_view> names;
  for (const ToolInfo& tool : tools) names.push_back(tool.name);
  return {{"", "tool", "unknown tool " + engine::quoted(name) + engine::suggestion(name, names)}};
}

}  // namespace detail

ToolResult Toolkit::dispatch(const ToolCall& call) const {
  ToolResult result{.id = call.id, .name = call.name};
  const auto found = index_->by_name.find(call.name);
  if (found == index_->by_name.end()) {
    return rejected(std::move(result), Status::unknown_tool,
                    "unknown tool " + engine::quoted(call.name) + engine::suggestion(call.name, index_->names) +
                        " The tools are " + engine::listed(index_->names));
  }
  const detail::BoundTool& tool = index_->tools[found->second];
  CallContext context{result.id, *tool.info};
  try {
    detail::Answer answer = tool.invoke(call, context, result.issues);
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

Issues Toolkit::validate(std::string_view name, std::string_view json) const {
  const auto found = index_->by_name.find(name);
  if (found == index_->by_name.end()) {
    return {{"", "tool", "unknown tool " + engine::quoted(name) + engine::suggestion(name, index_->names)}};
  }
  return index_->tools[found->second].info->check(json);
}

std::vector<std::reference_wrapper<const ToolInfo>> Toolkit::tools() const {
  std::vector<std::reference_wrapper<const ToolInfo>> out;
  for (const detail::BoundTool& tool : index_->tools) out.push_back(*tool.info);
  return out;
}

}  // namespace toolbind
