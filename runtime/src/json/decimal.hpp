/// Exact decimal arithmetic on the text of numbers, as bounds, `multipleOf` and equality need it: 0.1 is a tenth here.
///
///     parse_decimal("4.35")  ->  435 * 10^-2
///     is_multiple_of(parse_decimal("4.35"), parse_decimal("0.01"))  ->  true
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace toolbind::json {

/// digits * 10^exponent. The digits are views into the number's text, which must outlive this, and are in two pieces
/// where a point stood between them: nothing is allocated, and a constant is an aggregate of literals.
/// Neither the first nor the last digit is 0; zero has no digits, exponent 0 and no sign. So equal numbers have equal
/// digits and exponents. A magnitude beyond 10^17, either way, is taken as 10^17: such numbers differ by digits only.
struct Decimal {
  bool negative = false;
  std::string_view head;  ///< the digits, or those before the point
  std::string_view tail;  ///< the rest of them
  std::int64_t exponent = 0;

  std::size_t digit_count() const { return head.size() + tail.size(); }
  /// The n-th digit's value; the first one is the highest.
  unsigned digit(std::size_t n) const {
    const char c = n < head.size() ? head[n] : tail[n - head.size()];
    return static_cast<unsigned>(c - '0');
  }
  bool is_zero() const { return head.empty(); }
  /// 10^(magnitude-1) <= |value| < 10^magnitude; not for zero.
  std::int64_t magnitude() const { return exponent + static_cast<std::int64_t>(digit_count()); }
};

/// `number_text` must be a JSON number.
Decimal parse_decimal(std::string_view number_text);

/// Negative, 0 or positive, as a is less than, equal to or greater than b.
int compare(const Decimal& a, const Decimal& b);

bool is_integer(const Decimal& value);

/// Whether `is_multiple_of` can divide by it: not zero, and at most 18 digits.
bool usable_divisor(const Decimal& divisor);

/// Exact, signs do not matter. `divisor` must be usable.
bool is_multiple_of(const Decimal& value, const Decimal& divisor);

/// A JSON number, the same for equal values: 1, 1.0 and 10e-1 -> 1; 1.50 -> 1.5; 1e30 -> 1e30; -0 -> 0.
std::string to_text(const Decimal& value);

}  // namespace toolbind::json
