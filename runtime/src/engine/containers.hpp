#pragma once
// Interpreter: the grammar of arrays and objects, and lists, tuples and maps on top of it.

#include <algorithm>
#include <string>
#include <vector>

#include "engine/interpreter.hpp"
#include "engine/messages.hpp"
#include "json/canonical.hpp"

namespace toolbind::engine {

template <bool Explain>
bool Interpreter<Explain>::count_rules(const program::CountRules& count, std::size_t size, const char* p, bool items) {
  if (size >= count.min && size <= count.max) return true;
  const bool few = size < count.min;
  const std::string_view keyword = items ? (few ? "minItems" : "maxItems") : (few ? "minProperties" : "maxProperties");
  const std::uint64_t limit = few ? count.min : count.max;
  return report(p, keyword, [&] {
    return "expected at " + std::string(few ? "least " : "most ") + std::to_string(limit) +
           (items ? (limit == 1 ? " item" : " items") : (limit == 1 ? " property" : " properties")) + ", got " +
           std::to_string(size);
  });
}

/// Walks `[...]`; `item(index, place)` gives the place after the item or null.
template <bool Explain>
template <class EachItem>
const char* Interpreter<Explain>::array(const char* p, const program::CountRules& count, EachItem item) {
  if (too_deep()) return nullptr;
  const Level level(*this);
  const char* const begin = p;
  std::size_t size = 0;
  p = skip_space(p + 1);
  if (p != end_ && *p == ']')
    ++p;
  else
    for (;;) {
      p = item(size++, p);
      if (!p) return nullptr;
      p = skip_space(p);
      if (p == end_) return nullptr;
      if (*p == ']') {
        ++p;
        break;
      }
      if (*p != ',') return nullptr;
      p = skip_space(p + 1);
    }
  if (!count_rules(count, size, begin, true)) return nullptr;
  return !count.unique || size < 2 || unique_items(begin, p) ? p : nullptr;
}

/// `p` stands where a key should: the place of its value, or null.
template <bool Explain>
const char* Interpreter<Explain>::scan_key(const char* p, json::StringToken& key) {
  if (p == end_ || *p != '"') return nullptr;
  p = json::scan_string(p, end_, key);
  return p ? after_colon(p) : nullptr;
}

template <bool Explain>
const char* Interpreter<Explain>::after_colon(const char* p) {
  p = skip_space(p);
  return p != end_ && *p == ':' ? skip_space(p + 1) : nullptr;
}

/// Walks `{...}`; `member(place of the key)` gives the place after the member's value or null.
template <bool Explain>
template <class EachMember>
const char* Interpreter<Explain>::object(const char* p, const program::CountRules& count, EachMember member) {
  if (too_deep()) return nullptr;
  const Level level(*this);
  const char* const begin = p;
  std::size_t size = 0;
  p = skip_space(p + 1);
  if (p != end_ && *p == '}')
    ++p;
  else
    for (;;) {
      p = member(p);
      if (!p) return nullptr;
      ++size;
      p = skip_space(p);
      if (p == end_) return nullptr;
      if (*p == '}') {
        ++p;
        break;
      }
      if (*p != ',') return nullptr;
      p = skip_space(p + 1);
    }
  return count_rules(count, size, begin, false) ? p : nullptr;
}

template <bool Explain>
bool Interpreter<Explain>::no_duplicate(const KeySet& keys, const char* p) {
  const auto twice = keys.duplicate();
  if (!twice) return true;
  return report(p, "duplicateKey", [&] { return "key " + quoted(*twice) + " appears more than once"; });
}

/// Equal items have equal canonical texts; sorting those finds a pair without comparing all with all.
template <bool Explain>
bool Interpreter<Explain>::unique_items(const char* begin, const char* after) {
  std::vector<std::string> texts;
  const char* p = skip_space(begin + 1);
  while (p < after && *p != ']') {
    const char* next = json::skip_value(p, end_, run_.limits.depth);
    if (!next) return false;
    texts.push_back(json::canonical({p, static_cast<std::size_t>(next - p)}));
    p = skip_space(next);
    if (*p == ',') p = skip_space(p + 1);
  }
  std::sort(texts.begin(), texts.end());
  const auto twice = std::adjacent_find(texts.begin(), texts.end());
  if (twice == texts.end()) return true;
  return report(begin, "uniqueItems", [&] {
    return "expected unique items, but " + (twice->size() > 60 ? std::string("one item") : *twice) +
           " appears more than once";
  });
}

template <bool Explain>
const char* Interpreter<Explain>::list(const program::List& node, const char* p, void* target) {
  if (kind_at(p) != json::ValueKind::array) return wrong_type(p, "array");
  return array(p, node.count, [&](std::size_t index, const char* at) {
    Scope scope(*this, index);
    return pushed(*node.items, node.ops, at, target);
  });
}

/// Decodes an item into a new last element.
template <bool Explain>
const char* Interpreter<Explain>::pushed(const Node& items, const program::ListOps* ops, const char* p, void* list) {
  if (!list || !ops) return value(items, p, nullptr);
  if (ops->push) return value(items, p, ops->push(list));
  bool item = false;
  const char* after = value(items, p, &item);
  if (after) ops->push_bool(list, item);
  return after;
}

template <bool Explain>
const char* Interpreter<Explain>::tuple(const program::Tuple& node, const char* p, void* target) {
  if (kind_at(p) != json::ValueKind::array) return wrong_type(p, "array");
  return array(p, node.count, [&](std::size_t index, const char* at) {
    Scope scope(*this, index);
    return tuple_item(node, index, at, target);
  });
}

template <bool Explain>
const char* Interpreter<Explain>::tuple_item(const program::Tuple& node, std::size_t index, const char* p,
                                             void* target) {
  const bool stored = target && node.ops;
  if (index < node.elements.size()) {
    const program::Element& element = node.elements[index];
    void* slot = stored ? node.ops->at(target, index) : nullptr;
    if (slot && element.optional) slot = element.optional->emplace(slot);
    return value(*element.node, p, slot);
  }
  if (!node.rest) {
    return reject(p, "items",
                  [&] { return "expected at most " + std::to_string(node.elements.size()) + " items, got one more"; });
  }
  return pushed(*node.rest, node.rest_ops, p, stored ? node.ops->at(target, node.elements.size()) : nullptr);
}

template <bool Explain>
const char* Interpreter<Explain>::map(const program::Map& node, const char* p, void* target) {
  if (kind_at(p) != json::ValueKind::object) return wrong_type(p, "object");
  KeySet keys;
  const char* after = object(p, node.count, [&](const char* at) -> const char* {
    json::StringToken token;
    at = scan_key(at, token);
    if (!at) return nullptr;
    const std::string_view key = keys.add(token);
    Scope scope(*this, key);
    return value(*node.values, at, target && node.ops ? node.ops->insert(target, std::string(key)) : nullptr);
  });
  return after && no_duplicate(keys, p) ? after : nullptr;
}

}  // namespace toolbind::engine
