#pragma once
// Schemas in a model's dialects: those that were made with the tool, and those that have yet to be made.

#include <map>
#include <span>

#include "request/plan.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind::request {

class Renderer {
 public:
  explicit Renderer(std::string_view root_key = "input") : root_key_(root_key) {}

  const Rendering& operator()(std::span<const Rendering> made, std::string_view natural,
                              const dialect::Dialect& dialect);

 private:
  struct Kept {
    std::string schema, refused;
    Rendering rendering;
  };
  std::string_view root_key_;
  std::map<std::pair<const char*, std::string_view>, Kept> kept_;
};

/// What of a tool or an output a plan needs to know.
template <class Info>
Planned planned(const Info& info, std::string_view natural, const Profile& profile, Renderer& render) {
  Planned out{info.name, info.strict, info.toolkit_strict, {}};
  for (const dialect::Dialect* dialect : profile.dialects) {
    const Rendering& one = render(info.renderings, natural, *dialect);
    out.candidates.push_back({dialect->name, std::string(one.refused), one.optionals, one.unions});
  }
  return out;
}

/// The one that was decided on.
const dialect::Dialect& dialect_of(const ToolPlan& decision, const Profile& profile);

/// The request's own models, then those of the specs, as JSON texts.
RequestOptions with_models(RequestOptions options, std::span<const std::string_view> specs);

}  // namespace toolbind::request
