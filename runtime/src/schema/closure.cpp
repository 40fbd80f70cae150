// All schemas that speak of the same value: a schema, what its `$ref` points at, the parts of its allOf, and so on.

#include <algorithm>

#include "schema/lowering.hpp"
#include "schema/uri.hpp"

namespace toolbind::schema {

Lowering::Closure Lowering::closure(const std::vector<PlaceId>& places) {
  Closure out;
  std::vector<PlaceId> open;
  for (const PlaceId place : places) close(place, open, out);
  return out;
}

/// What a reference means; nothing, after it was reported.
std::optional<PlaceId> Lowering::referred(PlaceId place, const char* keyword) {
  const OrderedJson& reference = (*library_[place].json)[keyword];
  Origin origin = library_.origin(place);
  origin.pointer += std::string("/") + keyword;
  if (!reference.is_string()) {
    problem(Problem::Severity::error, std::move(origin),
            "'" + std::string(keyword) + "' expects a string, got " + std::string(reference.type_name()));
    return std::nullopt;
  }
  const auto target = library_.resolve(place, reference.get<std::string>(), keyword);
  if (const auto* found = std::get_if<PlaceId>(&target)) return *found;
  problem(Problem::Severity::error, std::move(origin), std::get<std::string>(target));
  return std::nullopt;
}

/// Adds a schema and all it refers to in place. `open` is the way here, to find references that go in a circle.
void Lowering::close(PlaceId place, std::vector<PlaceId>& open, Closure& out) {
  if (std::find(open.begin(), open.end(), place) != open.end()) {
    problem(Problem::Severity::error, library_.origin(place),
            "reference cycle without a type: this schema refers back to itself and says nothing else");
    out.failed = true;
    return;
  }
  if (!out.places.insert(place).second) return;
  const OrderedJson& json = *library_[place].json;
  const Origin here = library_.origin(place);
  used_.emplace(here.document, here.pointer);
  open.push_back(place);
  if (json.is_object() && json.contains("nullable") && json["nullable"] == true && !json.contains("type") &&
      warned_.insert(place).second) {
    problem(Problem::Severity::warning, library_.origin(library_.below(place, "nullable")),
            "'nullable' is ignored: it has a meaning only beside 'type'; use anyOf with {\"type\": \"null\"}");
  }
  if (json.is_object() && !FactReader::asserts(json) && read_words_.insert(place).second) {
    for (const auto& [key, value] : json.items()) {
      if (const auto message = FactReader::unknown_keyword(key)) {
        const Origin at = library_.origin(library_.below(place, pointer_token(key)));
        problems_.push_back({Problem::Severity::warning, at, true, *message});
      }
    }
  }
  const Draft draft = library_.draft(place);
  const bool hides_siblings = json.is_object() && json.contains("$ref") && json["$ref"].is_string() &&
                              draft >= Draft::draft4 && draft <= Draft::draft7;
  const Atom atom{place};
  if (!hides_siblings && FactReader::asserts(json) &&
      std::find(out.atoms.begin(), out.atoms.end(), atom) == out.atoms.end()) {
    out.atoms.push_back(atom);
  }
  for (const char* keyword : {"$ref", "$dynamicRef", "$recursiveRef"}) {
    if (!json.is_object() || !json.contains(keyword) || (hides_siblings && keyword != std::string_view("$ref")))
      continue;
    if (const auto target = referred(place, keyword))
      close(*target, open, out);
    else
      out.failed = true;
  }
  if (json.is_object() && json.contains("allOf") && !hides_siblings) {
    if (!json["allOf"].is_array()) {
      problem(Problem::Severity::error, library_.origin(library_.below(place, "allOf")),
              "'allOf' expects a list of schemas");
    } else {
      for (std::size_t i = 0; i < json["allOf"].size(); ++i)
        close(library_.below(place, "allOf/" + std::to_string(i)), open, out);
    }
  }
  open.pop_back();
}

}  // namespace toolbind::schema
