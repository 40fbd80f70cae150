#include "engine/coerce.hpp"

#include <algorithm>
#include <deque>

#include "engine/engine.hpp"
#include "engine/lookup.hpp"
#include "engine/messages.hpp"
#include "engine/path.hpp"
#include "engine/pieces.hpp"

namespace toolbind::engine {
namespace {

using json::ValueKind;
using program::Kind;
using program::Node;

class Coercer {
 public:
  explicit Coercer(const Limits& limits) : limits_(limits), work_(limits.work / 10) {}

  bool exhausted() const { return work_ == 0; }
  /// The last one may say that there were more.
  Issues coercions() && {
    if (more_) coercions_.push_back({"", "coerced", "and more values like these"});
    return std::move(coercions_);
  }

  std::string value(const Node& node, std::string_view text, const PathFrame* path) {
    spend(text.size() / 16 + 1);
    if (exhausted() || depth_ == limits_.depth) return std::string(text);
    ++depth_;
    std::string out = changed(node, text, path);
    --depth_;
    return out;
  }

 private:
  std::string changed(const Node& node, std::string_view text, const PathFrame* path) {
    const ValueKind kind = kind_of(text);
    switch (node.kind) {
      case Kind::box:
        return value(*static_cast<const program::Box&>(node).inner, text, path);
      case Kind::nullable:
        if (kind == ValueKind::null) break;
        return value(*static_cast<const program::Nullable&>(node).inner, text, path);
      case Kind::structure:
      case Kind::map:
        if (kind == ValueKind::object) return object(node, text, path);
        if (kind == ValueKind::string) return from_string(node, text, ValueKind::object, path);
        break;
      case Kind::tuple:
        if (kind == ValueKind::array) return array(node, text, path);
        if (kind == ValueKind::string) return from_string(node, text, ValueKind::array, path);
        break;
      case Kind::list:
        if (kind == ValueKind::array) return array(node, text, path);
        return list_of_one(static_cast<const program::List&>(node), text, kind, path);
      case Kind::variant:
        return variant(static_cast<const program::Variant&>(node), text, path);
      case Kind::boolean:
      case Kind::integer:
      case Kind::number:
      case Kind::constant:
      case Kind::values:
        if (kind == ValueKind::string) return scalar(node, text, path);
        break;
      default:
        break;
    }
    return std::string(text);
  }

  /// Strings in strings: each level doubles the escapes, so that nobody writes many.
  static constexpr unsigned most_strings = 4;

  static ValueKind kind_of(std::string_view text) { return json::kind_at(text.data(), text.data() + text.size()); }
  Pieces pieces(std::string_view text) const { return Pieces(text, limits_.depth); }
  bool matches(const Node& node, std::string_view text) { return accepts(node, text, limits_, work_); }
  void spend(std::size_t work) { work_ -= std::min<std::uint64_t>(work_, work); }

  void took(const PathFrame* path, std::string what) {
    if (coercions_.size() == limits_.issues) {
      more_ = true;
      return;
    }
    Issue& issue = coercions_.emplace_back();
    append_pointer(path, issue.path);
    issue.keyword = "coerced";
    issue.message = std::move(what);
  }

  std::string object(const Node& node, std::string_view text, const PathFrame* path) {
    const Parts parts(*this);
    std::string out = "{";
    for (const Pieces::Member& one : pieces(text).members(text)) {
      const Node* const inner = member(node, one.key);
      const PathFrame place{path, one.key, 0};
      append_piece(out, one.key_text);
      out += ':';
      out += inner ? value(*inner, one.value, &place) : std::string(one.value);
    }
    return out + '}';
  }

  /// Parts of a value are values of their own.
  class Parts {
   public:
    explicit Parts(Coercer& owner) : owner_(owner), before_(owner.wraps_) { owner.wraps_ = true; }
    ~Parts() { owner_.wraps_ = before_; }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

   private:
    Coercer& owner_;
    bool before_;
  };

  static const Node* member(const Node& node, std::string_view key) {
    if (node.kind == Kind::map) return static_cast<const program::Map&>(node).values;
    const auto& structure = static_cast<const program::Structure&>(node);
    const std::size_t known = find_member(structure, key);
    if (known != not_found) return structure.members[known].node;
    return structure.extra.policy == program::Extra::Policy::check ? structure.extra.node : nullptr;
  }

  std::string array(const Node& node, std::string_view text, const PathFrame* path) {
    const Parts parts(*this);
    std::string out = "[";
    std::size_t index = 0;
    for (const std::string_view item : pieces(text).items(text)) {
      const Node* const inner = element(node, index);
      const PathFrame place{path, {}, index++};
      append_piece(out, inner ? value(*inner, item, &place) : std::string(item));
    }
    return out + ']';
  }

  static const Node* element(const Node& node, std::size_t index) {
    if (node.kind == Kind::list) return static_cast<const program::List&>(node).items;
    const auto& tuple = static_cast<const program::Tuple&>(node);
    return index < tuple.elements.size() ? tuple.elements[index].node : tuple.rest;
  }

  /// The JSON text that a string holds, if it is of that kind.
  std::optional<std::string_view> held(std::string_view text, ValueKind kind) {
    const std::string& content = texts_.emplace_back(pieces(text).text(text));
    const std::string_view inner = Pieces::value_in(content, limits_.depth);
    return !inner.empty() && kind_of(inner) == kind ? std::optional(inner) : std::nullopt;
  }

  std::string from_string(const Node& node, std::string_view text, ValueKind wanted, const PathFrame* path) {
    if (strings_ == most_strings) return std::string(text);
    const auto inner = held(text, wanted);
    if (!inner) return std::string(text);
    took(path, wanted == ValueKind::object ? "took a string for the object that it holds"
                                           : "took a string for the array that it holds");
    ++strings_;
    std::string out = value(node, *inner, path);
    --strings_;
    return out;
  }

  std::string list_of_one(const program::List& node, std::string_view text, ValueKind kind, const PathFrame* path) {
    if (kind == ValueKind::string) {
      const std::size_t before = coercions_.size();
      std::string out = from_string(node, text, ValueKind::array, path);
      if (out != text) return out;
      coercions_.resize(before);
    }
    if (kind == ValueKind::null || !wraps_) return std::string(text);
    took(path, "took a value for a list of just it");
    return "[" + value(*node.items, text, path) + "]";
  }

  std::string scalar(const Node& node, std::string_view text, const PathFrame* path) {
    const std::string content = pieces(text).text(text);
    const std::string_view inner = Pieces::value_in(content, 0);
    if (inner.empty() || kind_of(inner) == ValueKind::string || !matches(node, inner)) return std::string(text);
    took(path, "took the string " + quoted(content) + " for " + std::string(inner.substr(0, 60)));
    return std::string(inner);
  }

  /// The first alternative that can be reached, without making a list if that is possible.
  std::string variant(const program::Variant& node, std::string_view text, const PathFrame* path) {
    if (matches(node, text)) return std::string(text);
    const bool wraps = wraps_;
    for (const bool wrap : {false, true}) {
      if (wrap && !wraps) break;
      wraps_ = wrap;
      if (auto found = reached(node, text, path)) {
        wraps_ = wraps;
        return *std::move(found);
      }
    }
    wraps_ = wraps;
    return std::string(text);
  }

  std::optional<std::string> reached(const program::Variant& node, std::string_view text, const PathFrame* path) {
    const std::size_t before = coercions_.size();
    for (const program::Alternative& one : node.alternatives) {
      std::string out = value(*one.node, text, path);
      if (out != text && matches(*one.node, out)) return out;
      coercions_.resize(before);
    }
    return std::nullopt;
  }

  const Limits& limits_;
  std::uint64_t work_;
  Issues coercions_;
  std::deque<std::string> texts_;     ///< what strings held
  bool more_ = false;                 ///< there were more than are told
  bool wraps_ = true;                 ///< a value may become a list of just it
  unsigned strings_ = 0, depth_ = 0;  ///< that are open
};

}  // namespace

std::optional<Coerced> coerced_text(const Node& node, std::string_view text, const Limits& limits) {
  if (text.size() > limits.bytes) return std::nullopt;
  const std::string_view whole = Pieces::value_in(text, limits.depth);
  if (whole.empty()) return std::nullopt;
  Coercer coercer(limits);
  Coerced out{coercer.value(node, whole, nullptr), {}};
  out.coercions = std::move(coercer).coercions();
  if (coercer.exhausted() || out.coercions.empty()) return std::nullopt;
  return out;
}

}  // namespace toolbind::engine
