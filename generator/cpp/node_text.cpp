// Prints model types as constant tables (node.hpp). A type without a name of its own is printed once for each named type
// that holds it, because what is boxed inside depends on the holder.

#include "generator/cpp/node_text.hpp"

#include <algorithm>
#include <numeric>

#include "generator/cpp/table_text.hpp"
#include "generator/naming/literal.hpp"
#include "json/canonical.hpp"
#include "schema/heap_program.hpp"

namespace toolbind::gen {
namespace {

using namespace schema;

std::string count_rules(const program::CountRules& rules) {
  if (rules.min == 0 && rules.max == program::unlimited && !rules.unique) return "{}";
  return "{" + count_text(rules.min) + ", " + count_text(rules.max) + (rules.unique ? ", true}" : "}");
}

/// Arguments at the end that say nothing.
std::string without_defaults(std::string arguments) {
  while (arguments.ends_with(", {}")) arguments.resize(arguments.size() - 4);
  return arguments;
}

std::string kinds_text(Kinds kinds) {
  constexpr std::string_view names[] = {"null", "boolean", "number", "string", "array", "object"};
  if (kinds == program::all_kinds) return "p::all_kinds";
  std::string out;
  for (unsigned i = 0; i < 6; ++i) {
    if (((kinds >> i) & 1U) != 0) out += (out.empty() ? "p::" : " | p::") + std::string(names[i]) + "_kind";
  }
  return out.empty() ? "0" : out;
}

/// Is reading a value of this shape into another one more than an assignment?
bool keeps_parts(const Shape& shape) {
  return !std::holds_alternative<Boolean>(shape) && !std::holds_alternative<Integer>(shape) &&
         !std::holds_alternative<Number>(shape) && !std::holds_alternative<String>(shape) &&
         !std::holds_alternative<Enumeration>(shape);
}

}  // namespace

/// Types without rules share the library's nodes.
std::string NodeWriter::shared_node(TypeId id) const {
  const Type& type = plan_.type(id);
  if (!type.checks.empty() || plan_.is_wrapper(id)) return {};
  if (const auto* any = std::get_if<Any>(&type.shape); any && any->guards.empty() && any->kinds == program::all_kinds)
    return "&p::any";
  if (std::holds_alternative<Never>(type.shape)) return "&p::never";
  if (std::holds_alternative<Null>(type.shape)) return "&p::null";
  if (std::holds_alternative<Boolean>(type.shape)) return "&p::boolean";
  if (const auto* number = std::get_if<Number>(&type.shape); number && number->rules.empty()) return "&p::number";
  if (const auto* string = std::get_if<String>(&type.shape); string && string->rules.empty()) return "&p::string";
  if (const auto* integer = std::get_if<Integer>(&type.shape); integer && integer->rules.empty()) {
    constexpr std::string_view names[] = {"int32", "uint32", "int64", "uint64"};
    return "&p::" + std::string(names[static_cast<std::size_t>(integer->type)]);
  }
  return {};
}

NodeWriter::NodeWriter(const Plan& plan) : plan_(plan) {}

std::string NodeWriter::claim(std::string wanted) {
  for (std::size_t at; (at = wanted.find("__")) != std::string::npos;) wanted.erase(at, 1);
  std::string name = names_.claim(wanted);
  while (plan_.taken(name)) name = names_.claim(wanted);
  return name;
}

std::string NodeWriter::wanted_name(TypeId id, TypeId owner) const {
  const auto flat = [](const CppName& name) { return name.scope.empty() ? name.name : name.scope + "_" + name.name; };
  if (const CppName* named = plan_.name(id)) return flat(*named);
  const auto root = root_names_.find(id);
  if (owner == Plan::root_owner && root != root_names_.end()) return root->second;
  const CppName* holder = plan_.name(owner & ~Plan::contained);
  const std::string& pointer = plan_.type(id).origin.pointer;
  const std::string last =
      member_name(pointer.substr(pointer.rfind('/') == std::string::npos ? 0 : pointer.rfind('/') + 1));
  return holder ? flat(*holder) + "_" + last : last;
}

std::string NodeWriter::reference(TypeId id, TypeId owner) {
  const std::string shared = shared_node(id);
  if (!shared.empty()) return shared;
  if (!plan_.name(id)) return declare(id, owner);
  const std::string inner = declare(id, id);
  return plan_.boxed(owner, id) ? boxed(id, inner) : inner;
}

std::string NodeWriter::root_reference(TypeId id, const std::string& name) {
  root_names_.emplace(id, name);
  return reference(id, Plan::root_owner);
}

std::string NodeWriter::boxed(TypeId id, const std::string& inner) {
  const std::string name = inner.substr(1) + "_box";
  if (box_nodes_.insert(name).second) {
    add("constexpr p::Box " + name + "{" + inner + ", &p::box_of<toolbind::Box<" + plan_.name(id)->full() + ">>};");
  }
  return "&" + name;
}

std::string NodeWriter::declare(TypeId id, TypeId owner) {
  const std::pair key{id, owner};
  const auto known = nodes_.find(key);
  if (known != nodes_.end()) {
    if (!known->second.done && !known->second.announced) {
      known->second.announced = true;
      declarations_.insert(declarations_.begin(),
                           "extern const p::" + known->second.kind + " " + known->second.name + ";");
    }
    return "&" + known->second.name;
  }
  const std::string base = wanted_name(id, owner), name = claim(base + "_node");
  constexpr std::string_view kinds[] = {"Any",    "Node",        "Node",     "Node",    "Integer", "Number",
                                        "String", "Enumeration", "Constant", "Values",  "List",    "Tuple",
                                        "Map",    "Structure",   "Variant",  "Nullable"};
  std::string kind(kinds[plan_.type(id).shape.index()]);
  const bool wrapper = plan_.is_wrapper(id);
  nodes_[key] = {name, wrapper ? "Box" : kind, false, false};
  std::string inner = shape(id, owner, base);
  if (wrapper) {
    const std::string value = claim(base + "_value_node");
    add("constinit const p::" + kind + " " + value + "{" + inner + "};");
    inner = "&" + value + ", &p::wrapper_of<" + plan_.name(id)->full() + ">";
    kind = "Box";
  }
  add("constinit const p::" + kind + " " + name + "{" + inner + "};");
  nodes_[key].done = true;
  return "&" + name;
}

std::string NodeWriter::number_rules(const NumberRules& rules, const std::string& name) {
  if (rules.empty()) return "nullptr";
  const auto bound = [](const std::optional<Bound>& b) {
    return b ? "{" + cpp_string_literal(b->text) + (b->exclusive ? ", true}" : "}") : std::string("{}");
  };
  const std::string rule = claim(name + "_rules");
  add("constexpr p::NumberRules " + rule + "{" +
      without_defaults(bound(rules.minimum) + ", " + bound(rules.maximum) +
                       (rules.multiple_of.empty() ? "" : ", " + cpp_string_literal(rules.multiple_of))) +
      "};");
  return "&" + rule;
}

std::string NodeWriter::string_rules(const StringRules& rules, const std::string& name) {
  if (rules.empty()) return "nullptr";
  const std::string pattern = rules.pattern ? this->pattern(*rules.pattern, name) : "nullptr";
  const std::string rule = claim(name + "_rules");
  add("constexpr p::StringRules " + rule + "{" + count_text(rules.min_length) + ", " + count_text(rules.max_length) +
      ", " + pattern + (rules.format.empty() ? "" : ", " + cpp_string_literal(rules.format)) + "};");
  return "&" + rule;
}

std::string NodeWriter::pattern(const std::string& text, const std::string& name) {
  const std::string out = claim(name + "_pattern");
  add("constinit const p::Pattern " + out + "{" + view_text(text) + "};");
  return "&" + out;
}

std::string NodeWriter::index_table(const std::vector<std::string_view>& names, const std::string& name) {
  const auto index = sorted_index(names);
  if (index.empty()) return "{}";
  std::vector<std::string> numbers;
  for (const auto i : index) numbers.push_back(std::to_string(i));
  const std::string sorted = claim(name + "_sorted");
  add("constexpr std::uint16_t " + sorted + "[] = {" + join(numbers) + "};");
  return sorted;
}

std::string NodeWriter::choices(const std::map<std::string, std::size_t>& choice, const std::string& name) {
  if (choice.empty()) return "{}";
  std::vector<std::string> rows;
  for (const auto& [text, alternative] : choice)
    rows.push_back("{" + view_text(text) + ", " + std::to_string(alternative) + "}");
  const std::string all = claim(name);
  add(table_text("p::Choice", all, rows));
  return all;
}

std::string NodeWriter::structure(TypeId id, const Structure& s, const std::string& name) {
  // A type that only checks has no C++ struct to store into.
  const CppName* named = plan_.name(id);
  std::vector<std::string> rows;
  std::vector<std::string_view> keys;
  for (std::size_t i = 0; i < s.members.size(); ++i) {
    const Member& member = s.members[i];
    keys.push_back(member.name);
    const Shape& shape = plan_.type(member.type).shape;
    const bool constant = std::holds_alternative<Constant>(shape), never = std::holds_alternative<Never>(shape);
    const bool stored = named && !(constant && member.required) && !never;
    const std::string place =
        stored ? "offsetof(" + named->full() + ", " + plan_.member_names(id)[i] + ")" : "p::not_stored";
    std::string row =
        "{" + view_text(member.name) + ", " + place + ", " + reference(member.type, named ? id : Plan::no_owner);
    if (!member.required) {
      const bool flag = stored && constant, fallback = member.fallback && stored && !constant;
      const std::string presence = flag ? "flag" : fallback ? "defaulted" : "optional";
      row += ", p::Presence::" + presence;
      const bool optional = stored && presence == "optional";
      if (optional)
        row += ", &p::optional_of<" + plan_.text(member.type, "", id) + ">";
      else if (fallback && keeps_parts(shape))
        row += ", &p::plain_of<" + plan_.text(member.type, "", id) + ">";
      else if (!plain_key(member.name))
        row += ", nullptr";
    } else if (!plain_key(member.name)) {
      row += ", p::Presence::required, nullptr";
    }
    if (!plain_key(member.name)) row += ", false";
    rows.push_back(row + "}");
  }
  std::string members = "{}";
  if (!rows.empty()) {
    members = claim(name + "_members");
    add(table_text("p::Member", members, rows));
  }
  std::string extra = "{}";
  if (s.extra == Structure::Extra::reject)
    extra = "{p::Extra::Policy::reject}";
  else if (s.extra != Structure::Extra::skip) {
    extra = "{p::Extra::Policy::check, " + reference(s.extra_type, named ? id | Plan::contained : Plan::no_owner);
    if (named)
      extra += ", &p::map_of<" + plan_.text(s.extra_type, "") + ">, offsetof(" + named->full() + ", additional)";
    extra += "}";
  }
  return members + ", " + index_table(keys, name) + ", " + extra + ", " + count_rules(s.count);
}

/// The table of them, and how one is stored.
std::string NodeWriter::alternatives(TypeId id, const std::vector<std::size_t>& which, TypeId owner,
                                     const std::string& name) {
  const Union& all = std::get<Union>(plan_.type(id).shape);
  // What is only checked has no C++ type; one that holds itself would have an endless one.
  const bool stored = owner != Plan::no_owner;
  std::vector<std::size_t> slot;
  const std::vector<std::string> types = stored ? plan_.slots(all, "", owner, slot) : std::vector<std::string>();
  std::vector<std::string> rows;
  for (const std::size_t i : which) {
    const TypeId part = all.alternatives[i].type;
    rows.push_back("{" + view_text(plan_.alternative_name(id, i)) + ", " + reference(part, owner) + ", " +
                   kinds_text(plan_.type(part).kinds) + ", " + std::to_string(stored ? slot[i] : 0) + "}");
  }
  const std::string list = claim(name + "_alternatives");
  add(table_text("p::Alternative", list, rows));
  return list + ", " + (stored && types.size() > 1 ? "&p::variant_of<" + join(types) + ">" : "nullptr");
}

std::string NodeWriter::variant(TypeId id, const Union& all, TypeId owner, const std::string& name) {
  std::vector<std::size_t> every(all.alternatives.size());
  std::iota(every.begin(), every.end(), std::size_t{0});
  // One after the other: each declares tables.
  const std::string list = alternatives(id, every, owner, name);
  const std::string tags = choices(all.choices.tags, name + "_tags");
  const std::string keys = choices(all.choices.keys, name + "_keys");
  return list + ", " + (all.exactly_one ? "true" : "false") + ", " + view_text(all.choices.tag) + ", " + tags + ", " +
         keys;
}

std::string NodeWriter::narrowed(TypeId root, const std::vector<std::string>& wanted, const std::string& name) {
  const auto* all = std::get_if<Union>(&plan_.type(root).shape);
  // A union that is wrapped in a struct, because it holds itself, is taken whole.
  if (!all || plan_.name(root)) return root_reference(root, name + "_Parameters");
  std::vector<std::size_t> which;
  std::string base = name;
  for (std::size_t i = 0; i < all->alternatives.size(); ++i) {
    if (std::none_of(wanted.begin(), wanted.end(), [&](const auto& one) { return plan_.is_called(root, i, one); }))
      continue;
    which.push_back(i);
    base += "_" + member_name(plan_.alternative_name(root, i));
  }
  const std::string inner = alternatives(root, which, Plan::root_owner, base);
  const std::string node = claim(base + "_node");
  add("constinit const p::Variant " + node + "{" + inner + (all->exactly_one ? ", true" : "") + "};");
  return "&" + node;
}

std::string NodeWriter::tuple(const Tuple& t, TypeId owner, const std::string& name) {
  const bool stored = owner != Plan::no_owner;
  std::vector<std::string> rows, types;
  for (std::size_t i = 0; i < t.elements.size(); ++i) {
    const std::string type = stored ? plan_.text(t.elements[i], "", owner) : "";
    const bool optional = i >= t.required;
    rows.push_back("{" + reference(t.elements[i], owner) +
                   (stored && optional ? ", &p::optional_of<" + type + ">}" : "}"));
    types.push_back(optional ? "std::optional<" + type + ">" : type);
  }
  if (t.rest && stored) types.push_back("std::vector<" + plan_.text(*t.rest, "") + ">");
  const std::string elements = claim(name + "_elements");
  add(table_text("p::Element", elements, rows));
  return elements + ", " + (stored ? "&p::tuple_of<" + join(types) + ">" : "nullptr") + ", " +
         (t.rest ? reference(*t.rest, owner | Plan::contained) : "nullptr") + ", " +
         (t.rest && stored ? "&p::list_of<" + plan_.text(*t.rest, "") + ">" : "nullptr") + ", " + count_rules(t.count);
}

/// The constructor's arguments of a node.
std::string NodeWriter::shape(TypeId id, TypeId owner, const std::string& name) {
  const bool stored = owner != Plan::no_owner;
  const Shape& shape = plan_.type(id).shape;
  std::string out;
  if (const auto* any = std::get_if<Any>(&shape)) {
    out = kinds_text(any->kinds);
    for (unsigned kind = 0; kind < 6; ++kind) {
      const auto guard = any->guards.find(kind);
      out += guard == any->guards.end() ? ", nullptr" : ", " + reference(guard->second);
    }
  } else if (std::holds_alternative<Never>(shape)) {
    out = "p::Kind::never";
  } else if (std::holds_alternative<Null>(shape)) {
    out = "p::Kind::null";
  } else if (std::holds_alternative<Boolean>(shape)) {
    out = "p::Kind::boolean";
  } else if (const auto* integer = std::get_if<Integer>(&shape)) {
    constexpr std::string_view types[] = {"int32", "uint32", "int64", "uint64"};
    out = "p::IntegerType::" + std::string(types[static_cast<std::size_t>(integer->type)]) + ", " +
          number_rules(integer->rules, name);
  } else if (const auto* number = std::get_if<Number>(&shape)) {
    out = number_rules(number->rules, name);
  } else if (const auto* string = std::get_if<String>(&shape)) {
    out = string_rules(string->rules, name);
  } else if (const auto* enumeration = std::get_if<Enumeration>(&shape)) {
    std::vector<std::string> rows;
    for (const std::string& value : enumeration->values) rows.push_back(view_text(value));
    const std::string values = claim(name + "_names");
    add("constexpr std::string_view " + values + "[] = {" + join(rows) + "};");
    out = values + ", " + index_table({enumeration->values.begin(), enumeration->values.end()}, name);
  } else if (const auto* constant = std::get_if<Constant>(&shape)) {
    const std::string json = constant->value.dump();
    const std::string canonical = json::canonical(json);
    out = cpp_json_literal(json) +
          (canonical == json && plan_.type(id).checks.empty() ? "" : ", " + cpp_json_literal(canonical));
  } else if (const auto* values = std::get_if<Values>(&shape)) {
    std::vector<std::string> texts, rows;
    for (const OrderedJson& value : values->values) texts.push_back(json::canonical(value.dump()));
    std::sort(texts.begin(), texts.end());
    for (const std::string& text : texts) rows.push_back(cpp_json_literal(text));
    const std::string all = claim(name + "_texts");
    add("constexpr std::string_view " + all + "[] = {" + join(rows) + "};");
    out = all;
  } else if (const auto* list = std::get_if<List>(&shape)) {
    out = reference(list->items, owner | Plan::contained) + ", " +
          (stored ? "&p::list_of<" + plan_.text(list->items, "") + ">" : "nullptr") + ", " + count_rules(list->count);
  } else if (const auto* map = std::get_if<Map>(&shape)) {
    out = reference(map->values, owner | Plan::contained) + ", " +
          (stored ? "&p::map_of<" + plan_.text(map->values, "") + ">" : "nullptr") + ", " + count_rules(map->count);
  } else if (const auto* nullable = std::get_if<schema::Nullable>(&shape)) {
    out = reference(nullable->inner, owner) + ", " +
          (stored ? "&p::optional_of<" + plan_.text(nullable->inner, "", owner) + ">" : "nullptr");
  } else if (const auto* t = std::get_if<Tuple>(&shape)) {
    out = tuple(*t, owner, name);
  } else if (const auto* s = std::get_if<Structure>(&shape)) {
    out = structure(id, *s, name);
  } else if (const auto* all = std::get_if<Union>(&shape)) {
    out = variant(id, *all, owner, name);
  }
  const std::string rules = checks(id, name);
  return rules.empty() ? without_defaults(std::move(out)) : out + rules;
}

}  // namespace toolbind::gen
