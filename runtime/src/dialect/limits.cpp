// How large a schema may be in a dialect.

#include <algorithm>

#include "dialect/rules.hpp"

namespace toolbind::dialect {
namespace {

struct Size {
  std::size_t properties = 0, depth = 0, characters = 0, enum_values = 0;
};

std::size_t length(const OrderedJson& value) {
  return value.is_string() ? value.get_ref<const std::string&>().size() : value.dump().size();
}

void measure(const OrderedJson& schema, std::size_t depth, Size& size, Rewriting& out) {
  if (!schema.is_object()) return;
  if (has(schema, "properties")) {
    ++depth;
    size.properties += schema["properties"].size();
    for (const auto& [name, property] : schema["properties"].items()) size.characters += name.size();
  }
  size.depth = std::max(size.depth, depth);
  if (has(schema, "$defs")) {
    for (const auto& [name, definition] : schema["$defs"].items()) size.characters += name.size();
  }
  if (has(schema, "const")) size.characters += length(schema["const"]);
  if (has(schema, "enum")) {
    std::size_t characters = 0;
    for (const OrderedJson& value : schema["enum"]) characters += length(value);
    size.enum_values += schema["enum"].size();
    size.characters += characters;
    const SchemaLimits& limits = out.dialect.limits;
    if (limits.large_enum && schema["enum"].size() > limits.large_enum && characters > limits.large_enum_characters) {
      out.refuse(schema, "check_limits",
                 "an enum of more than " + std::to_string(limits.large_enum) + " values may have " +
                     std::to_string(limits.large_enum_characters) + " characters, this one has " +
                     std::to_string(characters));
    }
  }
  each_subschema(schema, [&](const std::string& tokens, const OrderedJson& part) {
    measure(part, tokens.starts_with("$defs/") ? 0 : depth, size, out);
  });
}

}  // namespace

OrderedJson check_limits(OrderedJson schema, Rewriting& out) {
  Size size;
  measure(schema, 0, size, out);
  const auto check = [&](std::size_t used, std::size_t most, std::string_view what) {
    if (most == 0 || used <= most) return;
    out.refuse(schema, "check_limits",
               std::to_string(used) + " " + std::string(what) + ", and at most " + std::to_string(most) + " are taken");
  };
  const SchemaLimits& limits = out.dialect.limits;
  check(size.properties, limits.properties, "properties");
  check(size.depth, limits.depth, "levels of nested objects");
  check(size.characters, limits.characters, "characters in names and values");
  check(size.enum_values, limits.enum_values, "enum values");
  return schema;
}

OrderedJson check_names(OrderedJson schema, Rewriting& out) {
  if (!out.dialect.plain_names) return schema;
  const auto plain = [](const std::string& name) {
    return !name.empty() && name.size() <= 64 && std::all_of(name.begin(), name.end(), [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.' ||
             c == '-';
    });
  };
  return with_all(std::move(schema), [&](const OrderedJson& node) {
    if (!has(node, "properties")) return node;
    for (const auto& [name, property] : node["properties"].items()) {
      if (!plain(name))
        out.refuse(property, "check_names",
                   "the property name '" + name + "' is not of letters, digits, '_', '.', '-', up to 64");
    }
    return node;
  });
}

}  // namespace toolbind::dialect
