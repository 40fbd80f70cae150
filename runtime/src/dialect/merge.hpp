#pragma once
// Two schemas for the same value as one.

#include <functional>
#include <optional>

#include "dialect/rewriting.hpp"

namespace toolbind::dialect {

/// Gives the schema behind a `$ref`.
using Resolve = std::function<const OrderedJson&(const std::string& reference)>;

/// Looks into the `$defs` of a schema that has been hoisted; the schema must outlive it.
Resolve definitions_of(const OrderedJson& root);

/// A schema that takes exactly what both take; words of the first win. Nothing, and a reason, where no such schema can
/// be written without allOf.
std::optional<OrderedJson> merged(const OrderedJson& a, const OrderedJson& b, const Resolve& resolve,
                                  std::string& reason);

}  // namespace toolbind::dialect
