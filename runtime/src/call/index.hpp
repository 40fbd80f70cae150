#pragma once
// What a toolkit consists of, once it is built.

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "toolbind/toolkit.hpp"

namespace toolbind::detail {

struct ToolEntry {
  BoundTool bound;
  ToolSettings settings{};
  std::vector<std::shared_ptr<const Hooks>> hooks{};

  const ToolInfo& info() const { return *bound.info; }
  std::shared_ptr<const ToolInfo> shared_info() const { return {bound.belongings, bound.info}; }
  bool enabled(const std::any& user) const { return !settings.enabled || settings.enabled(user); }
};

struct ToolIndex {
  struct TextHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
  };

  std::vector<ToolEntry> tools;
  std::unordered_map<std::string, Target, TextHash, std::equal_to<>> by_name;
};

}  // namespace toolbind::detail
