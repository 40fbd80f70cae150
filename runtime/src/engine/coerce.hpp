#pragma once
// Values that were written as something else, for programs that would rather guess than ask again.

#include <optional>
#include <string>
#include <string_view>

#include "toolbind/issue.hpp"
#include "toolbind/node.hpp"
#include "toolbind/options.hpp"

namespace toolbind::engine {

struct Coerced {
  std::string text;
  Issues coercions;  ///< by place, what was taken for what
};

/// A natural text that does not match, with its misfits put right as far as that is possible:
///
///     "5" for a number, "true" for a boolean, "{\"a\":1}" for an object or an array, x for a list of just x
///
/// Nothing, if there is nothing to put right or it would take too much work.
std::optional<Coerced> coerced_text(const program::Node& node, std::string_view text, const Limits& limits);

}  // namespace toolbind::engine
