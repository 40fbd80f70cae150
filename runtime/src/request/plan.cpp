// Required tools first, then wishes by priority, then in order; each takes its share of the request's budgets.

#include "request/plan.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "request/profile.hpp"

namespace toolbind::request {
namespace {

/// What all strict tools of one request may use together.
struct Budget {
  std::size_t tools, optionals, unions;
};
constexpr Budget unlimited{~std::size_t{0}, ~std::size_t{0}, ~std::size_t{0}};
constexpr Budget anthropic_budget{20, 24, 16};

constexpr const dialect::Dialect* openai_dialects[] = {&dialect::openai};
constexpr const dialect::Dialect* anthropic_dialects[] = {&dialect::anthropic, &dialect::anthropic_nullable};
constexpr const dialect::Dialect* gemini_dialects[] = {&dialect::gemini};

/// The tool's, else the request's, else the toolkit's, else: strict, if that is possible.
Strict resolved(const Planned& tool, const RequestOptions& options) {
  if (tool.strict.mode != Strict::Mode::unset) return tool.strict;
  if (!options.strict && tool.toolkit_strict.mode != Strict::Mode::unset) return tool.toolkit_strict;
  if (!options.strict) return {Strict::Mode::priority, 1};
  return {*options.strict ? Strict::Mode::required : Strict::Mode::never, 0};
}

double rank(const Strict& strict) {
  return strict.mode == Strict::Mode::required ? std::numeric_limits<double>::infinity() : strict.priority;
}

class Planner {
 public:
  Planner(std::span<const Planned> tools, const RequestOptions& options)
      : tools_(tools),
        options_(options),
        budget_(options.provider == Provider::anthropic ? anthropic_budget : unlimited),
        profile_(profile_of(options.provider, options.model)) {}

  std::variant<StrictPlan, Issues> run() {
    for (const Planned& tool : tools_) plan_.tools.push_back({std::string(tool.name), false, "natural", ""});
    std::vector<std::size_t> order(tools_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return rank(resolved(tools_[a], options_)) > rank(resolved(tools_[b], options_));
    });
    for (const std::size_t i : order) decide(i);
    if (!issues_.empty()) return std::move(issues_);
    return std::move(plan_);
  }

 private:
  void decide(std::size_t index) {
    const Planned& tool = tools_[index];
    const Strict strict = resolved(tool, options_);
    ToolPlan& out = plan_.tools[index];
    if (strict.mode == Strict::Mode::never) {
      out.reason = "strict is off";
      return;
    }
    out.reason = why_not(tool, out);
    out.strict = out.reason.empty();
    const bool unmet = !out.strict && strict.mode == Strict::Mode::required && options_.provider != Provider::mcp;
    if (unmet && options_.on_unmet_strict == UnmetStrict::refuse) {
      issues_.push_back({std::string(tool.name), "strict",
                         "tool '" + std::string(tool.name) + "' must be strict, and can't be: " + out.reason});
    }
  }

  /// Takes the tool's share of the budget; or says why there is none to take.
  std::string why_not(const Planned& tool, ToolPlan& out) {
    if (options_.provider == Provider::mcp) return "MCP has no strict mode";
    if (!profile_.strict) {
      return profile_.known ? "the model '" + options_.model + "' takes no strict tools"
                            : "nothing is known of the model '" + options_.model + "'";
    }
    const Candidate* best = nullptr;
    std::string refused;
    for (const Candidate& one : tool.candidates) {
      if (!one.refused.empty()) {
        if (refused.empty()) refused = one.refused;
      } else if (fits(one) && (!best || share(one) < share(*best))) {
        best = &one;
      }
    }
    if (!best) return refused.empty() ? over_budget() : refused;
    out.shape = best->shape;
    ++plan_.strict_tools;
    plan_.optionals += best->optionals;
    plan_.unions += best->unions;
    return {};
  }

  bool fits(const Candidate& one) const {
    return plan_.strict_tools < budget_.tools && one.optionals <= budget_.optionals - plan_.optionals &&
           one.unions <= budget_.unions - plan_.unions;
  }

  /// How full the fuller of the two budgets would be.
  double share(const Candidate& one) const {
    const auto part = [](std::size_t used, std::size_t of) {
      return static_cast<double>(used) / static_cast<double>(of);
    };
    return std::max(part(plan_.optionals + one.optionals, budget_.optionals),
                    part(plan_.unions + one.unions, budget_.unions));
  }

  std::string over_budget() const {
    return "the request's budget of " + std::to_string(budget_.tools) + " strict tools, " +
           std::to_string(budget_.optionals) + " optional and " + std::to_string(budget_.unions) +
           " union parameters is used up";
  }

  std::span<const Planned> tools_;
  const RequestOptions& options_;
  Budget budget_;
  Profile profile_;
  StrictPlan plan_;
  Issues issues_;
};

}  // namespace

std::variant<StrictPlan, Issues> plan(std::span<const Planned> tools, const RequestOptions& options) {
  return Planner(tools, options).run();
}

std::span<const dialect::Dialect* const> dialects_of(Provider provider) {
  switch (provider) {
    case Provider::openai_responses:
    case Provider::openai_chat:
      return openai_dialects;
    case Provider::anthropic:
      return anthropic_dialects;
    case Provider::gemini:
      return gemini_dialects;
    case Provider::mcp:
      break;
  }
  return {};
}

}  // namespace toolbind::request
