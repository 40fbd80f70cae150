#pragma once
// The tools of a spec as a request to a provider.

#include <variant>

#include "generator/spec/spec.hpp"
#include "request/plan.hpp"
#include "request/tool_json.hpp"

namespace toolbind::gen {

struct RenderedRequest {
  OrderedJson tools;
  StrictPlan plan;
  std::vector<std::vector<dialect::Note>> notes;  ///< by tool: what was done to the schema that is sent
};

/// Issues, if a tool that must be strict can't be.
std::variant<RenderedRequest, Issues> render_request(const Spec& spec, const RequestOptions& options);

}  // namespace toolbind::gen
