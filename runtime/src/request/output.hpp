#pragma once
// An answer that is a value: how it is asked for.

#include <optional>

#include "request/renderer.hpp"

namespace toolbind::request {

/// Gemini takes any root; elsewhere one that is no object becomes {"response": ...}.
Renderer output_renderer(Provider provider);

/// Its share of a request's budgets; nothing for plain text.
std::optional<Planned> planned_output(const OutputInfo& output, const RequestOptions& options, const Profile& profile,
                                      Renderer& render);

}  // namespace toolbind::request
