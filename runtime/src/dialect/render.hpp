#pragma once
// A schema in a dialect, with all that was done to it.

#include "dialect/dialect.hpp"
#include "engine/to_wire.hpp"

namespace toolbind::dialect {

struct Rendering {
  OrderedJson schema;
  std::vector<Note> notes;
  std::vector<Note> refusals;  ///< why the dialect can't say it; `schema` is of no use then
  std::size_t optionals = 0;   ///< properties that are not required
  std::size_t unions = 0;      ///< properties with alternatives
  bool wrapped = false;        ///< the root became a property of an object

  bool strict() const { return refusals.empty(); }
};

/// `natural` is self-contained, as schema::bundle gives it, and is not changed. A root that is no object becomes the
/// property `root_key` of one; an empty key leaves it as it is.
Rendering render(const OrderedJson& natural, const Dialect& dialect, std::string_view root_key = "input");

/// What values look like in it, apart from the root.
WireShape wire_shape(const Dialect& dialect);

}  // namespace toolbind::dialect
