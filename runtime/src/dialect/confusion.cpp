// Alternatives that could be told apart before their shape was changed must still be: a list of pairs from another list,
// an object with numbered keys from another object. Runs once all objects are closed.

#include <algorithm>

#include "dialect/rules.hpp"

namespace toolbind::dialect {
namespace {

constexpr std::size_t most_steps = 20'000;

class Confusion {
 public:
  explicit Confusion(const OrderedJson& root) : root_(root) {}

  /// Was anything in it given another shape?
  bool reshaped(const OrderedJson& schema) {
    if (!schema.is_object()) return false;
    if (schema.contains(reshaped_mark)) return true;
    if (const OrderedJson* target = referred(schema)) {
      return seen_.insert(target).second && reshaped(*target);
    }
    bool found = false;
    each_subschema(schema, [&](const std::string& tokens, const OrderedJson& part) {
      found = found || (!tokens.starts_with("$defs/") && reshaped(part));
    });
    return found;
  }
  void forget() { seen_.clear(); }

  /// Does null mean "absent" in a property of the one, and null in the other's?
  bool swaps_null(const OrderedJson& one, const OrderedJson& other) {
    const OrderedJson &a = followed(one), &b = followed(other);
    if (!has(a, "properties") || !has(b, "properties")) return false;
    for (const auto& [name, property] : a["properties"].items()) {
      const auto same = b["properties"].find(name);
      if (!has(property, nullable_mark) || same == b["properties"].end() || has(*same, nullable_mark)) continue;
      if (overlap(*same, null_schema()) && overlap(a, b)) return true;
    }
    return false;
  }

  /// May a value match both? In doubt, yes.
  bool overlap(const OrderedJson& a, const OrderedJson& b, unsigned depth = 0) {
    if (depth > 12 || ++steps_ > most_steps || !a.is_object() || !b.is_object()) return true;
    if (const OrderedJson* target = referred(a)) return overlap(*target, b, depth + 1);
    if (const OrderedJson* target = referred(b)) return overlap(a, *target, depth + 1);
    if (has(a, "anyOf")) return any_overlaps(a["anyOf"], b, depth);
    if (has(b, "anyOf")) return any_overlaps(b["anyOf"], a, depth);
    const std::string type = type_of(a);
    if (type.empty() || type_of(b).empty()) return true;
    if (type != type_of(b)) return false;
    const OrderedJson x = values_of(a), y = values_of(b);
    if (!x.is_null() && !y.is_null()) {
      return std::any_of(x.begin(), x.end(),
                         [&](const OrderedJson& one) { return std::find(y.begin(), y.end(), one) != y.end(); });
    }
    if (type == "object") return !has_foreign_key(a, b) && !has_foreign_key(b, a) && !has_telling_key(a, b, depth);
    if (type == "array" && (least_items(a) > 0 || least_items(b) > 0) && has(a, "items") && has(b, "items"))
      return overlap(a["items"], b["items"], depth + 1);
    return true;
  }

 private:
  bool any_overlaps(const OrderedJson& alternatives, const OrderedJson& other, unsigned depth) {
    return std::any_of(alternatives.begin(), alternatives.end(),
                       [&](const OrderedJson& one) { return overlap(one, other, depth + 1); });
  }

  const OrderedJson* referred(const OrderedJson& schema) const {
    if (!has(schema, "$ref")) return nullptr;
    const OrderedJson::json_pointer at(schema::split_reference(schema["$ref"].get<std::string>()).fragment);
    return root_.contains(at) ? &root_.at(at) : nullptr;
  }

  const OrderedJson& followed(const OrderedJson& schema) const {
    const OrderedJson* out = &schema;
    for (unsigned steps = 0; steps < 20 && referred(*out); ++steps) out = referred(*out);
    return *out;
  }

  static std::string type_of(const OrderedJson& schema) {
    if (!has(schema, "type") || !schema["type"].is_string()) return {};
    const std::string type = schema["type"];
    return type == "integer" ? "number" : type;
  }

  static OrderedJson values_of(const OrderedJson& schema) {
    if (has(schema, "const")) return OrderedJson::array({schema["const"]});
    return has(schema, "enum") ? schema["enum"] : OrderedJson();
  }

  static std::size_t least_items(const OrderedJson& schema) {
    return has(schema, "minItems") && schema["minItems"].is_number_unsigned() ? schema["minItems"].get<std::size_t>()
                                                                              : 0;
  }

  /// Both are closed: a key that one must have and the other can't.
  static bool has_foreign_key(const OrderedJson& a, const OrderedJson& b) {
    for (const std::string& name : required_names(a)) {
      if (!has(b, "properties") || !b["properties"].contains(name)) return true;
    }
    return false;
  }

  /// A key that both must have, with values that can't be equal.
  bool has_telling_key(const OrderedJson& a, const OrderedJson& b, unsigned depth) {
    const std::set<std::string> others = required_names(b);
    for (const std::string& name : required_names(a)) {
      if (others.contains(name) && !overlap(a["properties"][name], b["properties"][name], depth + 1)) return true;
    }
    return false;
  }

  const OrderedJson& root_;
  std::set<const OrderedJson*> seen_;
  std::size_t steps_ = 0;
};

/// Alternatives of alternatives are alternatives.
void flatten(const OrderedJson& alternatives, std::vector<const OrderedJson*>& out) {
  for (const OrderedJson& one : alternatives) {
    if (has(one, "anyOf"))
      flatten(one["anyOf"], out);
    else
      out.push_back(&one);
  }
}

}  // namespace

OrderedJson refuse_confusion(OrderedJson schema, Rewriting& out) {
  const OrderedJson root = schema;
  Confusion confusion(root);
  return with_all(std::move(schema), [&](OrderedJson node) {
    if (!has(node, "anyOf")) return node;
    std::vector<const OrderedJson*> all;
    flatten(node["anyOf"], all);
    for (const OrderedJson* one : all) {
      confusion.forget();
      const bool reshaped = confusion.reshaped(*one);
      const bool confused = std::any_of(all.begin(), all.end(), [&](const OrderedJson* other) {
        if (other == one) return false;
        return (reshaped && confusion.overlap(*one, *other)) || confusion.swaps_null(*one, *other);
      });
      if (!confused) continue;
      out.refuse(*one, "refuse_confusion",
                 "as it would be sent, this alternative could not be told from another one of the union");
      break;
    }
    return node;
  });
}

}  // namespace toolbind::dialect
