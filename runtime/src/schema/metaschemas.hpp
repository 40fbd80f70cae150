#pragma once
// The schemas of JSON Schema itself, which schemas refer to without anybody having to fetch them.

#include <string_view>

namespace toolbind::schema {

/// JSON text; empty, if the URI names none.
std::string_view metaschema(std::string_view uri);

}  // namespace toolbind::schema
