// Says where and why a text is not JSON (RFC 8259). Reads byte by byte, apart from the fast scanners, so that the two
// can be tested against each other; the first thing that is not as it should be ends it. The open containers are kept
// in a list of the brackets that will close them, so that depth needs no stack.

#include "grammar.hpp"

#include "utf8.hpp"

#include <utility>

namespace toolbind::json {

namespace {

bool is_one_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

bool is_decimal(char c) { return is_one_of(c, "0123456789"); }

bool is_word_character(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_decimal(c) || c == '_'; }

std::string in_hex(unsigned value, unsigned digits) {
  std::string text;
  for (; digits != 0; --digits) {
    text += "0123456789ABCDEF"[value >> (4 * (digits - 1)) & 0x0F];
  }
  return text;
}

std::string in_quotes(std::string_view text) {
  const char quote = text == "'" ? '"' : '\'';
  return quote + std::string(text) + quote;
}

class Checker {
 public:
  Checker(std::string_view text, unsigned max_depth) : text_(text), max_depth_(max_depth) {}

  std::optional<GrammarError> check() {
    if (text_.starts_with("\xEF\xBB\xBF")) {
      fail(0, "byte order mark before the value");
    } else if (values()) {
      skip_spaces();
      if (!at_end()) {
        fail(at_, "expected end of text, got " + found());
      }
    }
    return std::move(error_);
  }

 private:
  enum class State { value, first_value, after_value };

  bool at_end() const { return at_ == text_.size(); }
  bool at(char c) const { return !at_end() && text_[at_] == c; }
  bool at_one_of(std::string_view set) const { return !at_end() && is_one_of(text_[at_], set); }

  bool take(char c) {
    const bool there = at(c);
    at_ += there ? 1 : 0;
    return there;
  }

  void skip_spaces() {
    while (at_one_of(" \t\n\r")) {
      ++at_;
    }
  }

  bool fail(std::size_t offset, std::string message, bool depth = false) {
    error_ = GrammarError{offset, std::move(message), depth};
    return false;
  }

  /// What is at the cursor, for people: a word, a character, or what there is instead of one.
  std::string found() const {
    constexpr std::size_t max_word = 20;
    if (at_end()) {
      return "end of text";
    }
    const char c = text_[at_];
    const auto code = static_cast<unsigned>(static_cast<unsigned char>(c));
    if (!is_ascii(c)) {
      const char* const p = text_.data() + at_;
      const char* const after = skip_non_ascii(p, text_.data() + text_.size());
      return after == nullptr ? "byte 0x" + in_hex(code, 2) : in_quotes({p, static_cast<std::size_t>(after - p)});
    }
    if (code < 0x20 || code == 0x7F) {
      return "U+" + in_hex(code, 4);
    }
    const std::string_view text = word();
    return in_quotes(text.size() <= 1 ? text_.substr(at_, 1) : text.substr(0, max_word));
  }

  /// The letters, digits and underscores at the cursor.
  std::string_view word() const {
    std::size_t length = 0;
    while (at_ + length < text_.size() && is_word_character(text_[at_ + length])) {
      ++length;
    }
    return text_.substr(at_, length);
  }

  bool values() {
    skip_spaces();
    State state = State::value;
    do {
      if (!(state == State::after_value ? separator(state) : value(state))) {
        return false;
      }
    } while (state != State::after_value || !open_.empty());
    return true;
  }

  /// A scalar, or the beginning of a container up to its first value.
  bool value(State& state) {
    const bool first = state == State::first_value;
    state = State::after_value;
    if (at('"')) {
      return string();
    }
    if (at_one_of("-0123456789")) {
      return number();
    }
    if (at_one_of("[{")) {
      return container(state);
    }
    const std::string_view literal = word();
    if (literal == "true" || literal == "false" || literal == "null") {
      at_ += literal.size();
      return true;
    }
    return fail(at_, (first ? "expected a value or ']', got " : "expected a value, got ") + found());
  }

  bool container(State& state) {
    if (open_.size() == max_depth_) {
      return fail(at_, "nested deeper than " + std::to_string(max_depth_) + " levels", true);
    }
    open_ += at('{') ? '}' : ']';
    ++at_;
    skip_spaces();
    if (at(open_.back())) {
      return true;  // nothing in it: as after its last value
    }
    if (open_.back() == '}') {
      state = State::value;
      return key("expected a key in double quotes or '}', got ");
    }
    state = State::first_value;
    return true;
  }

  bool key(std::string_view expected) {
    if (!at('"')) {
      return fail(at_, std::string(expected) + found());
    }
    if (!string()) {
      return false;
    }
    skip_spaces();
    if (!take(':')) {
      return fail(at_, "expected ':', got " + found());
    }
    skip_spaces();
    return true;
  }

  /// After a value inside a container: a comma and what must follow it, or the container's end.
  bool separator(State& state) {
    skip_spaces();
    const char closing = open_.back();
    if (take(closing)) {
      open_.pop_back();
      return true;
    }
    const std::size_t comma = at_;
    if (!take(',')) {
      return fail(at_, std::string("expected ',' or '") + closing + "', got " + found());
    }
    skip_spaces();
    if (at(closing)) {
      return fail(comma, "trailing comma");
    }
    state = State::value;
    return closing == ']' || key("expected a key in double quotes, got ");
  }

  bool number() {
    take('-');
    const std::size_t zero = at_;
    if (!digits("in number")) {
      return false;
    }
    if (text_[zero] == '0' && at_ - zero > 1) {
      return fail(zero, "leading zero in number");
    }
    if (take('.') && !digits("after '.'")) {
      return false;
    }
    if (!at_one_of("eE")) {
      return true;
    }
    ++at_;
    if (at_one_of("+-")) {
      ++at_;
    }
    return digits("in exponent");
  }

  bool digits(std::string_view where) {
    if (at_end() || !is_decimal(text_[at_])) {
      return fail(at_, "expected a digit " + std::string(where) + ", got " + found());
    }
    while (!at_end() && is_decimal(text_[at_])) {
      ++at_;
    }
    return true;
  }

  bool string() {
    ++at_;
    while (!take('"')) {
      if (at_end()) {
        return fail(at_, "unexpected end of text in string");
      }
      if (!(at('\\') ? escape() : character())) {
        return false;
      }
    }
    return true;
  }

  bool character() {
    const auto code = static_cast<unsigned>(static_cast<unsigned char>(text_[at_]));
    if (code < 0x20) {
      return fail(at_, "unescaped control character U+" + in_hex(code, 4) + " in string");
    }
    if (code < 0x80) {
      ++at_;
      return true;
    }
    const char* const after = skip_non_ascii(text_.data() + at_, text_.data() + text_.size());
    if (after == nullptr) {
      return fail(at_, "invalid UTF-8 byte 0x" + in_hex(code, 2));
    }
    at_ = static_cast<std::size_t>(after - text_.data());
    return true;
  }

  bool escape() {
    const std::size_t begin = at_;
    ++at_;
    if (at_end()) {
      return fail(at_, "unexpected end of text in string");
    }
    if (at_one_of("\"\\/bfnrt")) {
      ++at_;
      return true;
    }
    if (!take('u')) {
      const bool visible = text_[at_] > 0x20 && text_[at_] < 0x7F;
      const std::string escape = visible ? std::string("'\\") + text_[at_] + "'" : "'\\' before " + found();
      return fail(begin, "unknown escape " + escape);
    }
    unsigned code = 0;
    if (!hex_quad(code)) {
      return false;
    }
    const bool high = code >= 0xD800 && code < 0xDC00;
    const bool low = code >= 0xDC00 && code < 0xE000;
    if (low || (high && !low_surrogate())) {
      return error_ ? false : fail(begin, "lone surrogate \\u" + in_hex(code, 4));
    }
    return true;
  }

  bool hex_quad(unsigned& code) {
    for (int i = 0; i < 4; ++i, ++at_) {
      constexpr std::string_view lower = "0123456789abcdef";
      constexpr std::string_view upper = "0123456789ABCDEF";
      if (at_end()) {
        return fail(at_, "unexpected end of text in string");
      }
      const char c = text_[at_];
      const std::size_t digit = is_one_of(c, lower) ? lower.find(c) : upper.find(c);
      if (digit == std::string_view::npos) {
        return fail(at_, "expected four hexadecimal digits after '\\u', got " + found());
      }
      code = code * 16 + static_cast<unsigned>(digit);
    }
    return true;
  }

  /// The second half of a surrogate pair.
  bool low_surrogate() {
    if (!text_.substr(at_).starts_with("\\u")) {
      return false;
    }
    at_ += 2;
    unsigned code = 0;
    return hex_quad(code) && code >= 0xDC00 && code < 0xE000;
  }

  std::string_view text_;
  unsigned max_depth_;
  std::size_t at_ = 0;
  std::string open_;  // the brackets that will close the open containers
  std::optional<GrammarError> error_;
};

}  // namespace

std::optional<GrammarError> find_grammar_error(std::string_view text, unsigned max_depth) {
  return Checker(text, max_depth).check();
}

}  // namespace toolbind::json
