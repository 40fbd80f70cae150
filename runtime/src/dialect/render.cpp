// Marks each schema with its place, runs the dialect's rules over a copy, takes the marks away again.

#include "dialect/render.hpp"

#include <algorithm>

#include "dialect/rules.hpp"

namespace toolbind::dialect {
namespace {

/// `true` and `false` become schemas that can carry a mark, except where they are flags.
OrderedJson marked(const OrderedJson& schema, const std::string& pointer) {
  OrderedJson out = OrderedJson::object();
  out[mark] = pointer;
  if (schema == OrderedJson(false)) out["not"] = OrderedJson::object();
  if (!schema.is_object()) return out;
  for (const auto& [key, value] : schema.items()) {
    const Keyword* keyword = find_keyword(key);
    const std::string inner = pointer + "/" + schema::pointer_token(key);
    const bool flag = value.is_boolean() && (key == "additionalProperties" || key == "items" ||
                                             key == "additionalItems" || key.starts_with("unevaluated"));
    OrderedJson& place = out[key] = value;
    if (!keyword || keyword->holds == Keyword::Holds::value || flag) continue;
    if (keyword->holds == Keyword::Holds::map && value.is_object()) {
      for (auto& [name, part] : place.items()) part = marked(part, inner + "/" + schema::pointer_token(name));
    } else if (value.is_array() && keyword->holds != Keyword::Holds::schema) {
      for (std::size_t i = 0; i < place.size(); ++i) place[i] = marked(place[i], inner + "/" + std::to_string(i));
    } else if (keyword->holds != Keyword::Holds::map) {
      place = marked(value, inner);
    }
  }
  return out;
}

OrderedJson unmarked(OrderedJson schema) {
  return with_all(std::move(schema), [](OrderedJson node) {
    for (const char* key : {mark, reshaped_mark, nullable_mark}) node.erase(key);
    return node;
  });
}

/// Alternatives, also where a reference leads to them.
bool is_union(const OrderedJson& schema, const OrderedJson& root, unsigned steps = 0) {
  if (has(schema, "$ref") && steps < 20) {
    const OrderedJson::json_pointer at(schema::split_reference(schema["$ref"].get<std::string>()).fragment);
    return root.contains(at) && is_union(root.at(at), root, steps + 1);
  }
  return has(schema, "anyOf") || has(schema, "oneOf") || (has(schema, "type") && schema["type"].is_array());
}

void count(const OrderedJson& schema, const OrderedJson& root, Rendering& out) {
  if (!schema.is_object()) return;
  if (has(schema, "properties")) {
    const std::set<std::string> required = required_names(schema);
    for (const auto& [name, property] : schema["properties"].items()) {
      if (!required.contains(name)) ++out.optionals;
      if (is_union(property, root)) ++out.unions;
    }
  }
  each_subschema(schema, [&](const std::string&, const OrderedJson& part) { count(part, root, out); });
}

}  // namespace

std::string to_string(const Note& note) {
  return note.pointer.empty() ? note.message : note.pointer + ": " + note.message;
}

WireShape wire_shape(const Dialect& dialect) {
  return {.nullable = dialect.has(optional_as_nullable),
          .pairs = dialect.has(map_as_pairs),
          .numbered = dialect.has(tuple_as_object),
          .closed = dialect.has(close_objects)};
}

Rendering render(const OrderedJson& natural, const Dialect& dialect, std::string_view root_key) {
  Rewriting work(dialect, root_key);
  OrderedJson schema = marked(natural, "");
  if (&dialect != &toolbind::dialect::natural && is_overgrown(schema)) {
    work.refuse(schema, "render", "the schema is too large");
  } else {
    for (const Rule rule : dialect.rules) {
      schema = rule(std::move(schema), work);
      if (&dialect == &toolbind::dialect::natural || !is_overgrown(schema)) continue;
      work.refuse(schema, "render", "the schema grows too large when its references and parts are written out");
      break;
    }
  }
  Rendering out{.schema = unmarked(std::move(schema)),
                .notes = std::move(work.notes),
                .refusals = std::move(work.refusals),
                .wrapped = work.wrapped};
  count(out.schema, out.schema, out);
  return out;
}

}  // namespace toolbind::dialect
