#pragma once
// Several calls at the same time.

#include "call/index.hpp"

namespace toolbind {

/// Precondition: there are calls.
std::vector<ToolResult> run_batch(std::shared_ptr<const detail::ToolIndex> index, std::span<const ToolCall> calls,
                                  const CallOptions& options, const Parallelism& parallelism);

}  // namespace toolbind
