#pragma once
// Everything a tool may be called.

#include <functional>
#include <span>

#include "toolbind/toolkit.hpp"

namespace toolbind::detail {

/// What it is really called comes first: the names of its own, then those of providers, then those that were made legal
/// for a provider. A name may come more than once: the first counts.
void each_name(std::span<const ToolInfo* const> tools, const std::function<void(std::string_view, Target)>& visit);

}  // namespace toolbind::detail
