#pragma once
// The way there: a natural value in the shape that a dialect asks for.

#include <optional>
#include <string>
#include <string_view>

#include "toolbind/node.hpp"
#include "toolbind/options.hpp"

namespace toolbind::engine {

/// `text` matches the node. The root is not wrapped, whatever the shape says. Nothing, if it has properties that a closed
/// schema does not name.
std::optional<std::string> wire_text(const program::Node& node, std::string_view text, const WireShape& shape,
                                     const Limits& limits = {});

/// An object that is open to anything is no map, and never sent as pairs.
bool is_typed(const program::Map& map);

}  // namespace toolbind::engine
