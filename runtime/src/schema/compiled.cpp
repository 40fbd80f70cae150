#include "schema/compiled.hpp"

namespace toolbind::schema {

Compiled::Compiled(OrderedJson schema, bool enforce_formats)
    : root_(std::move(schema)), lowering_(library_, enforce_formats) {
  type_ = lowering_.lower(library_.add_schema({"schema.json", &root_, {}}));
  choose_discriminators(lowering_.model());
  program_.emplace(lowering_.model());
}

}  // namespace toolbind::schema
