#pragma once
// The type model: what a JSON Schema means, in few shapes and without references, aliases or spellings of old drafts.
//
// Types live in one vector and point at each other by index, so recursion is nothing special. Generated code and tools
// made at run time are both made from this.

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "toolbind/node.hpp"

namespace toolbind::schema {

using OrderedJson = nlohmann::ordered_json;
using TypeId = std::uint32_t;
using program::IntegerType;
using program::Kinds;

/// A place in a schema document.
struct Origin {
  std::string document;  ///< as the loader knows it
  std::string pointer;
};

struct Bound {
  std::string text;  ///< a JSON number as written
  bool exclusive = false;
};

struct NumberRules {
  std::optional<Bound> minimum, maximum;
  std::string multiple_of;  ///< empty: none

  bool empty() const { return !minimum && !maximum && multiple_of.empty(); }
};

struct StringRules {
  std::uint64_t min_length = 0, max_length = program::unlimited;
  std::optional<std::string> pattern;
  std::string format;  ///< only where formats are enforced

  bool empty() const { return min_length == 0 && max_length == program::unlimited && !pattern && format.empty(); }
};

struct Never {};
struct Null {};
struct Boolean {};
struct Integer {
  IntegerType type = IntegerType::int64;
  NumberRules rules;
};
struct Number {
  NumberRules rules;
};
struct String {
  StringRules rules;
};
struct Enumeration {
  std::vector<std::string> values;
  std::vector<std::string> descriptions;  ///< beside values, where they were constants with texts; may be shorter
};
struct Constant {
  OrderedJson value;
};
/// One of some values that are not all texts.
struct Values {
  std::vector<OrderedJson> values;
};
/// Any value of some kinds; values of a guarded kind must match the guard too.
struct Any {
  Kinds kinds = program::all_kinds;
  std::map<unsigned, TypeId> guards;  ///< by index of the JSON kind
};
struct List {
  TypeId items;
  program::CountRules count;
};
struct Tuple {
  std::vector<TypeId> elements;
  std::size_t required = 0;  ///< so many elements are always there
  std::optional<TypeId> rest;
  program::CountRules count;
};
struct Map {
  TypeId values;
  program::CountRules count;
};
struct Member {
  std::string name;
  TypeId type;
  bool required = false;
  std::optional<OrderedJson> fallback;  ///< `default`
  std::string title, description;
  Origin origin;
};
struct Structure {
  enum class Extra { skip, reject, keep, check };
  std::vector<Member> members;
  Extra extra = Extra::skip;
  TypeId extra_type = 0;  ///< of keep and check
  program::CountRules count;
};
struct Alternative {
  TypeId type;
  std::string title, description;
};
/// How the engine picks an alternative; see program::Variant.
struct Choices {
  std::string tag;
  std::map<std::string, std::size_t> tags;
  std::map<std::string, std::size_t> keys;
};
struct Union {
  std::vector<Alternative> alternatives;
  bool one_of = false;       ///< exactly one may match, as the schema says it
  bool exactly_one = false;  ///< ... and that could not be proved
  Choices choices;
};
struct Nullable {
  TypeId inner;
};

using Shape = std::variant<Any, Never, Null, Boolean, Integer, Number, String, Enumeration, Constant, Values, List,
                           Tuple, Map, Structure, Union, Nullable>;

using EvaluationId = std::uint32_t;

/// See program::Members.
struct Members {
  std::vector<std::string> names;
  std::vector<std::pair<std::string, TypeId>> patterns;
  std::optional<TypeId> additional;
};

/// See program::Evaluation.
struct EvaluationPart {
  std::optional<TypeId> condition;
  std::optional<std::string> present;
  std::optional<EvaluationId> then, otherwise;
};
struct Evaluation {
  std::vector<std::string> names, patterns;
  bool all_properties = false, all_items = false;
  std::uint64_t items = 0;
  std::vector<TypeId> contains;
  std::vector<EvaluationPart> parts;
};

struct Check {
  program::Check::Kind kind;
  std::vector<std::optional<TypeId>> types;
  std::uint64_t min = 0, max = program::unlimited;
  std::string name{};
  std::optional<Members> members{};
  std::optional<EvaluationId> evaluation{};
};

struct Type {
  Shape shape;
  std::vector<Check> checks;
  Kinds kinds = program::all_kinds;  ///< JSON kinds a value can have
  std::string title, description;
  Origin origin;
};

struct Model {
  std::vector<Type> types;
  std::vector<Evaluation> evaluations;

  const Type& operator[](TypeId id) const { return types[id]; }
  Type& operator[](TypeId id) { return types[id]; }
};

/// Something to say about a schema, at a place in it.
struct Problem {
  enum class Severity { error, warning, note };
  Severity severity;
  Origin origin;
  bool at_key = false;  ///< the place is the member's key rather than its value
  std::string message;
};

}  // namespace toolbind::schema
