// Takes texts that a tool description may hold and gives them to the naming functions. Tables fix the names; a
// random run checks what must hold for every name: legal, not reserved, bounded. Scope is checked for uniqueness.

#include <doctest/doctest.h>

#include "generator/naming/identifier.hpp"

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <string_view>

using namespace toolbind::gen;

namespace {

struct Row {
  std::string_view text;
  std::string_view name;
};

bool is_safe(const std::string& name) {
  const auto legal = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  if (name.empty() || name.size() > 100 || !std::all_of(name.begin(), name.end(), legal)) return false;
  if (name[0] >= '0' && name[0] <= '9') return false;
  if (name.find("__") != std::string::npos) return false;
  return name[0] != '_' || (name.size() > 1 && name[1] >= 'a' && name[1] <= 'z');
}

}  // namespace

TEST_CASE("member names") {
  constexpr Row rows[] = {
      {"city", "city"},
      {"userId", "userId"},
      {"user-id", "user_id"},
      {"user id", "user_id"},
      {"a.b.c", "a_b_c"},
      {"a - b", "a_b"},
      {"na\xC3\xAFve", "na_ve"},
      {"a\xFF\xFE"
       "b",
       "a_b"},
      {"$ref", "ref"},
      {"@type", "type"},
      {"what?", "what"},
      {"_private", "_private"},
      {"__typename", "_typename"},
      {"_Upper", "Upper"},
      {"__Upper", "Upper"},
      {"_1", "n1"},
      {"trailing_", "trailing_"},
      {"trailing__", "trailing_"},
      {"a__b", "a_b"},
      {"3d", "n3d"},
      {"-1", "n1"},
      {"", "empty"},
      {"class", "class_"},
      {"class_", "class_"},
      {"@class", "class_"},
      {"xor", "xor_"},
      {"co_await", "co_await_"},
      {"final", "final_"},
      {"module", "module_"},
      {"std", "std_"},
      {"true", "true_"},
      {"min", "min_"},
      {"max", "max_"},
      {"major", "major_"},
      {"NULL", "NULL_"},
      {"null", "null"},
      {"errno", "errno_"},
      {"stdin", "stdin_"},
      {"linux", "linux_"},
      {"EINVAL", "EINVAL_"},
      {"E2BIG", "E2BIG_"},
      {"E", "E"},
      {"Extra", "Extra"},
      {"SIGINT", "SIGINT_"},
      {"SIGNAL_x", "SIGNAL_x"},
      {"INT_MAX", "INT_MAX_"},
      {"my_max", "my_max"},
      {"M_PI", "M_PI_"},
      {"PRId64", "PRId64_"},
      {"ERROR", "ERROR_"},
      {"DELETE", "DELETE_"},
      {"interface", "interface_"},
      {"signals", "signals_"},
      {"None", "None_"},
      {"+", "plus"},
      {"-", "minus"},
      {"*", "star"},
      {"<=", "less_equal"},
      {"!=", "not_equal"},
      {"_", "underscore"},
      {"()()", "value"},
      {"\x01", "value"},
      {"\xF0\x9F\x98\x80", "u1f600"},
      {"\xE6\x97\xA5\xE6\x9C\xAC", "u65e5_672c"},
      {"\xFF", "ufffd"},
      {std::string_view("\0", 1), "value"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(member_name(row.text) == row.name);
    CHECK(enumerator_name(row.text) == row.name);
    CHECK(namespace_name(row.text) == row.name);
    CHECK(is_safe(member_name(row.text)));
  }
}

TEST_CASE("type names") {
  constexpr Row rows[] = {
      {"get_weather", "GetWeather"},
      {"get-weather", "GetWeather"},
      {"getWeather", "GetWeather"},
      {"HTTPServer", "HTTPServer"},
      {"already Pascal", "AlreadyPascal"},
      {"3d", "T3d"},
      {"v1.2", "V1_2"},
      {"v12", "V12"},
      {"_private_", "Private"},
      {"__a__b__", "AB"},
      {"class", "Class"},
      {"bool", "Bool_"},
      {"status", "Status_"},
      {"e1", "E1_"},
      {"send_message", "SendMessage_"},
      {"", "Empty"},
      {"<=", "LessEqual"},
      {"()()", "Value"},
      {"\xF0\x9F\x98\x80", "U1f600"},
      {"caf\xC3\xA9 menu", "CafMenu"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(type_name(row.text) == row.name);
    CHECK(is_safe(type_name(row.text)));
  }
}

TEST_CASE("namespaces that the standard reserves") {
  CHECK(namespace_name("posix") == "posix_");
  CHECK(namespace_name("std2") == "std2_");
  CHECK(namespace_name("std2x") == "std2x");
  CHECK(namespace_name("std" + std::string(97, '1')).ends_with('_'));
  CHECK(namespace_name("std" + std::string(97, '1')).size() == 100);
}

TEST_CASE("long names are cut and stay apart") {
  const std::string longest(100, 'a');
  CHECK(member_name(longest) == longest);
  const std::string first = member_name(longest + "b");
  const std::string second = member_name(longest + "c");
  CHECK(first.size() == 100);
  CHECK(first != second);
  CHECK(first == member_name(longest + "b"));
  CHECK(type_name(longest + "b") != type_name(longest + "c"));
  CHECK(is_safe(member_name("E" + std::string(99, 'A'))));
  std::string emoji;
  for (int i = 0; i < 1000; ++i) emoji += "\xF0\x9F\x98\x80";
  CHECK(is_safe(member_name(emoji)));
  CHECK(is_safe(type_name(emoji)));
  CHECK(member_name(emoji) != member_name(emoji + emoji));
}

TEST_CASE("every text gives a safe name") {
  std::mt19937 random(7);
  constexpr std::string_view alphabet = "_-__aZ9 E\xC3\xA9\xF0\x9F\x98\x80?";
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    for (std::size_t length = random() % 12; length > 0; --length) text += alphabet[random() % alphabet.size()];
    CAPTURE(text);
    REQUIRE(is_safe(member_name(text)));
    REQUIRE(is_safe(type_name(text)));
    REQUIRE(is_safe(namespace_name(text)));
  }
}

TEST_CASE("a scope makes names unique") {
  Scope scope({"GetWeather"});
  CHECK(scope.taken("GetWeather"));
  CHECK_FALSE(scope.taken("a"));
  CHECK(scope.claim("a") == "a");
  CHECK(scope.taken("a"));
  CHECK(scope.claim("a_3") == "a_3");
  CHECK(scope.claim("a") == "a_2");
  CHECK(scope.claim("a") == "a_4");
  CHECK(scope.claim("a_2") == "a_2_2");
  CHECK(scope.claim("class_") == "class_");
  CHECK(scope.claim("class_") == "class_2");
  CHECK(scope.claim("class") == "class");
  CHECK(scope.claim("class") == "class_3");
  CHECK(scope.claim("GetWeather") == "GetWeather_2");
  CHECK(scope.claim("A") == "A");
}

TEST_CASE("a scope takes many equal names") {
  Scope scope;
  std::set<std::string> seen;
  for (int i = 0; i < 10000; ++i) {
    seen.insert(scope.claim("x"));
    seen.insert(scope.claim("x_"));
  }
  CHECK(seen.size() == 20000);
}
