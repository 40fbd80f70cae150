#pragma once
// The compiled form of a pattern in a type program.

#include "text/pattern.hpp"
#include "toolbind/node.hpp"

namespace toolbind::engine {

/// Compiled at the first use and kept for the life of the program. The pattern was compiled once when the schema was
/// read, so it is known to be good. Thread-safe.
const text::Pattern& compiled(const program::Pattern& pattern);

}  // namespace toolbind::engine
