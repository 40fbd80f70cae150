/// A JSON number, as text.
#pragma once

#include <cstddef>
#include <string_view>

namespace toolbind::json {

/// A number by the grammar of RFC 8259, still in the text it was found in.
struct NumberToken {
  std::string_view text;
  bool integral;  ///< no '.', 'e' or 'E'
};

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

namespace detail {

/// One digit or more; nullptr where there is none.
inline const char* scan_digits(const char* p, const char* end) {
  const char* const begin = p;
  while (p != end && is_digit(*p)) {
    ++p;
  }
  return p == begin ? nullptr : p;
}

}  // namespace detail

/// The place after the number that begins at `p`, or nullptr: `-`, `01`, `1.`, `1e+` and the like are none. What
/// follows the number is not looked at.
inline const char* scan_number(const char* p, const char* end, NumberToken& out) {
  const char* const begin = p;
  if (p != end && *p == '-') {
    ++p;
  }
  const char* const digits = p;
  p = detail::scan_digits(p, end);
  if (p == nullptr || (*digits == '0' && p - digits > 1)) {
    return nullptr;
  }
  bool integral = true;
  if (p != end && *p == '.') {
    integral = false;
    p = detail::scan_digits(p + 1, end);
    if (p == nullptr) {
      return nullptr;
    }
  }
  if (p != end && (*p == 'e' || *p == 'E')) {
    integral = false;
    ++p;
    if (p != end && (*p == '+' || *p == '-')) {
      ++p;
    }
    p = detail::scan_digits(p, end);
    if (p == nullptr) {
      return nullptr;
    }
  }
  out = {{begin, static_cast<std::size_t>(p - begin)}, integral};
  return p;
}

}  // namespace toolbind::json
