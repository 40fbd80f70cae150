#pragma once
// Limits on untrusted input, and how a value is decoded.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace toolbind {

/// Every limit ends in an issue with the keyword `limit`, never in a crash or a hang.
struct Limits {
  std::size_t bytes = 64u << 20;    ///< length of the JSON text
  unsigned depth = 200;             ///< nesting of arrays and objects
  std::size_t issues = 50;          ///< issues reported for one value
  std::uint64_t work = 50'000'000;  ///< steps of the engine, over all alternatives it tries
};

/// How the root of a value was asked for.
struct WireRoot {
  std::string_view key = "input";  ///< of the object that may be around it
  std::optional<bool> wrapped{};   ///< absent: not known
};

struct DecodeOptions {
  Limits limits{};
  /// Also take the shapes that providers' strict schemas ask for: null for absent, pairs for a map, an object with
  /// numbered keys for a tuple, {"input": x} for a root x, enum texts in another case. An exact match always wins.
  bool wire = false;
  WireRoot root{};
};

}  // namespace toolbind
