/// Reading JSON text with a bare pointer. Every function takes the place `p` and the text's `end`, reads nothing at or
/// after `end`, and gives the place to go on at, or nullptr where the text does not have what was asked for. Nothing
/// throws; grammar.hpp says afterwards what exactly was wrong.
///
///     StringToken name;
///     p = scan_string(skip_space(p, end), end, name);
///     if (p == nullptr) { return nullptr; }
#pragma once

#include "number_token.hpp"
#include "string_token.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace toolbind::json {

inline bool is_space(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/// Never nullptr.
inline const char* skip_space(const char* p, const char* end) {
  while (p != end && is_space(*p)) {
    ++p;
  }
  return p;
}

enum class ValueKind : std::uint8_t { null, boolean, number, string, array, object, invalid };

namespace detail {

constexpr std::array<ValueKind, 256> make_kinds() {
  std::array<ValueKind, 256> kinds{};
  kinds.fill(ValueKind::invalid);
  kinds['n'] = ValueKind::null;
  kinds['t'] = ValueKind::boolean;
  kinds['f'] = ValueKind::boolean;
  kinds['-'] = ValueKind::number;
  for (unsigned digit = '0'; digit <= '9'; ++digit) {
    kinds[digit] = ValueKind::number;
  }
  kinds['"'] = ValueKind::string;
  kinds['['] = ValueKind::array;
  kinds['{'] = ValueKind::object;
  return kinds;
}

inline constexpr std::array<ValueKind, 256> kinds = make_kinds();

}  // namespace detail

/// What the value at `p` is if it is one, told by its first character alone.
inline ValueKind kind_at(const char* p, const char* end) {
  return p == end ? ValueKind::invalid : detail::kinds[static_cast<unsigned char>(*p)];
}

/// The place after `word` if exactly that is at `p`. What follows it is not looked at.
inline const char* scan_literal(const char* p, const char* end, std::string_view word) {
  const bool there = static_cast<std::size_t>(end - p) >= word.size() && std::memcmp(p, word.data(), word.size()) == 0;
  return there ? p + word.size() : nullptr;
}

/// `p` at a value's first character: the place after the whole value, whose grammar is checked. A scalar has depth 0,
/// `[]` has depth 1; deeper than `max_depth` is nullptr. Keys may repeat. Needs no stack however deep the value is.
const char* skip_value(const char* p, const char* end, unsigned max_depth);

}  // namespace toolbind::json
