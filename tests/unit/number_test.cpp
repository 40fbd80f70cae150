// Numbers as C++ values: every spelling of an integer, correctly rounded doubles, and text that reads back the same.

#include <doctest/doctest.h>

#include "json/cursor.hpp"
#include "json/number.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <optional>
#include <random>
#include <string>
#include <string_view>

using namespace toolbind::json;

namespace {

/// The token of a whole text, on the heap without a byte to spare.
class Number {
 public:
  explicit Number(std::string_view text) : copy_(new char[text.size()]) {
    std::copy(text.begin(), text.end(), copy_.get());
    const char* const end = copy_.get() + text.size();
    REQUIRE(scan_number(copy_.get(), end, token) == end);
  }

  NumberToken token{};

 private:
  std::unique_ptr<char[]> copy_;
};

std::optional<std::int64_t> int64_of(std::string_view text) {
  std::int64_t value = 0;
  return to_int64(Number(text).token, value) ? std::optional(value) : std::nullopt;
}

std::optional<std::uint64_t> uint64_of(std::string_view text) {
  std::uint64_t value = 0;
  return to_uint64(Number(text).token, value) ? std::optional(value) : std::nullopt;
}

std::optional<double> double_of(std::string_view text) {
  double value = 0;
  return to_double(Number(text).token, value) ? std::optional(value) : std::nullopt;
}

std::string text_of(double value) {
  std::string text;
  append_double(value, text);
  return text;
}

bool same_bits(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

constexpr std::int64_t int64_min = std::numeric_limits<std::int64_t>::min();
constexpr std::int64_t int64_max = std::numeric_limits<std::int64_t>::max();
constexpr std::uint64_t uint64_max = std::numeric_limits<std::uint64_t>::max();

}  // namespace

TEST_CASE("the extent of a number") {
  struct Row {
    std::string_view text;
    std::size_t length;  // 0: no number
    bool integral;
  };
  constexpr Row rows[] = {
      {"0", 1, true},
      {"-0", 2, true},
      {"12,", 2, true},
      {"12.5]", 4, false},
      {"1e5}", 3, false},
      {"1E-5 ", 4, false},
      {"0.", 0, false},
      {"-", 0, false},
      {"", 0, false},
      {"00", 0, false},
      {"01", 0, false},
      {"-01.5", 0, false},
      {"+1", 0, false},
      {".1", 0, false},
      {"1e", 0, false},
      {"1e+", 0, false},
      {"a", 0, false},
      {"0e0", 3, false},
      {"0x1", 1, true},
      {"1.5.5", 3, false},
      {"-a", 0, false},
      {"--1", 0, false},
      {"1-1", 1, true},
      {"0.0e", 0, false},
      {"123456789012345678901", 21, true},
  };
  for (const Row& row : rows) {
    INFO("text: ", std::string(row.text));
    NumberToken token{};
    const char* const begin = row.text.data();
    const char* const after = scan_number(begin, begin + row.text.size(), token);
    CHECK((after == nullptr ? 0 : after - begin) == static_cast<std::ptrdiff_t>(row.length));
    CHECK(token.text == row.text.substr(0, row.length));
    CHECK(token.integral == row.integral);
  }
}

TEST_CASE("integers") {
  struct Row {
    std::string_view text;
    std::optional<std::int64_t> as_int64;
    std::optional<std::uint64_t> as_uint64;
  };
  constexpr auto no = std::nullopt;
  constexpr std::uint64_t above = std::uint64_t{1} << 63;
  constexpr Row rows[] = {
      {"0", 0, 0U},
      {"-0", 0, 0U},
      {"-0.0e5", 0, 0U},
      {"7", 7, 7U},
      {"-7", -7, no},
      {"1234567", 1234567, 1234567U},
      {"12345678", 12345678, 12345678U},
      {"123456789", 123456789, 123456789U},
      {"-12345678901234567", -12345678901234567, no},
      {"123456789012345678", 123456789012345678, 123456789012345678U},
      {"-999999999999999999", -999999999999999999, no},
      {"1234567890123456789", 1234567890123456789, 1234567890123456789U},
      {"9223372036854775807", int64_max, 9223372036854775807U},
      {"9223372036854775808", no, above},
      {"-9223372036854775808", int64_min, no},
      {"-9223372036854775809", no, no},
      {"9999999999999999999", no, 9999999999999999999U},
      {"18446744073709551615", no, uint64_max},
      {"18446744073709551616", no, no},
      {"18446744073709551620", no, no},
      {"99999999999999999999", no, no},
      {"100000000000000000000", no, no},
      {"1.0", 1, 1U},
      {"-1.000", -1, no},
      {"1e3", 1000, 1000U},
      {"1E+3", 1000, 1000U},
      {"12300e-2", 123, 123U},
      {"1.5e1", 15, 15U},
      {"-1.5e1", -15, no},
      {"0.0015e4", 15, 15U},
      {"9223372036854775807.0", int64_max, 9223372036854775807U},
      {"-9.223372036854775808e18", int64_min, no},
      {"9.223372036854775808e18", no, above},
      {"1.8446744073709551615e19", no, uint64_max},
      {"1.8446744073709551616e19", no, no},
      {"184467440737095516150e-1", no, uint64_max},
      {"1e18", 1000000000000000000, 1000000000000000000U},
      {"1e19", no, 10000000000000000000U},
      {"1e20", no, no},
      {"1e999999999999", no, no},
      {"0e999999999999", 0, 0U},
      {"0.5", no, no},
      {"1.5", no, no},
      {"1e-1", no, no},
      {"1.00000000000000000000000001", no, no},
      {"1.00000000000000000000000000", 1, 1U},
      {"1e-999999999999", no, no},
      {"9007199254740993.0", 9007199254740993, 9007199254740993U},
  };
  for (const Row& row : rows) {
    INFO("text: ", std::string(row.text));
    CHECK(int64_of(row.text) == row.as_int64);
    CHECK(uint64_of(row.text) == row.as_uint64);
  }
}

TEST_CASE("integers of every length") {
  std::mt19937_64 random(99);  // NOLINT: the same numbers in every run
  for (int round = 0; round < 20000; ++round) {
    const std::uint64_t bits = random() >> (random() % 64);
    const auto as_signed = std::bit_cast<std::int64_t>(bits);
    std::string text;
    append_uint64(bits, text);
    REQUIRE(text == std::to_string(bits));
    REQUIRE(uint64_of(text) == bits);
    REQUIRE(uint64_of(text + ".0") == bits);
    text.clear();
    append_int64(as_signed, text);
    REQUIRE(text == std::to_string(as_signed));
    REQUIRE(int64_of(text) == as_signed);
    REQUIRE(int64_of(text + ".00e0") == as_signed);
  }
  std::string text = "x";
  append_int64(int64_min, text);
  append_uint64(uint64_max, text);
  CHECK(text == "x-922337203685477580818446744073709551615");
}

TEST_CASE("doubles") {
  struct Row {
    std::string_view text;
    std::optional<double> value;
  };
  constexpr Row rows[] = {
      {"0", 0.0},
      {"-0", -0.0},
      {"-0.0", -0.0},
      {"-0e-999", -0.0},
      {"0e999", 0.0},
      {"1", 1.0},
      {"-1.5", -1.5},
      {"0.1", 0.1},
      {"0.3", 0.3},
      {"52.520008", 52.520008},
      {"13.404954", 13.404954},
      {"1e22", 1e22},
      {"1e23", 1e23},
      {"1e-22", 1e-22},
      {"1e-23", 1e-23},
      {"123e-2", 1.23},
      {"1.5E+3", 1500.0},
      {"9007199254740992", 9007199254740992.0},
      {"9007199254740993", 9007199254740992.0},
      {"9007199254740993.0000000000001", 9007199254740994.0},
      {"9007199254740995", 9007199254740996.0},
      {"18446744073709551616", 18446744073709551616.0},
      {"0.1000000000000000055511151231257827021181583404541015625", 0.1},
      {"1.7976931348623157e308", std::numeric_limits<double>::max()},
      {"1.7976931348623158e308", std::numeric_limits<double>::max()},
      {"1.7976931348623159e308", std::nullopt},
      {"-1e309", std::nullopt},
      {"1e999999999999", std::nullopt},
      {"-1e99999999999999999999999", std::nullopt},
      {"2.2250738585072011e-308", 2.2250738585072011e-308},
      {"2.2250738585072014e-308", std::numeric_limits<double>::min()},
      {"5e-324", std::numeric_limits<double>::denorm_min()},
      {"3e-324", std::numeric_limits<double>::denorm_min()},
      {"2e-324", 0.0},
      {"-2e-324", -0.0},
      {"1e-400", 0.0},
      {"-1e-999999999999", -0.0},
      {"123456789012345678901234567890", 123456789012345678901234567890.0},
      {"0.000000000000000000000000000001", 1e-30},
      {"1.0000000000000000000", 1.0},
      {"100000000000000000000000e-23", 1.0},
  };
  for (const Row& row : rows) {
    INFO("text: ", std::string(row.text));
    const auto value = double_of(row.text);
    CHECK(value.has_value() == row.value.has_value());
    CHECK(same_bits(value.value_or(1), row.value.value_or(1)));
  }
  CHECK_FALSE(double_of(std::string(1000, '9')).has_value());
  CHECK(double_of("0." + std::string(1000, '0') + "1") == 0.0);
  CHECK(double_of("1" + std::string(1000, '0') + "e-1000") == 1.0);
}

TEST_CASE("doubles are those of the C library") {
  std::mt19937_64 random(7);  // NOLINT: the same numbers in every run
  for (int round = 0; round < 50000; ++round) {
    std::string text = std::to_string(random() >> (random() % 64));
    text.insert(1 + random() % text.size(), ".");
    text += text.back() == '.' ? "5" : "";
    text.insert(0, random() % 2 == 0 ? "-" : "");
    const auto exponent = static_cast<int>(random() % 60) - 30;
    text += random() % 2 == 0 ? "e" + std::to_string(exponent) : "";
    INFO("text: ", text);
    const auto value = double_of(text);
    REQUIRE(value.has_value());
    REQUIRE(same_bits(*value, std::strtod(text.c_str(), nullptr)));
  }
}

TEST_CASE("the text of doubles") {
  struct Row {
    double value;
    std::string_view text;
  };
  constexpr Row rows[] = {
      {0.0, "0.0"},
      {-0.0, "-0.0"},
      {3.0, "3.0"},
      {-3.0, "-3.0"},
      {0.1, "0.1"},
      {1.5, "1.5"},
      {100000.0, "100000.0"},
      {1234567.0, "1234567.0"},
      {123456789.25, "123456789.25"},
      {999999999999999.0, "999999999999999.0"},
      {1e15, "1e+15"},
      {1e22, "1e+22"},
      {1.5e300, "1.5e+300"},
      {0.0001, "0.0001"},
      {0.00001, "0.00001"},
      {0.000001, "1e-06"},
      {1.25e-7, "1.25e-07"},
      {52.520008, "52.520008"},
      {1.0 / 3.0, "0.3333333333333333"},
      {0.1 + 0.2, "0.30000000000000004"},
      {std::numeric_limits<double>::max(), "1.7976931348623157e+308"},
      {std::numeric_limits<double>::denorm_min(), "5e-324"},
      {std::numeric_limits<double>::infinity(), "null"},
      {-std::numeric_limits<double>::infinity(), "null"},
      {std::numeric_limits<double>::quiet_NaN(), "null"},
  };
  for (const Row& row : rows) {
    CHECK(text_of(row.value) == row.text);
  }
  std::string text = "[";
  append_double(2.5, text);
  CHECK(text == "[2.5");
}

TEST_CASE("doubles read back as they were") {
  std::mt19937_64 random(13);  // NOLINT: the same numbers in every run
  for (int round = 0; round < 50000; ++round) {
    const std::uint64_t bits = random();
    const double value = round % 2 == 0 ? std::bit_cast<double>(bits) : static_cast<double>(bits >> 11) / 1024;
    if (!std::isfinite(value)) {
      continue;
    }
    const std::string text = text_of(value);
    INFO("text: ", text);
    REQUIRE_FALSE(Number(text).token.integral);
    const auto back = double_of(text);
    REQUIRE(back.has_value());
    REQUIRE(same_bits(*back, value));
  }
}
