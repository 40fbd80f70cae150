// Marks each schema with its place, runs the dialect's rules over a copy, takes the marks away again.

#include "dialect/render.hpp"

#include <algorithm>

namespace toolbind::dialect {
namespace {

/// `true` and `false` become schemas that can carry a mark, except where they are flags.
OrderedJson marked(const OrderedJson& schema, const std::string& pointer) {
  OrderedJson out = OrderedJson::object();
  out[mark] = pointer;
  if (schema == OrderedJson(false)) out["not"] = OrderedJson::object();
  if (!schema.is_object()) return out;
  for (const auto& [key, value] : schema.items()) out[key] = value;
  each_subschema(schema, [&](const std::string& tokens, const OrderedJson& part) {
    const std::string inner = pointer + "/" + tokens;
    const bool flag = part.is_boolean() && (tokens == "additionalProperties" || tokens == "items" ||
                                            tokens == "additionalItems" || tokens.starts_with("unevaluated"));
    if (!flag) out[OrderedJson::json_pointer("/" + tokens)] = marked(part, inner);
  });
  return out;
}

OrderedJson unmarked(const OrderedJson& schema) {
  return with_all(schema, [](OrderedJson node) {
    node.erase(mark);
    return node;
  });
}

void count(const OrderedJson& schema, Rendering& out) {
  if (!schema.is_object()) return;
  if (has(schema, "properties")) {
    const OrderedJson required = schema.value("required", OrderedJson::array());
    for (const auto& [name, property] : schema["properties"].items()) {
      if (std::find(required.begin(), required.end(), OrderedJson(name)) == required.end()) ++out.optionals;
      if (has(property, "anyOf") || has(property, "oneOf") || (has(property, "type") && property["type"].is_array()))
        ++out.unions;
    }
  }
  each_subschema(schema, [&](const std::string&, const OrderedJson& part) { count(part, out); });
}

}  // namespace

Rendering render(const OrderedJson& natural, const Dialect& dialect) {
  Rewriting work(dialect);
  OrderedJson schema = marked(natural, "");
  for (const Rule rule : dialect.rules) schema = rule(std::move(schema), work);
  Rendering out{.schema = unmarked(schema), .notes = std::move(work.notes), .refusals = std::move(work.refusals)};
  count(out.schema, out);
  return out;
}

}  // namespace toolbind::dialect
