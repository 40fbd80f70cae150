#pragma once
// Interpreter: checks that look at the parts of a value one by one: what its items contain, its members by their names, and
// what no other keyword spoke of.

#include <algorithm>
#include <string>
#include <vector>

#include "engine/interpreter.hpp"
#include "engine/messages.hpp"
#include "engine/pattern_cache.hpp"

namespace toolbind::engine {

inline bool is_never(const Node& node) {
  const Node* inner = &node;
  while (inner->kind == program::Kind::box) inner = static_cast<const program::Box*>(inner)->inner;
  return inner->kind == program::Kind::never;
}

/// Does a name match? What takes too much work counts as a match of nothing, and ends the run.
template <bool Explain>
bool Interpreter<Explain>::named_by(const program::Pattern& pattern, std::string_view name) {
  const text::Pattern::Match match = compiled(pattern).search(name);
  if (match == text::Pattern::Match::too_hard) run_.exhausted = true;
  return match == text::Pattern::Match::yes;
}

/// `p` at an object: calls `visit(key, place of the key, place of the value)` until it gives false; then false.
template <bool Explain>
template <class Visit>
bool Interpreter<Explain>::each_member(const char* p, Visit visit) {
  if (kind_at(p) != json::ValueKind::object || too_deep()) return false;
  const Level level(*this);
  p = skip_space(p + 1);
  while (p != end_ && *p != '}') {
    json::StringToken token;
    const char* const key = p;
    p = scan_key(p, token);
    if (!p) return false;
    std::string unescaped;
    if (token.escaped) json::append_unescaped(token, unescaped);
    const std::string_view name = token.escaped ? std::string_view(unescaped) : token.raw;
    const char* const after = step() ? json::skip_value(p, end_, run_.limits.depth) : nullptr;
    if (!after || !visit(name, key, p)) return false;
    p = skip_space(after);
    if (p != end_ && *p == ',') p = skip_space(p + 1);
  }
  return p != end_;
}

template <bool Explain>
template <class Visit>
bool Interpreter<Explain>::each_item(const char* p, Visit visit) {
  if (kind_at(p) != json::ValueKind::array || too_deep()) return false;
  const Level level(*this);
  p = skip_space(p + 1);
  for (std::size_t index = 0; p != end_ && *p != ']'; ++index) {
    const char* const after = step() ? json::skip_value(p, end_, run_.limits.depth) : nullptr;
    if (!after || !visit(index, p)) return false;
    p = skip_space(after);
    if (p != end_ && *p == ',') p = skip_space(p + 1);
  }
  return p != end_;
}

/// A part that must match; explaining, it says why not and goes on.
template <bool Explain>
bool Interpreter<Explain>::part(const Node& node, const char* p) {
  if (matches(node, p)) return true;
  if constexpr (Explain) value(node, p, nullptr);
  return Explain;
}

template <bool Explain>
bool Interpreter<Explain>::contains(const program::Check& check, const char* p) {
  if (kind_at(p) != json::ValueKind::array) return true;
  std::uint64_t found = 0;
  const bool whole = each_item(p, [&](std::size_t, const char* at) {
    found += matches(*check.nodes[0], at) ? 1 : 0;
    return true;
  });
  if (!whole) return false;
  if (found >= check.min && found <= check.max) return true;
  const bool few = found < check.min;
  return report(p, few ? "contains" : "maxContains", [&] {
    return "expected at " + std::string(few ? "least " : "most ") + std::to_string(few ? check.min : check.max) +
           " matching items, got " + std::to_string(found);
  });
}

template <bool Explain>
bool Interpreter<Explain>::members(const program::Members& members, const char* p) {
  if (kind_at(p) != json::ValueKind::object) return true;
  return each_member(p, [&](std::string_view name, const char*, const char* at) {
    const Scope scope(*this, name);
    bool known = std::find(members.names.begin(), members.names.end(), name) != members.names.end();
    for (const program::PatternMember& one : members.patterns) {
      if (!named_by(*one.pattern, name)) continue;
      known = true;
      if (!part(*one.node, at)) return false;
    }
    if (known || !members.additional) return true;
    if (!is_never(*members.additional)) return part(*members.additional, at);
    return report(at, "additionalProperties", [&] { return "unknown property " + quoted(name); });
  });
}

template <bool Explain>
bool Interpreter<Explain>::property_names(const Node& node, const char* p) {
  if (kind_at(p) != json::ValueKind::object) return true;
  return each_member(p, [&](std::string_view name, const char* key, const char*) {
    const Scope scope(*this, name);
    return part(node, key);
  });
}

template <bool Explain>
bool Interpreter<Explain>::when_present(const program::Check& check, const char* p) {
  if (kind_at(p) != json::ValueKind::object || !find_member(p, check.name)) return true;
  return part(*check.nodes[0], p);
}

/// What has been spoken of: by index, in the order of the text.
struct Spoken {
  std::vector<bool> of;
  bool all = false;
};

template <bool Explain>
void Interpreter<Explain>::collect(const program::Evaluation& evaluation, const char* p, bool items, Spoken& spoken) {
  if (spoken.all || !step()) return;
  spoken.all = items ? evaluation.all_items : evaluation.all_properties;
  if (spoken.all) return;
  std::size_t index = 0;
  const auto add = [&](bool is) {
    if (spoken.of.size() <= index) spoken.of.resize(index + 1);
    if (is) spoken.of[index] = true;
    ++index;
    return true;
  };
  if (items && (evaluation.items > 0 || !evaluation.contains.empty())) {
    each_item(p, [&](std::size_t i, const char* at) {
      return add(i < evaluation.items || std::any_of(evaluation.contains.begin(), evaluation.contains.end(),
                                                     [&](const Node* node) { return matches(*node, at); }));
    });
  } else if (!items && (!evaluation.names.empty() || !evaluation.patterns.empty())) {
    each_member(p, [&](std::string_view name, const char*, const char*) {
      return add(std::find(evaluation.names.begin(), evaluation.names.end(), name) != evaluation.names.end() ||
                 std::any_of(evaluation.patterns.begin(), evaluation.patterns.end(),
                             [&](const program::Pattern* one) { return named_by(*one, name); }));
    });
  }
  for (const program::EvaluationPart& part : evaluation.parts) {
    const bool holds =
        (!part.condition || matches(*part.condition, p)) &&
        (!part.present.data() || (kind_at(p) == json::ValueKind::object && find_member(p, part.present) != nullptr));
    const program::Evaluation* const next = holds ? part.then : part.otherwise;
    if (next) collect(*next, p, items, spoken);
  }
}

template <bool Explain>
bool Interpreter<Explain>::unevaluated(const program::Check& check, const char* p, bool items) {
  if (kind_at(p) != (items ? json::ValueKind::array : json::ValueKind::object)) return true;
  Spoken spoken;
  collect(*check.evaluation, p, items, spoken);
  if (run_.exhausted) return false;
  if (spoken.all) return true;
  const auto is_spoken_of = [&](std::size_t index) { return index < spoken.of.size() && spoken.of[index]; };
  const Node& node = *check.nodes[0];
  if (items) {
    return each_item(p, [&](std::size_t index, const char* at) {
      if (is_spoken_of(index)) return true;
      const Scope scope(*this, index);
      if (!is_never(node)) return part(node, at);
      return report(at, "unevaluatedItems", [] { return std::string("an item more than the schema speaks of"); });
    });
  }
  std::size_t index = 0;
  return each_member(p, [&](std::string_view name, const char*, const char* at) {
    if (is_spoken_of(index++)) return true;
    const Scope scope(*this, name);
    if (!is_never(node)) return part(node, at);
    return report(at, "unevaluatedProperties", [&] { return "unknown property " + quoted(name); });
  });
}

}  // namespace toolbind::engine
