#pragma once
// A schema in a dialect, with all that was done to it.

#include "dialect/dialect.hpp"

namespace toolbind::dialect {

struct Rendering {
  OrderedJson schema;
  std::vector<Note> notes;
  std::vector<Note> refusals;  ///< why the dialect can't say it; `schema` is of no use then
  std::size_t optionals = 0;   ///< properties that are not required
  std::size_t unions = 0;      ///< properties with alternatives

  bool strict() const { return refusals.empty(); }
};

/// `natural` is self-contained, as schema::bundle gives it, and is not changed.
Rendering render(const OrderedJson& natural, const Dialect& dialect);

}  // namespace toolbind::dialect
