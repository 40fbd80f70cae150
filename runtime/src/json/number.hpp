/// Numbers: from their text to C++ values and back.
#pragma once

#include "digits.hpp"
#include "number_token.hpp"

#include <cstdint>
#include <string>

namespace toolbind::json {

namespace detail {

bool to_int64_any(const NumberToken& token, std::int64_t& out);
bool to_uint64_any(const NumberToken& token, std::uint64_t& out);

}  // namespace detail

/// Any spelling of an integer counts: 1000, 1000.0, 1e3, 100000e-2. False if it is none or does not fit.
inline bool to_int64(const NumberToken& token, std::int64_t& out) {
  const bool negative = token.text.front() == '-';
  const std::size_t digits = token.text.size() - (negative ? 1 : 0);
  if (!token.integral || digits >= max_word_digits) {
    return detail::to_int64_any(token, out);
  }
  const auto size = static_cast<std::int64_t>(read_digits(token.text.data() + (negative ? 1 : 0), digits));
  out = negative ? -size : size;
  return true;
}

/// Likewise; -0 is 0.
inline bool to_uint64(const NumberToken& token, std::uint64_t& out) {
  if (!token.integral || token.text.front() == '-' || token.text.size() > max_word_digits) {
    return detail::to_uint64_any(token, out);
  }
  out = read_digits(token.text.data(), token.text.size());
  return true;
}

/// The nearest double; 0 or a denormal where the number is too small. False if it is too large for any.
bool to_double(const NumberToken& token, double& out);

/// The shortest text that reads back as the same double, always recognisable as no integer: 3.0, -0.0, 0.1, 1e+22.
/// JSON has no infinities and no NaN: they are written as null.
void append_double(double value, std::string& out);

void append_int64(std::int64_t value, std::string& out);
void append_uint64(std::uint64_t value, std::string& out);

}  // namespace toolbind::json
