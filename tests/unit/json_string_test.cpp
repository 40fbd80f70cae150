// JSON strings: found, decoded, counted and written; the UTF-8 inside them.

#include <doctest/doctest.h>

#include "json/cursor.hpp"
#include "json/string_literal.hpp"
#include "json/utf8.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

using namespace std::string_view_literals;
using namespace toolbind::json;

namespace {

/// A text on the heap without a byte to spare, so that a sanitizer sees every read past its end.
class Exact {
 public:
  explicit Exact(std::string_view text) : size_(text.size()), copy_(new char[text.size()]) {
    std::copy(text.begin(), text.end(), copy_.get());
  }
  const char* begin() const { return copy_.get(); }
  const char* end() const { return copy_.get() + size_; }

 private:
  std::size_t size_;
  std::unique_ptr<char[]> copy_;
};

std::string utf8_of(char32_t code) {
  char buffer[4];
  return {buffer, write_code_point(code, buffer)};
}

std::string literal_of(std::string_view text) {
  std::string out;
  CHECK(append_string_literal(text, out));
  return out;
}

}  // namespace

TEST_CASE("strings, decoded and counted") {
  struct Row {
    std::string_view text;
    std::string_view value;
    bool escaped;
    bool ascii;
    std::size_t code_points;
  };
  constexpr Row rows[] = {
      {R"("")"sv, ""sv, false, true, 0},
      {R"("a")"sv, "a"sv, false, true, 1},
      {R"("\"")"sv, "\""sv, true, true, 1},
      {R"("\\\"")"sv, "\\\""sv, true, true, 2},
      {R"("\/")"sv, "/"sv, true, true, 1},
      {R"("\b\f\n\r\t")"sv, "\b\f\n\r\t"sv, true, true, 5},
      {R"("\u0000")"sv, "\0"sv, true, true, 1},
      {R"("\u0041\u007f")"sv, "A\x7F"sv, true, true, 2},
      {R"("\u0080\u00e9\u07FF")"sv, "\xC2\x80\xC3\xA9\xDF\xBF"sv, true, true, 3},
      {R"("\u0800\u20AC\uffff")"sv, "\xE0\xA0\x80\xE2\x82\xAC\xEF\xBF\xBF"sv, true, true, 3},
      {R"("\uD83D\uDE00")"sv, "\xF0\x9F\x98\x80"sv, true, true, 1},
      {R"("\ud800\udc00\uDBFF\uDFFF")"sv, "\xF0\x90\x80\x80\xF4\x8F\xBF\xBF"sv, true, true, 2},
      {"\"\xC3\xA9\""sv, "\xC3\xA9"sv, false, false, 1},
      {"\"\xC3\xA9\\n\xF0\x9F\x98\x80\\uD83D\\uDE00x\""sv, "\xC3\xA9\n\xF0\x9F\x98\x80\xF0\x9F\x98\x80x"sv, true, false,
       5},
      {R"("a text of more than sixteen bytes, without anything in it")"sv,
       "a text of more than sixteen bytes, without anything in it"sv, false, true, 57},
      {R"("line one\nline two is longer than a block\nline three\n")"sv,
       "line one\nline two is longer than a block\nline three\n"sv, true, true, 52},
      {"\"sixteen bytes...\xE6\x9D\xB1\xE4\xBA\xAC sixteen more bytes\""sv,
       "sixteen bytes...\xE6\x9D\xB1\xE4\xBA\xAC sixteen more bytes"sv, false, false, 37},
  };
  for (const Row& row : rows) {
    INFO("text: ", std::string(row.text));
    const Exact text(row.text);
    StringToken token{};
    REQUIRE(scan_string(text.begin(), text.end(), token) == text.end());
    CHECK(token.raw == row.text.substr(1, row.text.size() - 2));
    CHECK(token.escaped == row.escaped);
    CHECK(token.ascii == row.ascii);
    CHECK(code_points(token) == row.code_points);
    CHECK(code_points(row.value) == row.code_points);
    std::string value = "before ";
    append_unescaped(token, value);
    CHECK(value == "before " + std::string(row.value));
    CHECK(valid_utf8(row.value));
  }
}

TEST_CASE("something to look at, in every place of strings of every length") {
  struct Row {
    std::string_view inserted;
    std::string_view value;
    bool valid;
  };
  constexpr Row rows[] = {
      {"x"sv, "x"sv, true},
      {"\\n"sv, "\n"sv, true},
      {"\\uD83D\\uDE00"sv, "\xF0\x9F\x98\x80"sv, true},
      {"\xE2\x82\xAC"sv, "\xE2\x82\xAC"sv, true},
      {"\x7F"sv, "\x7F"sv, true},
      {"\x1F"sv, ""sv, false},
      {"\0"sv, ""sv, false},
      {"\x80"sv, ""sv, false},
      {"\xE2\x82"sv, ""sv, false},
      {"\\x"sv, ""sv, false},
      {"\\uD83D"sv, ""sv, false},
  };
  for (const Row& row : rows) {
    for (std::size_t length = 0; length < 50; ++length) {
      for (std::size_t at = 0; at <= length; ++at) {
        const std::string left(at, 'a');
        const std::string right(length - at, 'b');
        const std::string text = '"' + left + std::string(row.inserted) + right + '"';
        INFO("text: ", text);
        const Exact exact(text);
        StringToken token{};
        const char* const after = scan_string(exact.begin(), exact.end(), token);
        REQUIRE((after != nullptr) == row.valid);
        if (after == nullptr) {
          continue;
        }
        REQUIRE(after == exact.end());
        std::string value;
        append_unescaped(token, value);
        REQUIRE(value == left + std::string(row.value) + right);
        REQUIRE(code_points(token) == length + 1);
        // without its end it is no string
        const Exact cut(std::string_view(text).substr(0, text.size() - 1));
        REQUIRE(scan_string(cut.begin(), cut.end(), token) == nullptr);
      }
    }
  }
}

TEST_CASE("a string ends at its first quote") {
  const Exact text(R"("abc": "a text of more than sixteen bytes")");
  StringToken token{};
  CHECK(scan_string(text.begin(), text.end(), token) == text.begin() + 5);
  CHECK(token.raw == "abc");
  CHECK(scan_string(text.begin() + 1, text.end(), token) == nullptr);
  CHECK(scan_string(text.end(), text.end(), token) == nullptr);
}

TEST_CASE("every code point is UTF-8, surrogates are not") {
  for (char32_t code = 0; code <= 0x10FFFF; ++code) {
    const std::string text = utf8_of(code);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (valid_utf8(text) == surrogate) {
      FAIL_CHECK("code point ", static_cast<unsigned>(code));
    }
    if (!surrogate && code_points(text) != 1) {
      FAIL_CHECK("count of code point ", static_cast<unsigned>(code));
    }
  }
  CHECK_FALSE(valid_utf8(utf8_of(0x110000)));
}

TEST_CASE("of all two, three and four byte sequences only the well-formed are UTF-8") {
  // a byte of each class of the well-formedness table of the Unicode standard, with its edges
  constexpr unsigned char edges[] = {0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0,
                                     0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8, 0xFE, 0xFF};
  const auto between = [](unsigned char c, int low, int high) { return c >= low && c <= high; };
  // the table itself: how many of the bytes at p form a code point, 0 if they do not
  const auto length = [&](const unsigned char* p, std::size_t left) -> std::size_t {
    if (p[0] < 0x80) {
      return 1;
    }
    if (left >= 2 && between(p[0], 0xC2, 0xDF) && between(p[1], 0x80, 0xBF)) {
      return 2;
    }
    if (left >= 3 && between(p[0], 0xE0, 0xEF) && between(p[2], 0x80, 0xBF) &&
        between(p[1], p[0] == 0xE0 ? 0xA0 : 0x80, p[0] == 0xED ? 0x9F : 0xBF)) {
      return 3;
    }
    if (left >= 4 && between(p[0], 0xF0, 0xF4) && between(p[2], 0x80, 0xBF) && between(p[3], 0x80, 0xBF) &&
        between(p[1], p[0] == 0xF0 ? 0x90 : 0x80, p[0] == 0xF4 ? 0x8F : 0xBF)) {
      return 4;
    }
    return 0;
  };
  for (const unsigned char a : edges) {
    for (const unsigned char b : edges) {
      for (const unsigned char c : edges) {
        for (const unsigned char d : edges) {
          const unsigned char bytes[] = {a, b, c, d};
          bool expected = true;
          for (std::size_t i = 0; i < 4 && expected;) {
            const std::size_t step = length(bytes + i, 4 - i);
            expected = step != 0;
            i += step;
          }
          const std::string text{static_cast<char>(a), static_cast<char>(b), static_cast<char>(c),
                                 static_cast<char>(d)};
          const std::string long_text = "sixteen bytes..." + text + "and some more after";
          if (valid_utf8(text) != expected || valid_utf8(long_text) != expected) {
            FAIL_CHECK(int{a}, " ", int{b}, " ", int{c}, " ", int{d});
          }
        }
      }
    }
  }
}

TEST_CASE("counting code points") {
  for (std::size_t length = 0; length < 40; ++length) {
    std::string text;
    for (std::size_t i = 0; i < length; ++i) {
      constexpr std::string_view characters[] = {"a", "\xC3\xA9", "\xE2\x82\xAC", "\xF0\x9F\x98\x80"};
      text += characters[(i * 7 + length) % 4];
    }
    CHECK(code_points(text) == length);
  }
}

TEST_CASE("string literals") {
  CHECK(literal_of("") == R"("")");
  CHECK(literal_of("a") == R"("a")");
  CHECK(literal_of("\"\\/") == R"("\"\\/")");
  CHECK(literal_of("\b\f\n\r\t") == R"("\b\f\n\r\t")");
  CHECK(literal_of("\0\x01\x1F\x7F"sv) == "\"\\u0000\\u0001\\u001f\x7F\"");
  CHECK(literal_of("\xC3\xA9\xF0\x9F\x98\x80\n\xC3\xA9") == "\"\xC3\xA9\xF0\x9F\x98\x80\\n\xC3\xA9\"");
  CHECK(literal_of("a text of more than sixteen bytes\nand \"more\"") ==
        R"("a text of more than sixteen bytes\nand \"more\"")");
  std::string out = "kept";
  CHECK_FALSE(append_string_literal("a\xFF", out));
  CHECK_FALSE(append_string_literal("\xED\xA0\x80", out));
  CHECK(out == "kept");
}

TEST_CASE("string literals read back as they were") {
  for (char32_t code = 0; code <= 0x2FFF; ++code) {
    const std::string value = "padding " + utf8_of(code) + utf8_of(0x10FFFF - code) + "\n";
    const std::string text = literal_of(value);
    StringToken token{};
    std::string back;
    REQUIRE(scan_string(text.data(), text.data() + text.size(), token) == text.data() + text.size());
    append_unescaped(token, back);
    REQUIRE(back == value);
  }
}
