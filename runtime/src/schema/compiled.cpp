#include "schema/compiled.hpp"

#include <algorithm>

namespace toolbind::schema {

Compiled::Compiled(OrderedJson schema, bool enforce_formats)
    : root_(std::move(schema)), lowering_(library_, enforce_formats) {
  root_place_ = library_.add_schema({"schema.json", &root_, {}});
  type_ = lowering_.lower(root_place_);
  const auto is_error = [](const Problem& one) { return one.severity == Problem::Severity::error; };
  if (std::any_of(problems().begin(), problems().end(), is_error)) return;
  choose_discriminators(lowering_.model());
  check_defaults(lowering_.model(), lowering_.problems());
  program_.emplace(lowering_.model());
}

}  // namespace toolbind::schema
