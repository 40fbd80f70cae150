#pragma once
// Interpreter: values of any shape, built as Json or stepped over. Duplicate keys are found here too.

#include <nlohmann/json.hpp>

#include "engine/interpreter.hpp"
#include "engine/messages.hpp"
#include "json/number.hpp"

namespace toolbind::engine {

/// Adds the names of the kinds that aren't there yet.
inline void add_kinds(program::Kinds kinds, std::vector<std::string_view>& names) {
  constexpr std::string_view all[] = {"object", "array", "string", "number", "boolean", "null"};
  for (unsigned i = 0; i < 6; ++i) {
    const bool has = kinds & (1u << (5 - i));
    if (has && std::find(names.begin(), names.end(), all[i]) == names.end()) names.push_back(all[i]);
  }
}

template <bool Explain>
const char* Interpreter<Explain>::any(const program::Any& node, const char* p, void* target) {
  const json::ValueKind kind = kind_at(p);
  if (kind == json::ValueKind::invalid) return nullptr;
  if (!(node.kinds & kinds_at(p))) {
    std::vector<std::string_view> names;
    if constexpr (Explain) add_kinds(node.kinds, names);
    return wrong_type(p, names);
  }
  if (const Node* guard = node.guards[static_cast<std::size_t>(kind)]) {
    const char* after = value(*guard, p, nullptr);
    if (!after || !target) return after;
  }
  return json_value(p, static_cast<Json*>(target));
}

template <bool Explain>
const char* Interpreter<Explain>::json_value(const char* p, Json* target) {
  if (!step()) return nullptr;
  switch (kind_at(p)) {
    case json::ValueKind::array:
      return json_array(p, target);
    case json::ValueKind::object:
      return json_object(p, target);
    default:
      return json_scalar(p, target);
  }
}

template <bool Explain>
const char* Interpreter<Explain>::json_scalar(const char* p, Json* target) {
  switch (kind_at(p)) {
    case json::ValueKind::null: {
      const char* after = json::scan_literal(p, end_, "null");
      if (after && target) *target = nullptr;
      return after;
    }
    case json::ValueKind::boolean: {
      const bool value = *p == 't';
      const char* after = json::scan_literal(p, end_, value ? "true" : "false");
      if (after && target) *target = value;
      return after;
    }
    case json::ValueKind::string: {
      json::StringToken token;
      const char* after = json::scan_string(p, end_, token);
      if (after && target) {
        std::string text;
        json::append_unescaped(token, text);
        *target = std::move(text);
      }
      return after;
    }
    case json::ValueKind::number: {
      json::NumberToken token;
      const char* after = json::scan_number(p, end_, token);
      if (!after || !run_.typed) return after;
      std::int64_t whole = 0;
      std::uint64_t positive = 0;
      double real = 0;
      if (token.integral && json::to_int64(token, whole)) {
        if (target) *target = whole;
      } else if (token.integral && json::to_uint64(token, positive)) {
        if (target) *target = positive;
      } else if (json::to_double(token, real)) {
        if (target) *target = real;
      } else if (!report(p, "range", [&] { return excerpt(p, end_) + " does not fit into a double"; })) {
        return nullptr;
      }
      return after;
    }
    default:
      return nullptr;
  }
}

template <bool Explain>
const char* Interpreter<Explain>::json_array(const char* p, Json* target) {
  if (target) *target = Json::array();
  return array(p, {}, [&](std::size_t index, const char* at) {
    Scope scope(*this, index);
    return json_value(at, target ? &target->emplace_back() : nullptr);
  });
}

template <bool Explain>
const char* Interpreter<Explain>::json_object(const char* p, Json* target) {
  if (target) *target = Json::object();
  KeySet keys;
  const char* after = object(p, {}, [&](const char* at) -> const char* {
    json::StringToken token;
    at = scan_key(at, token);
    if (!at) return nullptr;
    const std::string_view key = keys.add(token);
    Scope scope(*this, key);
    return json_value(at, target ? &(*target)[std::string(key)] : nullptr);
  });
  return after && no_duplicate(keys, p) ? after : nullptr;
}

}  // namespace toolbind::engine
