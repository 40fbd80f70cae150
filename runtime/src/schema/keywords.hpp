#pragma once
// The vocabulary of JSON Schema: which keywords there are, and where they hold further schemas.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "schema/model.hpp"
#include "schema/uri.hpp"

namespace toolbind::schema {

struct Keyword {
  enum class Holds : std::uint8_t { value, schema, schemas, map, items };  ///< items: a schema, or a list of them
  enum class Use : std::uint8_t { assertion, annotation };
  std::string_view name;
  Holds holds;
  Use use;
};

std::span<const Keyword> keywords();

/// Null for a keyword nobody knows.
const Keyword* find_keyword(std::string_view name);

/// `$ref`, `$dynamicRef`, `$recursiveRef`: another schema speaks of the same value.
inline bool is_reference(std::string_view keyword) {
  return keyword == "$ref" || keyword == "$dynamicRef" || keyword == "$recursiveRef";
}

/// Calls `visit(tokens, schema)` for every schema directly inside one: `visit("properties/a", ...)`.
template <class Visit>
void each_subschema(const OrderedJson& json, Visit visit) {
  if (!json.is_object()) return;
  for (const auto& [key, value] : json.items()) {
    const Keyword* keyword = find_keyword(key);
    if (!keyword || keyword->holds == Keyword::Holds::value) continue;
    if (keyword->holds == Keyword::Holds::map && value.is_object()) {
      for (const auto& [name, schema] : value.items()) visit(key + "/" + pointer_token(name), schema);
    } else if (value.is_array() && keyword->holds != Keyword::Holds::schema) {
      for (std::size_t i = 0; i < value.size(); ++i) visit(key + "/" + std::to_string(i), value[i]);
    } else if (keyword->holds != Keyword::Holds::map) {
      visit(key, value);
    }
  }
}

}  // namespace toolbind::schema
