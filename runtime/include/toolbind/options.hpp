#pragma once
// Limits on untrusted input, and how a value is decoded.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "toolbind/issue.hpp"

namespace toolbind {

/// Every limit ends in an issue with the keyword `limit`, never in a crash or a hang.
struct Limits {
  std::size_t bytes = 64u << 20;    ///< length of the JSON text
  unsigned depth = 200;             ///< nesting of arrays and objects
  std::size_t issues = 50;          ///< issues reported for one value
  std::uint64_t work = 50'000'000;  ///< steps of the engine, over all alternatives it tries
};

/// What a dialect makes of values.
struct WireShape {
  bool wrapped = false;   ///< {"input": x} for a root x
  bool nullable = false;  ///< null for what is absent
  bool pairs = false;     ///< [{"key": "a", "value": 1}] for a map
  bool numbered = false;  ///< {"0": 1} for a tuple
  bool closed = false;    ///< no property that the schema does not name

  bool operator==(const WireShape&) const = default;
};

struct DecodeOptions {
  Limits limits{};
  /// Also take the shapes that providers' strict schemas ask for: null for absent, pairs for a map, an object with
  /// numbered keys for a tuple, {"input": x} for a root x, enum texts in another case. An exact match always wins.
  bool wire = false;
  std::optional<WireShape> sent{};      ///< with `wire`: the shape that was asked for; it is tried first
  std::string_view root_key = "input";  ///< of the object around a wrapped root
  /// Where nothing matches, take "5" for 5, "true" for true, a string with the JSON text of an object or array for that,
  /// and a value for a list of just it.
  bool coerce = false;
  Issues* coercions = nullptr;  ///< with `coerce`: where that was done
};

}  // namespace toolbind
