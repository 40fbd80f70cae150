// "did you mean": the known name that a misspelt one most likely stands for.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace toolbind::text {

/// The entry of `known` nearest to `wanted`, or nothing when none is near enough to be a useful suggestion.
/// Letter case and the choice between `_`, `-` and space hardly count; a swap of neighbours counts once. Of equally near
/// names the first wins. Names beyond 64 bytes are never near. The result points into `known`.
///
///     nearest("tempertaure", names) -> "temperature"
std::optional<std::string_view> nearest(std::string_view wanted, std::span<const std::string_view> known);

}  // namespace toolbind::text
