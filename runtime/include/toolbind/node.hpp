#pragma once
// The type program: what the engine walks to decode, check, encode and print values.
//
// A type is a node; its parts are other nodes. The generator prints nodes as constant tables beside the C++ types; a
// tool made at run time builds the same nodes on the heap. Storage is described by offsets and by the type-erased
// operations of storage.hpp; where they are null (or the engine has no target) a node only checks.
// Not meant to be used directly: include the generated header instead.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "toolbind/storage.hpp"

namespace toolbind::program {

enum class Kind : std::uint8_t {
  any,    ///< every value; stored as Json
  never,  ///< no value
  null,
  boolean,
  integer,
  number,
  string,
  enumeration,  ///< one of some texts; stored as a C++ enum
  constant,     ///< one JSON value; nothing is stored
  values,       ///< one of some JSON values; stored as Json
  list,
  tuple,
  map,
  structure,
  variant,
  nullable,  ///< null or an inner value; std::optional
  box,       ///< an inner value behind one step of storage; Box, or a struct around a recursive type
};

/// Sets of JSON kinds, one bit each, in the order of json::ValueKind.
using Kinds = std::uint8_t;
inline constexpr Kinds null_kind = 1, boolean_kind = 2, number_kind = 4, string_kind = 8, array_kind = 16,
                       object_kind = 32, all_kinds = 63;

inline constexpr std::uint64_t unlimited = ~std::uint64_t{0};

struct Node;
struct Members;
struct Evaluation;

/// An assertion on a value that has no part in its C++ shape; run before the value is stored.
struct Check {
  enum class Kind : std::uint8_t {
    all_of,
    any_of,
    one_of,
    not_,
    if_then_else,
    contains,                ///< so many items match
    members,                 ///< by the patterns of their names, and all others
    property_names,          ///< keys, as strings
    when_present,            ///< if there is a property of that name
    unevaluated_items,       ///< those that no other keyword spoke of
    unevaluated_properties,  ///< the same
  };
  Kind kind;
  std::span<const Node* const> nodes;      ///< if_then_else: three, the last two may be null
  std::uint64_t min = 0, max = unlimited;  ///< contains
  std::string_view name{};                 ///< when_present
  const Members* members = nullptr;
  const Evaluation* evaluation = nullptr;  ///< of unevaluated_*
};

struct Node {
  Kind kind;
  std::span<const Check> checks{};

  constexpr explicit Node(Kind k, std::span<const Check> c = {}) : kind(k), checks(c) {}
};

/// A bound as it was written, compared exactly in decimal.
struct Bound {
  std::string_view text{};  ///< a JSON number; empty: no bound
  bool exclusive = false;
};

struct NumberRules {
  Bound minimum{}, maximum{};
  std::string_view multiple_of{};
};

enum class IntegerType : std::uint8_t { int32, uint32, int64, uint64 };

struct Integer : Node {
  IntegerType type;
  const NumberRules* rules;

  constexpr explicit Integer(IntegerType t, const NumberRules* r = nullptr, std::span<const Check> c = {})
      : Node(Kind::integer, c), type(t), rules(r) {}
};

struct Number : Node {
  const NumberRules* rules;

  constexpr explicit Number(const NumberRules* r = nullptr, std::span<const Check> c = {})
      : Node(Kind::number, c), rules(r) {}
};

/// A pattern in a constant table: compiled at its first use, by whichever thread comes first, and kept.
struct Pattern {
  std::string_view text;
  mutable std::atomic<const void*> compiled{nullptr};

  constexpr explicit Pattern(std::string_view ecma) : text(ecma) {}
};

/// Properties that are told by patterns: those of `names` are left to the structure.
struct PatternMember {
  const Pattern* pattern;
  const Node* node;
};
struct Members {
  std::span<const std::string_view> names;
  std::span<const PatternMember> patterns;
  const Node* additional;  ///< of all that neither has; null: free
};

/// What the keywords of a schema, and of those it applies in place, speak of: properties and items.
struct EvaluationPart {
  const Node* condition;       ///< null: always
  std::string_view present{};  ///< a property that has to be there; data() is null: none has
  const Evaluation* then;      ///< may be null, as the next
  const Evaluation* otherwise = nullptr;
};
struct Evaluation {
  std::span<const std::string_view> names{};
  std::span<const Pattern* const> patterns{};
  bool all_properties = false, all_items = false;
  std::uint64_t items = 0;                  ///< so many from the first on
  std::span<const Node* const> contains{};  ///< and those that match one of these
  std::span<const EvaluationPart> parts{};
};

struct StringRules {
  std::uint64_t min_length = 0, max_length = unlimited;  ///< in code points
  const Pattern* pattern = nullptr;
  std::string_view format{};  ///< empty unless formats are enforced
};

struct String : Node {
  const StringRules* rules;

  constexpr explicit String(const StringRules* r = nullptr, std::span<const Check> c = {})
      : Node(Kind::string, c), rules(r) {}
};

/// Texts in spec order; `sorted` lists their indices by text where there are enough to make that worthwhile.
struct Enumeration : Node {
  std::span<const std::string_view> names;
  std::span<const std::uint16_t> sorted;

  constexpr explicit Enumeration(std::span<const std::string_view> n, std::span<const std::uint16_t> s = {},
                                 std::span<const Check> c = {})
      : Node(Kind::enumeration, c), names(n), sorted(s) {}
};

/// `json` is written by the encoder; `canonical` is what the value is compared with.
struct Constant : Node {
  std::string_view json, canonical;

  constexpr explicit Constant(std::string_view text) : Constant(text, text) {}
  constexpr Constant(std::string_view text, std::string_view canonical_text, std::span<const Check> c = {})
      : Node(Kind::constant, c), json(text), canonical(canonical_text) {}
};

/// Canonical texts, sorted.
struct Values : Node {
  std::span<const std::string_view> canonical;

  constexpr explicit Values(std::span<const std::string_view> texts, std::span<const Check> c = {})
      : Node(Kind::values, c), canonical(texts) {}
};

/// Any value of some kinds; a guard checks the values of one JSON kind.
struct Any : Node {
  Kinds kinds;
  const Node* guards[6];  ///< by JSON kind; null: no further rule

  constexpr explicit Any(Kinds k = all_kinds, std::span<const Check> c = {}) : Node(Kind::any, c), kinds(k), guards{} {}
  constexpr Any(Kinds k, const Node* null, const Node* boolean, const Node* number, const Node* string,
                const Node* array, const Node* object, std::span<const Check> c = {})
      : Node(Kind::any, c), kinds(k), guards{null, boolean, number, string, array, object} {}
};

struct CountRules {
  std::uint64_t min = 0, max = unlimited;
  bool unique = false;
};

struct List : Node {
  const Node* items;
  const ListOps* ops;
  CountRules count;

  constexpr List(const Node* i, const ListOps* o, CountRules n = {}, std::span<const Check> c = {})
      : Node(Kind::list, c), items(i), ops(o), count(n) {}
};

struct Element {
  const Node* node;
  const OptionalOps* optional = nullptr;  ///< an element that may be missing from the end
};

struct Tuple : Node {
  std::span<const Element> elements;
  const TupleOps* ops;
  const Node* rest;  ///< null: nothing may follow
  const ListOps* rest_ops;
  CountRules count;

  constexpr Tuple(std::span<const Element> e, const TupleOps* o, const Node* r, const ListOps* ro, CountRules n = {},
                  std::span<const Check> c = {})
      : Node(Kind::tuple, c), elements(e), ops(o), rest(r), rest_ops(ro), count(n) {}
};

struct Map : Node {
  const Node* values;
  const MapOps* ops;
  CountRules count;

  constexpr Map(const Node* v, const MapOps* o, CountRules n = {}, std::span<const Check> c = {})
      : Node(Kind::map, c), values(v), ops(o), count(n) {}
};

enum class Presence : std::uint8_t {
  required,
  defaulted,  ///< may be absent; the C++ member then keeps its initialiser
  optional,   ///< std::optional
  flag,       ///< an optional constant: a bool says whether it was there
};

inline constexpr std::uint32_t not_stored = ~std::uint32_t{0};

struct Member {
  std::string_view name;
  std::uint32_t offset;  ///< not_stored: a required constant
  const Node* node;
  Presence presence = Presence::required;
  const OptionalOps* optional = nullptr;
  bool plain = true;            ///< the name stands in JSON text as it is, without escapes
  std::string_view fallback{};  ///< JSON: the default, of members that are not stored
};

/// What happens to keys that are no member's.
struct Extra {
  enum class Policy : std::uint8_t { skip, reject, check };
  Policy policy = Policy::skip;
  const Node* node = nullptr;
  const MapOps* ops = nullptr;  ///< null: checked, not kept
  std::uint32_t offset = not_stored;
};

struct Structure : Node {
  std::span<const Member> members;
  std::span<const std::uint16_t> sorted;  ///< member indices by name, where there are enough
  Extra extra;
  CountRules count;

  constexpr explicit Structure(std::span<const Member> m, std::span<const std::uint16_t> s = {}, Extra x = {},
                               CountRules n = {}, std::span<const Check> c = {})
      : Node(Kind::structure, c), members(m), sorted(s), extra(x), count(n) {}
};

struct Alternative {
  std::string_view name;
  const Node* node;
  Kinds kinds;         ///< values of other JSON kinds can't match
  std::uint16_t slot;  ///< index in the std::variant; alternatives of equal C++ type share one
};

/// Text -> alternative: the value of the tag, or a key that only that alternative can have.
struct Choice {
  std::string_view text;
  std::uint16_t alternative;
};

struct Variant : Node {
  std::span<const Alternative> alternatives;
  const VariantOps* ops;  ///< null: all alternatives have one C++ type, stored as that
  bool exactly_one;       ///< oneOf whose alternatives could not be proved disjoint
  std::string_view tag;   ///< the property that decides between objects; empty: none
  std::span<const Choice> tags;
  std::span<const Choice> keys;

  constexpr Variant(std::span<const Alternative> a, const VariantOps* o, bool exactly = false,
                    std::string_view tag_name = {}, std::span<const Choice> tag_values = {},
                    std::span<const Choice> key_choices = {}, std::span<const Check> c = {})
      : Node(Kind::variant, c),
        alternatives(a),
        ops(o),
        exactly_one(exactly),
        tag(tag_name),
        tags(tag_values),
        keys(key_choices) {}
};

struct Nullable : Node {
  const Node* inner;
  const OptionalOps* ops;

  constexpr Nullable(const Node* i, const OptionalOps* o, std::span<const Check> c = {})
      : Node(Kind::nullable, c), inner(i), ops(o) {}
};

struct Box : Node {
  const Node* inner;
  const BoxOps* ops;

  constexpr Box(const Node* i, const BoxOps* o, std::span<const Check> c = {}) : Node(Kind::box, c), inner(i), ops(o) {}
};

// The nodes every program shares.
inline constexpr Any any{};
inline constexpr Node never{Kind::never};
inline constexpr Node null{Kind::null};
inline constexpr Node boolean{Kind::boolean};
inline constexpr Integer int32{IntegerType::int32};
inline constexpr Integer uint32{IntegerType::uint32};
inline constexpr Integer int64{IntegerType::int64};
inline constexpr Integer uint64{IntegerType::uint64};
inline constexpr Number number{};
inline constexpr String string{};

}  // namespace toolbind::program
