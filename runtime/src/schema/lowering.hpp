#pragma once
// JSON Schema -> type model.
//
// A type is made for a *set* of schemas that a value must all match: `$ref` and `allOf` just add to the set, a property
// declared by several of them is the set of its declarations. Sets are remembered, which makes recursion end, gives one
// type to one schema however often it is referred to, and makes merging exact instead of textual.

#include <map>
#include <set>
#include <vector>

#include "schema/facts.hpp"

namespace toolbind::schema {

class Lowering {
 public:
  Lowering(Library& library, bool enforce_formats) : library_(library), facts_(library, enforce_formats, problems_) {}

  /// The type of the schema at a place.
  TypeId lower(PlaceId place);

  Model& model() { return model_; }
  /// Was the schema at this place, or one inside of it, needed by what was lowered?
  bool used(const std::string& document, const std::string& pointer) const;
  std::vector<Problem>& problems() { return problems_; }

 private:
  struct Closure {
    std::vector<Atom> atoms;
    std::set<PlaceId> places;  ///< all that was gone through
    bool failed = false;
  };
  struct Known {
    TypeId type;
    bool done = false;
    std::size_t chain = 0;
  };

  Closure closure(const std::vector<PlaceId>& places);
  std::optional<PlaceId> referred(PlaceId place, const char* keyword);
  void close(PlaceId place, std::vector<PlaceId>& open, Closure& out);
  /// A part of the value that is met only after some text was consumed: recursion through it is fine.
  TypeId lower_part(const std::vector<PlaceId>& places);
  /// The same value again: recursion through it would never end.
  TypeId lower_same(PlaceId place);
  TypeId lower_atoms(const std::vector<Atom>& atoms, PlaceId start);
  void build(TypeId id, const std::vector<Atom>& atoms, PlaceId start);
  Shape shape(const Facts& facts, const std::vector<Atom>& atoms, PlaceId start);
  Shape shape_of_types(const Facts& facts, unsigned types, PlaceId start);
  Shape shape_of_type(const Facts& facts, unsigned type, PlaceId start);
  Shape shape_of_values(const Facts& facts, PlaceId start);
  Shape untyped(const Facts& facts, PlaceId start);
  Shape integer(const Facts& facts);
  Shape array(const ArrayFacts& facts);
  Shape object(const ObjectFacts& facts, PlaceId start);
  TypeId extra_type(const ObjectFacts& facts, PlaceId start);
  Member member(const ObjectFacts& facts, const std::string& name, PlaceId start);
  Shape alternatives(const Facts& facts, const std::vector<Atom>& atoms, const Branches& branches, PlaceId start);
  Shape joined(std::vector<Alternative> found, bool one_of);
  std::optional<Enumeration> as_enumeration(const std::vector<Alternative>& found) const;
  bool gives_shape(const Facts& own, const Branches& branches);
  std::vector<Check> checks(const Facts& facts, const std::vector<Branches>& branches, PlaceId start);
  Check check_branches(const Branches& branches);
  /// A part of the value that is only checked.
  TypeId lower_checked_part(PlaceId place);
  Check check_contains(const Contains& contains);
  Check check_members(PlaceId place);
  Check check_dependent(const Dependent& dependent, PlaceId start);
  Check check_unevaluated(PlaceId place, bool items);
  EvaluationId evaluation(PlaceId place);
  Evaluation evaluated_by(PlaceId place, bool whole);
  void evaluated_parts(PlaceId place, Evaluation& out);
  void evaluated_items(PlaceId place, Evaluation& out);

  TypeId add(Shape shape, PlaceId start);
  void settle();
  Kinds kinds_of(const Shape& shape) const;
  Origin origin_of_value(PlaceId place, const OrderedJson& value) const;
  void problem(Problem::Severity severity, Origin origin, std::string message);

  Library& library_;
  std::vector<Problem> problems_;
  FactReader facts_;
  Model model_;
  std::map<std::vector<Atom>, Known> known_;
  std::map<PlaceId, EvaluationId> evaluations_;
  std::set<std::pair<std::string, std::string>> used_;  ///< document and pointer
  std::set<PlaceId> read_words_;                        ///< places that assert nothing, and were looked at for typos
  std::set<PlaceId> warned_;                            ///< places whose stray `nullable` was reported
  std::set<TypeId> open_;                               ///< being made: their shape and kinds are not known yet
  std::vector<TypeId> unsettled_;                       ///< unions that met such types
  std::size_t types_before_ = 0;                        ///< the root that is being lowered
  std::size_t chain_ = 0, chains_ = 0;
  unsigned depth_ = 0;
  unsigned asserting_ = 0;  ///< inside a schema that only checks, where a missing `type` is the custom
};

/// Finds tags and keys that decide between alternatives. Gives a note for each union whose alternatives must be tried one
/// by one.
std::vector<Problem> choose_discriminators(Model& model);

/// Drops defaults that their own schema rejects or that would never end, with a warning.
void check_defaults(Model& model, std::vector<Problem>& problems);

}  // namespace toolbind::schema
