// One row per keyword of drafts 4 to 2020-12 and of OpenAPI. Adding one: a row here, its reading in facts.cpp.

#include "schema/keywords.hpp"

#include <algorithm>

namespace toolbind::schema {
namespace {

using H = Keyword::Holds;
using U = Keyword::Use;

constexpr Keyword table[] = {
    // core
    {"$schema", H::value, U::annotation},
    {"$id", H::value, U::annotation},
    {"id", H::value, U::annotation},
    {"$anchor", H::value, U::annotation},
    {"$comment", H::value, U::annotation},
    {"$vocabulary", H::value, U::annotation},
    {"$defs", H::map, U::annotation},
    {"definitions", H::map, U::annotation},
    {"$ref", H::value, U::assertion},
    {"$dynamicAnchor", H::value, U::annotation},
    {"$dynamicRef", H::value, U::assertion},
    {"$recursiveAnchor", H::value, U::annotation},
    {"$recursiveRef", H::value, U::assertion},
    // any value
    {"type", H::value, U::assertion},
    {"enum", H::value, U::assertion},
    {"const", H::value, U::assertion},
    {"nullable", H::value, U::assertion},
    {"allOf", H::schemas, U::assertion},
    {"anyOf", H::schemas, U::assertion},
    {"oneOf", H::schemas, U::assertion},
    {"not", H::schema, U::assertion},
    {"if", H::schema, U::assertion},
    {"then", H::schema, U::assertion},
    {"else", H::schema, U::assertion},
    // numbers
    {"minimum", H::value, U::assertion},
    {"maximum", H::value, U::assertion},
    {"exclusiveMinimum", H::value, U::assertion},
    {"exclusiveMaximum", H::value, U::assertion},
    {"multipleOf", H::value, U::assertion},
    // strings
    {"minLength", H::value, U::assertion},
    {"maxLength", H::value, U::assertion},
    {"pattern", H::value, U::assertion},
    {"format", H::value, U::assertion},
    {"contentEncoding", H::value, U::annotation},
    {"contentMediaType", H::value, U::annotation},
    {"contentSchema", H::schema, U::annotation},
    // arrays
    {"items", H::items, U::assertion},
    {"prefixItems", H::schemas, U::assertion},
    {"additionalItems", H::schema, U::assertion},
    {"unevaluatedItems", H::schema, U::assertion},
    {"contains", H::schema, U::assertion},
    {"minContains", H::value, U::assertion},
    {"maxContains", H::value, U::assertion},
    {"minItems", H::value, U::assertion},
    {"maxItems", H::value, U::assertion},
    {"uniqueItems", H::value, U::assertion},
    // objects
    {"properties", H::map, U::assertion},
    {"patternProperties", H::map, U::assertion},
    {"additionalProperties", H::schema, U::assertion},
    {"unevaluatedProperties", H::schema, U::assertion},
    {"propertyNames", H::schema, U::assertion},
    {"required", H::value, U::assertion},
    {"dependentRequired", H::value, U::assertion},
    {"dependentSchemas", H::map, U::assertion},
    {"dependencies", H::map, U::assertion},
    {"minProperties", H::value, U::assertion},
    {"maxProperties", H::value, U::assertion},
    // notes to people and tools
    {"title", H::value, U::annotation},
    {"description", H::value, U::annotation},
    {"default", H::value, U::annotation},
    {"examples", H::value, U::annotation},
    {"example", H::value, U::annotation},
    {"deprecated", H::value, U::annotation},
    {"readOnly", H::value, U::annotation},
    {"writeOnly", H::value, U::annotation},
    {"discriminator", H::value, U::annotation},
    {"xml", H::value, U::annotation},
    {"externalDocs", H::value, U::annotation},
};

}  // namespace

std::span<const Keyword> keywords() { return table; }

const Keyword* find_keyword(std::string_view name) {
  const auto* found =
      std::find_if(std::begin(table), std::end(table), [&](const Keyword& k) { return k.name == name; });
  return found == std::end(table) ? nullptr : found;
}

}  // namespace toolbind::schema
