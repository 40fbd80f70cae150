// Decimals as digits * 10^exponent. Comparing needs no arithmetic: sign, then the place of the first digit, then the
// digits. Divisibility is a remainder taken digit by digit: with value = a * 10^x and divisor = b * 10^y, neither a nor
// b ending in 0, x < y leaves a remainder, and otherwise b must divide a * 10^(x-y). All is linear in the text;
// no power of ten is ever written out, so that 1e999999999 costs no more than 1.

#include "decimal.hpp"

#include "number_token.hpp"

#include <algorithm>

namespace toolbind::json {

namespace {

__extension__ using Wide = unsigned __int128;

constexpr std::int64_t max_magnitude = 100'000'000'000'000'000;
constexpr std::uint64_t max_exponent = 1'000'000'000'000'000'000;  // as written, before the digits shift it
constexpr std::size_t max_divisor_digits = 18;                     // ten times as much still fits into 64 bits

/// Takes the digits off the front of `text`.
std::string_view take_digits(std::string_view& text) {
  std::size_t count = 0;
  while (count < text.size() && is_digit(text[count])) {
    ++count;
  }
  const std::string_view digits = text.substr(0, count);
  text.remove_prefix(count);
  return digits;
}

/// What follows the `e`.
std::int64_t parse_exponent(std::string_view text) {
  const bool negative = text.front() == '-';
  if (!is_digit(text.front())) {
    text.remove_prefix(1);
  }
  std::uint64_t size = 0;
  for (const char c : text) {
    size = std::min(max_exponent, size * 10 + static_cast<std::uint64_t>(c - '0'));
  }
  return negative ? -static_cast<std::int64_t>(size) : static_cast<std::int64_t>(size);
}

void drop_leading_zeros(std::string_view& digits) {
  while (!digits.empty() && digits.front() == '0') {
    digits.remove_prefix(1);
  }
}

void drop_trailing_zeros(std::string_view& digits) {
  while (!digits.empty() && digits.back() == '0') {
    digits.remove_suffix(1);
  }
}

/// Brings the digits into the form that Decimal promises.
void normalise(Decimal& value) {
  const std::size_t before = value.digit_count();
  drop_trailing_zeros(value.tail);
  if (value.tail.empty()) {
    drop_trailing_zeros(value.head);
  }
  value.exponent += static_cast<std::int64_t>(before - value.digit_count());
  drop_leading_zeros(value.head);
  if (value.head.empty()) {
    drop_leading_zeros(value.tail);
    value.head = value.tail;
    value.tail = {};
  }
  if (value.is_zero()) {
    value = {};
    return;
  }
  value.exponent += std::clamp(value.magnitude(), -max_magnitude, max_magnitude) - value.magnitude();
}

/// As fractions 0.ddd, of which no digits mean 0.
int compare_digits(const Decimal& a, const Decimal& b) {
  const std::size_t common = std::min(a.digit_count(), b.digit_count());
  for (std::size_t i = 0; i < common; ++i) {
    if (a.digit(i) != b.digit(i)) {
      return a.digit(i) < b.digit(i) ? -1 : 1;
    }
  }
  if (a.digit_count() == b.digit_count()) {
    return 0;
  }
  return a.digit_count() < b.digit_count() ? -1 : 1;
}

int compare_sizes(const Decimal& a, const Decimal& b) {
  if (a.is_zero() || b.is_zero() || a.magnitude() == b.magnitude()) {
    return compare_digits(a, b);
  }
  return a.magnitude() < b.magnitude() ? -1 : 1;
}

/// The digits as an integer, modulo `modulus` (which is at most 10^18).
std::uint64_t digits_modulo(const Decimal& value, std::uint64_t modulus) {
  std::uint64_t rest = 0;
  for (std::size_t i = 0; i < value.digit_count(); ++i) {
    rest = (rest * 10 + value.digit(i)) % modulus;
  }
  return rest;
}

std::uint64_t multiply_modulo(std::uint64_t a, std::uint64_t b, std::uint64_t modulus) {
  return static_cast<std::uint64_t>(Wide{a} * b % modulus);
}

std::uint64_t power_of_ten_modulo(std::uint64_t exponent, std::uint64_t modulus) {
  std::uint64_t result = 1 % modulus;
  std::uint64_t square = 10 % modulus;
  for (; exponent != 0; exponent >>= 1) {
    if ((exponent & 1) != 0) {
      result = multiply_modulo(result, square, modulus);
    }
    square = multiply_modulo(square, square, modulus);
  }
  return result;
}

/// Where `to_text` writes plain digits; the bounds are those of ECMAScript.
constexpr std::int64_t max_plain_magnitude = 21;
constexpr std::int64_t min_plain_magnitude = -5;

std::string all_digits(const Decimal& value) {
  std::string digits(value.head);
  digits += value.tail;
  return digits;
}

std::string plain_text(const Decimal& value) {
  std::string text = all_digits(value);
  const std::int64_t magnitude = value.magnitude();
  if (value.exponent >= 0) {
    text.append(static_cast<std::size_t>(value.exponent), '0');
  } else if (magnitude > 0) {
    text.insert(static_cast<std::size_t>(magnitude), 1, '.');
  } else {
    text.insert(0, "0." + std::string(static_cast<std::size_t>(-magnitude), '0'));
  }
  return text;
}

std::string scientific_text(const Decimal& value) {
  std::string text = all_digits(value);
  if (text.size() > 1) {
    text.insert(1, 1, '.');
  }
  return text + 'e' + std::to_string(value.magnitude() - 1);
}

}  // namespace

Decimal parse_decimal(std::string_view number_text) {
  Decimal value;
  if (number_text.front() == '-') {
    value.negative = true;
    number_text.remove_prefix(1);
  }
  value.head = take_digits(number_text);
  if (!number_text.empty() && number_text.front() == '.') {
    number_text.remove_prefix(1);
    value.tail = take_digits(number_text);
    value.exponent = -static_cast<std::int64_t>(value.tail.size());
  }
  if (!number_text.empty()) {
    value.exponent += parse_exponent(number_text.substr(1));
  }
  normalise(value);
  return value;
}

int compare(const Decimal& a, const Decimal& b) {
  if (a.negative != b.negative) {
    return a.negative ? -1 : 1;
  }
  return a.negative ? compare_sizes(b, a) : compare_sizes(a, b);
}

bool is_integer(const Decimal& value) { return value.exponent >= 0; }

bool usable_divisor(const Decimal& divisor) {
  return !divisor.is_zero() && divisor.digit_count() <= max_divisor_digits;
}

bool is_multiple_of(const Decimal& value, const Decimal& divisor) {
  if (value.is_zero()) {
    return true;
  }
  if (value.exponent < divisor.exponent) {
    return false;
  }
  std::uint64_t modulus = 0;
  for (std::size_t i = 0; i < divisor.digit_count(); ++i) {
    modulus = modulus * 10 + divisor.digit(i);
  }
  const auto zeros = static_cast<std::uint64_t>(value.exponent - divisor.exponent);
  const std::uint64_t power = power_of_ten_modulo(zeros, modulus);
  return multiply_modulo(digits_modulo(value, modulus), power, modulus) == 0;
}

std::string to_text(const Decimal& value) {
  if (value.is_zero()) {
    return "0";
  }
  const std::int64_t magnitude = value.magnitude();
  const bool plain = magnitude >= min_plain_magnitude && magnitude <= max_plain_magnitude;
  return (value.negative ? "-" : "") + (plain ? plain_text(value) : scientific_text(value));
}

}  // namespace toolbind::json
