#include "engine/to_wire.hpp"

#include <algorithm>

#include "engine/engine.hpp"
#include "engine/pieces.hpp"
#include "json/string_literal.hpp"

namespace toolbind::engine {
namespace {

using program::Kind;
using program::Node;
using Member = Pieces::Member;

class ToWire {
 public:
  ToWire(std::string_view text, const WireShape& shape, const Limits& limits)
      : pieces_(text, limits.depth), shape_(shape), limits_(limits), work_(limits.work) {}

  bool fits() const { return fits_; }

  std::string value(const Node& node, std::string_view text) {
    const json::ValueKind kind = pieces_.kind(text);
    switch (node.kind) {
      case Kind::box:
        return value(*static_cast<const program::Box&>(node).inner, text);
      case Kind::nullable:
        if (kind == json::ValueKind::null) break;
        return value(*static_cast<const program::Nullable&>(node).inner, text);
      case Kind::structure:
        if (kind == json::ValueKind::object) return structure(static_cast<const program::Structure&>(node), text);
        break;
      case Kind::map:
        if (kind == json::ValueKind::object) return map(static_cast<const program::Map&>(node), text);
        break;
      case Kind::list:
        if (kind == json::ValueKind::array) return list(static_cast<const program::List&>(node), text);
        break;
      case Kind::tuple:
        if (kind == json::ValueKind::array) return tuple(static_cast<const program::Tuple&>(node), text);
        break;
      case Kind::variant:
        return variant(static_cast<const program::Variant&>(node), text);
      default:
        break;
    }
    return std::string(text);
  }

 private:
  /// The first that matches, of those that can be said in the shape.
  std::string variant(const program::Variant& node, std::string_view text) {
    const bool fitted = fits_;
    std::string first(text);
    bool found = false;
    for (const program::Alternative& one : node.alternatives) {
      if (!accepts(*one.node, text, limits_, work_)) continue;
      fits_ = true;
      std::string out = value(*one.node, text);
      if (fits_) {
        fits_ = fitted;
        return out;
      }
      if (!found) first = std::move(out);
      found = true;
    }
    fits_ = fitted && !found;
    return first;
  }

  /// In the order of the schema, which is the order that a strict answer has.
  std::string structure(const program::Structure& node, std::string_view text) {
    std::vector<Member> left = pieces_.members(text);
    std::string out = "{";
    for (const program::Member& member : node.members) {
      const auto found = std::find_if(left.begin(), left.end(), [&](const Member& m) { return m.key == member.name; });
      if (found != left.end()) {
        append_piece(out, std::string(found->key_text) + ":" + value(*member.node, found->value));
        left.erase(found);
      } else if (shape_.nullable) {
        append_piece(out, quoted_key(member.name) + ":null");
      }
    }
    if (shape_.closed && !left.empty()) fits_ = false;
    const Node* extra = node.extra.policy == program::Extra::Policy::check ? node.extra.node : nullptr;
    for (const Member& one : left)
      append_piece(out, std::string(one.key_text) + ":" + (extra ? value(*extra, one.value) : std::string(one.value)));
    return out + '}';
  }

  std::string map(const program::Map& node, std::string_view text) {
    const bool pairs = shape_.pairs && is_typed(node);
    std::string out = pairs ? "[" : "{";
    for (const Member& one : pieces_.members(text)) {
      if (shape_.closed && !pairs) fits_ = false;
      const std::string held = value(*node.values, one.value);
      if (pairs)
        append_piece(out, "{\"key\":" + std::string(one.key_text) + ",\"value\":" + held + "}");
      else
        append_piece(out, std::string(one.key_text) + ":" + held);
    }
    return out + (pairs ? ']' : '}');
  }

  std::string list(const program::List& node, std::string_view text) {
    std::string out = "[";
    for (const std::string_view item : pieces_.items(text)) append_piece(out, value(*node.items, item));
    return out + ']';
  }

  std::string tuple(const program::Tuple& node, std::string_view text) {
    const std::vector<std::string_view> items = pieces_.items(text);
    std::string out = shape_.numbered ? "{" : "[";
    for (std::size_t i = 0; i < std::max(items.size(), shape_.numbered ? node.elements.size() : 0); ++i) {
      const Node* inner = i < node.elements.size() ? node.elements[i].node : node.rest;
      if (i >= items.size() && !shape_.nullable) break;
      const std::string one = i >= items.size() ? "null" : inner ? value(*inner, items[i]) : std::string(items[i]);
      append_piece(out, shape_.numbered ? '"' + std::to_string(i) + "\":" + one : one);
    }
    return out + (shape_.numbered ? '}' : ']');
  }

  static std::string quoted_key(std::string_view key) {
    std::string out;
    json::append_string_literal(key, out);
    return out;
  }

  Pieces pieces_;
  const WireShape& shape_;
  const Limits& limits_;
  std::uint64_t work_;
  bool fits_ = true;  ///< nothing so far that the shape can't say
};

}  // namespace

bool is_typed(const program::Map& map) {
  const Node* values = map.values;
  while (values->kind == Kind::box) values = static_cast<const program::Box*>(values)->inner;
  return values->kind != Kind::any;
}

std::optional<std::string> wire_text(const Node& node, std::string_view text, const WireShape& shape,
                                     const Limits& limits) {
  const std::string_view whole = Pieces::value_in(text, limits.depth);
  if (whole.empty()) return std::nullopt;
  ToWire writer(text, shape, limits);
  std::string out = writer.value(node, whole);
  return writer.fits() ? std::optional(std::move(out)) : std::nullopt;
}

}  // namespace toolbind::engine
