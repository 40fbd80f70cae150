#pragma once
// Type programs made at run time: the nodes of a model, on the heap, without storage.

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "schema/model.hpp"
#include "toolbind/node.hpp"

namespace toolbind::schema {

/// Owns its nodes; they don't move. Checks values exactly as the generated tables of the same model do.
class HeapProgram {
 public:
  explicit HeapProgram(const Model& model);
  ~HeapProgram();
  HeapProgram(const HeapProgram&) = delete;
  HeapProgram& operator=(const HeapProgram&) = delete;

  const program::Node& node(TypeId type) const { return *nodes_[type]; }

 private:
  struct Arena;
  const program::Pattern* pattern(const std::string& text);
  const program::Members* members(const Members& members);
  void fill(program::Evaluation& out, const Evaluation& from);
  std::unique_ptr<Arena> arena_;
  std::vector<const program::Node*> nodes_;
};

/// Names by which an enumeration or structure is searched; empty for a few.
std::vector<std::uint16_t> sorted_index(const std::vector<std::string_view>& names);

/// Does a key stand in JSON text as it is, without escapes?
bool plain_key(std::string_view name);

}  // namespace toolbind::schema
