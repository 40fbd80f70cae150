#pragma once
// Interpreter: assertions beside a value's shape, and trying nodes without consequences.

#include <string>

#include "engine/interpreter.hpp"
#include "engine/properties.hpp"

namespace toolbind::engine {

template <bool Explain>
Trial Interpreter<Explain>::trial(const Node& node, const char* p) {
  const TrialKey key{&node, p};
  if (const auto known = run_.trials.find(key); known != run_.trials.end()) {
    run_.furthest = std::max(run_.furthest, known->second.furthest);
    return known->second;
  }
  const char* const before = run_.furthest;
  const bool typed = run_.typed;
  run_.furthest = p;
  run_.typed = false;
  Interpreter<false> scout(run_, depth_);
  Trial result{scout.value(node, p, nullptr) != nullptr, run_.furthest};
  run_.typed = typed;
  run_.furthest = std::max(before, result.furthest);
  run_.trials.emplace(key, result);
  return result;
}

template <bool Explain>
const Node* Interpreter<Explain>::closest(std::span<const Node* const> nodes, const char* p) {
  const Node* best = nodes.front();
  const char* furthest = nullptr;
  for (const Node* node : nodes) {
    const Trial tried = trial(*node, p);
    if (tried.furthest <= furthest) continue;
    furthest = tried.furthest;
    best = node;
  }
  return best;
}

template <bool Explain>
bool Interpreter<Explain>::checked(const program::Check& check, const char* p) {
  using Kind = program::Check::Kind;
  const auto apply = [&](const Node* node) {
    if (!node || matches(*node, p)) return true;
    if constexpr (Explain) value(*node, p, nullptr);
    return Explain;
  };
  switch (check.kind) {
    case Kind::all_of:
      return std::all_of(check.nodes.begin(), check.nodes.end(), apply);
    case Kind::any_of:
      return some_of(check, p);
    case Kind::one_of:
      return exactly_one_of(check, p);
    case Kind::not_:
      return !matches(*check.nodes[0], p) || report(p, "not", [] { return std::string("matches what `not` forbids"); });
    case Kind::if_then_else:
      return apply(check.nodes[matches(*check.nodes[0], p) ? 1 : 2]);
    case Kind::contains:
      return contains(check, p);
    case Kind::members:
      return members(*check.members, p);
    case Kind::property_names:
      return property_names(*check.nodes[0], p);
    case Kind::when_present:
      return when_present(check, p);
    case Kind::unevaluated_items:
      return unevaluated(check, p, true);
    case Kind::unevaluated_properties:
      return unevaluated(check, p, false);
  }
  return false;
}

template <bool Explain>
bool Interpreter<Explain>::some_of(const program::Check& check, const char* p) {
  for (const Node* node : check.nodes) {
    if (matches(*node, p)) return true;
  }
  if (!report(p, "anyOf", [] { return std::string("matches none of the alternatives; for the closest:"); }))
    return false;
  value(*closest(check.nodes, p), p, nullptr);
  return true;
}

template <bool Explain>
bool Interpreter<Explain>::exactly_one_of(const program::Check& check, const char* p) {
  const auto count =
      std::count_if(check.nodes.begin(), check.nodes.end(), [&](const Node* node) { return matches(*node, p); });
  if (count == 1) return true;
  if (!report(p, "oneOf", [&] {
        return count > 1 ? "matches " + std::to_string(count) + " alternatives; exactly one may match"
                         : std::string("matches none of the alternatives; for the closest:");
      }))
    return false;
  if (count == 0) value(*closest(check.nodes, p), p, nullptr);
  return true;
}

}  // namespace toolbind::engine
