#pragma once
// One member of a struct alone.

#include <optional>
#include <string_view>

#include "toolbind/issue.hpp"
#include "toolbind/node.hpp"
#include "toolbind/options.hpp"

namespace toolbind::engine {

/// Stores the value of one member in a struct that exists; with `options.wire` also in the shapes of strict schemas. With
/// issues, nothing was stored. Nothing: the schema names no such member.
std::optional<Issues> decode_member(const program::Node& node, std::string_view key, std::string_view value,
                                    void* target, const DecodeOptions& options);

}  // namespace toolbind::engine
