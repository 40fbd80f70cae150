#pragma once
// Which tools of a request go strict.

#include <span>
#include <variant>

#include "dialect/render.hpp"
#include "toolbind/issue.hpp"
#include "toolbind/request.hpp"
#include "toolbind/tool_info.hpp"

namespace toolbind::request {

/// A tool's schema in one dialect, as far as a plan needs to know it.
struct Candidate {
  std::string_view shape;
  std::string refused;  ///< why the dialect can't say it
  std::size_t optionals = 0, unions = 0;
};

struct Planned {
  std::string_view name;
  Strict strict;                      ///< the tool's
  Strict toolkit_strict;              ///< what it falls back to if the request says nothing
  std::vector<Candidate> candidates;  ///< for the provider, the preferred one first; none: it has no strict mode
};

/// Issues, if a tool that must be strict can't be. Their path is the tool's name.
std::variant<StrictPlan, Issues> plan(std::span<const Planned> tools, const RequestOptions& options);

/// The dialects in which a provider takes strict schemas.
std::span<const dialect::Dialect* const> dialects_of(Provider provider);

}  // namespace toolbind::request
