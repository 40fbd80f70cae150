#include "call/call_names.hpp"

#include <algorithm>
#include <magic_enum/magic_enum.hpp>

#include "engine/messages.hpp"
#include "request/names.hpp"

namespace toolbind::detail {
namespace {

std::span<const CallName> calls_of(const ToolInfo& tool) {
  return tool.provider_tool ? tool.provider_tool->call_names : std::span<const CallName>();
}

}  // namespace

std::vector<std::string_view> own_names(const ToolInfo& tool) {
  std::vector<std::string_view> out{tool.name};
  for (const CallName& one : calls_of(tool)) {
    if (one.name != tool.name) out.push_back(one.name);
  }
  if (tool.provider_tool && !tool.provider_tool->name.empty() && tool.provider_tool->name != tool.name)
    out.push_back(tool.provider_tool->name);
  return out;
}

void each_name(std::span<const ToolInfo* const> tools, const std::function<void(std::string_view, Target)>& visit) {
  std::vector<std::string_view> names;
  for (const ToolInfo* tool : tools) names.push_back(tool->name);
  for (std::size_t i = 0; i < tools.size(); ++i) {
    for (const CallName& one : calls_of(*tools[i])) visit(one.name, {i, one.parameters});
    visit(tools[i]->name, {i, tools[i]->parameters});
  }
  for (std::size_t i = 0; i < tools.size(); ++i) {
    const ProviderTool* own = tools[i]->provider_tool;
    if (own && !own->name.empty()) visit(own->name, {i, tools[i]->parameters});
  }
  for (const Provider provider : magic_enum::enum_values<Provider>()) {
    const bool all_legal = std::all_of(names.begin(), names.end(),
                                       [&](std::string_view name) { return request::legal_name(provider, name); });
    if (all_legal) continue;
    const std::vector<std::string> wire = request::wire_names(provider, names);
    for (std::size_t i = 0; i < tools.size(); ++i) visit(wire[i], {i, tools[i]->parameters});
  }
}

std::optional<Target> target_named(std::span<const ToolInfo> tools, std::string_view name) {
  for (std::size_t i = 0; i < tools.size(); ++i) {
    for (const CallName& one : calls_of(tools[i])) {
      if (one.name == name) return Target{i, one.parameters};
    }
    if (tools[i].name == name) return Target{i, tools[i].parameters};
  }
  std::vector<const ToolInfo*> infos;
  for (const ToolInfo& tool : tools) infos.push_back(&tool);
  std::optional<Target> out;
  each_name(infos, [&](std::string_view one, Target target) {
    if (!out && one == name) out = target;
  });
  return out;
}

std::string_view arguments_of(const ToolCall& call) {
  return call.arguments.empty() ? "{}" : std::string_view(call.arguments);
}

Issues unknown_tool(std::span<const ToolInfo> tools, std::string_view name) {
  std::vector<std::string_view> names;
  for (const ToolInfo& tool : tools) names.push_back(tool.name);
  return {{"", "tool", "unknown tool " + engine::quoted(name) + engine::suggestion(name, names)}};
}

}  // namespace toolbind::detail
