#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace toolbind::gen {

/// A stretch of the text, small: a 20 MB document has millions of these.
struct SmallSpan {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

/// Where one value of a document is written. The children of a container lie side by side.
struct PositionNode {
  SmallSpan value;
  SmallSpan key;  // with its quotes; empty for array items and the root
  std::uint32_t first_child = 0;
  std::uint32_t child_count = 0;
};

/// Where each value of a document is written, found by JSON pointer: a tree beside the values. Keys are not stored but
/// read in the text of the document, so that a value costs 24 bytes.
class JsonPositions {
 public:
  /// Building goes bottom-up: remember `mark()`, add the children, then `adopt` them into their container.
  std::size_t mark() const { return pending_.size(); }
  void add(const PositionNode& node) { pending_.push_back(node); }
  void adopt(std::size_t mark, PositionNode& container);
  void finish(const PositionNode& root);

  /// A key that is not written as its plain text in quotes (escapes).
  void add_decoded_key(std::uint32_t key_begin, std::string key);

  struct Found {
    const PositionNode* node;
    bool exact;  // else `node` is the nearest existing parent
  };
  Found find(std::string_view pointer, std::string_view text) const;

 private:
  const PositionNode* child(const PositionNode& parent, std::string_view step, std::string_view text) const;
  bool has_key(const PositionNode& node, std::string_view key, std::string_view text) const;

  PositionNode root_;
  std::vector<PositionNode> nodes_;
  std::vector<PositionNode> pending_;
  std::map<std::uint32_t, std::string> decoded_keys_;
};

}  // namespace toolbind::gen
