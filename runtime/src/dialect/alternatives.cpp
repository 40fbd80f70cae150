// allOf, anyOf, oneOf and lists of types: brought down to anyOf with nothing but words beside it.

#include <algorithm>

#include "dialect/merge.hpp"
#include "dialect/rules.hpp"

namespace toolbind::dialect {
namespace {

bool is_word(const std::string& key) {
  const Keyword* keyword = find_keyword(key);
  return key == mark || !keyword || keyword->use == Keyword::Use::annotation;
}

/// The keywords that speak of values of some types only.
bool speaks_of(const std::string& key, const std::string& type) {
  constexpr std::pair<std::string_view, std::string_view> owners[] = {
      {"object",
       " properties additionalProperties required minProperties maxProperties patternProperties "
       "propertyNames dependentRequired dependentSchemas unevaluatedProperties "},
      {"array", " items prefixItems minItems maxItems uniqueItems contains minContains maxContains unevaluatedItems "},
      {"string", " minLength maxLength pattern format "},
      {"number", " minimum maximum exclusiveMinimum exclusiveMaximum multipleOf format "}};
  bool owned = false;
  for (const auto& [owner, keywords] : owners) {
    if (keywords.find(" " + key + " ") == std::string_view::npos) continue;
    owned = true;
    if (owner == type || (owner == "number" && type == "integer")) return true;
  }
  return !owned;
}

bool is_of_type(const OrderedJson& value, const std::string& type) {
  if (type == "null") return value.is_null();
  if (type == "boolean") return value.is_boolean();
  if (type == "string") return value.is_string();
  if (type == "array") return value.is_array();
  if (type == "object") return value.is_object();
  return type == "integer" ? value.is_number_integer() : value.is_number();
}

/// The part of a schema that is about one of its types; nothing, if its enum leaves no value.
OrderedJson part_for(const OrderedJson& schema, const std::string& type) {
  OrderedJson out = OrderedJson::object();
  out["type"] = type;
  for (const auto& [key, value] : schema.items()) {
    if (key == "type" || key == "default" || key == "$defs" || (is_word(key) && key != mark)) continue;
    if (key == "enum" || key == "const") {
      OrderedJson kept = OrderedJson::array();
      for (const OrderedJson& one : key == "enum" ? value : OrderedJson::array({value})) {
        if (is_of_type(one, type)) kept.push_back(one);
      }
      if (kept.empty()) return nullptr;
      if (type != "null") out["enum"] = std::move(kept);
    } else if (speaks_of(key, type)) {
      out[key] = value;
    }
  }
  return out;
}

}  // namespace

namespace {

/// `allOf: [{$ref: x}]` with nothing but words beside it is `$ref: x`, which may lead back here.
std::optional<OrderedJson> only_reference(const OrderedJson& node, Rewriting& out) {
  const OrderedJson& parts = node["allOf"];
  if (parts.size() != 1 || !has(parts[0], "$ref") || parts[0].size() > 1 + (has(parts[0], mark) ? 1U : 0U))
    return std::nullopt;
  OrderedJson made = OrderedJson::object();
  for (const auto& [key, value] : node.items()) {
    if (key == "allOf") continue;
    if (!is_word(key)) return std::nullopt;
    if (key == mark || key == "$defs" || out.dialect.words_beside_ref) made[key] = value;
  }
  made["$ref"] = parts[0]["$ref"];
  out.note(node, "merge_all_of", "an 'allOf' of one reference became that reference");
  return made;
}

constexpr unsigned deepest = 100;  ///< merging a recursive schema with itself doubles its depth

unsigned depth_of(const OrderedJson& schema) {
  unsigned deepest_part = 0;
  each_subschema(schema, [&](const std::string&, const OrderedJson& part) {
    deepest_part = std::max(deepest_part, depth_of(part));
  });
  return deepest_part + 1;
}

OrderedJson merge_all_of_once(OrderedJson schema, Rewriting& out) {
  const OrderedJson root = schema;
  const Resolve resolve = definitions_of(root);
  return with_all(std::move(schema), [&](OrderedJson node) {
    for (unsigned rounds = 0; has(node, "allOf") && rounds < 64; ++rounds) {
      if (auto reference = only_reference(node, out)) return *std::move(reference);
      const OrderedJson parts = node["allOf"];
      OrderedJson whole = node;
      whole.erase("allOf");
      const OrderedJson definitions = has(whole, "$defs") ? whole["$defs"] : OrderedJson();
      whole.erase("$defs");
      for (const OrderedJson& part : parts) {
        std::string reason;
        auto one = merged(whole, part, resolve, reason);
        if (!one) {
          out.refuse(node, "merge_all_of", "'allOf' can't be written as one schema: " + reason);
          return node;
        }
        whole = std::move(*one);
      }
      if (!definitions.is_null()) whole["$defs"] = definitions;
      out.note(node, "merge_all_of", "the parts of 'allOf' became one schema");
      node = std::move(whole);
    }
    return node;
  });
}

bool has_all_of(const OrderedJson& schema) {
  bool found = has(schema, "allOf");
  each_subschema(schema, [&](const std::string&, const OrderedJson& part) { found = found || has_all_of(part); });
  return found;
}

}  // namespace

OrderedJson merge_all_of(OrderedJson schema, Rewriting& out) {
  // A part that was a reference may bring an allOf of its own.
  for (unsigned rounds = 0; rounds < 12 && out.refusals.empty() && has_all_of(schema); ++rounds) {
    schema = merge_all_of_once(std::move(schema), out);
    if (is_overgrown(schema)) return schema;
    if (depth_of(schema) > deepest)
      out.refuse(schema, "merge_all_of", "'allOf' of a recursive schema can't be written as one schema");
  }
  return schema;
}

OrderedJson split_types(OrderedJson schema, Rewriting&) {
  return with_all(std::move(schema), [](OrderedJson node) {
    if (!has(node, "type") || !node["type"].is_array() || has(node, "anyOf") || has(node, "oneOf")) return node;
    OrderedJson alternatives = OrderedJson::array();
    for (const OrderedJson& type : node["type"]) {
      OrderedJson one = part_for(node, type.get<std::string>());
      if (!one.is_null()) alternatives.push_back(std::move(one));
    }
    OrderedJson out = OrderedJson::object();
    for (const auto& [key, value] : node.items()) {
      if (is_word(key)) out[key] = value;
    }
    if (alternatives.size() == 1) {
      for (const auto& [key, value] : alternatives[0].items()) out[key] = value;
    } else {
      out["anyOf"] = std::move(alternatives);
    }
    return out;
  });
}

OrderedJson distribute_siblings(OrderedJson schema, Rewriting& out) {
  const OrderedJson root = schema;
  const Resolve resolve = definitions_of(root);
  return with_all(std::move(schema), [&](OrderedJson node) {
    const char* keyword = has(node, "anyOf") ? "anyOf" : has(node, "oneOf") ? "oneOf" : nullptr;
    if (!keyword) return node;
    OrderedJson words = OrderedJson::object(), rules = OrderedJson::object();
    for (const auto& [key, value] : node.items()) {
      if (key != keyword) (is_word(key) ? words : rules)[key] = value;
    }
    if (rules.empty()) return node;
    OrderedJson alternatives = OrderedJson::array();
    for (const OrderedJson& one : node[keyword]) {
      std::string reason;
      auto whole = merged(one, rules, resolve, reason);
      if (!whole) {
        out.refuse(node, "distribute_siblings",
                   "the rules beside '" + std::string(keyword) + "' can't be merged into each alternative: " + reason);
        return node;
      }
      alternatives.push_back(std::move(*whole));
    }
    out.note(node, "distribute_siblings",
             "the rules beside '" + std::string(keyword) + "' moved into each alternative");
    words[keyword] = std::move(alternatives);
    return words;
  });
}

OrderedJson one_of_as_any_of(OrderedJson schema, Rewriting& out) {
  return with_all(std::move(schema), [&](OrderedJson node) {
    if (!has(node, "oneOf")) return node;
    OrderedJson changed = OrderedJson::object();
    for (const auto& [key, value] : node.items()) changed[key == "oneOf" ? "anyOf" : key] = value;
    out.note(node, "one_of_as_any_of", "'oneOf' became 'anyOf'");
    return changed;
  });
}

}  // namespace toolbind::dialect
