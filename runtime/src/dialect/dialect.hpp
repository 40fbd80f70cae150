#pragma once
// A provider's dialect of JSON Schema, as data: which rules bring a schema into it, and what it takes as it is.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "dialect/rewriting.hpp"

namespace toolbind::dialect {

/// Gives a schema that says the same in a way the dialect knows; what it can't do it notes or refuses.
using Rule = OrderedJson (*)(OrderedJson schema, Rewriting& out);

enum class Patterns : std::uint8_t { none, simple, no_lookaround };
enum class Recursion : std::uint8_t { refused, through_optional, taken };

/// Zero: no such limit is known.
struct SchemaLimits {
  std::size_t properties = 0, depth = 0, characters = 0, enum_values = 0, large_enum = 0, large_enum_characters = 0;
};

struct Dialect {
  std::string_view name;
  std::span<const Rule> rules;
  std::span<const std::string_view> keywords;  ///< that may stand in a schema
  std::span<const std::string_view> formats;
  Patterns patterns = Patterns::none;
  Recursion recursion = Recursion::taken;
  bool words_beside_ref = false;
  bool any_min_items = true;   ///< false: only 0 and 1
  bool any_enum_value = true;  ///< that is no list or object; false: texts and numbers only
  bool counted = false;        ///< a request has budgets for its optional and union parameters
  bool plain_names = false;    ///< properties are called `[a-zA-Z0-9_.-]{1,64}`
  SchemaLimits limits{};

  /// Does a call in this dialect look other than its natural self?
  bool has(Rule rule) const { return std::find(rules.begin(), rules.end(), rule) != rules.end(); }
};

/// Every property required; what is optional becomes nullable.
extern const Dialect openai;
/// Two ways: what is optional stays so, or becomes nullable. Each costs another of a request's budgets.
extern const Dialect anthropic, anthropic_nullable;
extern const Dialect gemini;
/// Whatever JSON Schema says; only the root must be an object.
extern const Dialect natural;

}  // namespace toolbind::dialect
