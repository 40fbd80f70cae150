// What each keyword says, gathered over a set of schemas into one Facts.

#include "schema/facts.hpp"

#include <algorithm>
#include <set>

#include "json/canonical.hpp"
#include "json/decimal.hpp"
#include "schema/atom_reader.hpp"
#include "schema/keywords.hpp"
#include "schema/uri.hpp"
#include "text/format.hpp"
#include "text/pattern.hpp"

namespace toolbind::schema {
namespace {

struct TypeName {
  std::string_view name;
  unsigned bits;
};
constexpr TypeName type_names[] = {
    {"null", null_bit},     {"boolean", boolean_bit}, {"integer", integer_bit}, {"number", integer_bit | fraction_bit},
    {"string", string_bit}, {"array", array_bit},     {"object", object_bit}};

/// Keeps the tighter of two bounds.
void tighten(std::optional<Bound>& bound, Bound next, int sign) {
  if (bound) {
    const int order = compare(json::parse_decimal(next.text), json::parse_decimal(bound->text)) * sign;
    if (order < 0 || (order == 0 && !next.exclusive)) return;
  }
  bound = std::move(next);
}

std::string canonical_of(const OrderedJson& value) { return json::canonical(value.dump()); }

}  // namespace

Facts FactReader::read(const std::vector<Atom>& atoms) {
  Facts facts;
  for (const Atom& atom : atoms) {
    AtomReader(*this, atom, facts).read();
    reported_[atom.place] = true;
  }
  return facts;
}

std::optional<std::string> FactReader::unknown_keyword(const std::string& key) {
  if (find_keyword(key) || key.starts_with("x-")) return std::nullopt;
  std::vector<std::string_view> known;
  for (const Keyword& keyword : keywords()) known.push_back(keyword.name);
  return "unknown keyword " + quote(key) + " is ignored" + did_you_mean(key, known);
}

bool FactReader::asserts(const OrderedJson& schema) {
  if (!schema.is_object()) return true;
  for (const auto& [key, value] : schema.items()) {
    const Keyword* keyword = find_keyword(key);
    if (!keyword) continue;
    // References and parts join the set as schemas of their own; `nullable` belongs to `type`.
    const bool elsewhere = is_reference(key) || key == "allOf" || key == "nullable";
    if (keyword->use != Keyword::Use::annotation && !elsewhere) return true;
  }
  return false;
}

void AtomReader::read() {
  if (json_.is_boolean()) {
    facts_.never = facts_.never || !json_.get<bool>();
    return;
  }
  if (!json_.is_object())
    return error("", "expected a schema (an object, true or false), got " + std::string(json_.type_name()));
  unknown_keywords();
  annotations();
  type();
  values();
  numbers();
  strings();
  arrays();
  objects();
  combinations();
}

void AtomReader::unknown_keywords() {
  for (const auto& [key, value] : json_.items()) {
    if (const auto message = FactReader::unknown_keyword(key)) {
      say(Problem::Severity::warning, pointer_token(key), *message, true);
    }
  }
}

void AtomReader::annotations() {
  if (const auto title = text("title"); title && facts_.title.empty()) facts_.title = *title;
  if (const auto description = text("description"); description && facts_.description.empty()) {
    facts_.description = *description;
  }
}

unsigned AtomReader::type_bits(const OrderedJson& name, const std::string& tokens) {
  if (name.is_string()) {
    for (const TypeName& known : type_names) {
      if (known.name == name.get_ref<const std::string&>()) return known.bits;
    }
    std::vector<std::string_view> known;
    for (const TypeName& k : type_names) known.push_back(k.name);
    error(tokens, "unknown type " + quote(name.get_ref<const std::string&>()) +
                      did_you_mean(name.get_ref<const std::string&>(), known));
  } else {
    error(tokens, "'type' expects the name of a type or a list of them, got " + std::string(name.type_name()));
  }
  return all_bits;
}

void AtomReader::type() {
  const OrderedJson* value = find("type");
  if (!value) return;
  unsigned bits = 0;
  if (value->is_array()) {
    if (value->empty()) error("type", "'type' is an empty list: no value can match");
    for (std::size_t i = 0; i < value->size(); ++i) {
      facts_.type_order.push_back(type_bits((*value)[i], "type/" + std::to_string(i)));
      bits |= facts_.type_order.back();
    }
  } else {
    bits = type_bits(*value, "type");
  }
  if (flag("nullable").value_or(false)) bits |= null_bit;
  facts_.types &= bits;
  facts_.typed = true;
}

void AtomReader::values() {
  std::vector<OrderedJson> allowed;
  const OrderedJson* one = find("const");
  const OrderedJson* list = find("enum");
  if (list && !list->is_array()) {
    error("enum", "'enum' expects a list of values, got " + std::string(list->type_name()));
    list = nullptr;
  }
  const auto restrict_to = [&](const std::vector<OrderedJson>& these) {
    std::set<std::string> texts;
    std::vector<OrderedJson> kept;
    std::set<std::string> before;
    if (facts_.values) {
      for (const OrderedJson& value : *facts_.values) before.insert(canonical_of(value));
    }
    for (const OrderedJson& value : these) {
      const std::string text = canonical_of(value);
      if (facts_.values && !before.contains(text)) continue;
      if (texts.insert(text).second) kept.push_back(value);
    }
    facts_.values = std::move(kept);
  };
  if (list) {
    if (list->empty()) warning("enum", "'enum' is empty: no value can match");
    std::set<std::string> seen;
    for (std::size_t i = 0; i < list->size(); ++i) {
      if (!seen.insert(canonical_of((*list)[i])).second) {
        warning("enum/" + std::to_string(i), "the value " + (*list)[i].dump() + " is listed twice");
      }
    }
    restrict_to(list->get<std::vector<OrderedJson>>());
  }
  if (one) {
    restrict_to({*one});
    facts_.constant = true;
  }
}

void AtomReader::numbers() {
  auto minimum = number("minimum"), maximum = number("maximum");
  if (minimum && maximum && compare(json::parse_decimal(*minimum), json::parse_decimal(*maximum)) > 0)
    warning("minimum", never_between("minimum", "maximum"));
  const auto exclusive = [&](const std::string& keyword, std::optional<std::string>& inclusive,
                             std::optional<Bound>& bound, int sign) {
    const OrderedJson* value = find(keyword);
    if (value && value->is_boolean()) {  // draft 4: a flag beside the bound
      if (inclusive) tighten(bound, {*inclusive, value->get<bool>()}, sign);
      inclusive.reset();
    } else if (const auto text = number(keyword)) {
      tighten(bound, {*text, true}, sign);
    }
  };
  exclusive("exclusiveMinimum", minimum, facts_.number.minimum, 1);
  exclusive("exclusiveMaximum", maximum, facts_.number.maximum, -1);
  if (minimum) tighten(facts_.number.minimum, {*minimum, false}, 1);
  if (maximum) tighten(facts_.number.maximum, {*maximum, false}, -1);
  if (const auto step = number("multipleOf")) {
    const json::Decimal divisor = json::parse_decimal(*step);
    if (divisor.negative || divisor.is_zero())
      return error("multipleOf", "'multipleOf' expects a number greater than 0");
    if (!usable_divisor(divisor)) return error("multipleOf", "'multipleOf' takes at most 18 digits");
    if (facts_.number.multiple_of.empty())
      facts_.number.multiple_of = *step;
    else if (facts_.number.multiple_of != *step)
      facts_.more_number.push_back({.minimum = {}, .maximum = {}, .multiple_of = *step});
  }
}

void AtomReader::strings() {
  counts("minLength", "maxLength", facts_.string.min_length, facts_.string.max_length);
  pattern();
  format();
}

void AtomReader::pattern() {
  const auto ecma = text("pattern");
  if (!ecma) return;
  const auto compiled = text::Pattern::compile(*ecma);
  if (const auto* broken = std::get_if<text::PatternError>(&compiled)) {
    return error("pattern", "bad pattern at character " + std::to_string(broken->offset) + ": " + broken->message);
  }
  if (!facts_.string.pattern)
    facts_.string.pattern = *ecma;
  else if (*facts_.string.pattern != *ecma) {
    StringRules more;
    more.pattern = *ecma;
    facts_.more_string.push_back(std::move(more));
  }
}

void AtomReader::format() {
  const auto name = text("format");
  if (!name) return;
  if (facts_.format.empty()) facts_.format = *name;
  if (!owner_.enforce_formats_ || text::format_named(*name) == text::Format::none) return;
  if (facts_.string.format.empty())
    facts_.string.format = *name;
  else if (facts_.string.format != *name) {
    StringRules more;
    more.format = *name;
    facts_.more_string.push_back(std::move(more));
  }
}

void AtomReader::arrays() {
  ArrayFacts& array = facts_.array;
  if (counts("minItems", "maxItems", array.count.min, array.count.max)) array.any = true;
  if (flag("uniqueItems").value_or(false)) array.any = array.count.unique = true;
  tuples();
  contains();
  if (schema("unevaluatedItems")) facts_.unevaluated_items.push_back(atom_.place);
}

void AtomReader::contains() {
  const auto place = schema("contains");
  const auto least = count("minContains"), most = count("maxContains");
  if (place) facts_.contains.push_back({*place, least.value_or(1), most.value_or(program::unlimited)});
}

/// Which schemas an item must match depends on its index: the prefix of this schema where it has one, else its rest.
void AtomReader::tuples() {
  ArrayFacts& array = facts_.array;
  const OrderedJson* items = find("items");
  const bool old_tuple = items && items->is_array();
  const std::vector<PlaceId> prefix =
      old_tuple ? (items->empty() ? std::vector<PlaceId>{} : schemas("items")) : schemas("prefixItems");
  const std::string rest_keyword = old_tuple ? "additionalItems" : "items";
  const auto rest = schema(rest_keyword);
  if (prefix.empty() && !rest) return;
  array.any = true;
  const std::vector<PlaceId> before = array.rest;
  if (array.prefix.size() < prefix.size()) array.prefix.resize(prefix.size(), before);
  for (std::size_t i = 0; i < array.prefix.size(); ++i) {
    if (i < prefix.size())
      array.prefix[i].push_back(prefix[i]);
    else if (rest)
      array.prefix[i].push_back(*rest);
  }
  if (rest) array.rest.push_back(*rest);
}

void AtomReader::objects() {
  ObjectFacts& object = facts_.object;
  if (counts("minProperties", "maxProperties", object.count.min, object.count.max)) object.any = true;
  // The schemas read before say what they think of names they did not declare; so does this one about theirs.
  const std::vector<PlaceId> additional_before = object.additional;
  const std::vector<std::string> names_before = object.names;
  const OrderedJson* properties = find("properties");
  if (properties && !properties->is_object()) {
    error("properties", "'properties' expects an object, got " + std::string(properties->type_name()));
    properties = nullptr;
  }
  if (properties) {
    object.any = true;
    for (const auto& [name, value] : properties->items()) {
      const std::string tokens = "properties/" + pointer_token(name);
      if (!is_schema(value, tokens)) continue;
      const auto [found, added] = object.properties.try_emplace(name, additional_before);
      if (added) object.names.push_back(name);
      found->second.insert(added ? found->second.begin() : found->second.end(),
                           library_.below(atom_.place, tokens, value));
    }
  }
  additional_properties();
  for (const std::string& name : names_before) {
    if (properties && properties->contains(name)) continue;
    std::vector<PlaceId>& places = object.properties[name];
    places.insert(places.end(), object.additional.begin() + static_cast<std::ptrdiff_t>(additional_before.size()),
                  object.additional.end());
  }
  required();
  dependents();
  if (const auto place = schema("propertyNames")) facts_.names.push_back(*place);
  if (schema("unevaluatedProperties")) {
    facts_.unevaluated_properties.push_back(atom_.place);
    object.unevaluated = true;
  }
}

/// `dependencies` is the older name of both.
void AtomReader::dependents() {
  for (const char* keyword : {"dependentRequired", "dependentSchemas", "dependencies"}) {
    const OrderedJson* all = find(keyword);
    if (!all) continue;
    if (!all->is_object()) {
      error(keyword, quote(keyword) + " expects an object, got " + std::string(all->type_name()));
      continue;
    }
    for (const auto& [name, value] : all->items()) dependent(keyword, name, value);
  }
}

void AtomReader::dependent(const std::string& keyword, const std::string& name, const OrderedJson& value) {
  const std::string tokens = keyword + "/" + pointer_token(name);
  const bool single = keyword == "dependencies" && value.is_string();  // draft 3
  if (keyword != "dependentSchemas" && (value.is_array() || single)) {
    Dependent out{name, {}, {}};
    for (const OrderedJson& one : single ? OrderedJson::array({value}) : value) {
      if (one.is_string())
        out.required.push_back(one.get<std::string>());
      else
        error(tokens, "expected names of properties, got " + std::string(one.type_name()));
    }
    facts_.dependents.push_back(std::move(out));
  } else if (keyword == "dependentRequired") {
    error(tokens, "expected a list of property names, got " + std::string(value.type_name()));
  } else if (is_schema(value, tokens)) {
    facts_.dependents.push_back({name, library_.below(atom_.place, tokens, value), {}});
  }
}

void AtomReader::pattern_properties() {
  const OrderedJson* all = find("patternProperties");
  if (!all) return;
  if (!all->is_object())
    return error("patternProperties", "'patternProperties' expects an object, got " + std::string(all->type_name()));
  for (const auto& [pattern, value] : all->items()) {
    const std::string tokens = "patternProperties/" + pointer_token(pattern);
    const auto compiled = text::Pattern::compile(pattern);
    if (const auto* broken = std::get_if<text::PatternError>(&compiled))
      say(Problem::Severity::error, tokens,
          "bad pattern at character " + std::to_string(broken->offset) + ": " + broken->message, true);
    static_cast<void>(is_schema(value, tokens));
  }
  facts_.object.any = true;
  facts_.object.patterned.push_back(atom_.place);
}

void AtomReader::additional_properties() {
  ObjectFacts& object = facts_.object;
  pattern_properties();
  const auto place = schema("additionalProperties");
  if (!place) return;
  object.any = true;
  if (!object.patterned.empty() && object.patterned.back() == atom_.place) return;  // its patterns come first
  const OrderedJson& value = *library_[*place].json;
  if (value == OrderedJson(false))
    object.closed = true;
  else if (value == OrderedJson(true) || value == OrderedJson::object())
    object.kept = true;
  object.additional.push_back(*place);
}

void AtomReader::required() {
  const OrderedJson* names = find("required");
  if (!names) return;
  facts_.object.any = true;
  if (!names->is_array()) {
    return error("required", "'required' expects a list of property names, got " + std::string(names->type_name()));
  }
  for (std::size_t i = 0; i < names->size(); ++i) {
    const std::string tokens = "required/" + std::to_string(i);
    if (!(*names)[i].is_string()) {
      error(tokens, "'required' expects property names, got " + std::string((*names)[i].type_name()));
      continue;
    }
    Origin origin = library_.origin(atom_.place);
    origin.pointer += "/" + tokens;
    facts_.object.required.emplace_back((*names)[i].get<std::string>(), std::move(origin));
  }
}

void AtomReader::combinations() {
  const auto branches = [&](const std::string& keyword, bool one_of) {
    std::vector<PlaceId> places = schemas(keyword);
    if (!places.empty()) facts_.branches.push_back({atom_, one_of, std::move(places)});
  };
  if (!atom_.skip_any_of) branches("anyOf", false);
  if (!atom_.skip_one_of) branches("oneOf", true);
  if (const auto place = schema("not")) facts_.forbidden.push_back(*place);
  if (const auto condition = schema("if")) facts_.conditions.push_back({condition, schema("then"), schema("else")});
}

}  // namespace toolbind::schema
