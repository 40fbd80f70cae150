// JSON text to canonical JSON text, in two steps: read the text into a tree, then write that with the members of each
// object in order. A tree, because sorting finished texts would copy each value once for every object around it.
// Scalars stay slices of the text until they are written.

#include "canonical.hpp"

#include "cursor.hpp"
#include "decimal.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace toolbind::json {

namespace {

void append_canonical_string(const StringToken& token, std::string& out) {
  if (!token.escaped) {
    out += '"';
    out += token.raw;
    out += '"';
    return;
  }
  std::string value;
  append_unescaped(token, value);
  append_string_literal(value, out);
}

/// Appends the scalar at `p` and gives the place after it.
const char* append_scalar(const char* p, const char* end, std::string& out) {
  StringToken string{};
  NumberToken number{};
  switch (kind_at(p, end)) {
    case ValueKind::string:
      p = scan_string(p, end, string);
      append_canonical_string(string, out);
      return p;
    case ValueKind::number:
      p = scan_number(p, end, number);
      out += to_text(parse_decimal(number.text));
      return p;
    default: {
      const char* const word = p;
      p = skip_value(p, end, 0);
      out.append(word, p);
      return p;
    }
  }
}

bool is_container(ValueKind kind) { return kind == ValueKind::array || kind == ValueKind::object; }

class Tree {
 public:
  explicit Tree(std::string_view text) : p_(text.data()), end_(text.data() + text.size()) { read(); }

  void write(std::string& out) const { write(0, out); }

 private:
  static constexpr std::size_t none = 0;  // the root is nobody's child or sibling

  struct Node {
    ValueKind kind = ValueKind::invalid;
    const char* begin = nullptr;
    std::string key;  // of an object's member, decoded
    std::size_t first_child = none;
    std::size_t next_sibling = none;
  };

  /// Reads the value at `p_` with all it contains.
  std::size_t read() {
    const std::size_t self = nodes_.size();
    const ValueKind kind = kind_at(p_, end_);
    nodes_.push_back({kind, p_, {}, none, none});
    if (is_container(kind)) {
      read_children(self);
    } else {
      p_ = skip_value(p_, end_, 0);
    }
    return self;
  }

  void read_children(std::size_t self) {
    const bool object = nodes_[self].kind == ValueKind::object;
    std::size_t last = none;
    while (true) {
      p_ = skip_space(p_ + 1, end_);  // after the bracket or the comma
      if (*p_ == ']' || *p_ == '}') {
        break;
      }
      std::string key = object ? read_key() : std::string();
      const std::size_t child = read();
      nodes_[child].key = std::move(key);
      (last == none ? nodes_[self].first_child : nodes_[last].next_sibling) = child;
      last = child;
      p_ = skip_space(p_, end_);
      if (*p_ != ',') {
        break;
      }
    }
    ++p_;
  }

  std::string read_key() {
    StringToken token{};
    p_ = scan_string(p_, end_, token);
    p_ = skip_space(skip_space(p_, end_) + 1, end_);
    std::string key;
    append_unescaped(token, key);
    return key;
  }

  void write(std::size_t self, std::string& out) const {
    const Node& node = nodes_[self];
    if (!is_container(node.kind)) {
      append_scalar(node.begin, end_, out);
      return;
    }
    const bool object = node.kind == ValueKind::object;
    const std::size_t start = out.size();
    out += object ? '{' : '[';
    for (const std::size_t child : children(node)) {
      if (out.size() != start + 1) {
        out += ',';
      }
      if (object) {
        append_string_literal(nodes_[child].key, out);
        out += ':';
      }
      write(child, out);
    }
    out += object ? '}' : ']';
  }

  /// In the order to write them in.
  std::vector<std::size_t> children(const Node& node) const {
    std::vector<std::size_t> all;
    for (std::size_t child = node.first_child; child != none; child = nodes_[child].next_sibling) {
      all.push_back(child);
    }
    if (node.kind == ValueKind::object) {
      std::stable_sort(all.begin(), all.end(),
                       [this](std::size_t a, std::size_t b) { return nodes_[a].key < nodes_[b].key; });
    }
    return all;
  }

  const char* p_;
  const char* end_;
  std::vector<Node> nodes_;
};

}  // namespace

std::string canonical(std::string_view json_text) {
  const char* const end = json_text.data() + json_text.size();
  const char* const begin = skip_space(json_text.data(), end);
  std::string out;
  if (is_container(kind_at(begin, end))) {
    Tree({begin, static_cast<std::size_t>(end - begin)}).write(out);
  } else {
    append_scalar(begin, end, out);
  }
  return out;
}

}  // namespace toolbind::json
