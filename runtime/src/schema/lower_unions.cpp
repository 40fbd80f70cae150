// anyOf and oneOf: alternatives of a union where they shape the value, assertions beside it where they don't.

#include <algorithm>
#include <set>

#include "schema/lowering.hpp"

namespace toolbind::schema {

/// `{properties: ..., anyOf: [{required: [a]}, {required: [b]}]}` says nothing about the shape; alternatives that bring
/// properties, items, values or other types do.
bool Lowering::gives_shape(const Facts& own, const Branches& branches) {
  if (!own.typed && !own.object.any && !own.array.any && !own.values && own.string.empty() && own.number.empty())
    return true;
  for (const PlaceId place : branches.places) {
    std::vector<Problem> unheard;
    const Facts facts = FactReader(library_, false, unheard).read(closure({place}).atoms);
    if (facts.never || (own.types & facts.types) != own.types || facts.values || facts.array.any ||
        !facts.branches.empty())
      return true;
    if (!facts.object.names.empty() || !facts.object.additional.empty()) return true;
  }
  return false;
}

Shape Lowering::alternatives(const Facts&, const std::vector<Atom>& atoms, const Branches& branches, PlaceId) {
  std::vector<Atom> own;
  for (Atom atom : atoms) {
    if (atom == branches.owner) (branches.one_of ? atom.skip_one_of : atom.skip_any_of) = true;
    // A schema that said nothing but these alternatives has nothing left to say.
    const OrderedJson& json = *library_[atom.place].json;
    OrderedJson rest = json;
    if (atom.skip_any_of) rest.erase("anyOf");
    if (atom.skip_one_of) rest.erase("oneOf");
    if (FactReader::asserts(rest)) own.push_back(atom);
  }
  std::vector<Alternative> found;
  for (const PlaceId place : branches.places) {
    std::vector<Atom> all = own;
    for (const Atom& atom : closure({place}).atoms) {
      if (std::find(all.begin(), all.end(), atom) == all.end()) all.push_back(atom);
    }
    const TypeId type = lower_atoms(all, place);
    const OrderedJson& json = *library_[place].json;
    Alternative alternative{type, "", ""};
    if (json.is_object()) {
      alternative.title = json.value("title", OrderedJson("")).is_string() ? json.value("title", "") : "";
      alternative.description =
          json.value("description", OrderedJson("")).is_string() ? json.value("description", "") : "";
    }
    if (!std::holds_alternative<Never>(model_[type].shape)) found.push_back(std::move(alternative));
  }
  return joined(std::move(found), branches.one_of);
}

/// One shape of several: null becomes Nullable, texts become an enumeration, one alternative is that alternative.
Shape Lowering::joined(std::vector<Alternative> found, bool one_of) {
  const auto unmade = [&](const Alternative& a) { return open_.contains(a.type); };
  if (std::any_of(found.begin(), found.end(), unmade)) return Union{std::move(found), one_of, false, {}};
  const auto is_null = [&](const Alternative& a) { return std::holds_alternative<Null>(model_[a.type].shape); };
  const auto is_nullable = [&](const Alternative& a) {
    return std::holds_alternative<Nullable>(model_[a.type].shape) && model_[a.type].checks.empty();
  };
  if (!one_of && std::any_of(found.begin(), found.end(), is_nullable)) std::erase_if(found, is_null);
  const auto takes_null = std::count_if(
      found.begin(), found.end(), [&](const Alternative& a) { return model_[a.type].kinds & program::null_kind; });
  const bool nullable = takes_null == 1 && std::any_of(found.begin(), found.end(), is_null) && found.size() > 1;
  if (nullable) std::erase_if(found, is_null);
  Shape shape = Never{};
  if (found.size() == 1) {
    shape = model_[found.front().type].shape;
    // The alternative keeps its own name, constraints and place in the model.
    if (nullable) return Nullable{found.front().type};
    if (model_[found.front().type].checks.empty() && !std::holds_alternative<Structure>(shape)) return shape;
    return Union{std::move(found), one_of, false, {}};
  }
  if (const auto names = as_enumeration(found))
    shape = *names;
  else if (!found.empty())
    shape = Union{std::move(found), one_of, false, {}};
  if (!nullable) return shape;
  Type inner;
  inner.kinds = kinds_of(shape);
  inner.shape = std::move(shape);
  model_.types.push_back(std::move(inner));
  return Nullable{static_cast<TypeId>(model_.types.size() - 1)};
}

std::optional<Enumeration> Lowering::as_enumeration(const std::vector<Alternative>& found) const {
  Enumeration names;
  std::set<std::string> seen;
  for (const Alternative& alternative : found) {
    const Type& type = model_[alternative.type];
    if (!type.checks.empty()) return std::nullopt;
    std::vector<std::string> values;
    if (const auto* enumeration = std::get_if<Enumeration>(&type.shape))
      values = enumeration->values;
    else if (const auto* constant = std::get_if<Constant>(&type.shape); constant && constant->value.is_string())
      values = {constant->value.get<std::string>()};
    else
      return std::nullopt;
    for (std::string& value : values) {
      if (!seen.insert(value).second) return std::nullopt;
      names.descriptions.push_back(alternative.description.empty() ? alternative.title : alternative.description);
      names.values.push_back(std::move(value));
    }
  }
  if (names.values.empty()) return std::nullopt;
  return names;
}

std::vector<Check> Lowering::checks(const Facts& facts, const std::vector<Branches>& branches, PlaceId start) {
  using Kind = program::Check::Kind;
  std::vector<Check> out;
  const auto also = [&](Shape shape) {
    Any any;
    const bool text = std::holds_alternative<String>(shape);
    any.guards[text ? 3 : 2] = add(std::move(shape), 0);
    out.push_back({Kind::all_of, {add(std::move(any), 0)}});
  };
  for (const NumberRules& rules : facts.more_number) also(Number{rules});
  for (const StringRules& rules : facts.more_string) also(String{rules});
  if (facts.values) {
    if (!facts.number.empty()) also(Number{facts.number});
    if (!facts.string.empty()) also(String{facts.string});
  }
  for (const Branches& one : branches) out.push_back(check_branches(one));
  for (const PlaceId place : facts.forbidden) out.push_back({Kind::not_, {lower_same(place)}});
  for (const auto& [condition, then, otherwise] : facts.conditions) {
    Check check{Kind::if_then_else, {lower_same(*condition), std::nullopt, std::nullopt}};
    if (then) check.types[1] = lower_same(*then);
    if (otherwise) check.types[2] = lower_same(*otherwise);
    out.push_back(std::move(check));
  }
  for (const Contains& one : facts.contains) out.push_back(check_contains(one));
  for (const PlaceId place : facts.object.patterned) out.push_back(check_members(place));
  for (const PlaceId place : facts.names) out.push_back({Kind::property_names, {lower_checked_part(place)}});
  for (const Dependent& one : facts.dependents) out.push_back(check_dependent(one, start));
  for (const PlaceId place : facts.unevaluated_items) out.push_back(check_unevaluated(place, true));
  for (const PlaceId place : facts.unevaluated_properties) out.push_back(check_unevaluated(place, false));
  return out;
}

Check Lowering::check_branches(const Branches& branches) {
  Check check{branches.one_of ? program::Check::Kind::one_of : program::Check::Kind::any_of, {}};
  for (const PlaceId place : branches.places) check.types.emplace_back(lower_same(place));
  return check;
}

}  // namespace toolbind::schema
