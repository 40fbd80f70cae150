#pragma once
// The engine's doors: decode a JSON text into a C++ value, or check it, by a type program.

#include <string_view>

#include "toolbind/issue.hpp"
#include "toolbind/node.hpp"
#include "toolbind/options.hpp"

namespace toolbind::engine {

/// Fills `target`, a default-constructed object of the node's C++ type. No issues: it was filled. Otherwise its
/// content is unspecified.
Issues decode(const program::Node& node, std::string_view text, void* target, const DecodeOptions& options = {});

/// Exactly what the schema says; nothing about what a C++ type can hold.
Issues check(const program::Node& node, std::string_view text, const Limits& limits = {});

/// Would decode fill its target? Takes the steps it needs from `work`; false when that is used up.
bool accepts(const program::Node& node, std::string_view text, const Limits& limits, std::uint64_t& work);

/// How many issues check would find, at the cost of `work`.
std::size_t count_issues(const program::Node& node, std::string_view text, const Limits& limits, std::uint64_t& work);

}  // namespace toolbind::engine
