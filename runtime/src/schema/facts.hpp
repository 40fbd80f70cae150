#pragma once
// What a set of schemas, all of which a value must match, says about the value, keyword by keyword.
//
// `$ref` and `allOf` are gone at this stage: they only add schemas to the set. Reading several schemas into one Facts
// is exact; what has no exact merge is kept apart as a further schema to check.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "schema/library.hpp"
#include "schema/model.hpp"

namespace toolbind::schema {

/// One schema of the set; a flag says that its anyOf or oneOf was already dealt with.
struct Atom {
  PlaceId place;
  bool skip_any_of = false, skip_one_of = false;

  auto operator<=>(const Atom&) const = default;
};

/// Type names as bits. `number` is both kinds of numbers, so that sets can be intersected.
enum TypeBit : unsigned {
  null_bit = 1,
  boolean_bit = 2,
  integer_bit = 4,
  fraction_bit = 8,
  string_bit = 16,
  array_bit = 32,
  object_bit = 64,
  all_bits = 127
};

struct ObjectFacts {
  bool any = false;                ///< some keyword about objects was there
  std::vector<std::string> names;  ///< declared properties, in order of appearance
  std::map<std::string, std::vector<PlaceId>> properties;
  std::vector<std::pair<std::string, Origin>> required;
  bool closed = false, kept = false;  ///< additionalProperties: false somewhere; true or {} somewhere
  std::vector<PlaceId> additional;    ///< schemas of further properties
  bool unevaluated = false;           ///< other keywords speak of further properties, too
  std::vector<PlaceId> patterned;  ///< schemas with patternProperties: they say by themselves what they leave to others
  program::CountRules count;
};

struct ArrayFacts {
  bool any = false;
  std::vector<std::vector<PlaceId>> prefix;
  bool closed = false;  ///< nothing may follow the prefix
  std::vector<PlaceId> rest;
  program::CountRules count;
};

/// anyOf or oneOf of one schema.
struct Branches {
  Atom owner;
  bool one_of;
  std::vector<PlaceId> places;
};

/// At least, at most so many items match.
struct Contains {
  PlaceId place;
  std::uint64_t min = 1, max = program::unlimited;
};

/// What holds if there is a property.
struct Dependent {
  std::string property;
  std::optional<PlaceId> schema;
  std::vector<std::string> required;
};

struct Facts {
  unsigned types = all_bits;
  std::vector<unsigned> type_order;  ///< as `type` lists them
  bool typed = false;                ///< some schema has `type`
  bool never = false;
  std::optional<std::vector<OrderedJson>> values;  ///< enum and const, intersected
  bool constant = false;                           ///< ... by a `const`
  NumberRules number;
  StringRules string;
  std::string format;
  std::vector<NumberRules> more_number;  ///< a second multipleOf
  std::vector<StringRules> more_string;  ///< a second pattern or format
  ObjectFacts object;
  ArrayFacts array;
  std::vector<Branches> branches;
  std::vector<PlaceId> forbidden;                                 ///< `not`
  std::vector<std::array<std::optional<PlaceId>, 3>> conditions;  ///< `if`, `then`, `else`
  std::vector<Contains> contains;
  std::vector<PlaceId> names;  ///< `propertyNames`
  std::vector<Dependent> dependents;
  std::vector<PlaceId> unevaluated_items, unevaluated_properties;  ///< the schemas that have the keyword
  std::string title, description;
};

/// Problems go to `problems`, once for each place.
class FactReader {
 public:
  FactReader(Library& library, bool enforce_formats, std::vector<Problem>& problems)
      : library_(library), enforce_formats_(enforce_formats), problems_(problems) {}

  Facts read(const std::vector<Atom>& atoms);

  /// What to say of a keyword that nobody knows; nothing for all others.
  static std::optional<std::string> unknown_keyword(const std::string& key);
  /// Does the schema say anything that a value must match, apart from `$ref` and `allOf`?
  static bool asserts(const OrderedJson& schema);

 private:
  friend class AtomReader;
  Library& library_;
  bool enforce_formats_;
  std::vector<Problem>& problems_;
  std::map<PlaceId, bool> reported_;
};

}  // namespace toolbind::schema
