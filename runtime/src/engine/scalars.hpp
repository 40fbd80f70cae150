#pragma once
// Interpreter: null, booleans, numbers, strings, enumerations, constants.

#include <cstring>
#include <limits>

#include "engine/interpreter.hpp"
#include "engine/lookup.hpp"
#include "engine/messages.hpp"
#include "engine/pattern_cache.hpp"
#include "json/canonical.hpp"
#include "json/decimal.hpp"
#include "json/number.hpp"
#include "text/format.hpp"

namespace toolbind::engine {

template <bool Explain>
const char* Interpreter<Explain>::wrong_type(const char* p, std::string_view expected) {
  return reject(p, "type", [&] {
    return "expected " + std::string(expected) + std::string(or_null(p)) + ", got " + found_at(p, end_);
  });
}

template <bool Explain>
const char* Interpreter<Explain>::wrong_type(const char* p, std::span<const std::string_view> expected) {
  return reject(p, "type", [&] {
    std::vector<std::string_view> all(expected.begin(), expected.end());
    if (p == run_.or_null && std::find(all.begin(), all.end(), "null") == all.end()) all.push_back("null");
    return "expected " + one_of(all) + ", got " + found_at(p, end_);
  });
}

template <bool Explain>
const char* Interpreter<Explain>::null(const char* p) {
  const char* after = json::scan_literal(p, end_, "null");
  return after ? after : wrong_type(p, "null");
}

template <bool Explain>
const char* Interpreter<Explain>::boolean(const char* p, void* target) {
  const bool value = p != end_ && *p == 't';
  const char* after = json::scan_literal(p, end_, value ? "true" : "false");
  if (!after) return wrong_type(p, "boolean");
  if (target) *static_cast<bool*>(target) = value;
  return after;
}

/// Integers are stored exactly or not at all.
template <class T>
bool store_integer(const json::NumberToken& token, void* target) {
  using Wide = std::conditional_t<std::is_signed_v<T>, std::int64_t, std::uint64_t>;
  Wide wide = 0;
  bool fits = false;
  if constexpr (std::is_signed_v<T>)
    fits = json::to_int64(token, wide);
  else
    fits = json::to_uint64(token, wide);
  if (!fits || wide < std::numeric_limits<T>::min() || wide > std::numeric_limits<T>::max()) return false;
  if (target) *static_cast<T*>(target) = static_cast<T>(wide);
  return true;
}

inline bool store_integer(program::IntegerType type, const json::NumberToken& token, void* target) {
  switch (type) {
    case program::IntegerType::int32:
      return store_integer<std::int32_t>(token, target);
    case program::IntegerType::uint32:
      return store_integer<std::uint32_t>(token, target);
    case program::IntegerType::int64:
      return store_integer<std::int64_t>(token, target);
    case program::IntegerType::uint64:
      return store_integer<std::uint64_t>(token, target);
  }
  return false;
}

inline std::string_view integer_name(program::IntegerType type) {
  constexpr std::string_view names[] = {"int32", "uint32", "int64", "uint64"};
  return names[static_cast<std::size_t>(type)];
}

template <bool Explain>
const char* Interpreter<Explain>::integer(const program::Integer& node, const char* p, void* target) {
  json::NumberToken token;
  if (kind_at(p) != json::ValueKind::number) return wrong_type(p, "integer");
  const char* after = json::scan_number(p, end_, token);
  if (!after) return nullptr;
  const bool stored = store_integer(node.type, token, target);
  if (!stored && !token.integral && !is_integer(json::parse_decimal(token.text))) return wrong_type(p, "integer");
  if (!stored && run_.typed && !report(p, "range", [&] {
        return excerpt(p, end_) + " does not fit into " + std::string(integer_name(node.type));
      }))
    return nullptr;
  if (node.rules && !number_rules(*node.rules, token, p)) return nullptr;
  return after;
}

template <bool Explain>
const char* Interpreter<Explain>::number(const program::Number& node, const char* p, void* target) {
  json::NumberToken token;
  if (kind_at(p) != json::ValueKind::number) return wrong_type(p, "number");
  const char* after = json::scan_number(p, end_, token);
  if (!after) return nullptr;
  double value = 0;
  if (run_.typed && !json::to_double(token, value) &&
      !report(p, "range", [&] { return excerpt(p, end_) + " does not fit into a double"; }))
    return nullptr;
  if (target) *static_cast<double*>(target) = value;
  if (node.rules && !number_rules(*node.rules, token, p)) return nullptr;
  return after;
}

/// The bounds are compared in decimal, as they were written: 0.1 + 0.2 is nobody's business here.
template <bool Explain>
const char* Interpreter<Explain>::number_rules(const program::NumberRules& rules, const json::NumberToken& token,
                                               const char* p) {
  const json::Decimal value = json::parse_decimal(token.text);
  const auto bound = [&](const program::Bound& limit, int sign, std::string_view keyword, std::string_view words) {
    if (limit.text.empty()) return true;
    const int order = compare(value, json::parse_decimal(limit.text)) * sign;
    if (order > 0 || (order == 0 && !limit.exclusive)) return true;
    return report(p, keyword, [&] {
      return "expected a number " + std::string(words) + " " + std::string(limit.text) + ", got " + excerpt(p, end_);
    });
  };
  const bool above = rules.minimum.exclusive, below = rules.maximum.exclusive;
  if (!bound(rules.minimum, 1, above ? "exclusiveMinimum" : "minimum", above ? "greater than" : "of at least"))
    return nullptr;
  if (!bound(rules.maximum, -1, below ? "exclusiveMaximum" : "maximum", below ? "less than" : "of at most"))
    return nullptr;
  if (!rules.multiple_of.empty() && !is_multiple_of(value, json::parse_decimal(rules.multiple_of)) &&
      !report(p, "multipleOf",
              [&] { return "expected a multiple of " + std::string(rules.multiple_of) + ", got " + excerpt(p, end_); }))
    return nullptr;
  return p;
}

template <bool Explain>
const char* Interpreter<Explain>::string(const program::String& node, const char* p, void* target) {
  if (kind_at(p) != json::ValueKind::string) return wrong_type(p, "string");
  json::StringToken token;
  const char* after = json::scan_string(p, end_, token);
  if (!after) return nullptr;
  if (!target && !node.rules) return after;
  if (!token.escaped && node.rules && !string_rules(*node.rules, token.raw, p)) return nullptr;
  if (!token.escaped) {
    if (target) static_cast<std::string*>(target)->assign(token.raw);
    return after;
  }
  std::string local;
  std::string& text = target ? *static_cast<std::string*>(target) : local;
  text.clear();
  json::append_unescaped(token, text);
  return !node.rules || string_rules(*node.rules, text, p) ? after : nullptr;
}

template <bool Explain>
bool Interpreter<Explain>::string_rules(const program::StringRules& rules, std::string_view text, const char* p) {
  if (rules.min_length > 0 || rules.max_length < text.size()) {
    const std::uint64_t length = json::code_points(text);
    const bool shorter = length < rules.min_length;
    if ((shorter || length > rules.max_length) && !report(p, shorter ? "minLength" : "maxLength", [&] {
          const std::uint64_t limit = shorter ? rules.min_length : rules.max_length;
          return "expected at " + std::string(shorter ? "least " : "most ") + std::to_string(limit) +
                 (limit == 1 ? " character, got " : " characters, got ") + std::to_string(length);
        }))
      return false;
  }
  if (rules.pattern) {
    const text::Pattern::Match match = compiled(*rules.pattern).search(text);
    if (match == text::Pattern::Match::too_hard && !report(p, "limit", [&] {
          return "matching the pattern " + quoted(rules.pattern->text) + " takes too much work";
        }))
      return false;
    if (match == text::Pattern::Match::no && !report(p, "pattern", [&] {
          return "expected text matching the pattern " + quoted(rules.pattern->text) + ", got " + quoted(text);
        }))
      return false;
  }
  if (!rules.format.empty() && !text::matches(text::format_named(rules.format), text)) {
    return report(p, "format", [&] { return "expected a " + std::string(rules.format) + ", got " + quoted(text); });
  }
  return true;
}

template <bool Explain>
const char* Interpreter<Explain>::enumeration(const program::Enumeration& node, const char* p, void* target) {
  json::StringToken token;
  const char* after = kind_at(p) == json::ValueKind::string ? json::scan_string(p, end_, token) : nullptr;
  std::string unescaped;
  std::string_view text = token.raw;
  if (after && token.escaped) {
    json::append_unescaped(token, unescaped);
    text = unescaped;
  }
  const std::size_t index = after ? find_name(node.names, node.sorted, text) : not_found;
  if (index == not_found) {
    return reject(p, "enum", [&] {
      return "expected one of " + listed(node.names) + std::string(or_null(p)) + ", got " + excerpt(p, end_) +
             (after ? suggestion(text, node.names) : std::string());
    });
  }
  if (target) {
    const int value = static_cast<int>(index);  // every generated enum has this underlying type
    std::memcpy(target, &value, sizeof value);
  }
  return after;
}

template <bool Explain>
const char* Interpreter<Explain>::constant(const program::Constant& node, const char* p) {
  // A text or a literal ends where it ends; a number could go on, and an object has many spellings.
  const bool literal =
      !node.json.empty() && node.json[0] != '-' && node.json[0] > '9' && node.json[0] != '[' && node.json[0] != '{';
  const char* after = literal || node.json.starts_with('"') ? json::scan_literal(p, end_, node.json) : nullptr;
  if (after) return after;
  after = json_value(p, nullptr);
  if (!after) return nullptr;
  if (json::canonical({p, static_cast<std::size_t>(after - p)}) == node.canonical) return after;
  return report(p, "const",
                [&] { return "expected " + std::string(node.json.substr(0, 200)) + ", got " + excerpt(p, end_); })
             ? after
             : nullptr;
}

template <bool Explain>
const char* Interpreter<Explain>::values(const program::Values& node, const char* p, void* target) {
  const char* after = json_value(p, static_cast<Json*>(target));
  if (!after) return nullptr;
  const std::string text = json::canonical({p, static_cast<std::size_t>(after - p)});
  if (std::binary_search(node.canonical.begin(), node.canonical.end(), std::string_view(text))) return after;
  return report(p, "enum",
                [&] {
                  std::string known;
                  for (const std::string_view value :
                       node.canonical.first(std::min<std::size_t>(node.canonical.size(), 20))) {
                    known += (known.empty() ? "" : ", ") + std::string(value.substr(0, 60));
                  }
                  return "expected one of " + known + ", got " + excerpt(p, end_);
                })
             ? after
             : nullptr;
}

}  // namespace toolbind::engine
