#pragma once
// The schemas of a tool or an output in all dialects.

#include "generator/spec/spec.hpp"
#include "request/renderings.hpp"

namespace toolbind::gen {

using request::Renderings;

Renderings renderings_of(const Tool& tool);
/// Precondition: it has a schema.
Renderings renderings_of(const Output& output);

/// The schema of what the tool returns, as MCP wants it; empty: nothing is returned.
request::SuccessSchema success_schema(const Tool& tool);

/// Is the answer's text the value?
bool is_plain(const Output& output);

}  // namespace toolbind::gen
