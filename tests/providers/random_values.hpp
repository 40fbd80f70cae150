#pragma once
// Random values of a schema, and random schemas.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <string>

#include "schema/library.hpp"

namespace tests {

using toolbind::schema::OrderedJson;

class Random {
 public:
  explicit Random(unsigned seed) : random_(seed) {}
  std::size_t below(std::size_t bound) { return bound == 0 ? 0 : random_() % bound; }
  bool chance(std::size_t in) { return below(in) == 0; }

 private:
  std::mt19937 random_;
};

/// Makes values for the keywords that decide about shape; knows nothing of bounds.
class Values {
 public:
  Values(const OrderedJson& root, unsigned seed) : root_(root), random_(seed) {}

  OrderedJson value(const OrderedJson& schema, int depth = 0) {
    if (schema.contains("$ref")) return value(target(schema["$ref"]), depth + 1);
    if (schema.contains("const")) return schema["const"];
    if (schema.contains("enum") && !schema["enum"].empty()) return schema["enum"][random_.below(schema["enum"].size())];
    for (const char* keyword : {"anyOf", "oneOf"}) {
      if (schema.contains(keyword)) return alternative(schema[keyword], depth);
    }
    const std::string type = schema.value("type", "null");
    if (type == "boolean") return random_.chance(2);
    if (type == "integer") return static_cast<int>(random_.below(100));
    if (type == "number") return static_cast<double>(random_.below(100)) / 4;
    if (type == "string") return "text" + std::to_string(++texts_);
    if (type == "array") return array(schema, depth);
    return type == "object" ? object(schema, depth) : OrderedJson();
  }

 private:
  static constexpr int deep = 6;

  OrderedJson alternative(const OrderedJson& all, int depth) {
    if (depth <= deep) return value(all[random_.below(all.size())], depth + 1);
    for (const OrderedJson& one : all) {
      if (one.value("type", "") == "null") return nullptr;
    }
    return value(all[0], depth + 1);
  }

  OrderedJson array(const OrderedJson& schema, int depth) {
    OrderedJson out = OrderedJson::array();
    const OrderedJson prefix = schema.value("prefixItems", OrderedJson::array());
    const bool more = schema.contains("items") && schema["items"].is_object();
    std::size_t count = std::max(schema.value("minItems", std::size_t{0}), depth > deep ? 0 : random_.below(3));
    if (!prefix.empty() && !more) count = std::clamp(count, schema.value("minItems", std::size_t{0}), prefix.size());
    for (std::size_t i = 0; i < count; ++i)
      out.push_back(i < prefix.size() ? value(prefix[i], depth + 1)
                    : more            ? value(schema["items"], depth + 1)
                                      : OrderedJson(1));
    return out;
  }

  OrderedJson object(const OrderedJson& schema, int depth) {
    OrderedJson out = OrderedJson::object();
    std::set<std::string> required;
    for (const OrderedJson& name : schema.value("required", OrderedJson::array()))
      required.insert(name.get<std::string>());
    const OrderedJson properties = schema.value("properties", OrderedJson::object());
    for (const auto& [name, property] : properties.items()) {
      if (required.contains(name) || (depth < deep && random_.chance(2))) out[name] = value(property, depth + 1);
    }
    if (!schema.contains("additionalProperties") || !schema["additionalProperties"].is_object()) return out;
    for (std::size_t i = random_.below(3); i > 0 && depth < deep; --i)
      out["extra" + std::to_string(i)] = value(schema["additionalProperties"], depth + 1);
    return out;
  }

  const OrderedJson& target(const std::string& reference) const {
    return root_.at(OrderedJson::json_pointer(toolbind::schema::split_reference(reference).fragment));
  }

  const OrderedJson& root_;
  Random random_;
  int texts_ = 0;
};

/// Schemas of all shapes that dialects change: maps, tuples, optional and nullable properties, unions, references.
class Schemas {
 public:
  explicit Schemas(unsigned seed) : random_(seed) {}

  OrderedJson root() {
    OrderedJson out = schema(0);
    out["$defs"] = OrderedJson::object();
    out["$defs"]["Leaf"] = scalar();
    in_node_ = true;  // a type that requires itself has no values
    out["$defs"]["Node"] = object(2);
    out["$defs"]["Circle"] = OrderedJson::parse(
        R"({"type":"object","properties":{"next":{"$ref":"#/$defs/Circle"},"n":{"type":"integer"}},"required":["n"],"additionalProperties":false})");
    return out;
  }

 private:
  OrderedJson schema(int depth) {
    switch (depth > 3 ? 0 : random_.below(9)) {
      case 0:
        return scalar();
      case 1:
      case 2:
        return object(depth);
      case 3:
        return {{"type", "object"}, {"additionalProperties", schema(depth + 1)}};
      case 4:
        return tuple(depth);
      case 5:
        return {{"type", "array"}, {"items", schema(depth + 1)}};
      case 6:
        // oneOf only of what can't meet: a dialect has no way to say that exactly one must match.
        if (random_.chance(4)) return {{"oneOf", OrderedJson::array({{{"type", "string"}}, tuple(depth)})}};
        return {{"anyOf", OrderedJson::array({schema(depth + 1), schema(depth + 1)})}};
      case 7:
        return {{"anyOf", OrderedJson::array({schema(depth + 1), {{"type", "null"}}})}};
      default:
        return {{"$ref", random_.chance(6)               ? "#/$defs/Circle"
                         : in_node_ || random_.chance(2) ? "#/$defs/Leaf"
                                                         : "#/$defs/Node"}};
    }
  }

  OrderedJson scalar() {
    const char* const all[] = {R"({"type":"string"})",
                               R"({"type":"string","minLength":1,"description":"A word."})",
                               R"({"type":"integer","minimum":0,"maximum":1000})",
                               R"({"type":"number"})",
                               R"({"type":"boolean"})",
                               R"({"enum":["north","South","EAST"]})",
                               R"({"const":"fixed"})",
                               R"({"type":["integer","null"]})",
                               R"({"type":["string","boolean"]})"};
    return OrderedJson::parse(all[random_.below(std::size(all))]);
  }

  OrderedJson object(int depth) {
    OrderedJson out = {{"type", "object"}, {"properties", OrderedJson::object()}, {"required", OrderedJson::array()}};
    const std::size_t count = random_.below(4);
    for (std::size_t i = 0; i < count; ++i) {
      const char* const names[] = {"a", "b", "input", "key", "value", "0", "1"};
      const std::string name = names[random_.below(std::size(names))];
      if (out["properties"].contains(name)) continue;
      out["properties"][name] = schema(depth + 1);
      if (random_.chance(2)) out["required"].push_back(name);
    }
    if (!random_.chance(3)) out["additionalProperties"] = false;
    return out;
  }

  OrderedJson tuple(int depth) {
    OrderedJson out = {{"type", "array"}, {"prefixItems", OrderedJson::array()}, {"items", false}};
    const std::size_t count = 1 + random_.below(3);
    for (std::size_t i = 0; i < count; ++i) out["prefixItems"].push_back(schema(depth + 1));
    out["minItems"] = count - random_.below(2);  // no schema of objects says that only the last may be missing
    return out;
  }

  Random random_;
  bool in_node_ = false;
};

}  // namespace tests
