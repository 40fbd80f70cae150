#pragma once
// Interpreter: objects with known members.

#include <cstring>
#include <string>
#include <vector>

#include "engine/interpreter.hpp"
#include "engine/lookup.hpp"
#include "engine/messages.hpp"
#include "text/nearest.hpp"

namespace toolbind::engine {

inline void* at_offset(void* base, std::uint32_t offset) {
  return base && offset != program::not_stored ? static_cast<char*>(base) + offset : nullptr;
}

template <bool Explain>
const char* Interpreter<Explain>::structure(const program::Structure& node, const char* p, void* target) {
  if (kind_at(p) != json::ValueKind::object) return wrong_type(p, "object");
  MemberSet seen(node.members.size());
  KeySet others;
  std::size_t expected = 0;
  const char* after = object(p, node.count, [&](const char* at) -> const char* {
    std::size_t index = expected;
    const char* place = predicted(node, at, index);
    if (!place) {
      json::StringToken token;
      place = scan_key(at, token);
      if (!place) return nullptr;
      std::string unescaped;
      if (token.escaped) json::append_unescaped(token, unescaped);
      index = find_index(node.members.size(), node.sorted, token.escaped ? std::string_view(unescaped) : token.raw,
                         [&](std::size_t i) { return node.members[i].name; });
      if (index == not_found) return extra_value(node, others.add(token), place, target);
    }
    const program::Member& member = node.members[index];
    Scope scope(*this, member.name);
    if (!seen.add(index) &&
        !report(at, "duplicateKey", [&] { return "key " + quoted(member.name) + " appears more than once"; }))
      return nullptr;
    expected = index + 1;
    return member_value(member, place, target);
  });
  if (!after || !no_duplicate(others, p) || !all_required(node, seen, others, p)) return nullptr;
  return after;
}

/// Models write keys in schema order, so the next few members are compared in place before any search. On success
/// `index` is the member's and the place of its value is returned.
template <bool Explain>
const char* Interpreter<Explain>::predicted(const program::Structure& node, const char* p, std::size_t& index) {
  constexpr std::size_t look_ahead = 4;
  const std::size_t last = std::min(node.members.size(), index + look_ahead);
  const auto left = static_cast<std::size_t>(end_ - p);
  for (; index < last; ++index) {
    const std::string_view name = node.members[index].name;
    if (!node.members[index].plain || left < name.size() + 2 || p[name.size() + 1] != '"') continue;
    if (p[0] == '"' && std::memcmp(p + 1, name.data(), name.size()) == 0) return after_colon(p + name.size() + 2);
  }
  return nullptr;
}

template <bool Explain>
const char* Interpreter<Explain>::member_value(const program::Member& member, const char* p, void* base) {
  void* slot = at_offset(base, member.offset);
  if (member.presence == program::Presence::flag) {
    if (slot) *static_cast<bool*>(slot) = true;
    slot = nullptr;
  } else if (slot && member.optional) {
    slot = member.optional->emplace(slot);
  }
  return value(*member.node, p, slot);
}

template <bool Explain>
const char* Interpreter<Explain>::extra_value(const program::Structure& node, std::string_view key, const char* p,
                                              void* base) {
  Scope scope(*this, key);
  const program::Extra& extra = node.extra;
  if (extra.policy == program::Extra::Policy::check) {
    void* map = at_offset(base, extra.offset);
    return value(*extra.node, p, map && extra.ops ? extra.ops->insert(map, std::string(key)) : nullptr);
  }
  if (extra.policy == program::Extra::Policy::reject && !report(p, "additionalProperties", [&] {
        std::vector<std::string_view> names;
        for (const program::Member& member : node.members) names.push_back(member.name);
        const std::string near = suggestion(key, names);
        if (!near.empty()) return "unknown property " + quoted(key) + near;
        return "unknown property " + quoted(key) +
               (names.empty() ? "; none are allowed" : "; the properties are " + listed(names));
      }))
    return nullptr;
  return json_value(p, nullptr);
}

template <bool Explain>
bool Interpreter<Explain>::all_required(const program::Structure& node, const MemberSet& seen, const KeySet& others,
                                        const char* p) {
  for (std::size_t i = 0; i < node.members.size(); ++i) {
    const program::Member& member = node.members[i];
    if (member.presence != program::Presence::required || seen.contains(i)) continue;
    if (!report(p, "required", [&] {
          const auto close = text::nearest(member.name, others.keys());
          return "missing required property " + quoted(member.name) +
                 (close ? "; got " + quoted(*close) + " instead" : std::string());
        }))
      return false;
  }
  return true;
}

}  // namespace toolbind::engine
