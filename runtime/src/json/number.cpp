// Numbers between text and C++ values. The short plain ones are done directly; the others go through Decimal, which
// reads every spelling of an integer exactly, or through double_text.hpp, which reads every double correctly rounded.

#include "number.hpp"

#include "decimal.hpp"
#include "double_text.hpp"

#include <array>
#include <cfloat>
#include <charconv>
#include <cmath>
#include <limits>

namespace toolbind::json {

namespace {

/// The absolute value of an integer, if 64 bits hold it.
bool read_size(const Decimal& number, std::uint64_t& out) {
  constexpr std::uint64_t max = std::numeric_limits<std::uint64_t>::max();
  if (number.is_zero()) {
    out = 0;
    return true;
  }
  if (!is_integer(number) || number.magnitude() > std::numeric_limits<std::uint64_t>::digits10 + 1) {
    return false;
  }
  std::uint64_t value = 0;
  const auto places = static_cast<std::size_t>(number.magnitude());
  for (std::size_t i = 0; i < places; ++i) {
    const std::uint64_t digit = i < number.digit_count() ? number.digit(i) : 0;
    if (value > (max - digit) / 10) {
      return false;
    }
    value = value * 10 + digit;
  }
  out = value;
  return true;
}

/// digits * 10^exponent where both factors are exact doubles, so that one operation rounds once (Clinger's fast path).
class ShortDecimal {
 public:
  bool read(std::string_view text) {
    const char* p = text.data();
    const char* const end = p + text.size();
    if (*p == '-') {
      negative_ = true;
      ++p;
    }
    const char* const digits = p;
    p = read_mantissa(p, end);
    std::ptrdiff_t digit_count = p - digits;
    if (p != end && *p == '.') {
      const char* const fraction = p + 1;
      p = read_mantissa(fraction, end);
      exponent_ = static_cast<int>(fraction - p);
      digit_count += p - fraction;
    }
    if (digit_count > static_cast<std::ptrdiff_t>(max_word_digits) || mantissa_ > max_exact_mantissa) {
      return false;
    }
    return (p == end || read_exponent(p + 1, end)) && std::abs(exponent_) <= max_exact_power;
  }

  double value() const {
    const auto size = static_cast<double>(mantissa_);
    const double power = powers[static_cast<std::size_t>(std::abs(exponent_))];
    const double result = exponent_ < 0 ? size / power : size * power;
    return negative_ ? -result : result;
  }

 private:
  static constexpr std::uint64_t max_exact_mantissa = std::uint64_t{1} << 53;
  static constexpr int max_exact_power = 22;
  static constexpr std::array<double, max_exact_power + 1> powers = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                                     1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                                                     1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

  const char* read_mantissa(const char* p, const char* end) {
    for (; p != end && is_digit(*p); ++p) {
      mantissa_ = mantissa_ * 10 + static_cast<std::uint64_t>(*p - '0');
    }
    return p;
  }

  bool read_exponent(const char* p, const char* end) {
    const bool negative = *p == '-';
    p += negative || *p == '+' ? 1 : 0;
    if (end - p > 3) {
      return false;
    }
    const auto size = static_cast<int>(read_digits(p, static_cast<std::size_t>(end - p)));
    exponent_ += negative ? -size : size;
    return true;
  }

  bool negative_ = false;
  std::uint64_t mantissa_ = 0;
  int exponent_ = 0;
};

/// Longer texts cannot be short decimals, or are not worth the attempt.
constexpr std::size_t max_short_text = 26;
constexpr bool doubles_round_once = FLT_EVAL_METHOD == 0;

template <class Integer>
void append_integer(Integer value, std::string& out) {
  std::array<char, std::numeric_limits<Integer>::digits10 + 2> text;  // a sign and the digit digits10 leaves out
  const auto result = std::to_chars(text.data(), text.data() + text.size(), value);
  out.append(text.data(), result.ptr);
}

}  // namespace

bool detail::to_int64_any(const NumberToken& token, std::int64_t& out) {
  constexpr auto max = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  const Decimal number = parse_decimal(token.text);
  std::uint64_t size = 0;
  if (!read_size(number, size) || size > max + (number.negative ? 1 : 0)) {
    return false;
  }
  out = static_cast<std::int64_t>(number.negative ? 0 - size : size);
  return true;
}

bool detail::to_uint64_any(const NumberToken& token, std::uint64_t& out) {
  const Decimal number = parse_decimal(token.text);
  return !number.negative && read_size(number, out);
}

bool to_double(const NumberToken& token, double& out) {
  if (doubles_round_once && token.text.size() <= max_short_text) {
    ShortDecimal number;
    if (number.read(token.text)) {
      out = number.value();
      return true;
    }
  }
  return read_double(token.text, out);
}

void append_double(double value, std::string& out) {
  if (!std::isfinite(value)) {
    out += "null";
    return;
  }
  append_shortest(value, out);
}

void append_int64(std::int64_t value, std::string& out) { append_integer(value, out); }

void append_uint64(std::uint64_t value, std::string& out) { append_integer(value, out); }

}  // namespace toolbind::json
