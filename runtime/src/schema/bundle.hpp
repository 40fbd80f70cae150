#pragma once
// A schema that stands alone: every reference in it points into itself.

#include "schema/library.hpp"

namespace toolbind::schema {

/// The schema at `root` with what it refers to elsewhere added to its `$defs`:
///
///     {"$ref": "common.json#/$defs/Place"}  ->  {"$ref": "#/$defs/Place", "$defs": {"Place": {...}}}
///
/// A dynamic reference becomes a plain one to what it means there. All references must be known to resolve. `$id`, `$anchor` and `$schema` are left out: nothing refers to them any more.
OrderedJson bundle(Library& library, PlaceId root);

}  // namespace toolbind::schema
