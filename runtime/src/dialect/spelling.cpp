// The same said in the words of draft 2020-12, or in those that a dialect prefers.

#include <algorithm>

#include "dialect/rules.hpp"

namespace toolbind::dialect {
namespace {

/// Draft 4: `minimum: 3, exclusiveMinimum: true`.
void exclusive_bound(OrderedJson& schema, const char* flag, const char* bound) {
  if (!has(schema, flag) || !schema[flag].is_boolean()) return;
  const bool exclusive = schema[flag].get<bool>();
  schema.erase(flag);
  if (!exclusive || !schema.contains(bound)) return;
  schema[flag] = schema[bound];
  schema.erase(bound);
}

void old_tuple(OrderedJson& schema) {
  if (!has(schema, "items") || !schema["items"].is_array()) return;
  schema["prefixItems"] = schema["items"];
  schema.erase("items");
  if (!schema.contains("additionalItems")) return;
  schema["items"] = schema["additionalItems"];
  schema.erase("additionalItems");
}

void nullable(OrderedJson& schema) {
  if (!has(schema, "nullable")) return;
  const bool takes_null = schema["nullable"] == true && schema.contains("type");
  schema.erase("nullable");
  if (!takes_null) return;
  OrderedJson types = schema["type"].is_array() ? schema["type"] : OrderedJson::array({schema["type"]});
  if (std::find(types.begin(), types.end(), "null") == types.end()) types.push_back("null");
  schema["type"] = std::move(types);
}

const char* type_of(const OrderedJson& value) {
  if (value.is_string()) return "string";
  if (value.is_boolean()) return "boolean";
  if (value.is_null()) return "null";
  if (value.is_number_integer()) return "integer";
  if (value.is_number()) return "number";
  return value.is_array() ? "array" : "object";
}

/// The one type that all the keywords of a schema speak of, or null.
const char* type_meant(const OrderedJson& schema) {
  constexpr std::pair<const char*, std::string_view> owners[] = {
      {"object", " properties additionalProperties required minProperties maxProperties "},
      {"array", " items prefixItems minItems maxItems uniqueItems "},
      {"string", " minLength maxLength pattern "},
      {"number", " minimum maximum exclusiveMinimum exclusiveMaximum multipleOf "}};
  const char* meant = nullptr;
  for (const auto& [key, value] : schema.items()) {
    for (const auto& [type, keywords] : owners) {
      if (keywords.find(" " + key + " ") == std::string_view::npos) continue;
      if (meant && meant != type) return nullptr;
      meant = type;
    }
  }
  return meant;
}

}  // namespace

OrderedJson modern_spelling(OrderedJson schema, Rewriting&) {
  return with_all(std::move(schema), [](OrderedJson node) {
    exclusive_bound(node, "exclusiveMinimum", "minimum");
    exclusive_bound(node, "exclusiveMaximum", "maximum");
    old_tuple(node);
    nullable(node);
    if (has(node, "type") && node["type"].is_array() && node["type"].size() == 1) node["type"] = node["type"][0];
    return node;
  });
}

OrderedJson const_as_enum(OrderedJson schema, Rewriting& out) {
  const auto& taken = out.dialect.keywords;
  if (std::find(taken.begin(), taken.end(), "const") != taken.end()) return schema;
  return with_all(std::move(schema), [](OrderedJson node) {
    if (!has(node, "const")) return node;
    node["enum"] = OrderedJson::array({node["const"]});
    node.erase("const");
    return node;
  });
}

OrderedJson explicit_types(OrderedJson schema, Rewriting& out) {
  return with_all(std::move(schema), [&](OrderedJson node) {
    for (const char* other : {"type", "anyOf", "oneOf", "$ref", "allOf"}) {
      if (has(node, other)) return node;
    }
    const OrderedJson values = has(node, "const")  ? OrderedJson::array({node["const"]})
                               : has(node, "enum") ? node["enum"]
                                                   : OrderedJson::array();
    if (!values.empty()) {
      const std::string type = type_of(values[0]);
      const bool same =
          std::all_of(values.begin(), values.end(), [&](const OrderedJson& v) { return type_of(v) == type; });
      if (same) node["type"] = type;
    } else if (const char* type = type_meant(node)) {
      node["type"] = type;
      out.note(node, "explicit_types", "values of other types than '" + std::string(type) + "' are not offered", false);
    }
    return node;
  });
}

}  // namespace toolbind::dialect
