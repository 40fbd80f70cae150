#pragma once
// The way there: a natural value in the shape that a dialect asks for.

#include <string>
#include <string_view>

#include "toolbind/node.hpp"
#include "toolbind/options.hpp"

namespace toolbind::engine {

/// What a dialect makes of values.
struct WireShape {
  bool nullable = false;  ///< null for what is absent
  bool pairs = false;     ///< [{"key": "a", "value": 1}] for a map
  bool numbered = false;  ///< {"0": 1} for a tuple
};

/// `text` matches the node. The root is not wrapped.
std::string wire_text(const program::Node& node, std::string_view text, const WireShape& shape,
                      const Limits& limits = {});

}  // namespace toolbind::engine
