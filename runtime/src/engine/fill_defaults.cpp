#include "engine/fill_defaults.hpp"

#include <algorithm>

#include "engine/engine.hpp"
#include "engine/lookup.hpp"
#include "engine/pieces.hpp"
#include "json/string_literal.hpp"

namespace toolbind::engine {
namespace {

using json::ValueKind;
using program::Kind;
using program::Node;

class Filler {
 public:
  explicit Filler(const Limits& limits) : limits_(limits), work_(limits.work) {}

  bool exhausted() const { return work_ == 0; }

  std::string value(const Node& node, std::string_view text) {
    work_ -= std::min<std::uint64_t>(work_, 8 + text.size() / 16);  // texts are built anew at every level
    if (exhausted()) return std::string(text);
    const ValueKind kind = json::kind_at(text.data(), text.data() + text.size());
    switch (node.kind) {
      case Kind::box:
        return value(*static_cast<const program::Box&>(node).inner, text);
      case Kind::nullable:
        if (kind == ValueKind::null) break;
        return value(*static_cast<const program::Nullable&>(node).inner, text);
      case Kind::structure:
        if (kind == ValueKind::object) return structure(static_cast<const program::Structure&>(node), text);
        break;
      case Kind::map:
        if (kind == ValueKind::object) return map(*static_cast<const program::Map&>(node).values, text);
        break;
      case Kind::list:
        if (kind == ValueKind::array) return list(static_cast<const program::List&>(node), text);
        break;
      case Kind::tuple:
        if (kind == ValueKind::array) return tuple(static_cast<const program::Tuple&>(node), text);
        break;
      case Kind::variant:
        for (const program::Alternative& one : static_cast<const program::Variant&>(node).alternatives) {
          if (accepts(*one.node, text, limits_, work_)) return value(*one.node, text);
        }
        break;
      default:
        break;
    }
    return std::string(text);
  }

 private:
  Pieces pieces(std::string_view text) const { return Pieces(text, limits_.depth); }

  std::string structure(const program::Structure& node, std::string_view text) {
    std::string out = "{";
    std::vector<bool> there(node.members.size());
    const Node* const extra = node.extra.policy == program::Extra::Policy::check ? node.extra.node : nullptr;
    for (const Pieces::Member& one : pieces(text).members(text)) {
      const std::size_t known = find_member(node, one.key);
      const Node* inner = extra;
      if (known != not_found) {
        there[known] = true;
        inner = node.members[known].node;
      }
      append_piece(out, one.key_text);
      out += ':' + (inner ? value(*inner, one.value) : std::string(one.value));
    }
    for (std::size_t i = 0; i < node.members.size(); ++i) {
      const program::Member& member = node.members[i];
      if (there[i] || member.fallback.empty()) continue;
      std::string key;
      json::append_string_literal(member.name, key);
      append_piece(out, key);
      out += ':' + value(*member.node, member.fallback);
    }
    return out + '}';
  }

  std::string map(const Node& values, std::string_view text) {
    std::string out = "{";
    for (const Pieces::Member& one : pieces(text).members(text)) {
      append_piece(out, one.key_text);
      out += ':' + value(values, one.value);
    }
    return out + '}';
  }

  std::string list(const program::List& node, std::string_view text) {
    std::string out = "[";
    for (const std::string_view item : pieces(text).items(text)) append_piece(out, value(*node.items, item));
    return out + ']';
  }

  std::string tuple(const program::Tuple& node, std::string_view text) {
    std::string out = "[";
    std::size_t index = 0;
    for (const std::string_view item : pieces(text).items(text)) {
      const Node* const inner = index < node.elements.size() ? node.elements[index].node : node.rest;
      ++index;
      append_piece(out, inner ? value(*inner, item) : std::string(item));
    }
    return out + ']';
  }

  const Limits& limits_;
  std::uint64_t work_;
};

}  // namespace

std::optional<std::string> with_defaults(const Node& node, std::string_view text, const Limits& limits) {
  const std::string_view whole = Pieces::value_in(text, limits.depth);
  if (whole.empty()) return std::nullopt;
  Filler filler(limits);
  std::string out = filler.value(node, whole);
  return filler.exhausted() ? std::nullopt : std::optional(std::move(out));
}

}  // namespace toolbind::engine
