// Keyword by keyword: what only one of the two says is kept, what both say is combined by a function for that keyword.
// Objects come last, because `additionalProperties` of the one speaks about the properties of the other.

#include "dialect/merge.hpp"

#include <algorithm>

#include "json/canonical.hpp"
#include "json/decimal.hpp"

namespace toolbind::dialect {
namespace {

constexpr unsigned deepest = 64;  ///< of merges inside merges; beyond it a recursion never ends

constexpr std::size_t most_steps = 2'000;  ///< parts that are merged with parts, each time anew

class Merger {
 public:
  Merger(const Resolve& resolve, std::string& reason) : resolve_(resolve), reason_(reason) {}

  std::optional<OrderedJson> both(OrderedJson a, OrderedJson b) {
    if (a == b) return a;
    if (++depth_ > deepest) return no("a recursive schema can't be merged with another");
    if (++steps_ > most_steps) return no("the schemas are too large to be merged");
    auto out = follow(a) && follow(b) ? combine(std::move(a), b) : std::nullopt;
    --depth_;
    return out;
  }

 private:
  std::nullopt_t no(std::string why) {
    if (reason_.empty()) reason_ = std::move(why);
    return std::nullopt;
  }

  /// Puts what a reference points at in its place, below the words beside it.
  bool follow(OrderedJson& schema) {
    for (unsigned steps = 0; has(schema, "$ref"); ++steps) {
      if (steps > deepest) return no("references go in a circle"), false;
      const OrderedJson target = resolve_(schema["$ref"].get<std::string>());
      schema.erase("$ref");
      auto out = combine(std::move(schema), target);
      if (!out) return false;
      schema = std::move(*out);
    }
    return true;
  }

  std::optional<OrderedJson> combine(OrderedJson a, const OrderedJson& b) {
    if (b.is_boolean()) return b.get<bool>() ? a : OrderedJson{{"not", OrderedJson::object()}};
    if (a.is_boolean()) return combine(b, a);
    const OrderedJson first = a;
    for (const auto& [key, value] : b.items()) {
      if (key == "properties" || key == "additionalProperties" || key == "required") continue;
      const auto own = first.find(key);
      if (own == first.end()) {
        a[key] = value;
        continue;
      }
      if (*own == value) continue;
      auto one = keyword(key, *own, value);
      if (!one) return std::nullopt;
      a[key] = std::move(*one);
    }
    if (!items(a, first, b) || !objects(a, first, b)) return std::nullopt;
    return a;
  }

  std::optional<OrderedJson> keyword(const std::string& key, const OrderedJson& a, const OrderedJson& b) {
    const Keyword* known = find_keyword(key);
    if (!known || known->use == Keyword::Use::annotation || key == "format") {
      // Words: the first ones stand. A format of both is an assertion only where formats are enforced.
      if (key == "format") return no("two different formats hold at once");
      return a;
    }
    if (key == "type") return types(a, b);
    if (key == "enum") return values(a, b);
    if (key == "items") return both(a, b);
    if (key == "uniqueItems") return OrderedJson(true);
    if (key.starts_with("min") || key == "exclusiveMinimum") return larger(a, b, 1);
    if (key.starts_with("max") || key == "exclusiveMaximum") return larger(a, b, -1);
    if (key == "const") return no("two different constants hold at once");
    if (key == "anyOf" || key == "oneOf") return no("alternatives that hold together with other alternatives");
    return no("'" + key + "' is said twice, differently");
  }

  static OrderedJson larger(const OrderedJson& a, const OrderedJson& b, int sign) {
    return compare(json::parse_decimal(a.dump()), json::parse_decimal(b.dump())) * sign >= 0 ? a : b;
  }

  std::optional<OrderedJson> types(const OrderedJson& a, const OrderedJson& b) {
    const auto list = [](const OrderedJson& type) { return type.is_array() ? type : OrderedJson::array({type}); };
    const auto takes = [](const OrderedJson& types, const OrderedJson& one) {
      return std::any_of(types.begin(), types.end(),
                         [&](const OrderedJson& t) { return t == one || (t == "number" && one == "integer"); });
    };
    OrderedJson out = OrderedJson::array();
    for (const OrderedJson& one : list(a)) {
      if (takes(list(b), one)) out.push_back(one);
    }
    for (const OrderedJson& one : list(b)) {
      if (takes(list(a), one) && std::find(out.begin(), out.end(), one) == out.end()) out.push_back(one);
    }
    if (out.empty()) return no("no type satisfies all parts");
    return out.size() == 1 ? out.front() : out;
  }

  std::optional<OrderedJson> values(const OrderedJson& a, const OrderedJson& b) {
    OrderedJson out = OrderedJson::array();
    for (const OrderedJson& value : a) {
      const std::string text = json::canonical(value.dump());
      if (std::any_of(b.begin(), b.end(), [&](const OrderedJson& v) { return json::canonical(v.dump()) == text; }))
        out.push_back(value);
    }
    if (out.empty()) return no("no value is in both lists");
    return out;
  }

  /// A prefix beside another's items would need to be cut in two.
  bool items(const OrderedJson& out, const OrderedJson& a, const OrderedJson& b) {
    if (!has(out, "prefixItems")) return true;
    if (a.contains("prefixItems") == b.contains("prefixItems")) return true;
    const OrderedJson& other = a.contains("prefixItems") ? b : a;
    if (!other.contains("items")) return true;
    return no("a tuple and a list hold at once"), false;
  }

  /// The schema that `side` has for a property: its own, else what it says of additional ones.
  static const OrderedJson* said_of(const OrderedJson& side, const std::string& name) {
    if (side.contains("properties") && side["properties"].contains(name)) return &side["properties"][name];
    return side.contains("additionalProperties") ? &side["additionalProperties"] : nullptr;
  }

  bool objects(OrderedJson& out, const OrderedJson& a, const OrderedJson& b) {
    OrderedJson required = a.value("required", OrderedJson::array());
    for (const OrderedJson& name : b.value("required", OrderedJson::array())) {
      if (std::find(required.begin(), required.end(), name) == required.end()) required.push_back(name);
    }
    OrderedJson properties = OrderedJson::object();
    for (const OrderedJson* side : {&a, &b}) {
      if (!side->contains("properties")) continue;
      for (const auto& [name, schema] : (*side)["properties"].items()) {
        if (properties.contains(name)) continue;
        const OrderedJson *first = said_of(a, name), *second = said_of(b, name);
        auto one = first && second ? both(*first, *second) : std::optional(*(first ? first : second));
        if (!one) return false;
        const bool never = *one == OrderedJson(false) || *one == OrderedJson{{"not", OrderedJson::object()}};
        if (!never) {
          properties[name] = std::move(*one);
        } else if (std::find(required.begin(), required.end(), name) != required.end()) {
          return no("property '" + name + "' is required by one part and forbidden by another"), false;
        }
      }
    }
    if (a.contains("additionalProperties") && b.contains("additionalProperties")) {
      auto one = both(a["additionalProperties"], b["additionalProperties"]);
      if (!one) return false;
      if (*one == OrderedJson{{"not", OrderedJson::object()}}) one = false;
      out["additionalProperties"] = std::move(*one);
    } else if (b.contains("additionalProperties")) {
      out["additionalProperties"] = b["additionalProperties"];
    }
    if (a.contains("properties") || b.contains("properties")) out["properties"] = std::move(properties);
    if (!required.empty()) out["required"] = std::move(required);
    return true;
  }

  const Resolve& resolve_;
  std::string& reason_;
  unsigned depth_ = 0;
  std::size_t steps_ = 0;
};

}  // namespace

std::optional<OrderedJson> merged(const OrderedJson& a, const OrderedJson& b, const Resolve& resolve,
                                  std::string& reason) {
  return Merger(resolve, reason).both(a, b);
}

}  // namespace toolbind::dialect
