// Sets of schemas, and the shape of a type from the facts they state together.

#include "schema/lowering.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "json/canonical.hpp"
#include "json/decimal.hpp"
#include "schema/uri.hpp"

namespace toolbind::schema {
namespace {

constexpr unsigned deepest = 400;            ///< types inside types; far beyond any real spec, well within the stack
constexpr std::size_t most_types = 100'000;  ///< of one root; unions inside allOf multiply

Kinds kind_of_bits(unsigned types) {
  Kinds kinds = 0;
  if (types & null_bit) kinds |= program::null_kind;
  if (types & boolean_bit) kinds |= program::boolean_kind;
  if (types & (integer_bit | fraction_bit)) kinds |= program::number_kind;
  if (types & string_bit) kinds |= program::string_kind;
  if (types & array_bit) kinds |= program::array_kind;
  if (types & object_bit) kinds |= program::object_kind;
  return kinds;
}

unsigned bits_of_value(const OrderedJson& value) {
  if (value.is_null()) return null_bit;
  if (value.is_boolean()) return boolean_bit;
  if (value.is_string()) return string_bit;
  if (value.is_array()) return array_bit;
  if (value.is_object()) return object_bit;
  return is_integer(json::parse_decimal(value.dump())) ? integer_bit : fraction_bit;
}

}  // namespace

void Lowering::problem(Problem::Severity severity, Origin origin, std::string message) {
  problems_.push_back({severity, std::move(origin), false, std::move(message)});
}

TypeId Lowering::lower(PlaceId place) {
  types_before_ = model_.types.size();
  const TypeId type = lower_part({place});
  settle();
  return type;
}

/// Unions that met a type before it was made took its kinds for all kinds and its shape for unknown. Now both are known.
void Lowering::settle() {
  if (unsettled_.empty()) return;
  const auto narrow_kinds = [&] {
    for (bool changed = true; changed;) {
      changed = false;
      for (Type& type : model_.types)
        changed = std::exchange(type.kinds, kinds_of(type.shape)) != type.kinds || changed;
    }
  };
  narrow_kinds();
  for (const TypeId id : unsettled_) {
    const auto met = std::get<Union>(model_[id].shape);
    Shape shape = joined(met.alternatives, met.one_of);
    model_[id].shape = std::move(shape);
  }
  unsettled_.clear();
  narrow_kinds();
}

bool Lowering::used(const std::string& document, const std::string& pointer) const {
  if (used_.contains({document, pointer})) return true;
  const auto inside = used_.lower_bound({document, pointer + "/"});
  return inside != used_.end() && inside->first == document && inside->second.starts_with(pointer + "/");
}

TypeId Lowering::lower_part(const std::vector<PlaceId>& places) {
  const std::size_t outer = chain_;
  chain_ = ++chains_;
  const TypeId type = lower_atoms(closure(places).atoms, places.front());
  chain_ = outer;
  return type;
}

TypeId Lowering::lower_same(PlaceId place) {
  ++asserting_;
  const TypeId type = lower_atoms(closure({place}).atoms, place);
  --asserting_;
  return type;
}

TypeId Lowering::lower_atoms(const std::vector<Atom>& atoms, PlaceId start) {
  std::vector<Atom> key = atoms;
  std::sort(key.begin(), key.end());
  if (const auto found = known_.find(key); found != known_.end()) {
    if (!found->second.done && found->second.chain == chain_) {
      problem(Problem::Severity::error, library_.origin(start),
              "reference cycle without a type: an alternative leads back to the schema it belongs to");
    }
    return found->second.type;
  }
  const TypeId id = static_cast<TypeId>(model_.types.size());
  model_.types.emplace_back();
  known_[key] = {id, false, chain_};
  open_.insert(id);
  if (++depth_ > deepest)
    problem(Problem::Severity::error, library_.origin(start), "types are nested too deeply");
  else if (id - types_before_ == most_types)
    problem(Problem::Severity::error, library_.origin(start),
            "this schema needs more than " + std::to_string(most_types) +
                " types: alternatives that must hold together multiply; write the ones that are meant");
  else if (id - types_before_ < most_types)
    build(id, atoms, atoms.size() == 1 ? atoms.front().place : start);
  --depth_;
  open_.erase(id);
  known_[key].done = true;
  return id;
}

void Lowering::build(TypeId id, const std::vector<Atom>& atoms, PlaceId start) {
  const Facts facts = facts_.read(atoms);
  Type type;
  type.title = facts.title;
  type.description = facts.description;
  type.origin = library_.origin(start);
  type.shape = shape(facts, atoms, start);
  std::vector<Branches> as_checks = facts.branches;
  const auto shaping =
      std::find_if(as_checks.begin(), as_checks.end(), [&](const Branches& b) { return gives_shape(facts, b); });
  if (shaping != as_checks.end()) as_checks.erase(shaping);
  type.checks = checks(facts, as_checks, start);
  type.kinds = kinds_of(type.shape);
  const auto* all = std::get_if<Union>(&type.shape);
  if (all && std::any_of(all->alternatives.begin(), all->alternatives.end(),
                         [&](const Alternative& a) { return open_.contains(a.type); }))
    unsettled_.push_back(id);
  model_[id] = std::move(type);
}

TypeId Lowering::add(Shape shape, PlaceId start) {
  Type type;
  type.kinds = kinds_of(shape);
  type.shape = std::move(shape);
  type.origin = library_.origin(start);
  model_.types.push_back(std::move(type));
  return static_cast<TypeId>(model_.types.size() - 1);
}

Shape Lowering::shape(const Facts& facts, const std::vector<Atom>& atoms, PlaceId start) {
  if (facts.never || facts.types == 0) return Never{};
  for (const Branches& branches : facts.branches) {
    if (gives_shape(facts, branches)) return alternatives(facts, atoms, branches, start);
  }
  if (facts.values) return shape_of_values(facts, start);
  if (!facts.typed) return untyped(facts, start);
  return shape_of_types(facts, facts.types, start);
}

Shape Lowering::shape_of_types(const Facts& facts, unsigned types, PlaceId start) {
  if ((types & null_bit) && types != null_bit)
    return Nullable{add(shape_of_types(facts, types & ~unsigned{null_bit}, start), start)};
  std::vector<unsigned> order = facts.type_order;
  order.insert(order.end(), {object_bit, array_bit, string_bit, integer_bit | fraction_bit, boolean_bit, null_bit});
  std::vector<Alternative> found;
  for (unsigned left = types; const unsigned listed : order) {
    const unsigned numbers = integer_bit | fraction_bit;
    const unsigned group = left & (listed & numbers ? listed | numbers : listed);
    if (group == types) return shape_of_type(facts, types, start);
    if (group) found.push_back({add(shape_of_type(facts, group, start), start), "", ""});
    left &= ~group;
  }
  return joined(std::move(found), false);
}

Shape Lowering::shape_of_type(const Facts& facts, unsigned type, PlaceId start) {
  switch (type) {
    case null_bit:
      return Null{};
    case boolean_bit:
      return Boolean{};
    case integer_bit:
      return integer(facts);
    case integer_bit | fraction_bit:
      return Number{facts.number};
    case string_bit:
      return String{facts.string};
    case array_bit:
      return array(facts.array);
    case object_bit:
      return object(facts.object, start);
    default:
      return Never{};
  }
}

Shape Lowering::integer(const Facts& facts) {
  constexpr std::pair<std::string_view, IntegerType> formats[] = {{"int32", IntegerType::int32},
                                                                  {"uint32", IntegerType::uint32},
                                                                  {"int64", IntegerType::int64},
                                                                  {"uint64", IntegerType::uint64}};
  Integer out{IntegerType::int64, facts.number};
  for (const auto& [name, type] : formats) {
    if (facts.format == name) return Integer{type, facts.number};
  }
  const auto& [minimum, maximum, step] = facts.number;
  const bool positive = minimum && compare(json::parse_decimal(minimum->text), json::parse_decimal("0")) >= 0;
  const bool large =
      maximum && compare(json::parse_decimal(maximum->text), json::parse_decimal("9223372036854775807")) > 0;
  if (positive && large) out.type = IntegerType::uint64;
  return out;
}

/// Where `enum` or `const` has the value, if this schema is the one that has it.
Origin Lowering::origin_of_value(PlaceId place, const OrderedJson& value) const {
  Origin origin = library_.origin(place);
  const OrderedJson& json = *library_[place].json;
  if (!json.is_object()) return origin;
  if (json.contains("const") && json["const"] == value) origin.pointer += "/const";
  const auto list = json.find("enum");
  if (list == json.end() || !list->is_array()) return origin;
  const auto found = std::find(list->begin(), list->end(), value);
  if (found != list->end()) origin.pointer += "/enum/" + std::to_string(found - list->begin());
  return origin;
}

Shape Lowering::shape_of_values(const Facts& facts, PlaceId start) {
  std::vector<OrderedJson> allowed;
  for (const OrderedJson& value : *facts.values) {
    if (facts.types & bits_of_value(value))
      allowed.push_back(value);
    else
      problem(Problem::Severity::warning, origin_of_value(start, value),
              "the value " + value.dump() + " is not of the schema's type and can never match");
  }
  if (allowed.empty()) return Never{};
  if (facts.constant) return Constant{allowed.front()};
  const auto null = std::find(allowed.begin(), allowed.end(), OrderedJson(nullptr));
  const bool nullable = null != allowed.end();
  if (nullable) allowed.erase(null);
  if (allowed.empty()) return Null{};
  Shape inner = Values{allowed};
  if (std::all_of(allowed.begin(), allowed.end(), [](const OrderedJson& v) { return v.is_string(); })) {
    Enumeration names;
    for (const OrderedJson& value : allowed) names.values.push_back(value.get<std::string>());
    inner = std::move(names);
  }
  if (nullable) return Nullable{add(std::move(inner), start)};
  return inner;
}

/// Without `type`, keywords speak only of the kinds they are about; values of other kinds are free.
Shape Lowering::untyped(const Facts& facts, PlaceId start) {
  if ((facts.object.any || facts.array.any) && asserting_ == 0) {
    const bool object = facts.object.any;
    problem(Problem::Severity::warning, library_.origin(start),
            std::string("there is no 'type' beside keywords for ") + (object ? "objects" : "arrays") +
                ", so that any other value matches, too; add \"type\": " + (object ? "\"object\"" : "\"array\""));
  }
  Any any;
  const auto guard = [&](Kinds kind, unsigned index, unsigned type) {
    if (any.kinds & kind) any.guards[index] = add(shape_of_type(facts, type, start), start);
  };
  if (!facts.number.empty()) guard(program::number_kind, 2, integer_bit | fraction_bit);
  if (!facts.string.empty()) guard(program::string_kind, 3, string_bit);
  std::vector<Alternative> found;
  if (facts.object.any) found.push_back({add(object(facts.object, start), start), "", ""});
  if (facts.array.any) found.push_back({add(array(facts.array), start), "", ""});
  for (const Alternative& part : found) any.kinds = static_cast<Kinds>(any.kinds & ~model_[part.type].kinds);
  if (found.empty()) return any;
  found.push_back({add(std::move(any), start), "", ""});
  return joined(std::move(found), false);
}

Shape Lowering::array(const ArrayFacts& facts) {
  const auto items = [&](const std::vector<PlaceId>& places) {
    return places.empty() ? add(Any{}, 0) : lower_part(places);
  };
  const TypeId rest = items(facts.rest);
  if (facts.prefix.empty()) return List{rest, facts.count};
  Tuple out;
  for (const std::vector<PlaceId>& places : facts.prefix) out.elements.push_back(items(places));
  out.required = std::min<std::size_t>(out.elements.size(), facts.count.min);
  out.count = facts.count;
  if (!std::holds_alternative<Never>(model_[rest].shape)) out.rest = rest;
  return out;
}

Shape Lowering::object(const ObjectFacts& facts, PlaceId start) {
  Structure out;
  out.count = facts.count;
  ObjectFacts all = facts;
  for (const auto& [name, origin] : facts.required) {
    if (all.properties.contains(name)) continue;
    if (asserting_ == 0)
      problem(
          Problem::Severity::warning, origin,
          "required property '" + name + "' is not declared in 'properties'" +
              (facts.closed ? " and 'additionalProperties' is false: no value can match" : "; it may be any value"));
    all.names.push_back(name);
    all.properties[name] = facts.additional;
  }
  for (const std::string& name : all.names) out.members.push_back(member(all, name, start));
  const TypeId extra = extra_type(facts, start);
  const bool never = std::holds_alternative<Never>(model_[extra].shape);
  if (out.members.empty() && !never) return Map{extra, facts.count};
  out.extra_type = extra;
  if (never)
    out.extra = Structure::Extra::reject;
  else if (!facts.additional.empty() || !facts.patterned.empty() || facts.unevaluated)
    out.extra = Structure::Extra::keep;
  return out;
}

/// What properties are that no schema names. Where patterns tell them apart, a check does that exactly; if they can have
/// one type only, that is their C++ type, else it is Json.
TypeId Lowering::extra_type(const ObjectFacts& facts, PlaceId start) {
  if (!facts.additional.empty()) return lower_part(facts.additional);
  std::set<TypeId> possible;
  for (const PlaceId place : facts.patterned) {
    const OrderedJson& json = *library_[place].json;
    const bool closed = json.contains("additionalProperties") && json["additionalProperties"] == false;
    if (!closed || facts.patterned.size() > 1) return add(Any{}, start);
    for (const auto& [pattern, schema] : json["patternProperties"].items())
      possible.insert(lower_part({library_.below(place, "patternProperties/" + pointer_token(pattern), schema)}));
  }
  return possible.size() == 1 ? *possible.begin() : add(Any{}, start);
}

Member Lowering::member(const ObjectFacts& facts, const std::string& name, PlaceId start) {
  const std::vector<PlaceId>& places = facts.properties.at(name);
  Member out;
  out.name = name;
  out.type = places.empty() ? add(Any{}, start) : lower_part(places);
  out.origin = places.empty() ? library_.origin(start) : library_.origin(places.front());
  out.required =
      std::any_of(facts.required.begin(), facts.required.end(), [&](const auto& r) { return r.first == name; });
  // What stands at the property itself wins over what its references say.
  std::vector<PlaceId> told = places;
  for (const Atom& atom : closure(places).atoms) told.push_back(atom.place);
  for (const PlaceId place : told) {
    const OrderedJson& json = *library_[place].json;
    if (!json.is_object()) continue;
    if (out.title.empty() && json.contains("title") && json["title"].is_string()) out.title = json["title"];
    if (out.description.empty() && json.contains("description") && json["description"].is_string())
      out.description = json["description"];
    if (!out.fallback && json.contains("default")) out.fallback = json["default"];
  }
  return out;
}

Kinds Lowering::kinds_of(const Shape& shape) const {
  struct Visitor {
    const Model& model;
    Kinds operator()(const Any& any) const { return any.kinds; }
    Kinds operator()(const Never&) const { return 0; }
    Kinds operator()(const Null&) const { return program::null_kind; }
    Kinds operator()(const Boolean&) const { return program::boolean_kind; }
    Kinds operator()(const Integer&) const { return program::number_kind; }
    Kinds operator()(const Number&) const { return program::number_kind; }
    Kinds operator()(const String&) const { return program::string_kind; }
    Kinds operator()(const Enumeration&) const { return program::string_kind; }
    Kinds operator()(const Constant& constant) const { return kind_of_bits(bits_of_value(constant.value)); }
    Kinds operator()(const Values& values) const {
      Kinds kinds = 0;
      for (const OrderedJson& value : values.values) kinds |= kind_of_bits(bits_of_value(value));
      return kinds;
    }
    Kinds operator()(const List&) const { return program::array_kind; }
    Kinds operator()(const Tuple&) const { return program::array_kind; }
    Kinds operator()(const Map&) const { return program::object_kind; }
    Kinds operator()(const Structure&) const { return program::object_kind; }
    Kinds operator()(const Union& all) const {
      Kinds kinds = 0;
      for (const Alternative& one : all.alternatives) kinds |= model[one.type].kinds;
      return kinds;
    }
    Kinds operator()(const Nullable& nullable) const {
      return static_cast<Kinds>(model[nullable.inner].kinds | program::null_kind);
    }
  };
  return std::visit(Visitor{model_}, shape);
}

}  // namespace toolbind::schema
