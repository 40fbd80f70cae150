#pragma once
// The generated half of each group: its tool's check, and a decoded value written again.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <toolbind/generated.hpp>
#include <vector>

namespace conformance {

struct GeneratedTool {
  const toolbind::ToolInfo* info;
  /// Decodes; without issues, encodes again. Gives the issues.
  toolbind::Issues (*round_trip)(const toolbind::ToolInfo&, std::string_view json, std::string& encoded);
};

template <class Tool>
toolbind::Issues round_trip(const toolbind::ToolInfo& info, std::string_view json, std::string& encoded) {
  const auto value = toolbind::detail::decode<typename Tool::Parameters>(*info.parameters, json, {});
  if (!value) return value.error();
  encoded = toolbind::detail::encode(*info.parameters, &*value);
  return {};
}

template <class... Tool>
std::vector<GeneratedTool> generated(std::span<const toolbind::ToolInfo> infos, toolbind::ToolSet<Tool...>) {
  std::size_t i = 0;
  std::vector<GeneratedTool> out;
  (out.push_back({&infos[i++], round_trip<Tool>}), ...);
  return out;
}

/// By chunk.
std::vector<GeneratedTool> generated_chunk(std::size_t chunk);

}  // namespace conformance
