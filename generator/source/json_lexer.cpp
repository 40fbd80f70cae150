// Takes the text of a JSON file with comments, gives tokens. What is not JSON but has an obvious meaning (single
// quotes, typographic quotes, `#` comments) is reported with the remedy and then taken for what was meant, so that the
// parser can go on. Errors are reported at the character that is wrong; what has no end, at its start.

#include "generator/source/json_lexer.hpp"

#include <algorithm>
#include <utility>

#include "generator/text/utf8.hpp"

namespace toolbind::gen {
namespace {

constexpr std::size_t max_errors = 25;
constexpr char32_t replacement = 0xFFFD;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::size_t skip_digits(std::string_view text, std::size_t at) {
  while (at < text.size() && is_digit(text[at])) ++at;
  return at;
}

/// What is wrong with a number, or an empty text.
std::string number_problem(std::string_view text) {
  const std::string_view whole = text;
  if (text.starts_with('+')) return "a number may not start with '+'";
  if (text.starts_with('-')) text.remove_prefix(1);
  if (text.starts_with('.')) return "a number may not start with '.'; write 0 before it";
  if (text == "Infinity" || text == "NaN") return "JSON has no " + std::string{text};
  if (text.starts_with("0x") || text.starts_with("0X")) return "JSON has no hexadecimal numbers";
  std::size_t at = skip_digits(text, 0);
  if (at > 1 && text[0] == '0') return "a number may not start with 0";
  bool good = at > 0;
  if (good && at < text.size() && text[at] == '.') {
    const std::size_t end = skip_digits(text, at + 1);
    if (end == at + 1) return "expected a digit after '.' in a number";
    at = end;
  }
  if (good && at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) ++at;
    const std::size_t end = skip_digits(text, at);
    good = end > at;
    at = end;
  }
  return good && at == text.size() ? "" : "malformed number " + in_quotes(whole);
}

int hex_value(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::string control_problem(char c) {
  if (c == '\t') return "a tab in a string is written as '\\t'";
  return "a control character in a string must be escaped";
}

}  // namespace

void JsonLexer::stop() {
  at_ = text_.size();
  stopped_ = true;
}

void JsonLexer::report(Diagnostic diagnostic) {
  if (quiet_ || stopped_) return;
  sink_.report(std::move(diagnostic));
  if (++errors_ < max_errors) return;
  sink_.error({&source_, at_, at_}, "too many errors; the rest of the file was not read");
  stop();
}

void JsonLexer::error(std::size_t begin, std::size_t end, std::string message) {
  report({span(begin, end), Severity::error, std::move(message), {}});
}

std::string_view JsonLexer::spelling(const Token& token) const {
  return text_.substr(token.begin, token.end - token.begin);
}

bool JsonLexer::colon_follows(const Token& token) const {
  const auto rest = text_.substr(token.end);
  const auto found = std::find_if_not(rest.begin(), rest.end(), is_space);
  return found != rest.end() && *found == ':';
}

void JsonLexer::skip_line() { at_ = std::min(text_.find('\n', at_), text_.size()); }

void JsonLexer::skip_block_comment() {
  const std::size_t close = text_.find("*/", at_ + 2);
  if (close != std::string_view::npos) {
    at_ = close + 2;
    return;
  }
  error(at_, at_ + 2, "unterminated comment; expected '*/'");
  stop();
}

void JsonLexer::skip_space_and_comments() {
  while (at_ < text_.size()) {
    if (is_space(text_[at_])) {
      ++at_;
    } else if (at("//")) {
      skip_line();
    } else if (at("/*")) {
      skip_block_comment();
    } else if (at("#")) {
      error(at_, at_ + 1, "a comment starts with '//', not with '#'");
      skip_line();
    } else {
      return;
    }
  }
}

Token JsonLexer::next() {
  skip_space_and_comments();
  if (at_ >= text_.size()) return {TokenKind::end, text_.size(), text_.size(), {}};
  const char c = text_[at_];
  switch (c) {
    case '{':
      return single(TokenKind::left_brace);
    case '}':
      return single(TokenKind::right_brace);
    case '[':
      return single(TokenKind::left_bracket);
    case ']':
      return single(TokenKind::right_bracket);
    case ':':
      return single(TokenKind::colon);
    case ',':
      return single(TokenKind::comma);
    case '"':
      return string("\"");
    case '\'':
      return wrongly_quoted("'");
    default:
      break;
  }
  if (is_digit(c) || c == '-' || c == '+' || c == '.') return number();
  if (is_letter(c)) return word();
  return other();
}

Token JsonLexer::single(TokenKind kind) {
  const std::size_t begin = at_++;
  return {kind, begin, at_, {}};
}

Token JsonLexer::number() {
  const std::size_t begin = at_;
  const auto part = [](char c) { return is_digit(c) || is_letter(c) || c == '.' || c == '+' || c == '-'; };
  while (at_ < text_.size() && part(text_[at_])) ++at_;
  Token token{TokenKind::number, begin, at_, {}};
  if (std::string problem = number_problem(spelling(token)); !problem.empty()) {
    error(begin, at_, std::move(problem));
    token.broken = true;
  }
  return token;
}

Token JsonLexer::word() {
  const std::size_t begin = at_;
  while (at_ < text_.size() && (is_letter(text_[at_]) || is_digit(text_[at_]) || text_[at_] == '-')) ++at_;
  return {TokenKind::word, begin, at_, {}};
}

Token JsonLexer::other() {
  if (at("\u201C") || at("\u201D") || at("\u201E")) return wrongly_quoted("\u201D");
  if (at("\u2018") || at("\u2019")) return wrongly_quoted("\u2019");
  const std::size_t begin = at_;
  at_ += decode_utf8(text_, at_).size;
  return {TokenKind::junk, begin, at_, {}};
}

Token JsonLexer::wrongly_quoted(std::string_view closing) {
  const CodePoint opening = decode_utf8(text_, at_);
  error(at_, at_ + opening.size, "strings are written in double quotes: \"...\"");
  return string(closing);
}

Token JsonLexer::string(std::string_view closing) {
  Token token{TokenKind::string, at_, at_, {}};
  at_ += decode_utf8(text_, at_).size;
  while (at_ < text_.size() && text_[at_] != '\n') {
    if (at(closing)) {
      at_ += closing.size();
      token.end = at_;
      return token;
    }
    if (text_[at_] == '\\') {
      escape(token);
      continue;
    }
    if (static_cast<unsigned char>(text_[at_]) < 0x20 && !at("\r\n")) {
      error(at_, at_ + 1, control_problem(text_[at_]));
    }
    token.text += text_[at_++];
  }
  token.end = at_;
  token.broken = true;
  token.unterminated = true;
  error(token.begin, token.end, "unterminated string; expected " + in_quotes(closing) + " before the end of the line");
  return token;
}

void JsonLexer::escape(Token& token) {
  constexpr std::string_view letters = "\"\\/bfnrt";
  constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
  const std::size_t begin = at_++;
  if (at_ >= text_.size() || at("\n") || at("\r\n")) return;  // the string is unterminated, which says enough
  if (const std::size_t index = letters.find(text_[at_]); index != std::string_view::npos) {
    token.text += meanings[index];
    ++at_;
    return;
  }
  if (text_[at_] == 'u') {
    --at_;
    unicode_escape(token);
    return;
  }
  at_ += decode_utf8(text_, at_).size;
  const std::string_view written = text_.substr(begin, at_ - begin);
  const bool quote = written == "\\'";
  error(begin, at_,
        quote ? "a single quote needs no '\\' before it"
              : "unknown escape " + in_quotes(written) + "; a backslash is written as '\\\\'");
  token.text += quote ? std::string_view{"'"} : written;
  token.broken = token.broken || !quote;
}

int JsonLexer::hex4(std::size_t at) const {
  if (text_.substr(at, 2) != "\\u" || text_.size() < at + 6) return -1;
  int value = 0;
  for (std::size_t i = at + 2; i < at + 6; ++i) {
    const int digit = hex_value(text_[i]);
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

void JsonLexer::unicode_escape(Token& token) {
  const std::size_t begin = at_;
  const int first = hex4(begin);
  if (first < 0) {
    at_ += 2;
    error(begin, at_, "expected four hexadecimal digits after '\\u'");
    token.broken = true;
    return;
  }
  at_ += 6;
  auto value = static_cast<char32_t>(first);
  if (first >= 0xD800 && first < 0xE000) {
    const int second = hex4(at_);
    const bool pair = first < 0xDC00 && second >= 0xDC00 && second < 0xE000;
    if (pair) {
      value = 0x10000U + ((value - 0xD800U) << 10U) + (static_cast<char32_t>(second) - 0xDC00U);
      at_ += 6;
    } else {
      error(begin, at_, "unpaired surrogate " + in_quotes(text_.substr(begin, 6)));
      value = replacement;
      token.broken = true;
    }
  }
  append_utf8(token.text, value);
}

}  // namespace toolbind::gen
