#include "providers/lint.hpp"

#include <functional>
#include <regex>
#include <set>

namespace lint {
namespace {

using Lines = std::vector<std::string>;
using Names = std::set<std::string>;

const Names annotations = {"title", "description", "default"};

/// Calls `visit(node, pointer)` for each schema in a schema of the strict subsets, which have schemas in few places.
void each(const Schema& node, const std::string& at,
          const std::function<void(const Schema&, const std::string&)>& visit) {
  visit(node, at);
  if (!node.is_object()) return;
  for (const char* key : {"properties", "$defs"}) {
    if (!node.contains(key)) continue;
    for (const auto& [name, part] : node[key].items()) each(part, at + "/" + key + "/" + name, visit);
  }
  for (const char* key : {"anyOf", "oneOf", "prefixItems"}) {
    if (!node.contains(key)) continue;
    for (std::size_t i = 0; i < node[key].size(); ++i)
      each(node[key][i], at + "/" + key + "/" + std::to_string(i), visit);
  }
  if (node.contains("items") && node["items"].is_object()) each(node["items"], at + "/items", visit);
  if (node.contains("additionalProperties") && node["additionalProperties"].is_object())
    each(node["additionalProperties"], at + "/additionalProperties", visit);
}

const Schema* target(const Schema& root, const Schema& node) {
  const std::string ref = node["$ref"];
  if (!ref.starts_with("#/$defs/")) return nullptr;
  std::string name;
  for (std::size_t i = 8; i < ref.size(); ++i) {
    if (ref[i] == '%') {
      name += static_cast<char>(std::stoi(ref.substr(i + 1, 2), nullptr, 16));
      i += 2;
    } else if (ref[i] == '~') {
      name += ref[++i] == '1' ? '/' : '~';
    } else {
      name += ref[i];
    }
  }
  return root.contains("$defs") && root["$defs"].contains(name) ? &root["$defs"][name] : nullptr;
}

/// A path of references that comes back, over all properties or over the required ones only.
bool circular(const Schema& root, const Schema& node, std::set<const Schema*>& open, bool required_only) {
  if (!node.is_object()) return false;
  if (node.contains("$ref")) {
    const Schema* next = target(root, node);
    if (!next) return false;
    if (!open.insert(next).second) return true;
    const bool found = circular(root, *next, open, required_only);
    open.erase(next);
    return found;
  }
  bool found = false;
  const auto look = [&](const Schema& part) { found = found || circular(root, part, open, required_only); };
  if (node.contains("properties")) {
    for (const auto& [name, part] : node["properties"].items()) {
      bool required = false;
      for (const auto& one : node.value("required", Schema::array())) required = required || one == name;
      if (required || !required_only) look(part);
    }
  }
  for (const char* key : {"anyOf", "oneOf", "prefixItems"}) {
    if (node.contains(key)) {
      for (const Schema& part : node[key]) look(part);
    }
  }
  for (const char* key : {"items", "additionalProperties"}) {
    if (node.contains(key)) look(node[key]);
  }
  return found;
}

struct Subset {
  Names keywords, formats, beside_ref;
  bool closed, all_required;
};

void common(const Schema& root, const Subset& subset, Lines& out) {
  if (!root.is_object() || root.value("type", Schema()) != "object") out.push_back("the root is no object");
  if (root.contains("anyOf") || root.contains("$ref")) out.push_back("anyOf or $ref at the root");
  each(root, "", [&](const Schema& node, const std::string& at) {
    const auto wrong = [&](const std::string& what) { out.push_back(at + ": " + what); };
    if (!node.is_object()) return wrong("a schema that is no object");
    for (const auto& [key, value] : node.items()) {
      if (!subset.keywords.contains(key)) wrong("keyword " + key);
    }
    if (node.contains("$ref")) {
      if (!target(root, node)) wrong("reference to nowhere: " + node["$ref"].get<std::string>());
      for (const auto& [key, value] : node.items()) {
        if (key != "$ref" && !subset.beside_ref.contains(key)) wrong(key + " beside $ref");
      }
    } else if (!node.contains("type") && !node.contains("anyOf") && !node.contains("enum") && !node.contains("const")) {
      if (subset.closed) wrong("no type");
    }
    if (node.contains("type") && !node["type"].is_string()) wrong("a list of types");
    if (node.contains("format") && !subset.formats.contains(node["format"].get<std::string>())) wrong("format");
    const bool object = node.value("type", Schema()) == "object";
    if (object && subset.closed && node.value("additionalProperties", Schema()) != false) wrong("an open object");
    if (object && subset.closed && !node.contains("properties")) wrong("an object without properties");
    if (object && subset.closed && node.contains("required")) {
      for (const auto& name : node["required"]) {
        if (!node.contains("properties") || !node["properties"].contains(name.get<std::string>()))
          wrong("required, but no property: " + name.dump());
      }
    }
    if (object && subset.all_required && node["properties"].size() != node.value("required", Schema::array()).size())
      wrong("a property that is not required");
    if (node.value("type", Schema()) == "array" && subset.closed && !node.contains("items")) wrong("no items");
  });
}

}  // namespace

Lines openai(const Schema& root) {
  Lines out;
  common(root,
         {.keywords = {"type",
                       "properties",
                       "required",
                       "additionalProperties",
                       "items",
                       "enum",
                       "const",
                       "anyOf",
                       "$ref",
                       "$defs",
                       "title",
                       "description",
                       "default",
                       "pattern",
                       "format",
                       "multipleOf",
                       "minimum",
                       "maximum",
                       "exclusiveMinimum",
                       "exclusiveMaximum",
                       "minItems",
                       "maxItems"},
          .formats = {"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"},
          .beside_ref = annotations,
          .closed = true,
          .all_required = true},
         out);
  std::size_t properties = 0, values = 0;
  each(root, "", [&](const Schema& node, const std::string& at) {
    if (node.contains("properties")) properties += node["properties"].size();
    if (node.contains("enum")) values += node["enum"].size();
    if (node.contains("default") && node["default"].is_null()) out.push_back(at + ": a null default");
    if (node.contains("pattern") && std::regex_search(node["pattern"].get<std::string>(), std::regex(R"(\(\?<?[=!])")))
      out.push_back(at + ": lookaround");
  });
  if (properties > 5000) out.push_back("too many properties");
  if (values > 1000) out.push_back("too many enum values");
  return out;
}

Lines anthropic(const Schema& root) {
  Lines out;
  common(root,
         {.keywords = {"type", "properties", "required", "additionalProperties", "items", "enum", "const", "anyOf",
                       "$ref", "$defs", "title", "description", "default", "pattern", "format", "minItems"},
          .formats = {"date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid"},
          .beside_ref = {},
          .closed = true,
          .all_required = false},
         out);
  each(root, "", [&](const Schema& node, const std::string& at) {
    if (node.contains("minItems") && node["minItems"] > 1) out.push_back(at + ": minItems");
    for (const auto& value : node.value("enum", Schema::array())) {
      if (value.is_structured()) out.push_back(at + ": a list or object in enum");
    }
    if (node.contains("const") && node["const"].is_structured()) out.push_back(at + ": a list or object as const");
    if (node.contains("pattern") &&
        std::regex_search(node["pattern"].get<std::string>(), std::regex(R"(\(\?<?[=!]|\\[bB1-9])")))
      out.push_back(at + ": a pattern that is not simple");
    if (!node.contains("properties")) return;
    for (const auto& [name, part] : node["properties"].items()) {
      if (!std::regex_match(name, std::regex("[a-zA-Z0-9_.-]{1,64}"))) out.push_back(at + ": property " + name);
    }
  });
  std::set<const Schema*> open;
  if (circular(root, root, open, false)) out.push_back("recursion");
  return out;
}

/// From the root, and from each definition: a circle may be reached through what is optional.
bool has_circle(const Schema& root, bool required_only) {
  std::set<const Schema*> open;
  if (circular(root, root, open, required_only)) return true;
  if (!root.contains("$defs")) return false;
  for (const Schema& definition : root["$defs"]) {
    open = {&definition};
    if (circular(root, definition, open, required_only)) return true;
  }
  return false;
}

Lines gemini(const Schema& root) {
  Lines out;
  common(root,
         {.keywords = {"$id",
                       "$defs",
                       "$ref",
                       "$anchor",
                       "type",
                       "format",
                       "title",
                       "description",
                       "enum",
                       "items",
                       "prefixItems",
                       "minItems",
                       "maxItems",
                       "minimum",
                       "maximum",
                       "anyOf",
                       "oneOf",
                       "properties",
                       "additionalProperties",
                       "required",
                       "propertyOrdering"},
          .formats = {"date-time", "date", "time"},
          .beside_ref = {"$defs", "$id", "$anchor"},
          .closed = false,
          .all_required = false},
         out);
  each(root, "", [&](const Schema& node, const std::string& at) {
    for (const auto& value : node.value("enum", Schema::array())) {
      if (!value.is_string() && !value.is_number()) out.push_back(at + ": enum of other than texts and numbers");
    }
  });
  if (has_circle(root, true)) out.push_back("recursion through required properties");
  return out;
}

}  // namespace lint
