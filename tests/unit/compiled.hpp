#pragma once
// A schema compiled at run time.

#include <optional>
#include <string>

#include "schema/heap_program.hpp"
#include "schema/lowering.hpp"

namespace tests {

class Compiled {
 public:
  explicit Compiled(const std::string& schema) : root_(toolbind::schema::OrderedJson::parse(schema)) {
    type_ = lowering_.lower(library_.add_schema({"schema.json", &root_, {}}));
    toolbind::schema::choose_discriminators(lowering_.model());
    program_.emplace(lowering_.model());
  }

  const toolbind::program::Node& node() const { return program_->node(type_); }

 private:
  toolbind::schema::OrderedJson root_;
  toolbind::schema::Library library_;
  toolbind::schema::Lowering lowering_{library_, true};
  toolbind::schema::TypeId type_ = 0;
  std::optional<toolbind::schema::HeapProgram> program_;
};

}  // namespace tests
