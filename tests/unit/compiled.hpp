#pragma once
// A schema compiled at run time, from its text.

#include <string>

#include "schema/compiled.hpp"

namespace tests {

struct Compiled : toolbind::schema::Compiled {
  explicit Compiled(const std::string& schema)
      : toolbind::schema::Compiled(toolbind::schema::OrderedJson::parse(schema)) {}
};

}  // namespace tests
