#pragma once
// The values that absent properties have.

#include <optional>
#include <string>
#include <string_view>

#include "toolbind/node.hpp"
#include "toolbind/options.hpp"

namespace toolbind::engine {

/// A text that matches the node, with the defaults of absent properties written into it. Only nodes made at run time know
/// defaults: C++ members have theirs as initialisers. Nothing, if it would take too much work.
std::optional<std::string> with_defaults(const program::Node& node, std::string_view text, const Limits& limits = {});

}  // namespace toolbind::engine
