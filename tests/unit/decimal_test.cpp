// Exact decimals: order, divisibility and one text for equal numbers.

#include <doctest/doctest.h>

#include "json/decimal.hpp"

#include <chrono>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>

using namespace toolbind::json;

namespace {

std::string digits_of(const Decimal& value) { return std::string(value.head) + std::string(value.tail); }

int sign(int value) { return (value > 0 ? 1 : 0) - (value < 0 ? 1 : 0); }

/// `units` hundredths, spelled in one of several ways.
std::string spell_hundredths(std::int64_t units, unsigned way) {
  const std::string size = std::to_string(units < 0 ? -units : units);
  const std::string padded = std::string(size.size() < 3 ? 3 - size.size() : 0, '0') + size;
  const std::string number = padded.substr(0, padded.size() - 2) + "." + padded.substr(padded.size() - 2);
  const std::string minus = units < 0 ? "-" : "";
  switch (way % 4) {
    case 0:
      return minus + number;
    case 1:
      return minus + size + "e-2";
    case 2:
      return minus + number + "000E+0";
    default:
      return minus + size + ".000e-02";
  }
}

}  // namespace

TEST_CASE("parsing brings numbers into one form") {
  struct Row {
    std::string_view text;
    bool negative;
    std::string_view digits;
    std::int64_t exponent;
  };
  constexpr Row rows[] = {
      {"0", false, "", 0},
      {"-0", false, "", 0},
      {"0.000", false, "", 0},
      {"0e50", false, "", 0},
      {"-0.0e-7", false, "", 0},
      {"1", false, "1", 0},
      {"-1", true, "1", 0},
      {"100", false, "1", 2},
      {"1.0", false, "1", 0},
      {"100.00", false, "1", 2},
      {"10e-1", false, "1", 0},
      {"4.35", false, "435", -2},
      {"0.0075", false, "75", -4},
      {"0.0075000", false, "75", -4},
      {"1.050", false, "105", -2},
      {"-20.0300e5", true, "2003", 3},
      {"1E+2", false, "1", 2},
      {"1e-2", false, "1", -2},
      {"1e00000000000000000000000000002", false, "1", 2},
      {"1e999999999999999999999999", false, "1", 99'999'999'999'999'999},
      {"-1e-999999999999999999999999", true, "1", -100'000'000'000'000'001},
      {"18446744073709551616", false, "18446744073709551616", 0},
  };
  for (const Row& row : rows) {
    INFO("text: ", std::string(row.text));
    const Decimal value = parse_decimal(row.text);
    CHECK(value.negative == row.negative);
    CHECK(digits_of(value) == row.digits);
    CHECK(value.exponent == row.exponent);
    CHECK(value.is_zero() == row.digits.empty());
  }
}

TEST_CASE("order") {
  // each number is less than all after it
  constexpr std::string_view ascending[] = {
      "-1e999999999999",
      "-1e400",
      "-9007199254740993",
      "-9007199254740992",
      "-100",
      "-99.999",
      "-10",
      "-9",
      "-0.11",
      "-0.1",
      "-1e-400",
      "0",
      "1e-999999999999",
      "1e-400",
      "0.1",
      "0.1000000000000000055511151231257827",
      "0.11",
      "0.2",
      "0.99999999999999999999",
      "1",
      "1.00000000000000000001",
      "2",
      "9",
      "10",
      "99.999",
      "100",
      "9007199254740992",
      "9007199254740993",
      "18446744073709551615",
      "18446744073709551616",
      "1e400",
      "1.1e400",
      "1e401",
      "1e999999999999",
      "1e1000000000000",
  };
  for (std::size_t i = 0; i < std::size(ascending); ++i) {
    for (std::size_t j = 0; j < std::size(ascending); ++j) {
      INFO(std::string(ascending[i]), " and ", std::string(ascending[j]));
      const int expected = (i > j ? 1 : 0) - (i < j ? 1 : 0);
      CHECK(sign(compare(parse_decimal(ascending[i]), parse_decimal(ascending[j]))) == expected);
    }
  }
}

TEST_CASE("spelling does not matter to order and text") {
  struct Row {
    std::string_view a;
    std::string_view b;
    std::string_view text;
  };
  constexpr Row rows[] = {
      {"1", "1.0", "1"},
      {"1", "10e-1", "1"},
      {"0", "-0.0e9", "0"},
      {"-1.50", "-15E-1", "-1.5"},
      {"1000", "1e3", "1000"},
      {"0.00001", "1e-5", "0.00001"},
      {"0.000001", "1e-6", "0.000001"},
      {"0.0000001", "1e-7", "1e-7"},
      {"123456789012345678901", "1.23456789012345678901e20", "123456789012345678901"},
      {"100000000000000000000", "1e20", "100000000000000000000"},
      {"1000000000000000000000", "1e21", "1e21"},
      {"-12e30", "-1.2e+31", "-1.2e31"},
      {"123.456e-10", "0.0000000123456", "1.23456e-8"},
      {"0.1", "1e-1", "0.1"},
      {"1.05", "105e-2", "1.05"},
      {"2.50e1", "25", "25"},
      {"1e-999999999999", "10e-1000000000000", "1e-999999999999"},
      // equal numbers stay equal where the exponent no longer fits
      {"12e999999999999999999999", "1.2e1000000000000000000000", "1.2e99999999999999999"},
      {"-12e-999999999999999999999", "-1.2e-999999999999999999998", "-1.2e-100000000000000001"},
  };
  for (const Row& row : rows) {
    INFO(std::string(row.a), " and ", std::string(row.b));
    const Decimal a = parse_decimal(row.a);
    const Decimal b = parse_decimal(row.b);
    CHECK(compare(a, b) == 0);
    CHECK(to_text(a) == row.text);
    CHECK(to_text(b) == row.text);
    CHECK(compare(parse_decimal(row.text), a) == 0);
  }
}

TEST_CASE("integers") {
  for (const std::string_view text : {"0", "-0.0", "1", "-1.0", "1e3", "12300e-2", "1.5e1", "1e999999999999", "0e-5"}) {
    INFO("text: ", std::string(text));
    CHECK(is_integer(parse_decimal(text)));
  }
  for (const std::string_view text : {"0.5", "-1.5", "1e-1", "12345e-3", "1.25e1", "1e-999999999999"}) {
    INFO("text: ", std::string(text));
    CHECK_FALSE(is_integer(parse_decimal(text)));
  }
}

TEST_CASE("multiples") {
  struct Row {
    std::string_view value;
    std::string_view divisor;
    bool multiple;
  };
  constexpr Row rows[] = {
      {"0", "3", true},
      {"-0.0", "0.01", true},
      {"9", "3", true},
      {"10", "3", false},
      {"-9", "3", true},
      {"-10", "3", false},
      {"9", "-3", true},
      {"4.5", "1.5", true},
      {"35", "1.5", false},
      {"0.0075", "0.0001", true},
      {"0.00751", "0.0001", false},
      {"4.35", "0.01", true},
      {"4.355", "0.01", false},
      {"0.3", "0.1", true},
      {"1.1", "0.1", true},
      {"1e308", "0.5", true},
      {"1e308", "0.123456789", false},
      {"12391239123", "1e-8", true},
      {"1e-8", "1e-8", true},
      {"1e-9", "1e-8", false},
      {"1", "10", false},
      {"20", "10", true},
      {"1e3", "250", true},
      {"1e999999999999", "7", false},
      {"7e999999999999", "7", true},
      {"1e999999999999", "1024", true},
      {"1e9", "1024", false},
      {"1e10", "1024", true},
      {"1e-999999999999", "7", false},
      {"1e999999999999999999999", "1e-999999999999999999999", true},
      {"9007199254740993", "2", false},
      {"9007199254740994", "2", true},
      {"18446744073709551616", "65536", true},
      {"340282366920938463463374607431768211456", "65536", true},
      {"340282366920938463463374607431768211457", "65536", false},
      {"999999999999999998000000000000000001", "999999999999999999", true},
      {"999999999999999998000000000000000002", "999999999999999999", false},
      {"123456789123456789e5", "123456789123456789", true},
  };
  for (const Row& row : rows) {
    INFO(std::string(row.value), " of ", std::string(row.divisor));
    const Decimal divisor = parse_decimal(row.divisor);
    REQUIRE(usable_divisor(divisor));
    CHECK(is_multiple_of(parse_decimal(row.value), divisor) == row.multiple);
  }
}

TEST_CASE("divisors that cannot be used") {
  CHECK_FALSE(usable_divisor(parse_decimal("0")));
  CHECK_FALSE(usable_divisor(parse_decimal("0.0")));
  CHECK_FALSE(usable_divisor(parse_decimal("1234567890123456789")));
  CHECK(usable_divisor(parse_decimal("123456789012345678")));
  CHECK(usable_divisor(parse_decimal("1234567890123456780")));
  CHECK(usable_divisor(parse_decimal("0.000000000000000000000001")));
}

TEST_CASE("hundredths agree with integer arithmetic") {
  std::mt19937 random(4711);  // NOLINT: the same numbers in every run
  for (int round = 0; round < 20000; ++round) {
    const auto a = static_cast<std::int64_t>(random() % 20001) - 10000;
    const auto b = static_cast<std::int64_t>(random() % 2001) - 1000;
    const std::string a_text = spell_hundredths(a, static_cast<unsigned>(random()));
    const std::string b_text = spell_hundredths(b, static_cast<unsigned>(random()));
    const Decimal a_value = parse_decimal(a_text);
    const Decimal b_value = parse_decimal(b_text);
    INFO(a_text, " and ", b_text);
    REQUIRE(sign(compare(a_value, b_value)) == (a > b ? 1 : 0) - (a < b ? 1 : 0));
    REQUIRE(is_integer(a_value) == (a % 100 == 0));
    REQUIRE((to_text(a_value) == to_text(b_value)) == (a == b));
    if (b != 0) {
      REQUIRE(is_multiple_of(a_value, b_value) == (a % b == 0));
    }
  }
}

TEST_CASE("a megabyte of digits is no trouble") {
  const auto start = std::chrono::steady_clock::now();
  const std::size_t size = 1'000'000;
  const std::string threes(size, '3');
  const std::string zeros = "1" + std::string(size, '0') + "e-" + std::to_string(size);
  const std::string fraction = "0." + std::string(size, '0') + "1";
  const std::string pointed = "3." + threes;
  CHECK(is_multiple_of(parse_decimal(threes), parse_decimal("3")));
  CHECK_FALSE(is_multiple_of(parse_decimal(threes), parse_decimal("999999999999999999")));
  CHECK(compare(parse_decimal(threes), parse_decimal(threes + "0")) < 0);
  CHECK(compare(parse_decimal(pointed), parse_decimal(pointed + "1")) < 0);
  CHECK(to_text(parse_decimal(zeros)) == "1");
  CHECK(to_text(parse_decimal(fraction)) == "1e-1000001");
  CHECK(to_text(parse_decimal("1e" + threes)) == "1e99999999999999999");
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
}
