#pragma once
// Which tools of a request go strict.

#include <span>
#include <variant>

#include "request/profile.hpp"
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
  bool output = false;                ///< no tool: it counts, but is none of the strict tools
  bool always = false;                ///< its schema is enforced whatever is said of strictness
};

/// What of the budgets is used up. Outputs come first, then tools that must be strict, then wishes by priority.
/// Issues, if a tool that must be strict can't be. Their path is the tool's name.
std::variant<StrictPlan, Issues> plan(std::span<const Planned> tools, const RequestOptions& options,
                                      const Profile& profile);

/// The tool's, else the request's, else the toolkit's, else: strict, if that is possible.
Strict resolved(const Strict& tool, const Strict& toolkit, const RequestOptions& options);

}  // namespace toolbind::request
