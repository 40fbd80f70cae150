#pragma once
// Interpreter: choosing between alternatives.
//
// By JSON kind first; between objects by the tag, or by a key that only one of them can have; where nothing decides, by
// trying. All but the last read the value once.

#include <algorithm>
#include <string>
#include <vector>

#include "engine/any_value.hpp"
#include "engine/interpreter.hpp"
#include "engine/lookup.hpp"
#include "engine/messages.hpp"

namespace toolbind::engine {

template <bool Explain>
const char* Interpreter<Explain>::variant(const program::Variant& node, const char* p, void* target) {
  const program::Kinds kind = kinds_at(p);
  std::size_t only = not_found, candidates = 0;
  for (std::size_t i = 0; i < node.alternatives.size(); ++i) {
    if (!(node.alternatives[i].kinds & kind)) continue;
    only = i;
    ++candidates;
  }
  if (candidates == 1) return alternative(node, only, p, target);
  if (candidates > 1 && kind == program::object_kind) {
    if (!node.tag.empty()) return by_tag(node, p, target);
    const std::size_t chosen = by_key(node, p);
    if (chosen != not_found) return alternative(node, chosen, p, target);
  }
  return by_trial(node, kind, p, target);
}

template <bool Explain>
const char* Interpreter<Explain>::alternative(const program::Variant& node, std::size_t index, const char* p,
                                              void* target) {
  const program::Alternative& chosen = node.alternatives[index];
  if (target && node.ops) target = node.ops->emplace(target, chosen.slot);
  return value(*chosen.node, p, target);
}

/// `p` at an object: the place of the value of the first member of that name, or null.
template <bool Explain>
const char* Interpreter<Explain>::find_member(const char* p, std::string_view name) {
  const char* found = nullptr;
  Interpreter<false> scout(run_);
  scout.each_key(p, [&](std::string_view key, const char* at) {
    if (key == name) found = at;
    return found == nullptr;
  });
  return found;
}

/// `p` at an object: calls `visit(key, place of the value)` until it gives false.
template <bool Explain>
template <class Visit>
void Interpreter<Explain>::each_key(const char* p, Visit visit) {
  object(p, {}, [&](const char* at) -> const char* {
    json::StringToken token;
    at = scan_key(at, token);
    if (!at) return nullptr;
    std::string unescaped;
    if (token.escaped) json::append_unescaped(token, unescaped);
    if (!visit(token.escaped ? std::string_view(unescaped) : token.raw, at)) return nullptr;
    return json::skip_value(at, end_, run_.limits.depth);
  });
}

template <bool Explain>
const char* Interpreter<Explain>::by_tag(const program::Variant& node, const char* p, void* target) {
  const char* at = find_member(p, node.tag);
  std::vector<std::string_view> known;
  if constexpr (Explain) {
    for (const program::Choice& choice : node.tags) known.push_back(choice.text);
  }
  if (!at) {
    return reject(p, "required",
                  [&] { return "missing required property " + quoted(node.tag) + ", one of " + listed(known); });
  }
  std::string text;
  json::StringToken token;
  const bool is_text = kind_at(at) == json::ValueKind::string && json::scan_string(at, end_, token);
  if (is_text) json::append_unescaped(token, text);
  const auto choice =
      std::lower_bound(node.tags.begin(), node.tags.end(), text,
                       [](const program::Choice& c, const std::string& wanted) { return c.text < wanted; });
  if (is_text && choice != node.tags.end() && choice->text == text) {
    return alternative(node, choice->alternative, p, target);
  }
  {
    Scope scope(*this, node.tag);
    if (!report(at, "enum", [&] {
          return "expected one of " + listed(known) + ", got " + excerpt(at, end_) + suggestion(text, known);
        }))
      return nullptr;
  }
  return json_value(p, nullptr);
}

template <bool Explain>
std::size_t Interpreter<Explain>::by_key(const program::Variant& node, const char* p) {
  std::size_t chosen = not_found;
  if (node.keys.empty()) return chosen;
  Interpreter<false> scout(run_);
  scout.each_key(p, [&](std::string_view key, const char*) {
    const auto choice =
        std::lower_bound(node.keys.begin(), node.keys.end(), key,
                         [](const program::Choice& c, std::string_view wanted) { return c.text < wanted; });
    if (choice != node.keys.end() && choice->text == key) chosen = choice->alternative;
    return chosen == not_found;
  });
  return chosen;
}

template <bool Explain>
const char* Interpreter<Explain>::by_trial(const program::Variant& node, program::Kinds kind, const char* p,
                                           void* target) {
  std::size_t winner = not_found;
  for (std::size_t i = 0; i < node.alternatives.size(); ++i) {
    const program::Alternative& candidate = node.alternatives[i];
    if (!(candidate.kinds & kind) || !matches(*candidate.node, p)) continue;
    if (winner != not_found) {
      return reject(p, "oneOf", [&] {
        return "matches both " + std::string(node.alternatives[winner].name) + " and " + std::string(candidate.name) +
               "; exactly one alternative may match";
      });
    }
    winner = i;
    if (!node.exactly_one) break;
  }
  return winner == not_found ? none_matches(node, kind, p) : alternative(node, winner, p, target);
}

template <bool Explain>
const char* Interpreter<Explain>::none_matches(const program::Variant& node, program::Kinds kind, const char* p) {
  if constexpr (!Explain) {
    report(p, {}, [] { return std::string(); });
    return nullptr;
  }
  std::vector<const Node*> candidates;
  std::vector<std::string_view> accepted;
  for (const program::Alternative& candidate : node.alternatives) {
    const Node* inside = candidate.node;
    while (inside->kind == program::Kind::box) inside = static_cast<const program::Box*>(inside)->inner;
    if (inside->kind != program::Kind::integer)
      add_kinds(candidate.kinds, accepted);
    else if (std::find(accepted.begin(), accepted.end(), "integer") == accepted.end())
      accepted.push_back("integer");
    if (candidate.kinds & kind) candidates.push_back(candidate.node);
  }
  if (candidates.empty()) return wrong_type(p, accepted);
  const Node* best = closest(candidates, p);
  report(p, node.exactly_one ? "oneOf" : "anyOf", [&] {
    std::vector<std::string_view> names;
    std::string_view best_name;
    for (const program::Alternative& candidate : node.alternatives) {
      names.push_back(candidate.name);
      if (candidate.node == best) best_name = candidate.name;
    }
    return "matches none of " + listed(names) + "; closest is " + quoted(best_name) + ", and for that:";
  });
  return value(*best, p, nullptr);
}

}  // namespace toolbind::engine
