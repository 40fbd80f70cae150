// Keywords that have no part in the shape of a value: each becomes a check beside it.

#include "schema/lowering.hpp"
#include "schema/uri.hpp"

namespace toolbind::schema {

using Kind = program::Check::Kind;

TypeId Lowering::lower_checked_part(PlaceId place) {
  ++asserting_;
  const TypeId type = lower_part({place});
  --asserting_;
  return type;
}

Check Lowering::check_contains(const Contains& contains) {
  return {
      .kind = Kind::contains, .types = {lower_checked_part(contains.place)}, .min = contains.min, .max = contains.max};
}

/// `properties` of the schema only say which names `additionalProperties` leaves alone: the structure has their types.
Check Lowering::check_members(PlaceId place) {
  const OrderedJson& json = *library_[place].json;
  Check out{.kind = Kind::members, .types = {}, .members = Members{}};
  if (json.contains("properties") && json["properties"].is_object()) {
    for (const auto& [name, schema] : json["properties"].items()) out.members->names.push_back(name);
  }
  for (const auto& [pattern, schema] : json["patternProperties"].items()) {
    const PlaceId inner = library_.below(place, "patternProperties/" + pointer_token(pattern), schema);
    out.members->patterns.emplace_back(pattern, lower_checked_part(inner));
  }
  if (json.contains("additionalProperties"))
    out.members->additional = lower_checked_part(library_.below(place, "additionalProperties"));
  return out;
}

Check Lowering::check_dependent(const Dependent& dependent, PlaceId start) {
  Check out{.kind = Kind::when_present, .types = {}, .name = dependent.property};
  if (dependent.schema) {
    out.types = {lower_same(*dependent.schema)};
    return out;
  }
  Structure there;
  for (const std::string& name : dependent.required)
    there.members.push_back({name, add(Any{}, start), true, {}, "", "", library_.origin(start)});
  out.types = {add(std::move(there), start)};
  return out;
}

Check Lowering::check_unevaluated(PlaceId place, bool items) {
  Check out{.kind = items ? Kind::unevaluated_items : Kind::unevaluated_properties, .types = {}};
  out.types = {lower_checked_part(library_.below(place, items ? "unevaluatedItems" : "unevaluatedProperties"))};
  Evaluation own = evaluated_by(place, false);
  model_.evaluations.push_back(std::move(own));
  out.evaluation = static_cast<EvaluationId>(model_.evaluations.size() - 1);
  return out;
}

EvaluationId Lowering::evaluation(PlaceId place) {
  const auto [known, is_new] = evaluations_.try_emplace(place, static_cast<EvaluationId>(model_.evaluations.size()));
  const EvaluationId id = known->second;
  if (!is_new) return id;
  model_.evaluations.emplace_back();
  Evaluation own = evaluated_by(place, true);
  model_.evaluations[id] = std::move(own);
  return id;
}

/// `whole`: with the schema's own unevaluatedItems and unevaluatedProperties.
Evaluation Lowering::evaluated_by(PlaceId place, bool whole) {
  Evaluation out;
  const OrderedJson& json = *library_[place].json;
  if (!json.is_object()) return out;
  const auto keys = [&](const char* keyword, std::vector<std::string>& names) {
    if (!json.contains(keyword) || !json[keyword].is_object()) return;
    for (const auto& [key, value] : json[keyword].items()) names.push_back(key);
  };
  keys("properties", out.names);
  keys("patternProperties", out.patterns);
  out.all_properties = json.contains("additionalProperties") || (whole && json.contains("unevaluatedProperties"));
  out.all_items = whole && json.contains("unevaluatedItems");
  evaluated_items(place, out);
  evaluated_parts(place, out);
  return out;
}

void Lowering::evaluated_items(PlaceId place, Evaluation& out) {
  const OrderedJson& json = *library_[place].json;
  const auto list = [&](const char* keyword) {
    if (json.contains(keyword) && json[keyword].is_array()) out.items = json[keyword].size();
    return json.contains(keyword) && json[keyword].is_array();
  };
  list("prefixItems");
  const bool tuple = list("items");
  out.all_items = out.all_items || (json.contains("items") && !tuple) || (tuple && json.contains("additionalItems"));
  // In 2019-09 an item that `contains` found was not spoken of yet.
  if (json.contains("contains") && library_.draft(place) != Draft::draft2019)
    out.contains.push_back(lower_checked_part(library_.below(place, "contains")));
}

/// The schemas that speak of the same value: always, or if something holds.
void Lowering::evaluated_parts(PlaceId place, Evaluation& out) {
  const OrderedJson& json = *library_[place].json;
  for (const char* keyword : {"$ref", "$dynamicRef", "$recursiveRef"}) {
    if (!json.contains(keyword)) continue;
    if (const auto target = referred(place, keyword)) out.parts.push_back({{}, {}, evaluation(*target), {}});
  }
  for (const char* keyword : {"allOf", "anyOf", "oneOf"}) {
    if (!json.contains(keyword) || !json[keyword].is_array()) continue;
    for (std::size_t i = 0; i < json[keyword].size(); ++i) {
      const PlaceId inner = library_.below(place, std::string(keyword) + "/" + std::to_string(i));
      std::optional<TypeId> condition;
      if (keyword != std::string_view("allOf")) condition = lower_same(inner);
      out.parts.push_back({condition, {}, evaluation(inner), {}});
    }
  }
  if (json.contains("if")) {
    const auto branch = [&](const char* keyword) -> std::optional<EvaluationId> {
      if (!json.contains(keyword)) return std::nullopt;
      return evaluation(library_.below(place, keyword));
    };
    const TypeId condition = lower_same(library_.below(place, "if"));
    out.parts.push_back({condition, {}, branch("if"), branch("else")});
    out.parts.push_back({condition, {}, branch("then"), {}});
  }
  for (const char* keyword : {"dependentSchemas", "dependencies"}) {
    if (!json.contains(keyword) || !json[keyword].is_object()) continue;
    for (const auto& [name, schema] : json[keyword].items()) {
      if (schema.is_array()) continue;
      const PlaceId inner = library_.below(place, std::string(keyword) + "/" + pointer_token(name), schema);
      out.parts.push_back({{}, name, evaluation(inner), {}});
    }
  }
}

}  // namespace toolbind::schema
