// Patterns: what ECMAScript means by them, not what PCRE2 would read.

#include <doctest/doctest.h>

#include "text/pattern.hpp"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

using namespace std::string_view_literals;
using toolbind::text::Pattern;
using toolbind::text::PatternError;

namespace {

struct Row {
  std::string_view pattern;
  std::string_view text;
  bool matches;
};

void check(const Row& row) {
  CAPTURE(row.pattern);
  CAPTURE(row.text);
  const auto compiled = Pattern::compile(row.pattern);
  if (const auto* error = std::get_if<PatternError>(&compiled)) FAIL_CHECK(error->message);
  const auto* pattern = std::get_if<Pattern>(&compiled);
  if (pattern == nullptr) return;
  CHECK(pattern->search(row.text) == (row.matches ? Pattern::Match::yes : Pattern::Match::no));
}

std::optional<PatternError> error_of(std::string_view pattern) {
  auto compiled = Pattern::compile(pattern);
  if (auto* error = std::get_if<PatternError>(&compiled)) return *error;
  return std::nullopt;
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

}  // namespace

TEST_CASE("escapes for sets are ECMAScript's") {
  const Row rows[] = {
      {R"(^\d$)", "7", true},         {R"(^\d$)", "\u0667", false},  // an Arabic digit
      {R"(^\D$)", "\u0667", true},    {R"(^\w+$)", "aZ_9", true},
      {R"(^\w$)", "\u00E9", false},   {R"(^\W$)", "\u00E9", true},
      {R"(^\s$)", " ", true},         {R"(^\s$)", "\v", true},
      {R"(^\s$)", "\u00A0", true},    {R"(^\s$)", "\u2003", true},
      {R"(^\s$)", "\u2028", true},    {R"(^\s$)", "\u3000", true},
      {R"(^\s$)", "\uFEFF", true},    {R"(^\s$)", "\u180E", false},  // a space once, not any more
      {R"(^\s$)", "\u200B", false},   {R"(^\s$)", "\u0085", false},
      {R"(^\S$)", "\uFEFF", false},   {R"(^[\d\s]+$)", "1 2\u00A03", true},
      {R"(^[^\w]$)", "\u00DF", true}, {R"(^[\s\S]$)", "\n", true},
      {R"(\bfoo\b)", "a foo.", true}, {R"(\bfoo\b)", "\u00E9foo", true},  // as \u00E9 is no word character
      {R"(\bfoo\b)", "food", false},  {R"(^[\b]$)", "\b", true},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("anchors and the dot know no lines") {
  const Row rows[] = {
      {"^a$", "a", true},       {"^a$", "a\n", false},   {"^b", "a\nb", false},
      {"a$", "a\nb", false},    {"^.$", "\u00E9", true}, {"^.$", "\U0001F600", true},
      {"^.$", "\n", false},     {"^.$", "\r", false},    {"^.$", "\u2028", false},
      {"^.$", "\u2029", false}, {"^.$", "\v", true},     {"^.$", "\u0085", true},
      {"^.$", "\0"sv, true},    {"b", "abc", true},  // anywhere
      {"", "", true},           {"", "x", true},         {"^$", "", true},
      {"^$", "\n", false},      {"$^", "", true},        {"a|", "x", true},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("classes are ECMAScript's") {
  const Row rows[] = {
      {"[]", "", false},
      {"[]", "a]", false},
      {"[]a]", "]a]", false},  // an empty class, 'a' and ']'
      {"^[]*a$", "a", true},
      {"^[^]$", "a", true},
      {"^[^]$", "\n", true},
      {"^[^]$", "\U0001F600", true},
      {"[^]", "", false},
      {"^[[:alpha:]]$", "a]", true},  // a class of "[:alph", then ']'
      {"^[[:alpha:]]$", "z]", false},
      {R"(^[\w-.]+$)", "a-b.c", true},
      {"^[a-]$", "-", true},
      {"^[-a]$", "-", true},
      {"^[+--]$", ",", true},
      {"^[.^$*]$", "^", true},
      {R"(^[\]\\]+$)", "]\\", true},
      {R"(^[\u{1F600}-\u{1F64F}]$)", "\U0001F610", true},
      {"^[\U0001F600-\U0001F64F]$", "\U0001F610", true},
      {R"(^[\ud83d\ude00-\ud83d\ude4f]$)", "\U0001F610", true},
      {"^[^a]$", "\U0001F610", true},
      {R"(^[\p{L}\d]+$)", "\u00E9\u03B21", true},
      {R"(^[^\p{L}]$)", "1", true},
      {R"(^[^\P{L}]$)", "1", false},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("escapes for characters") {
  const Row rows[] = {
      {R"(^\u00e9$)", "\u00E9", true},
      {R"(^\u{e9}$)", "\u00E9", true},
      {R"(^\u{0000001F600}$)", "\U0001F600", true},
      {R"(^\ud83d\ude00$)", "\U0001F600", true},
      {R"(^\ud83d\ude00+$)", "\U0001F600\U0001F600", true},  // the pair is one character
      {R"(\ud83d)", "\U0001F600", false},                    // half a pair is never in UTF-8
      {R"(^\x41$)", "A", true},
      {R"(^\cA$)", "\x01", true},
      {R"(^\t\n\v\f\r$)", "\t\n\v\f\r", true},
      {R"(^\0$)", "\0"sv, true},
      {R"(^\$\^\.\*\+\?\(\)\[\]\{\}\|\/\\$)", "$^.*+?()[]{}|/\\", true},
      {R"(^\-\@\#\ $)", "-@# ", true},  // needless, and common
      {"^a#b c$", "a#b c", true},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("Unicode properties") {
  const Row rows[] = {
      {R"(^\p{Letter}+$)", "a\u00E9\u03B2\u5B57", true},
      {R"(^\p{L}$)", "1", false},
      {R"(^\p{Script=Greek}+$)", "\u03B1\u03B2\u03B3", true},
      {R"(^\p{Script=Greek}+$)", "abc", false},
      {R"(^\p{sc=Cyrillic}$)", "\u0436", true},
      {R"(^\p{General_Category=Decimal_Number}$)", "\u0667", true},
      {R"(^\p{Lu}$)", "\u00C9", true},
      {R"(^\p{Lu}$)", "\u00E9", false},
      {R"(^\P{Lu}$)", "\u00E9", true},
      {R"(^\p{Emoji_Presentation}$)", "\U0001F600", true},
      {R"(^\p{ASCII}$)", "\u00E9", false},
      {R"(^\p{Any}$)", "\n", true},
      {R"(^\p{Alphabetic}$)", "\u00E9", true},
      {R"(^\p{Assigned}$)", "a", true},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("groups, back-references and repetitions") {
  const Row rows[] = {
      {R"(^(a|b)\1$)", "aa", true},
      {R"(^(a|b)\1$)", "ab", false},
      {R"(^(?:(a)|b)\1$)", "b", true},  // an unset group matches the empty text
      {R"(^(?:(a)|b)\1$)", "aa", true},
      {R"(^\1(a)$)", "a", true},  // so does one that is still to come
      {R"(^(a\1)$)", "a", true},  // or still open
      {R"(^(?<year>\d{4})-\k<year>$)", "2024-2024", true},
      {R"(^(?<year>\d{4})-\k<year>$)", "2024-2025", false},
      {R"(^\k<n>(?<n>a)$)", "a", true},
      {"^(?<$\\u00e9_1>a)\\k<$\u00E9_1>$", "aa", true},
      {R"(^(?:a(?=b)|c(?!d))+b?$)", "ab", true},
      {"(?<=a)b", "ab", true},
      {"(?<!a)b", "ab", false},
      {"(?<=a|bc)d", "bcd", true},
      {"^a{2}$", "aa", true},
      {"^a{2,}$", "a", false},
      {"^a{1,2}?$", "aa", true},
      {"^a{,2}$", "a{,2}", true},  // no quantifier
      {"^a{,2}$", "aa", false},
      {"^a{$", "a{", true},
      {"^x{a}$", "x{a}", true},
      {"^]}$", "]}", true},
      {"^(?:a|b)*$", "abba", true},
      {"^(?:)*$", "", true},
      {"^(a*)*$", "aaa", true},
  };
  for (const Row& row : rows) check(row);
}

TEST_CASE("what only PCRE2 or other engines know is refused") {
  const std::string_view patterns[] = {
      R"(\Aa)",    R"(a\Z)",       R"(a\z)",        R"(\h)",          R"(\R)",
      R"(\a)",     R"(\e)",        R"(\Qa\E)",      R"(\K)",          R"(\G)",
      R"(\X)",     R"(\N)",        R"(\g{1})",      R"([\d-\Z])",     "(?i)a",
      "(?P<n>a)",  "(?>a)",        "(?|a)",         "(?#note)",       "(?R)",
      "(?1)",      "(?'n'a)",      "(?(1)a)",       "(?&n)",          "a++",
      "a*+",       "a{2}+",        "(*UTF)a",       "(*ACCEPT)",      R"(\p{Xan})",
      R"(\p{L&})", R"(\p{greek})", R"(\p{letter})", R"(\pL)",         R"(\p{^L})",
      R"(\01)",    R"(\x{41})",    R"(\o{101})",    R"(\p{IsGreek})", R"(\p{Script=Nowhere})",
      R"(\c1)",    R"(\L)",
  };
  for (const auto pattern : patterns) {
    CAPTURE(pattern);
    CHECK(error_of(pattern).has_value());
  }
}

TEST_CASE("malformed patterns are refused where they go wrong") {
  struct Malformed {
    std::string_view pattern;
    std::size_t offset;
  };
  const Malformed rows[] = {
      {"(a", 0},
      {"a)", 1},
      {"[a", 0},
      {"*a", 0},
      {"a**", 2},
      {"a|+", 2},
      {"^*", 1},
      {"{2}", 0},
      {"a{2,1}", 1},
      {"[b-a]", 1},
      {"a\\", 1},
      {R"(\u12)", 0},
      {R"(\u{110000})", 0},
      {R"(\u{})", 0},
      {R"(\x4)", 0},
      {R"((a)\2)", 3},
      {R"(\1)", 0},
      {R"(\k<n>)", 0},
      {R"(\k)", 0},
      {"(?<1>a)", 3},
      {"(?<n>a)(?<n>b)", 10},
      {"(?", 0},
      {"(?<n", 3},
      {"(?<=a)*", 6},
      {"a\xFF", 1},
  };
  for (const Malformed& row : rows) {
    CAPTURE(row.pattern);
    const auto error = error_of(row.pattern);
    REQUIRE(error.has_value());
    CHECK(error->offset == row.offset);
    CHECK_FALSE(error->message.empty());
  }
}

TEST_CASE("what PCRE2 would answer otherwise is refused, not answered wrongly") {
  for (const auto pattern : {R"(^(?:(a)|b)*\1$)"sv, "(?<=a+)b"sv, R"((?<=(a)\1)b)"sv, "a{65536}"sv}) {
    CAPTURE(pattern);
    CHECK(error_of(pattern).has_value());
  }
}

TEST_CASE("a catastrophic pattern gives up soon") {
  const std::string_view patterns[] = {"(a+)+$",     "^(a+)+$",        "^(a|aa)+$", "^(a|a?)+$", "^(a*)*$",
                                       "(.*a){20}$", R"(^(\w+\s?)*$)", "(x+x+)+y",  R"(x\s+$)"};
  const std::string texts[] = {std::string(40, 'a') + "!", std::string(5000, 'a') + "!", std::string(40, 'x') + "!",
                               std::string(100'000, 'a') + "!", "x" + std::string(100'000, ' ') + "!"};
  for (const auto pattern : patterns) {
    const auto compiled = Pattern::compile(pattern);
    REQUIRE(std::holds_alternative<Pattern>(compiled));
    for (const std::string& text : texts) {
      CAPTURE(pattern);
      CAPTURE(text.size());
      const auto start = std::chrono::steady_clock::now();
      CHECK(std::get<Pattern>(compiled).search(text) != Pattern::Match::yes);
      CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
    }
  }
}

TEST_CASE("a harmless pattern is never too hard") {
  const std::string long_text(1'000'000, 'a');
  CHECK(std::get<Pattern>(Pattern::compile("^[a-z]+$")).search(long_text) == Pattern::Match::yes);
  CHECK(std::get<Pattern>(Pattern::compile("^(?:a|b)*$")).search(long_text) == Pattern::Match::yes);
  CHECK(std::get<Pattern>(Pattern::compile("b")).search(long_text) == Pattern::Match::no);
  CHECK(std::get<Pattern>(Pattern::compile("b$")).search(long_text + "\u00E9b") == Pattern::Match::yes);
}

TEST_CASE("huge patterns are errors, not crashes") {
  for (const int times : {201, 1000, 30'000, 100'000}) {
    CAPTURE(times);
    CHECK(error_of(repeated("(", times) + repeated(")", times)).has_value());
    CHECK(error_of(repeated("(?:", times)).has_value());
    CHECK(error_of(repeated("(", times)).has_value());
    CHECK(error_of(repeated(")", times)).has_value());
  }
  CHECK_FALSE(error_of(repeated("(", 200) + repeated(")", 200)).has_value());
  CHECK(error_of(repeated("(?:a{1000}){1000}", 100)).has_value());
  CHECK(error_of(std::string(100'000, 'a')).has_value());
}

TEST_CASE("text that is no valid UTF-8 matches nothing") {
  const auto anything = Pattern::compile("");
  for (const auto text : {"\xFF"sv, "a\xC3"sv, "\xED\xA0\x80"sv, "\xC0\x80"sv}) {
    CHECK(std::get<Pattern>(anything).search(text) == Pattern::Match::no);
  }
}

TEST_CASE("a pattern may be moved") {
  Pattern first = std::get<Pattern>(Pattern::compile("^a$"));
  const Pattern second = std::move(first);
  CHECK(second.search("a") == Pattern::Match::yes);
  first = std::get<Pattern>(Pattern::compile("^b$"));
  CHECK(first.search("b") == Pattern::Match::yes);
}
