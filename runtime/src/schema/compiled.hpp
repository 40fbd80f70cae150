#pragma once
// A schema compiled at run time, ready to check values.

#include <deque>
#include <optional>
#include <string_view>

#include "schema/bundle.hpp"
#include "schema/heap_program.hpp"
#include "schema/lowering.hpp"

namespace toolbind::schema {

class Compiled {
 public:
  /// `problems()` says what is wrong with the schema; without errors there is a node.
  explicit Compiled(OrderedJson schema, bool enforce_formats = true, ReferenceMap references = {});

  const std::vector<Problem>& problems() { return lowering_.problems(); }
  const program::Node& node() const { return program_->node(type_); }
  /// The schema without what it does not need.
  OrderedJson natural() { return bundle(library_, root_place_); }

 private:
  std::optional<Document> load(const std::string& name);

  OrderedJson root_;
  std::deque<OrderedJson> files_;
  Library library_;
  Lowering lowering_;
  PlaceId root_place_;
  TypeId type_ = 0;
  std::optional<HeapProgram> program_;
};

}  // namespace toolbind::schema
