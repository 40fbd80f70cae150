// Canonical text: the same for equal values, different for different ones.

#include <doctest/doctest.h>

#include "json/canonical.hpp"
#include "json/grammar.hpp"

#include <chrono>
#include <string>
#include <string_view>

using toolbind::json::canonical;

TEST_CASE("canonical texts") {
  struct Row {
    std::string_view text;
    std::string_view canonical;
  };
  constexpr Row rows[] = {
      {"null", "null"},
      {" true ", "true"},
      {"\tfalse\n", "false"},
      {"1.0", "1"},
      {"-0", "0"},
      {"10e-1", "1"},
      {"1.50", "1.5"},
      {R"("a")", R"("a")"},
      {R"("\u0041\/\u000a\"")", R"("A/\n\"")"},
      {R"("\u00e9")", "\"\xC3\xA9\""},
      {R"("\uD83D\uDE00")", "\"\xF0\x9F\x98\x80\""},
      {R"("\u001f\u007f")", "\"\\u001f\x7F\""},
      {"[]", "[]"},
      {"[ ]", "[]"},
      {"{ }", "{}"},
      {"[ 1 , 2.0 , [ ] , { } ]", "[1,2,[],{}]"},
      {"[2,1]", "[2,1]"},
      {R"([ "a" , null , true ])", R"(["a",null,true])"},
      {R"({"b":1,"a":2})", R"({"a":2,"b":1})"},
      {R"( { "b" : 1.0 , "a" : "\u0041" } )", R"({"a":"A","b":1})"},
      {R"({"a":{"d":[{"z":1,"y":2}],"c":0},"":null})", R"({"":null,"a":{"c":0,"d":[{"y":2,"z":1}]}})"},
      {R"({"ab":1,"a":2,"B":3,"a b":4})", R"({"B":3,"a":2,"a b":4,"ab":1})"},
      {R"({"\u0062":1,"a":2})", R"({"a":2,"b":1})"},
      {R"({"\u00e9":1,"z":2})", "{\"z\":2,\"\xC3\xA9\":1}"},
      {R"({"\"":1,"\n":2})", R"({"\n":2,"\"":1})"},
      {R"({"a":2,"b":0,"a":1})", R"({"a":2,"a":1,"b":0})"},
  };
  for (const Row& row : rows) {
    INFO("text: ", std::string(row.text));
    const std::string result = canonical(row.text);
    CHECK(result == row.canonical);
    CHECK(canonical(result) == result);
    CHECK_FALSE(toolbind::json::find_grammar_error(result, 100).has_value());
  }
}

TEST_CASE("equal values") {
  struct Row {
    std::string_view a;
    std::string_view b;
    bool equal;
  };
  constexpr Row rows[] = {
      {"1", "1.0", true},
      {"1", "1e0", true},
      {"100", "1e2", true},
      {"0", "-0.0", true},
      {"9007199254740993", "9007199254740992", false},
      {"0.1", "0.1000000000000000055511151231257827", false},
      {"1e400", "1e401", false},
      {"1", "\"1\"", false},
      {"1", "true", false},
      {"0", "false", false},
      {"null", "\"null\"", false},
      {"[1,2]", "[2,1]", false},
      {"[1]", "[[1]]", false},
      {"[]", "{}", false},
      {"[1.0, {\"a\": 2e0}]", "[1,{\"a\":2}]", true},
      {R"({"a":1,"b":[2]})", R"({"b":[2.0],"a":1.0})", true},
      {R"({"a":1,"b":2})", R"({"a":2,"b":1})", false},
      {R"({"a":1})", R"({"a":1,"b":1})", false},
      {R"({"a":null})", "{}", false},
      {R"("\u0061")", R"("a")", true},
      {R"("a")", R"("A")", false},
      {R"("\u00e9")", R"("e\u0301")", false},  // Unicode normal forms are not JSON's business
      {R"(["a,b"])", R"(["a","b"])", false},
      {R"({"a\":1,\"b":2})", R"({"a":1,"b":2})", false},
  };
  for (const Row& row : rows) {
    INFO(std::string(row.a), " and ", std::string(row.b));
    CHECK((canonical(row.a) == canonical(row.b)) == row.equal);
  }
}

TEST_CASE("deep and wide values in reasonable time") {
  const auto start = std::chrono::steady_clock::now();
  constexpr int depth = 2000;
  std::string deep;
  std::string sorted;
  for (int i = 0; i < depth; ++i) {
    deep += R"({"z":0,"a":)";
    sorted += R"({"a":)";
  }
  const std::string inner = '"' + std::string(1'000'000, 'x') + '"';
  deep += inner;
  sorted += inner;
  for (int i = 0; i < depth; ++i) {
    deep += '}';
    sorted += R"(,"z":0})";
  }
  CHECK((canonical(deep) == sorted));

  std::string wide = "{";
  std::string wide_sorted = "{";
  constexpr int count = 100'000;
  for (int i = 0; i < count; ++i) {
    wide += '"' + std::to_string(2 * count - 1 - i) + "\":1,";
    wide_sorted += '"' + std::to_string(count + i) + "\":1,";
  }
  wide.back() = '}';
  wide_sorted.back() = '}';
  CHECK((canonical(wide) == wide_sorted));
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
}
