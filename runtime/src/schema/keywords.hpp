#pragma once
// The vocabulary of JSON Schema: which keywords there are, and where they hold further schemas.

#include <cstdint>
#include <span>
#include <string_view>

namespace toolbind::schema {

struct Keyword {
  enum class Holds : std::uint8_t { value, schema, schemas, map, items };  ///< items: a schema, or a list of them
  enum class Use : std::uint8_t { assertion, annotation, unsupported };
  std::string_view name;
  Holds holds;
  Use use;
};

std::span<const Keyword> keywords();

/// Null for a keyword nobody knows.
const Keyword* find_keyword(std::string_view name);

}  // namespace toolbind::schema
