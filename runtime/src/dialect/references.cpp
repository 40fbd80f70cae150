// `$ref`: all of them to `$defs`, none beside other rules, and whether they go in circles.

#include <algorithm>
#include <map>
#include <set>

#include "dialect/merge.hpp"
#include "dialect/rules.hpp"
#include "schema/uri.hpp"

namespace toolbind::dialect {
namespace {

const OrderedJson empty_schema = OrderedJson::object();

/// The name in `#/$defs/NAME`.
std::string definition_of(const OrderedJson& schema) {
  constexpr std::string_view folder = "/$defs/";
  const std::string pointer = schema::split_reference(schema["$ref"].get<std::string>()).fragment;
  return schema::pointer_key(std::string_view(pointer).substr(folder.size()));
}

class Hoist {
 public:
  explicit Hoist(const OrderedJson& root) : root_(root) {}

  OrderedJson run() {
    OrderedJson out = copy(root_);
    OrderedJson definitions = OrderedJson::object();
    // Copying a definition may queue others.
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const auto [pointer, name] = queue_[i];
      definitions[name] = copy(root_.at(OrderedJson::json_pointer(pointer)));
    }
    if (!definitions.empty()) out["$defs"] = std::move(definitions);
    return out;
  }

 private:
  OrderedJson copy(const OrderedJson& schema) {
    if (!schema.is_object()) return schema;
    OrderedJson out = schema;
    for (const char* folder : {"$defs", "definitions"}) out.erase(folder);
    change_parts(out, [&](const OrderedJson& part) { return copy(part); });
    if (!has(schema, "$ref") || !schema["$ref"].is_string()) return out;
    const std::string pointer = schema::split_reference(schema["$ref"].get<std::string>()).fragment;
    out["$ref"] = schema::fragment_of("/$defs/" + schema::pointer_token(name_of(pointer)));
    return out;
  }

  const std::string& name_of(const std::string& pointer) {
    for (const auto& [known, name] : queue_) {
      if (known == pointer) return name;
    }
    const std::size_t slash = pointer.rfind('/');
    const std::string last =
        slash == std::string::npos ? "Root" : schema::pointer_key(std::string_view(pointer).substr(slash + 1));
    std::string name = last;
    for (int number = 2; !names_.insert(name).second; ++number) name = last + "_" + std::to_string(number);
    return queue_.emplace_back(pointer, name).second;
  }

  const OrderedJson& root_;
  std::set<std::string> names_;
  std::vector<std::pair<std::string, std::string>> queue_;
};

Resolve resolver(const OrderedJson& definitions) {
  return [&definitions](const std::string& reference) -> const OrderedJson& {
    const std::string name = definition_of({{"$ref", reference}});
    return definitions.contains(name) ? definitions[name] : empty_schema;
  };
}

}  // namespace

Resolve definitions_of(const OrderedJson& root) {
  return resolver(root.contains("$defs") ? root["$defs"] : empty_schema);
}

OrderedJson hoist_definitions(OrderedJson schema, Rewriting&) { return Hoist(schema).run(); }

OrderedJson merge_references(OrderedJson schema, Rewriting& out) {
  const OrderedJson root = schema;
  const Resolve resolve = definitions_of(root);
  const auto inlined = [&](const OrderedJson& node, bool at_root) {
    if (!has(node, "$ref")) return node;
    OrderedJson rest = node;
    for (const char* key : {"$ref", "$defs", mark}) rest.erase(key);
    const bool words_only = !asserts(rest);
    if (!at_root && (rest.empty() || (words_only && out.dialect.words_beside_ref))) return node;
    std::string reason;
    OrderedJson start = node;
    start.erase("$defs");
    auto merged_one = merged(start, OrderedJson::object(), resolve, reason);
    if (!merged_one) {
      out.refuse(node, "merge_references", "what stands beside '$ref' can't be merged with its target: " + reason);
      return node;
    }
    if (!rest.empty()) out.note(node, "merge_references", "'$ref' and what stands beside it became one schema");
    if (node.contains("$defs")) (*merged_one)["$defs"] = node["$defs"];
    return std::move(*merged_one);
  };
  schema = with_all(std::move(schema), [&](const OrderedJson& node) { return inlined(node, false); });
  return inlined(schema, true);
}

namespace {

/// Depth-first over definitions; `required` says whether every step so far must be there.
class Circles {
 public:
  Circles(const OrderedJson& root, bool only_required) : root_(root), only_required_(only_required) {}

  /// The first schema whose reference closes a circle.
  const OrderedJson* find() { return visit(root_) ? found_ : nullptr; }

 private:
  bool visit(const OrderedJson& schema) {
    if (!schema.is_object()) return false;
    if (has(schema, "$ref")) {
      const std::string name = definition_of(schema);
      if (open_.contains(name)) {
        found_ = &schema;
        return true;
      }
      if (!done_.insert(name).second || !root_.contains("$defs") || !root_["$defs"].contains(name)) return false;
      open_.insert(name);
      const bool circle = visit(root_["$defs"][name]);
      open_.erase(name);
      return circle;
    }
    bool circle = false;
    each_subschema(schema, [&](const std::string& tokens, const OrderedJson& part) {
      if (circle || tokens.starts_with("$defs/") || (only_required_ && optional(schema, tokens))) return;
      circle = visit(part);
    });
    return circle;
  }

  static bool optional(const OrderedJson& schema, const std::string& tokens) {
    if (!tokens.starts_with("properties/")) return false;
    const std::string name = schema::pointer_key(std::string_view(tokens).substr(11));
    const OrderedJson required = schema.value("required", OrderedJson::array());
    return std::find(required.begin(), required.end(), OrderedJson(name)) == required.end();
  }

  const OrderedJson& root_;
  bool only_required_;
  std::set<std::string> open_, done_;
  const OrderedJson* found_ = nullptr;
};

}  // namespace

OrderedJson check_recursion(OrderedJson schema, Rewriting& out) {
  if (out.dialect.recursion == Recursion::taken) return schema;
  const bool through_optional = out.dialect.recursion == Recursion::through_optional;
  if (const OrderedJson* circle = Circles(schema, through_optional).find()) {
    out.refuse(*circle, "check_recursion",
               through_optional ? "a recursive type is taken only through optional properties"
                                : "recursive types are not taken");
  }
  return schema;
}

}  // namespace toolbind::dialect
