#pragma once
// The way back from the shapes in which dialects ask for a value.

#include <optional>
#include <string>
#include <string_view>

#include "toolbind/issue.hpp"
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
/// For a text that does not match as it stands. Nothing, if there is nothing to change or it would take too much work.
/// What comes out has yet to be decoded.
std::optional<std::string> natural_text(const program::Node& node, std::string_view text, const DecodeOptions& options);

/// The same for a text that has the shape that was sent, or the wrapped root without which nothing can be sent; nothing,
/// if it has not. To be asked before the text is taken as it stands.
std::optional<std::string> sent_text(const program::Node& node, std::string_view text, const DecodeOptions& options);

/// The places of a natural text, in the text it was made from: `/a` -> `/input/0/value`.
Issues at_wire_places(Issues issues, std::string_view wire, std::string_view natural, std::string_view root_key);

}  // namespace toolbind::engine
