// Takes hostile texts and extreme numbers and gives them to the functions that write C++ source. Tables fix the
// source; the literals of a random run are read back by a small reader and must give the same bytes.

#include <doctest/doctest.h>

#include "generator/naming/literal.hpp"
#include "generator/text/utf8.hpp"

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using namespace toolbind::gen;

namespace {

using Lines = std::vector<std::string>;

/// The bytes that a compiler reads. Fails on a piece that is too long or not a literal of its own.
std::string read_literal(std::string_view source) {
  std::string text;
  while (!source.empty()) {
    REQUIRE(source.starts_with('"'));
    std::size_t at = 1;
    while (at < source.size() && source[at] != '"') {
      REQUIRE(static_cast<unsigned char>(source[at]) >= 0x20);
      REQUIRE_FALSE(source.substr(at).starts_with("??"));
      if (source[at] != '\\') {
        text += source[at++];
      } else if (source[at + 1] >= '0' && source[at + 1] <= '7') {
        const std::string digits(source.substr(at + 1, 3));
        text += static_cast<char>(static_cast<unsigned char>(std::strtoul(digits.c_str(), nullptr, 8)));
        at += 4;
      } else {
        text += source[at + 1];
        at += 2;
      }
    }
    REQUIRE(at < source.size());
    CHECK(at + 1 <= 2000);
    CHECK_FALSE(find_invalid_utf8(source.substr(0, at + 1)).has_value());
    source.remove_prefix(at + 1);
    if (!source.empty()) {
      REQUIRE(source.starts_with("\n    \""));
      source.remove_prefix(5);
    }
  }
  return text;
}

}  // namespace

TEST_CASE("string literals") {
  struct Row {
    std::string_view text;
    std::string_view source;
  };
  constexpr Row rows[] = {
      {"", R"("")"},
      {"plain", R"("plain")"},
      {R"(say "hi")", R"("say \"hi\"")"},
      {R"(C:\new)", R"("C:\\new")"},
      {"a\nb\t1", R"("a\012b\0111")"},
      {std::string_view("\0"
                        "7",
                        2),
       R"("\0007")"},
      {"?\?/", R"("?\?/")"},
      {"???", R"("?\?\?")"},
      {"a?b?", R"("a?b?")"},
      {"caf\xC3\xA9", "\"caf\xC3\xA9\""},
      {"\xF0\x9F\x98\x80", "\"\xF0\x9F\x98\x80\""},
      {"\xE2\x80\xAE"
       "x",
       R"("\342\200\256x")"},
      {"\xE2\x80\xA8", R"("\342\200\250")"},
      {"\xE2\x81\xA6", R"("\342\201\246")"},
      {"\xC2\x85", R"("\302\205")"},
      {"\xFF"
       "1",
       R"("\3771")"},
      {"\xC3", R"("\303")"},
      {"\x7F", R"("\177")"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(cpp_string_literal(row.text) == row.source);
    CHECK(read_literal(row.source) == row.text);
  }
}

TEST_CASE("long string literals are split between characters") {
  CHECK(cpp_string_literal(std::string(1998, 'a')) == '"' + std::string(1998, 'a') + '"');
  CHECK(cpp_string_literal(std::string(1999, 'a')) == '"' + std::string(1998, 'a') + "\"\n    \"a\"");
  for (const std::string_view unit : {"\\", "\x01", "?", "\xF0\x9F\x98\x80", "\xE2\x80\xAE", "\xFF", "\""}) {
    for (std::size_t shift = 0; shift < 5; ++shift) {
      std::string text(shift, 'a');
      while (text.size() < 10000) text += unit;
      REQUIRE(read_literal(cpp_string_literal(text)) == text);
    }
  }
  std::mt19937 random(11);
  for (int round = 0; round < 200; ++round) {
    std::string text;
    for (std::size_t length = random() % 5000; length > 0; --length) {
      text += static_cast<char>(static_cast<unsigned char>(random() % 256));
    }
    REQUIRE(read_literal(cpp_string_literal(text)) == text);
  }
}

TEST_CASE("comment lines") {
  struct Row {
    std::string_view text;
    std::size_t width;
    Lines lines;
  };
  const Row rows[] = {
      {"", 100, {}},
      {" \n\t\r\n", 100, {}},
      {"\x01\xE2\x80\xAE", 100, {}},
      {"One line.", 100, {"One line."}},
      {"one two three", 7, {"one two", "three"}},
      {"one two three", 8, {"one two", "three"}},
      {"one two three", 13, {"one two three"}},
      {"one two three", 0, {"one", "two", "three"}},
      {"  a   b  ", 100, {"a b"}},
      {"a\nb\r\nc\rd", 100, {"a", "b", "c", "d"}},
      {"a\xE2\x80\xA8"
       "b",
       100,
       {"a", "b"}},
      {"\n\na\n\n\n\nb\n\n", 100, {"a", "", "b"}},
      {"C:\\dir\\", 100, {"C:\\dir\\ ."}},
      {"C:\\dir\\  \nnext", 100, {"C:\\dir\\ .", "next"}},
      {"a\\ b", 100, {"a\\ b"}},
      {"what?\?/", 100, {"what?? /"}},
      {"what?\x01?\x01/", 100, {"what?? /"}},
      {"bell\x07 \xE2\x80\xAEleft\x1B[0m", 100, {"bell left[0m"}},
      {"bad \xFF byte", 100, {"bad \xEF\xBF\xBD byte"}},
      {"a verylongword b", 5, {"a", "verylongword", "b"}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    CHECK(comment_lines(row.text, row.width) == row.lines);
  }
}

TEST_CASE("comment lines are bounded") {
  CHECK(comment_lines(std::string(400, 'a')) == Lines{std::string(400, 'a')});
  CHECK(comment_lines(std::string(401, 'a')) == Lines{std::string(400, 'a') + "..."});
  std::string text;
  for (int i = 0; i < 40; ++i) text += "line\n";
  CHECK(comment_lines(text).size() == 40);
  CHECK(comment_lines(text).back() == "line");
  CHECK(comment_lines(text + "\n\n").back() == "line");
  CHECK(comment_lines(text + "more").size() == 40);
  CHECK(comment_lines(text + "more").back() == "...");
  CHECK(comment_lines(text + "\nmore").back() == "...");
}

TEST_CASE("no comment line reaches into the next") {
  std::mt19937 random(13);
  constexpr std::string_view alphabet = "\\\\?\?//  \na\t\r\x01\xFF";
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    for (std::size_t length = random() % 20; length > 0; --length) text += alphabet[random() % alphabet.size()];
    CAPTURE(text);
    for (const std::string& line : comment_lines(text, 5)) {
      REQUIRE(line.find_first_of("\n\r\t\x01") == std::string::npos);
      REQUIRE_FALSE(line.ends_with('\\'));
      REQUIRE_FALSE(line.ends_with(' '));
      REQUIRE(line.find("?\?/") == std::string::npos);
    }
  }
}

TEST_CASE("doubles") {
  struct Row {
    double value;
    std::string_view source;
  };
  const Row rows[] = {
      {0.0, "0.0"},
      {-0.0, "-0.0"},
      {1.0, "1.0"},
      {-12.5, "-12.5"},
      {0.1, "0.1"},
      {1e22, "1e+22"},
      {1e-7, "1e-07"},
      {std::numeric_limits<double>::max(), "1.7976931348623157e+308"},
      {std::numeric_limits<double>::infinity(), "std::numeric_limits<double>::infinity()"},
      {-std::numeric_limits<double>::infinity(), "-std::numeric_limits<double>::infinity()"},
      {std::numeric_limits<double>::quiet_NaN(), "std::numeric_limits<double>::quiet_NaN()"},
  };
  for (const Row& row : rows) CHECK(cpp_double(row.value) == row.source);
  std::mt19937_64 random(17);
  for (int round = 0; round < 2000; ++round) {
    const double value = std::uniform_real_distribution<double>(-1e9, 1e9)(random);
    REQUIRE(std::strtod(cpp_double(value).c_str(), nullptr) == value);
  }
}

TEST_CASE("integers") {
  CHECK(cpp_int64(0) == "0");
  CHECK(cpp_int64(-1) == "-1");
  CHECK(cpp_int64(std::numeric_limits<std::int64_t>::max()) == "9223372036854775807");
  CHECK(cpp_int64(std::numeric_limits<std::int64_t>::min() + 1) == "-9223372036854775807");
  CHECK(cpp_int64(std::numeric_limits<std::int64_t>::min()) == "(-9223372036854775807 - 1)");
  CHECK(cpp_uint64(0) == "0u");
  CHECK(cpp_uint64(std::numeric_limits<std::uint64_t>::max()) == "18446744073709551615u");
}
