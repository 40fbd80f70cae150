// Rules that change what a call looks like. The decoder knows the way back: pairs -> map, numbered object -> tuple,
// null -> absent, {"input": x} -> x.

#include <algorithm>

#include "dialect/rules.hpp"

namespace toolbind::dialect {
namespace {

bool is_open(const OrderedJson& additional) {
  if (additional.is_boolean()) return additional.get<bool>();
  return !asserts(additional);
}

bool is_map(const OrderedJson& schema) {
  return has_type(schema, "object") && (!has(schema, "properties") || schema["properties"].empty()) &&
         has(schema, "additionalProperties") && schema["additionalProperties"].is_object() &&
         !is_open(schema["additionalProperties"]);
}

/// `from` moves to `to`.
void rename(OrderedJson& schema, const OrderedJson& source, const char* from, const char* to) {
  if (has(source, from)) schema[to] = source[from];
}

OrderedJson words_of(const OrderedJson& schema) {
  OrderedJson out = OrderedJson::object();
  for (const char* key : {mark, "title", "description", "$defs"}) {
    if (has(schema, key)) out[key] = schema[key];
  }
  return out;
}

/// `seen`: references that were followed already, and did not lead to null.
bool takes_null(const OrderedJson& schema, const OrderedJson& root, std::set<std::string>& seen) {
  if (!schema.is_object()) return false;
  if (has_type(schema, "null")) return true;
  if (has(schema, "enum")) {
    return std::find(schema["enum"].begin(), schema["enum"].end(), OrderedJson()) != schema["enum"].end();
  }
  if (has(schema, "const")) return schema["const"].is_null();
  if (has(schema, "$ref")) {
    const std::string pointer = schema::split_reference(schema["$ref"].get<std::string>()).fragment;
    const OrderedJson::json_pointer at(pointer);
    return seen.insert(pointer).second && root.contains(at) && takes_null(root.at(at), root, seen);
  }
  if (!has(schema, "anyOf")) return false;
  return std::any_of(schema["anyOf"].begin(), schema["anyOf"].end(),
                     [&](const OrderedJson& one) { return takes_null(one, root, seen); });
}

/// With `properties`, `required` and `additionalProperties: false`, in this order.
OrderedJson closed(const OrderedJson& node) {
  OrderedJson out = OrderedJson::object();
  for (const auto& [key, value] : node.items()) {
    if (key == "required" || key == "additionalProperties" || key == "properties") continue;
    out[key] = value;
    if (key != "type") continue;
    out["properties"] = node.value("properties", OrderedJson::object());
    out["required"] = node.value("required", OrderedJson::array());
    out["additionalProperties"] = false;
  }
  return out;
}

}  // namespace

OrderedJson map_as_pairs(OrderedJson schema, Rewriting& out) {
  return with_all(std::move(schema), [&](OrderedJson node) {
    if (!is_map(node)) return node;
    OrderedJson pairs = words_of(node);
    pairs[reshaped_mark] = true;
    pairs["type"] = "array";
    OrderedJson pair = {{"type", "object"}, {"properties", OrderedJson::object()}};
    pair["properties"]["key"] = {{"type", "string"}};
    pair["properties"]["value"] = node["additionalProperties"];
    pair["required"] = {"key", "value"};
    pair["additionalProperties"] = false;
    pairs["items"] = std::move(pair);
    rename(pairs, node, "minProperties", "minItems");
    rename(pairs, node, "maxProperties", "maxItems");
    out.note(node, "map_as_pairs", "a map became a list of {\"key\", \"value\"} pairs");
    return pairs;
  });
}

OrderedJson tuple_as_object(OrderedJson schema, Rewriting& out) {
  return with_all(std::move(schema), [&](OrderedJson node) {
    if (!has(node, "prefixItems")) return node;
    if (!has(node, "items") || node["items"] != OrderedJson(false)) {
      out.refuse(node, "tuple_as_object", "a tuple with a rest of any length can't be an object; say \"items\": false");
      return node;
    }
    OrderedJson object = words_of(node);
    object[reshaped_mark] = true;
    object["type"] = "object";
    object["properties"] = OrderedJson::object();
    OrderedJson required = OrderedJson::array();
    const OrderedJson least = node.value("minItems", OrderedJson(0));
    for (std::size_t i = 0; i < node["prefixItems"].size(); ++i) {
      object["properties"][std::to_string(i)] = node["prefixItems"][i];
      if (i < least.get<std::size_t>()) required.push_back(std::to_string(i));
    }
    if (required.size() + 1 < node["prefixItems"].size()) {
      const std::string words = object.value("description", std::string());
      object["description"] = words + (words.empty() ? "" : " ") + "Only the last ones may be left out.";
    }
    object["required"] = std::move(required);
    object["additionalProperties"] = false;
    out.note(node, "tuple_as_object", "a tuple became an object with numbered keys");
    return object;
  });
}

OrderedJson close_objects(OrderedJson schema, Rewriting& out) {
  return with_all(std::move(schema), [&](OrderedJson node) {
    if (!has_type(node, "object")) return node;
    const bool has_properties = has(node, "properties") && !node["properties"].empty();
    if (!has(node, "additionalProperties")) {
      if (!has(node, "properties")) {
        out.refuse(node, "close_objects", "an object without 'properties' takes any key");
        return node;
      }
      out.note(node, "close_objects", "unknown properties are not offered: 'additionalProperties' is missing", false);
    } else if (node["additionalProperties"] != OrderedJson(false)) {
      out.refuse(node, "close_objects",
                 is_open(node["additionalProperties"]) ? "the object is open: 'additionalProperties' takes anything"
                 : has_properties ? "properties beside a typed 'additionalProperties' can't be closed"
                                  : "a map can't be closed");
      return node;
    }
    std::set<std::string> missing = required_names(node);
    if (has_properties) {
      for (const auto& [name, property] : node["properties"].items()) missing.erase(name);
    }
    if (!missing.empty()) {
      out.refuse(node, "close_objects", "'required' names '" + *missing.begin() + "', which is no property");
      return node;
    }
    return closed(node);
  });
}

OrderedJson optional_as_nullable(OrderedJson schema, Rewriting& out) {
  const OrderedJson root = schema;
  return with_all(std::move(schema), [&](OrderedJson node) {
    if (!has_type(node, "object") || !has(node, "properties")) return node;
    const std::set<std::string> before = required_names(node);
    OrderedJson required = OrderedJson::array();
    for (auto& [name, property] : node["properties"].items()) {
      required.push_back(name);
      if (before.contains(name)) continue;
      std::set<std::string> seen;
      if (takes_null(property, root, seen)) {
        out.note(property, "optional_as_nullable", "optional and nullable: null also stands for absent", false);
        continue;
      }
      out.note(property, "optional_as_nullable", "optional became nullable: null stands for absent");
      OrderedJson wrapped = words_of(property);
      OrderedJson inner = property;
      for (const char* key : {"title", "description"}) inner.erase(key);
      if (has(inner, "anyOf") && !asserts([&] {
            OrderedJson rest = inner;
            rest.erase("anyOf");
            return rest;
          }())) {
        property["anyOf"].push_back(null_schema());
        property[nullable_mark] = true;
        continue;
      }
      if (has(inner, "default")) {
        wrapped["default"] = inner["default"];
        inner.erase("default");
      }
      wrapped["anyOf"] = OrderedJson::array({std::move(inner), null_schema()});
      wrapped[nullable_mark] = true;
      property = std::move(wrapped);
    }
    node["required"] = std::move(required);
    return node;
  });
}

namespace {

bool is_object_root(const OrderedJson& schema) {
  return has_type(schema, "object") && !has(schema, "anyOf") && !has(schema, "oneOf") && !has(schema, "allOf") &&
         !has(schema, "$ref");
}

OrderedJson wrapped(OrderedJson schema, Rewriting& out) {
  const std::string key(out.root_key);
  if (key.empty()) return schema;
  out.note(schema, "wrap_root", "the root became the property \"" + key + "\" of an object");
  out.wrapped = true;
  const OrderedJson definitions = has(schema, "$defs") ? schema["$defs"] : OrderedJson();
  schema.erase("$defs");
  OrderedJson root = {{"type", "object"}, {"properties", OrderedJson::object()}};
  root["properties"][key] = std::move(schema);
  root["required"] = OrderedJson::array({key});
  root["additionalProperties"] = false;
  if (!definitions.is_null()) root["$defs"] = definitions;
  return root;
}

/// A root that is nothing but a reference is what it refers to, in its own words.
OrderedJson without_root_reference(OrderedJson schema) {
  for (unsigned rounds = 0; has(schema, "$ref") && has(schema, "$defs") && rounds < 64; ++rounds) {
    OrderedJson rest = schema;
    for (const char* key : {"$ref", "$defs"}) rest.erase(key);
    const std::string pointer = schema::split_reference(schema["$ref"].get<std::string>()).fragment;
    const OrderedJson::json_pointer at(pointer);
    if (asserts(rest) || !schema.contains(at) || !schema.at(at).is_object()) return schema;
    OrderedJson target = schema.at(at);
    for (const auto& [key, value] : rest.items()) target[key] = value;
    target["$defs"] = schema["$defs"];
    schema = std::move(target);
  }
  return schema;
}

}  // namespace

OrderedJson wrap_root(OrderedJson schema, Rewriting& out) {
  return is_object_root(schema) ? schema : wrapped(std::move(schema), out);
}

OrderedJson wrap_natural_root(OrderedJson schema, Rewriting& out) {
  if (is_object_root(schema) || out.root_key.empty()) return schema;
  OrderedJson hoisted = hoist_definitions(std::move(schema), out);
  OrderedJson inlined = without_root_reference(hoisted);
  return is_object_root(inlined) ? inlined : wrapped(std::move(hoisted), out);
}

OrderedJson refuse_any(OrderedJson schema, Rewriting& out) {
  return with_all(std::move(schema), [&](OrderedJson node) {
    if (has_type(node, "array") && !has(node, "items") && !has(node, "prefixItems"))
      out.refuse(node, "refuse_any", "an array without 'items' takes items of any shape");
    for (const char* shape : {"type", "enum", "const", "anyOf", "$ref"}) {
      if (has(node, shape)) return node;
    }
    out.refuse(node, "refuse_any", has(node, "not") ? "what is only forbidden has no shape" : "a value of any shape");
    return node;
  });
}

}  // namespace toolbind::dialect
