// Rewrites text, guided by the type program; numbers and texts are copied as they stand. Between alternatives, one that
// matches exactly wins, then the first whose natural form matches. Results are remembered by node and place, so that
// nests of alternatives stay polynomial.

#include "engine/wire.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

#include "engine/engine.hpp"
#include "engine/lookup.hpp"
#include "engine/pieces.hpp"
#include "engine/to_wire.hpp"
#include "json/string_literal.hpp"

namespace toolbind::engine {
namespace {

using program::Kind;
using program::Node;

using Member = Pieces::Member;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool equal_but_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return lower(x) == lower(y); });
}

class Unwire {
 public:
  /// With `sent`, every part must have that shape: one that has not becomes what can't match.
  Unwire(std::string_view text, const Limits& limits, const WireShape* sent = nullptr)
      : pieces_(text, limits.depth), limits_(limits), work_(limits.work), sent_(sent) {}

  bool exhausted() const { return work_ == 0; }

  std::string natural(const Node& node, std::string_view value) {
    if (exhausted()) return std::string(value);
    spend(value.size() / 16 + 1);  // every level that is open builds its text anew
    if (trials_ == 0) return changed(node, value);
    const auto key = std::tuple(&node, value.data(), folding_);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    std::string out = changed(node, value);
    spend(out.size());
    if (!exhausted()) known_.emplace(key, out);
    return out;
  }

  bool matches(const Node& node, std::string_view text) { return accepts(node, text, limits_, work_); }

  const Pieces& pieces() const { return pieces_; }

 private:
  std::string changed(const Node& node, std::string_view value) {
    const json::ValueKind kind = pieces_.kind(value);
    switch (node.kind) {
      case Kind::box:
        return natural(*static_cast<const program::Box&>(node).inner, value);
      case Kind::nullable:
        return kind == json::ValueKind::null ? std::string(value)
                                             : natural(*static_cast<const program::Nullable&>(node).inner, value);
      case Kind::structure:
        if (kind == json::ValueKind::object) return structure(static_cast<const program::Structure&>(node), value);
        break;
      case Kind::map:
        if (is_unsent(kind, json::ValueKind::object,
                      sent_ && sent_->pairs && is_typed(static_cast<const program::Map&>(node))))
          return "[]";
        if (kind == json::ValueKind::object) return map(static_cast<const program::Map&>(node), value);
        if (kind == json::ValueKind::array) return pairs(static_cast<const program::Map&>(node), value);
        break;
      case Kind::list:
        if (kind == json::ValueKind::array) return list(static_cast<const program::List&>(node), value);
        break;
      case Kind::tuple:
        if (is_unsent(kind, json::ValueKind::array, sent_ && sent_->numbered)) return "{}";
        if (kind == json::ValueKind::array) return tuple(static_cast<const program::Tuple&>(node), value);
        if (kind == json::ValueKind::object) return numbered(static_cast<const program::Tuple&>(node), value);
        break;
      case Kind::enumeration:
        if (kind == json::ValueKind::string) return folded(static_cast<const program::Enumeration&>(node).names, value);
        break;
      case Kind::constant: {
        const std::string_view constant = static_cast<const program::Constant&>(node).json;
        return folding_ && kind == json::ValueKind::string && equal_but_case(constant, value) ? std::string(constant)
                                                                                              : std::string(value);
      }
      case Kind::variant:
        return variant(static_cast<const program::Variant&>(node), value);
      default:
        break;
    }
    return std::string(value);
  }

  /// Is it natural where it was asked for in another shape, or the other way round?
  bool is_unsent(json::ValueKind kind, json::ValueKind natural, bool other) const {
    return sent_ && (kind == natural) == other;
  }

  std::string structure(const program::Structure& node, std::string_view value) {
    std::string out = "{";
    for (const Member& one : pieces_.members(value)) {
      const std::size_t index = find_member(node, one.key);
      const program::Member* const known = index == not_found ? nullptr : &node.members[index];
      const Node* inner = node.extra.policy == program::Extra::Policy::check ? node.extra.node : nullptr;
      if (known) {
        const bool absent = one.value == "null" && known->presence != program::Presence::required &&
                            (!sent_ || sent_->nullable) && !matches(*known->node, "null");
        if (absent) continue;
        inner = known->node;
      } else if (sent_ && sent_->closed) {
        return "[]";
      }
      append_piece(out, one.key_text);
      out += ':';
      out += inner ? natural(*inner, one.value) : std::string(one.value);
    }
    return out + '}';
  }

  std::string map(const program::Map& node, std::string_view value) {
    std::string out = "{";
    for (const Member& one : pieces_.members(value)) {
      if (sent_ && sent_->closed) return "[]";
      append_piece(out, one.key_text);
      out += ':' + natural(*node.values, one.value);
    }
    return out + '}';
  }

  std::string pairs(const program::Map& node, std::string_view value) {
    std::string out = "{";
    for (const std::string_view item : pieces_.items(value)) {
      if (pieces_.kind(item) != json::ValueKind::object) return std::string(value);
      const std::vector<Member> pair = pieces_.members(item);
      if (pair.size() != 2) return std::string(value);
      const Member& key = pair[pair[0].key == "key" ? 0 : 1];
      const Member& held = pair[pair[0].key == "key" ? 1 : 0];
      if (key.key != "key" || held.key != "value" || key.value[0] != '"') return std::string(value);
      append_piece(out, key.value);
      out += ':' + natural(*node.values, held.value);
    }
    return out + '}';
  }

  std::string list(const program::List& node, std::string_view value) {
    std::string out = "[";
    for (const std::string_view item : pieces_.items(value)) append_piece(out, natural(*node.items, item));
    return out + ']';
  }

  const Node* element(const program::Tuple& node, std::size_t index) const {
    return index < node.elements.size() ? node.elements[index].node : node.rest;
  }

  std::string tuple(const program::Tuple& node, std::string_view value) {
    std::string out = "[";
    std::size_t index = 0;
    for (const std::string_view item : pieces_.items(value)) {
      const Node* inner = element(node, index++);
      append_piece(out, inner ? natural(*inner, item) : std::string(item));
    }
    return out + ']';
  }

  /// Elements at the end may be missing or null; for one that is missing before others the decoder complains of null.
  std::string numbered(const program::Tuple& node, std::string_view value) {
    std::vector<std::optional<std::string_view>> found(node.elements.size());
    for (const Member& one : pieces_.members(value)) {
      std::size_t index = 0;
      while (index < found.size() && std::to_string(index) != one.key) ++index;
      if (index == found.size() || found[index]) return std::string(value);
      const bool absent =
          one.value == "null" && index >= node.count.min && !matches(*node.elements[index].node, "null");
      if (!absent) found[index] = one.value;
    }
    while (!found.empty() && !found.back()) found.pop_back();
    std::string out = "[";
    for (std::size_t i = 0; i < found.size(); ++i) {
      append_piece(out, found[i] ? natural(*node.elements[i].node, *found[i]) : "null");
    }
    return out + ']';
  }

  /// Texts that differ only in case, if exactly one does.
  std::string folded(std::span<const std::string_view> names, std::string_view value) {
    const std::string text = pieces_.text(value);
    const std::string_view* only = nullptr;
    for (const std::string_view& name : names) {
      if (name == text || !folding_) return std::string(value);
      if (!equal_but_case(name, text)) continue;
      if (only) return std::string(value);
      only = &name;
    }
    std::string out;
    return only && json::append_string_literal(*only, out) ? out : std::string(value);
  }

  std::string variant(const program::Variant& node, std::string_view value) {
    for (const program::Alternative& one : node.alternatives) {
      if (!sent_ && matches(*one.node, value)) return std::string(value);
    }
    ++trials_;
    std::string found;
    // Letters in another case are taken for what they are near to only if no alternative has them as they are.
    const bool folding = folding_;
    for (const bool fold : {false, true}) {
      if (fold && !folding) break;
      folding_ = fold;
      for (const program::Alternative& one : node.alternatives) {
        std::string out = natural(*one.node, value);
        if ((!sent_ && out == value) || !matches(*one.node, out)) continue;
        found = std::move(out);
        break;
      }
      if (!found.empty()) break;
    }
    folding_ = folding;
    --trials_;
    if (!found.empty()) return found;
    return sent_ ? std::string(value) : closest(node, value);
  }

  /// None matches; the one with the fewest issues tells its reader most.
  std::string closest(const program::Variant& node, std::string_view value) {
    std::string best(value);
    std::size_t fewest = static_cast<std::size_t>(-1);
    for (const program::Alternative& one : node.alternatives) {
      if (exhausted()) break;
      std::string out = natural(*one.node, value);
      const std::size_t issues = count_issues(*one.node, out, limits_, work_);
      if (issues >= fewest) continue;
      fewest = issues;
      best = std::move(out);
    }
    return best;
  }

  void spend(std::size_t work) { work_ -= std::min<std::uint64_t>(work_, work); }

  Pieces pieces_;
  const Limits& limits_;
  std::uint64_t work_;
  const WireShape* sent_;
  bool folding_ = true;  ///< texts may differ in case
  unsigned trials_ = 0;  ///< unions that are open: parts may be asked for again
  std::map<std::tuple<const Node*, const char*, bool>, std::string> known_;
};

/// A struct or a map is sent as it is; any other root only inside an object.
bool is_object(const Node& node) {
  if (node.kind == Kind::box) return is_object(*static_cast<const program::Box&>(node).inner);
  return node.kind == Kind::structure || node.kind == Kind::map;
}

std::optional<std::string_view> inside(const Pieces& pieces, std::string_view whole, std::string_view key) {
  if (whole.empty() || whole.front() != '{') return std::nullopt;
  const std::vector<Member> members = pieces.members(whole);
  return members.size() == 1 && members[0].key == key ? std::optional(members[0].value) : std::nullopt;
}

}  // namespace

std::optional<std::string> sent_text(const Node& node, std::string_view text, const DecodeOptions& options) {
  if (text.size() > options.limits.bytes) return std::nullopt;
  const bool must_be_wrapped = options.sent ? options.sent->wrapped : !is_object(node);
  if (!must_be_wrapped && (!options.sent || *options.sent == WireShape{})) return std::nullopt;
  const std::string_view whole = Pieces::value_in(text, options.limits.depth);
  if (whole.empty()) return std::nullopt;
  Unwire unwire(text, options.limits, options.sent ? &*options.sent : nullptr);
  const auto inner = must_be_wrapped ? inside(unwire.pieces(), whole, options.root_key) : std::optional(whole);
  if (!inner) return std::nullopt;
  std::string out = options.sent ? unwire.natural(node, *inner) : std::string(*inner);
  if (unwire.matches(node, out)) return out;
  if (!options.sent || !must_be_wrapped) return std::nullopt;
  // It is wrapped as it should be: to take the wrapper for a part of the value now would be a misunderstanding.
  return unwire.matches(node, *inner) ? std::string(*inner) : Unwire(text, options.limits).natural(node, *inner);
}

std::optional<std::string> natural_text(const Node& node, std::string_view text, const DecodeOptions& options) {
  if (text.size() > options.limits.bytes) return std::nullopt;
  const std::string_view whole = Pieces::value_in(text, options.limits.depth);
  if (whole.empty()) return std::nullopt;
  Unwire unwire(text, options.limits);
  const auto inner = options.sent ? std::nullopt : inside(unwire.pieces(), whole, options.root_key);
  const bool wrapped = inner && !is_object(node);
  // What was asked for is tried first; if nothing matches, it is what the issues are about.
  std::string out = unwire.natural(node, wrapped ? *inner : whole);
  if (inner && !unwire.matches(node, out)) {
    std::string other =
        unwire.matches(node, *inner) ? std::string(*inner) : unwire.natural(node, wrapped ? whole : *inner);
    if (unwire.matches(node, other)) out = std::move(other);
  }
  if (unwire.exhausted() || out == whole) return std::nullopt;
  return out;
}

}  // namespace toolbind::engine
