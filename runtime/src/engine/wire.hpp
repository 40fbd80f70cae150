#pragma once
// The way back from the shapes in which dialects ask for a value.

#include <optional>
#include <string>
#include <string_view>

#include "toolbind/node.hpp"
#include "toolbind/options.hpp"

namespace toolbind::engine {

/// The natural form of a text that was written for a rewritten schema:
///
///     null for an absent property                  ->  absent
///     [{"key": "a", "value": 1}]  for a map        ->  {"a": 1}
///     {"0": 1, "1": "x"}          for a tuple      ->  [1, "x"]
///     {"input": x}                for a root x     ->  x
///     "CELSIUS"                   for one "celsius"->  "celsius"
///
/// Only where the text as it stands does not match: what is exact stays as it is. Nothing, if there is nothing to change
/// or it would take too much work. What comes out has yet to be decoded.
std::optional<std::string> natural_text(const program::Node& node, std::string_view text, const Limits& limits);

}  // namespace toolbind::engine
