// Integer types, exact bounds and multiples, and what does not fit.

#include "cases/case.hpp"
#include "numbers.tools.hpp"

using namespace numbers;
using cases::why;

namespace {
std::string with(const std::string& member, const std::string& number) {
  return why(decode<Measure::Parameters>("{\"" + member + "\":" + number + "}"));
}
}  // namespace

TEST_CASE("types") {
  static_assert(std::is_same_v<decltype(Measure::Parameters::i32), std::optional<std::int32_t>>);
  static_assert(std::is_same_v<decltype(Measure::Parameters::u32), std::optional<std::uint32_t>>);
  static_assert(std::is_same_v<decltype(Measure::Parameters::u64), std::optional<std::uint64_t>>);
  CHECK(decode<Measure::Parameters>(R"({"u64":18446744073709551615})")->u64 == UINT64_MAX);
  CHECK(decode<Measure::Parameters>(R"({"i64":-9223372036854775808})")->i64 == INT64_MIN);
  CHECK(decode<Measure::Parameters>(R"({"i64":1.0})")->i64 == 1);
  CHECK(decode<Measure::Parameters>(R"({"i64":12e2})")->i64 == 1200);
}

TEST_CASE("what does not fit is an issue") {
  CHECK(with("i32", "2147483647") == "");
  CHECK(with("i32", "2147483648") == "/i32: 2147483648 does not fit into int32");
  CHECK(with("u32", "-1") == "/u32: -1 does not fit into uint32");
  CHECK(with("i64", "9223372036854775808") == "/i64: 9223372036854775808 does not fit into int64");
  CHECK(with("real", "1e400") != "");
  CHECK(with("i64", "1.5") == "/i64: expected integer, got number 1.5");
  CHECK(with("u64", "18446744073709551616") != "");
  // check() knows the schema only.
  CHECK(tools()[0].check(R"({"i64":9223372036854775808})").empty());
}

TEST_CASE("bounds and multiples are exact") {
  CHECK(with("real", "0") == "/real: expected a number greater than 0, got 0");
  CHECK(with("real", "1e-300") == "");
  CHECK(with("real", "3.7e19") == "");
  CHECK(with("real", "37000000000000000001") == "/real: expected a number of at most 3.7e19, got 37000000000000000001");
  for (const char* good : {"0.01", "19.99", "4.35", "1e2", "-0.07", "123456789.01"}) CHECK(with("price", good) == "");
  for (const char* bad : {"0.001", "19.995", "1e-3"}) CHECK(with("price", bad) != "");
  CHECK(with("even", "3") == "/even: expected a multiple of 2, got 3");
  CHECK(with("safe", "9007199254740992") != "");
  CHECK(with("odd_bound", "-9223372036854775808") == "");
}
