#pragma once
// Everything a tool may be called.

#include <functional>
#include <span>

#include "toolbind/toolkit.hpp"

namespace toolbind::detail {

/// What it is really called comes first: names of calls that pick an alternative, its own name, the provider's, then
/// those that were made legal for a provider. A name may come more than once: the first counts.
void each_name(std::span<const ToolInfo* const> tools, const std::function<void(std::string_view, Target)>& visit);

/// What it is really called: its own name, the provider's, and those of calls.
std::vector<std::string_view> own_names(const ToolInfo& tool);

}  // namespace toolbind::detail
