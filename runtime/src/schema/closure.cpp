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
  const auto reference = json.is_object() ? json.find("$ref") : json.end();
  const bool refers = json.is_object() && reference != json.end() && reference->is_string();
  if (json.is_object() && reference != json.end() && !refers) {
    problem(Problem::Severity::error, library_.origin(library_.below(place, "$ref")),
            "'$ref' expects a string, got " + std::string(reference->type_name()));
  }
  const Draft draft = library_.draft(place);
  const bool hides_siblings = refers && draft >= Draft::draft4 && draft <= Draft::draft7;
  const Atom atom{place};
  if (!hides_siblings && FactReader::asserts(json) &&
      std::find(out.atoms.begin(), out.atoms.end(), atom) == out.atoms.end()) {
    out.atoms.push_back(atom);
  }
  if (refers) {
    const auto target = library_.resolve(place, reference->get<std::string>());
    if (const auto* found = std::get_if<PlaceId>(&target)) {
      close(*found, open, out);
    } else {
      Origin origin = library_.origin(place);
      origin.pointer += "/$ref";
      problem(Problem::Severity::error, std::move(origin), std::get<std::string>(target));
      out.failed = true;
    }
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
