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

namespace {

class References {
 public:
  explicit References(Rewriting& out) : out_(out) {}

  /// What is put in the place of a reference may hold others. A type that holds itself never comes to an end.
  OrderedJson run(OrderedJson schema) {
    constexpr unsigned most_rounds = 8;
    const OrderedJson root = schema;
    const Resolve resolve = definitions_of(root);
    for (unsigned round = 0; round < most_rounds; ++round) {
      changed_ = false;
      schema = with_all(std::move(schema), [&](const OrderedJson& node) { return inlined(node, false, resolve); });
      schema = inlined(schema, true, resolve);
      if (!changed_) return schema;
      if (is_overgrown(schema)) break;
    }
    return with_all(std::move(schema), [&](OrderedJson node) { return left_alone(std::move(node)); });
  }

 private:
  static OrderedJson beside(const OrderedJson& node) {
    OrderedJson rest = node;
    for (const char* key : {"$ref", "$defs", mark}) rest.erase(key);
    return rest;
  }

  bool is_fine(const OrderedJson& rest) const {
    return rest.empty() || (!asserts(rest) && out_.dialect.words_beside_ref);
  }

  OrderedJson inlined(const OrderedJson& node, bool at_root, const Resolve& resolve) {
    if (!has(node, "$ref")) return node;
    const OrderedJson rest = beside(node);
    if (!at_root && is_fine(rest)) return node;
    if (!at_root && !asserts(rest) && is_recursive(definition_of(node), resolve)) return left_alone(node);
    std::string reason;
    OrderedJson start = node;
    start.erase("$defs");
    auto whole = merged(start, OrderedJson::object(), resolve, reason);
    if (!whole) {
      out_.refuse(node, "merge_references", "what stands beside '$ref' can't be merged with its target: " + reason);
      return node;
    }
    if (!rest.empty()) out_.note(node, "merge_references", "'$ref' and what stands beside it became one schema");
    if (node.contains("$defs")) (*whole)["$defs"] = node["$defs"];
    changed_ = true;
    return std::move(*whole);
  }

  bool is_recursive(const std::string& name, const Resolve& resolve) {
    const auto [known, is_new] = recursive_.emplace(name, false);
    if (!is_new) return known->second;
    std::set<std::string> reached;
    reach(resolve(reference_to(name)), resolve, reached);
    return recursive_[name] = reached.contains(name);
  }

  static void reach(const OrderedJson& schema, const Resolve& resolve, std::set<std::string>& reached) {
    if (has(schema, "$ref")) {
      const std::string name = definition_of(schema);
      if (reached.insert(name).second) reach(resolve(reference_to(name)), resolve, reached);
    }
    each_subschema(schema, [&](const std::string&, const OrderedJson& part) { reach(part, resolve, reached); });
  }

  static std::string reference_to(const std::string& name) {
    return schema::fragment_of("/$defs/" + schema::pointer_token(name));
  }

  OrderedJson left_alone(OrderedJson node) {
    if (!has(node, "$ref") || is_fine(beside(node))) return node;
    if (asserts(beside(node))) {
      out_.refuse(node, "merge_references", "rules beside a '$ref' to a recursive type can't be merged with it");
      return node;
    }
    out_.note(node, "merge_references", "the words beside a '$ref' to a recursive type are left out");
    const OrderedJson words = beside(node);
    for (const auto& [key, value] : words.items()) node.erase(key);
    return node;
  }

  Rewriting& out_;
  bool changed_ = false;
  std::map<std::string, bool> recursive_;
};

}  // namespace

OrderedJson merge_references(OrderedJson schema, Rewriting& out) { return References(out).run(std::move(schema)); }

namespace {

/// Depth-first over definitions; `required` says whether every step so far must be there.
class Circles {
 public:
  Circles(const OrderedJson& root, bool only_required) : root_(root), only_required_(only_required) {}

  /// The first schema whose reference closes a circle.
  const OrderedJson* find() {
    if (visit(root_)) return found_;
    if (!root_.contains("$defs")) return nullptr;
    // A circle of required properties may be reached through optional ones.
    for (const auto& [name, definition] : root_["$defs"].items()) {
      if (!done_.insert(name).second) continue;
      open_ = {name};
      if (visit(definition)) return found_;
    }
    return nullptr;
  }

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
    const std::set<std::string> required = only_required_ ? required_names(schema) : std::set<std::string>();
    each_subschema(schema, [&](const std::string& tokens, const OrderedJson& part) {
      if (circle || tokens.starts_with("$defs/") || (only_required_ && optional(required, tokens))) return;
      circle = visit(part);
    });
    return circle;
  }

  static bool optional(const std::set<std::string>& required, const std::string& tokens) {
    return tokens.starts_with("properties/") &&
           !required.contains(schema::pointer_key(std::string_view(tokens).substr(11)));
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
