// A tree of source positions beside a JSON document, and the walk down a JSON pointer. The children of a container are
// collected on a stack while it is read and moved into one block when it ends, so that an array item is found by its
// index at once. (A map from pointer text to position would cost about 150 bytes per value instead of 24.)

#include "generator/source/json_positions.hpp"

#include <algorithm>
#include <charconv>
#include <span>
#include <utility>

#include "schema/uri.hpp"

namespace toolbind::gen {

void JsonPositions::adopt(std::size_t mark, PositionNode& container) {
  container.first_child = static_cast<std::uint32_t>(nodes_.size());
  container.child_count = static_cast<std::uint32_t>(pending_.size() - mark);
  const auto first = pending_.begin() + static_cast<std::ptrdiff_t>(mark);
  nodes_.insert(nodes_.end(), first, pending_.end());
  pending_.erase(first, pending_.end());
}

void JsonPositions::finish(const PositionNode& root) {
  root_ = root;
  nodes_.shrink_to_fit();
  pending_.clear();
  pending_.shrink_to_fit();
}

void JsonPositions::add_decoded_key(std::uint32_t key_begin, std::string key) {
  decoded_keys_.emplace(key_begin, std::move(key));
}

bool JsonPositions::has_key(const PositionNode& node, std::string_view key, std::string_view text) const {
  if (!decoded_keys_.empty()) {
    const auto decoded = decoded_keys_.find(node.key.begin);
    if (decoded != decoded_keys_.end()) return decoded->second == key;
  }
  return text.substr(node.key.begin + 1, node.key.end - node.key.begin - 2) == key;
}

const PositionNode* JsonPositions::child(const PositionNode& parent, std::string_view step,
                                         std::string_view text) const {
  const std::span children(nodes_.data() + parent.first_child, parent.child_count);
  if (text[parent.value.begin] == '[') {
    std::size_t index = 0;
    const auto [end, failure] = std::from_chars(step.data(), step.data() + step.size(), index);
    const bool number = failure == std::errc{} && end == step.data() + step.size();
    return number && index < children.size() ? &children[index] : nullptr;
  }
  const std::string key = schema::pointer_key(step);
  const auto found = std::find_if(children.begin(), children.end(),
                                  [&](const PositionNode& node) { return has_key(node, key, text); });
  return found != children.end() ? &*found : nullptr;
}

JsonPositions::Found JsonPositions::find(std::string_view pointer, std::string_view text) const {
  const PositionNode* node = &root_;
  while (pointer.starts_with('/')) {
    pointer.remove_prefix(1);
    const std::string_view step = pointer.substr(0, pointer.find('/'));
    const PositionNode* next = child(*node, step, text);
    if (next == nullptr) return {node, false};
    node = next;
    pointer.remove_prefix(step.size());
  }
  return {node, pointer.empty()};
}

}  // namespace toolbind::gen
