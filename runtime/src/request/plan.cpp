// Required tools first, then wishes by priority, then in order; each takes its share of the request's budgets.

#include "request/plan.hpp"

#include <algorithm>
#include <numeric>

namespace toolbind::request {
namespace {

/// Sorted upwards: what is decided first is least.
std::pair<int, double> rank(const Planned& one, const RequestOptions& options) {
  const Strict strict = resolved(one.strict, one.toolkit_strict, options);
  return {one.output ? 0 : strict.mode == Strict::Mode::required ? 1 : 2, -strict.priority};
}

/// What the tools decided so far use of the budgets, with one of their renderings each.
struct Use {
  std::size_t optionals = 0, unions = 0;
  std::size_t before = 0;  ///< index of the use that this one came from
  const Candidate* chosen = nullptr;
};

/// Tools are let in by rank, whatever renderings of those before them leave room. All uses worth keeping are carried
/// along (no other has as few optionals and unions), so that the choice is made once the last tool is in.
class Planner {
 public:
  Planner(std::span<const Planned> tools, const RequestOptions& options, const Profile& profile)
      : tools_(tools), options_(options), profile_(profile) {}

  std::variant<StrictPlan, Issues> run() {
    plan_.provider = options_.provider;
    plan_.model = options_.model;
    for (const Planned& tool : tools_) plan_.tools.push_back({.name = std::string(tool.name)});
    std::vector<std::size_t> order(tools_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return rank(tools_[a], options_) < rank(tools_[b], options_);
    });
    for (const std::size_t i : order) decide(i);
    if (!issues_.empty()) return std::move(issues_);
    choose();
    return std::move(plan_);
  }

 private:
  void decide(std::size_t index) {
    const Planned& tool = tools_[index];
    const Strict strict = resolved(tool.strict, tool.toolkit_strict, options_);
    ToolPlan& out = plan_.tools[index];
    if (strict.mode == Strict::Mode::never && !tool.always) {
      out.reason = "strict is off";
      return;
    }
    out.reason = why_not(index);
    out.strict = out.reason.empty();
    const bool unmet = !out.strict && strict.mode == Strict::Mode::required && options_.provider != Provider::mcp;
    if (unmet && options_.on_unmet_strict == UnmetStrict::refuse) {
      issues_.push_back({std::string(tool.name), "strict",
                         (tool.output ? "output '" : "tool '") + std::string(tool.name) +
                             "' must be strict, and can't be: " + out.reason});
    }
  }

  /// Lets the tool in; or says why it can't be.
  std::string why_not(std::size_t index) {
    const Planned& tool = tools_[index];
    if (options_.provider == Provider::mcp) return "MCP has no strict mode";
    if (!profile_.strict) {
      return profile_.known ? "the model '" + options_.model + "' takes no strict schemas"
                            : "nothing is known of the model '" + options_.model + "'";
    }
    std::string refused;
    std::vector<Use> uses;
    for (const Candidate& one : tool.candidates) {
      if (one.refused.empty())
        add(one, uses);
      else if (refused.empty())
        refused = one.refused;
    }
    const bool room = tool.output || plan_.strict_tools < budget().tools;
    if (!room || uses.empty()) return refused.empty() || !room ? over_budget(tool) : refused;
    if (!tool.output) ++plan_.strict_tools;
    keep_best(uses);
    steps_.emplace_back(index, std::move(uses));
    return {};
  }

  void add(const Candidate& one, std::vector<Use>& out) const {
    static const std::vector<Use> nothing{Use{}};
    const std::vector<Use>& so_far = steps_.empty() ? nothing : steps_.back().second;
    for (std::size_t i = 0; i < so_far.size(); ++i) {
      const Use use{so_far[i].optionals + one.optionals, so_far[i].unions + one.unions, i, &one};
      if (use.optionals <= budget().optionals && use.unions <= budget().unions) out.push_back(use);
    }
  }

  /// More optionals only for fewer unions.
  static void keep_best(std::vector<Use>& uses) {
    std::stable_sort(uses.begin(), uses.end(), [](const Use& a, const Use& b) {
      return std::pair(a.optionals, a.unions) < std::pair(b.optionals, b.unions);
    });
    std::vector<Use> kept;
    for (const Use& use : uses) {
      if (kept.empty() || use.unions < kept.back().unions) kept.push_back(use);
    }
    uses = std::move(kept);
  }

  /// The use that leaves the fuller of the two budgets emptiest, and what it came from.
  void choose() {
    if (steps_.empty()) return;
    const auto part = [](std::size_t used, std::size_t of) {
      return static_cast<double>(used) / static_cast<double>(std::max<std::size_t>(of, 1));
    };
    const auto share = [&](const Use& use) {
      return std::max(part(use.optionals, budget().optionals), part(use.unions, budget().unions));
    };
    const std::vector<Use>& last = steps_.back().second;
    const auto best =
        std::min_element(last.begin(), last.end(), [&](const Use& a, const Use& b) { return share(a) < share(b); });
    plan_.optionals = best->optionals;
    plan_.unions = best->unions;
    auto at = static_cast<std::size_t>(best - last.begin());
    for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
      const Use& use = step->second[at];
      plan_.tools[step->first].shape = use.chosen->shape;
      at = use.before;
    }
  }

  std::string over_budget(const Planned& tool) const {
    const Budget& all = budget();
    std::string parts;
    const auto part = [&](std::size_t most, const char* what) {
      if (most != unlimited) parts += (parts.empty() ? "" : ", ") + std::to_string(most) + what;
    };
    part(all.tools, " strict tools");
    part(all.optionals, " optional parameters");
    part(all.unions, " parameters with alternatives");
    std::string needs;
    for (const Candidate& one : tool.candidates) {
      if (!one.refused.empty()) continue;
      needs += (needs.empty() ? "" : " or ") + std::to_string(one.optionals) + " optional and " +
               std::to_string(one.unions) + " with alternatives";
    }
    return "it needs more than is left of the request's " + parts + ": " + needs;
  }

  const Budget& budget() const { return profile_.budget; }

  std::span<const Planned> tools_;
  const RequestOptions& options_;
  const Profile& profile_;
  std::vector<std::pair<std::size_t, std::vector<Use>>> steps_;  ///< tools that are in, with all uses worth keeping
  StrictPlan plan_;
  Issues issues_;
};

}  // namespace

Strict resolved(const Strict& tool, const Strict& toolkit, const RequestOptions& options) {
  if (tool.mode != Strict::Mode::unset) return tool;
  if (!options.strict && toolkit.mode != Strict::Mode::unset) return toolkit;
  if (!options.strict) return {Strict::Mode::priority, 1};
  return {*options.strict ? Strict::Mode::required : Strict::Mode::never, 0};
}

std::variant<StrictPlan, Issues> plan(std::span<const Planned> tools, const RequestOptions& options,
                                      const Profile& profile) {
  return Planner(tools, options, profile).run();
}

}  // namespace toolbind::request
