// Takes tokens, gives values and their positions, by recursive descent with a depth limit.
//
// Recovery: a missing comma or colon, a trailing comma, a key without quotes are reported and read as meant. Anything
// else wrong is skipped up to the next comma or closing bracket of its container, quietly. A bracket closed by the wrong
// one ends the parse, because every guess about it brings follow-on errors. No place gets two errors.

#include "generator/source/json_parser.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

namespace toolbind::gen {
namespace {

constexpr std::size_t max_depth = 512;

std::uint32_t small(std::size_t offset) { return static_cast<std::uint32_t>(offset); }
SmallSpan small_span(const Token& token) { return {small(token.begin), small(token.end)}; }

std::string lower(std::string_view text) {
  std::string out{text};
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

/// Integers as nlohmann's own parser stores them; nothing if the text is no integer or one too large.
std::optional<JsonParser::Json> read_integer(std::string_view text) {
  const char* const end = text.data() + text.size();
  if (text.starts_with('-')) {
    std::int64_t value = 0;
    const auto [stop, failure] = std::from_chars(text.data(), end, value);
    if (failure == std::errc{} && stop == end) return JsonParser::Json(value);
    return std::nullopt;
  }
  std::uint64_t value = 0;
  const auto [stop, failure] = std::from_chars(text.data(), end, value);
  if (failure == std::errc{} && stop == end) return JsonParser::Json(value);
  return std::nullopt;
}

}  // namespace

struct JsonParser::Container {
  TokenKind close;
  std::string_view expected;  // where neither a comma nor the closing bracket follows an element
};

/// The members of an object while it is read. They move into the JSON object at the end, because inserting into
/// `ordered_json` compares with every member before, and its growth copies every member.
class JsonParser::Members {
 public:
  /// The place of the member that has this key already.
  std::optional<SmallSpan> find(const std::string& key) const {
    if (!index_.empty()) {
      const auto found = index_.find(key);
      return found != index_.end() ? std::optional(keys_[found->second]) : std::nullopt;
    }
    for (std::size_t i = 0; i < members_.size(); ++i) {
      if (members_[i].first == key) return keys_[i];
    }
    return std::nullopt;
  }

  void add(std::string key, SmallSpan place, Json value) {
    members_.emplace_back(std::move(key), std::move(value));
    keys_.push_back(place);
    // A search tree, not a hash: its speed does not depend on the keys that somebody chose.
    constexpr std::size_t few = 16;
    if (members_.size() == few) {
      for (std::size_t i = 0; i < few; ++i) index_.emplace(members_[i].first, i);
    } else if (members_.size() > few) {
      index_.emplace(members_.back().first, members_.size() - 1);
    }
  }

  Json take() {
    Json::object_t object;
    object.reserve(members_.size());
    for (auto& [key, value] : members_) object.emplace_back(std::move(key), std::move(value));
    return Json(std::move(object));
  }

 private:
  std::vector<std::pair<std::string, Json>> members_;
  std::vector<SmallSpan> keys_;
  std::map<std::string, std::size_t> index_;
};

JsonParser::Json JsonParser::parse(JsonPositions& positions) {
  positions_ = &positions;
  advance();
  PositionNode root;
  Json result = value(root);
  if (token_.kind != TokenKind::end) error_here("expected the end of the file, got " + token_described());
  positions.finish(root);
  return result;
}

JsonParser::Json JsonParser::value(PositionNode& node) {
  node.value = small_span(token_);
  switch (token_.kind) {
    case TokenKind::left_brace:
      return object(node);
    case TokenKind::left_bracket:
      return array(node);
    case TokenKind::number:
      return number();
    case TokenKind::word:
      return word();
    case TokenKind::string: {
      damaged_ = damaged_ || token_.broken;
      Json text(std::move(token_.text));
      advance();
      return text;
    }
    default:
      return not_a_value();
  }
}

JsonParser::Json JsonParser::not_a_value() {
  damaged_ = true;
  error_here("expected a value, got " + token_described());
  if (token_.kind == TokenKind::end) lexer_.stop();
  skip_to_separator();
  return nullptr;
}

JsonParser::Json JsonParser::number() {
  const std::string_view text = lexer_.spelling(token_);
  Json value;
  if (token_.broken) {
    damaged_ = true;
  } else if (auto integer = read_integer(text)) {
    value = std::move(*integer);
  } else {
    value = Json::parse(text.begin(), text.end(), nullptr, false);
    if (value.is_discarded()) {
      damaged_ = true;
      error_here("the number is too large for a double");
      value = nullptr;
    }
  }
  advance();
  return value;
}

JsonParser::Json JsonParser::word() {
  const std::string_view written = lexer_.spelling(token_);
  const std::string meant = lower(written);
  Json value;
  if (meant == "true" || meant == "false" || meant == "null") {
    if (meant != written) error_here("unknown word " + in_quotes(written) + "; did you mean '" + meant + "'?");
    value = meant == "null" ? Json(nullptr) : Json(meant == "true");
    advance();
    return value;
  }
  if (meant == "none" || meant == "nil" || meant == "undefined") {
    error_here("unknown word " + in_quotes(written) + "; did you mean 'null'?");
  } else if (meant == "nan" || meant == "infinity") {
    damaged_ = true;
    error_here("JSON has no " + std::string{written});
  } else {
    error_here("expected a value, got " + in_quotes(written) + "; strings are written in double quotes");
    value = std::string{written};
  }
  advance();
  if (!at_separator()) {  // several words
    damaged_ = true;
    skip_to_separator();
  }
  return value;
}

bool JsonParser::enter(PositionNode& node) {
  node.value = small_span(token_);
  if (open_.size() == max_depth) {
    damaged_ = true;
    error_here("more than " + std::to_string(max_depth) + " levels of nesting");
    lexer_.stop();
    advance();
    return false;
  }
  open_.push_back(token_);
  advance();
  return true;
}

JsonParser::Json JsonParser::object(PositionNode& node) {
  constexpr Container container{TokenKind::right_brace, "expected ',' or '}' after member value"};
  Members members;
  if (!enter(node)) return nullptr;
  const std::size_t mark = positions_->mark();
  if (!take(container.close)) {
    do member(members);
    while (go_on(container));
  }
  open_.pop_back();
  node.value.end = small(previous_end_);
  positions_->adopt(mark, node);
  return members.take();
}

JsonParser::Json JsonParser::array(PositionNode& node) {
  constexpr Container container{TokenKind::right_bracket, "expected ',' or ']' after array item"};
  Json::array_t items;
  if (!enter(node)) return nullptr;
  const std::size_t mark = positions_->mark();
  if (!take(container.close)) {
    do {
      PositionNode item;
      items.push_back(value(item));
      positions_->add(item);
    } while (go_on(container));
  }
  open_.pop_back();
  node.value.end = small(previous_end_);
  positions_->adopt(mark, node);
  return Json(std::move(items));
}

void JsonParser::member(Members& members) {
  std::optional<Token> key = key_and_colon();
  if (!key) {
    damaged_ = true;
    return;
  }
  PositionNode node;
  const auto earlier = members.find(key->text);
  if (earlier) {
    error(lexer_.span(key->begin, key->end), "duplicate key " + in_quotes(key->text),
          {{lexer_.span(earlier->begin, earlier->end), "previously defined here"}});
  }
  Json read = value(node);
  if (earlier) return;
  node.key = small_span(*key);
  const bool plain = lexer_.spelling(*key) == '"' + key->text + '"';
  if (!plain) positions_->add_decoded_key(node.key.begin, key->text);
  positions_->add(node);
  members.add(std::move(key->text), node.key, std::move(read));
}

/// Reads up to a member's value; nothing if there is none.
std::optional<Token> JsonParser::key_and_colon() {
  const bool bare = token_.kind == TokenKind::word || token_.kind == TokenKind::number;
  if (token_.kind != TokenKind::string && !bare) {
    error_here("expected a key in double quotes, got " + token_described());
    skip_to_separator();
    return std::nullopt;
  }
  if (bare) {
    error_here("a key is written in double quotes: \"" + std::string{lexer_.spelling(token_)} + '"');
    token_.text = lexer_.spelling(token_);
  }
  damaged_ = damaged_ || token_.broken;
  Token key = token_;
  advance();
  if (take(TokenKind::colon)) return key;
  if (key.unterminated) return std::nullopt;
  if (token_.kind == TokenKind::junk && lexer_.spelling(token_) == "=") {
    error_here("expected ':' after the key, got '='");
    advance();
    return key;
  }
  if (at_value() && !lexer_.colon_follows(token_)) {
    error_after_previous("expected ':' after the key");
    return key;
  }
  error_after_previous("expected ':' and a value after the key");
  return std::nullopt;
}

/// After an element: whether another one follows in its container. Otherwise the container has ended.
bool JsonParser::go_on(const Container& container) {
  const Span comma = lexer_.span(token_.begin, token_.end);
  if (take(TokenKind::comma)) {
    if (token_.kind != container.close) return true;
    error(comma, "trailing comma before " + token_described() + "; remove it");
  }
  if (take(container.close)) return false;
  const std::string expected{container.expected};
  const bool wrong_end =
      token_.kind == TokenKind::end || token_.kind == TokenKind::right_brace || token_.kind == TokenKind::right_bracket;
  if (wrong_end) {
    damaged_ = true;
    error_here(expected + ", got " + token_described());
    lexer_.stop();
    advance();
    return false;
  }
  if (starts_element(container)) {
    // A string that took the rest of its line took the comma with it.
    if (!previous_unterminated_) error_after_previous(expected);
    return true;
  }
  damaged_ = true;
  if (!previous_unterminated_) error_here(expected + ", got " + token_described());
  skip_to_separator();
  return go_on(container);
}

bool JsonParser::starts_element(const Container& container) const {
  if (container.close == TokenKind::right_bracket) return at_value();
  return (token_.kind == TokenKind::string || token_.kind == TokenKind::word) && lexer_.colon_follows(token_);
}

bool JsonParser::at_value() const {
  switch (token_.kind) {
    case TokenKind::left_brace:
    case TokenKind::left_bracket:
    case TokenKind::string:
    case TokenKind::number:
      return true;
    case TokenKind::word: {
      const std::string_view text = lexer_.spelling(token_);
      return text == "true" || text == "false" || text == "null";
    }
    default:
      return false;
  }
}

bool JsonParser::at_separator() const {
  return token_.kind == TokenKind::comma || token_.kind == TokenKind::right_brace ||
         token_.kind == TokenKind::right_bracket || token_.kind == TokenKind::end;
}

void JsonParser::advance() {
  previous_end_ = token_.end;
  previous_unterminated_ = token_.unterminated;
  token_ = lexer_.next();
}

bool JsonParser::take(TokenKind kind) {
  if (token_.kind != kind) return false;
  advance();
  return true;
}

/// To the next comma or closing bracket of the current container, past whole nested containers.
void JsonParser::skip_to_separator() {
  std::size_t depth = 0;
  lexer_.set_quiet(true);
  while (token_.kind != TokenKind::end && (depth > 0 || !at_separator())) {
    if (token_.kind == TokenKind::left_brace || token_.kind == TokenKind::left_bracket) ++depth;
    if (token_.kind == TokenKind::right_brace || token_.kind == TokenKind::right_bracket) --depth;
    advance();
  }
  lexer_.set_quiet(false);
}

void JsonParser::error(Span span, std::string message, std::vector<Note> notes) {
  if (span.begin == last_error_) return;
  last_error_ = span.begin;
  lexer_.report({span, Severity::error, std::move(message), std::move(notes)});
}

/// At the current token. Where a bracket is missing, a note says which.
void JsonParser::error_here(std::string message) {
  std::vector<Note> notes;
  const bool bracket_missing =
      token_.kind == TokenKind::end || token_.kind == TokenKind::right_brace || token_.kind == TokenKind::right_bracket;
  if (bracket_missing && !open_.empty()) {
    const Token& bracket = open_.back();
    notes.push_back(
        {lexer_.span(bracket.begin, bracket.end), in_quotes(lexer_.spelling(bracket)) + " was opened here"});
  }
  error(lexer_.span(token_.begin, token_.end), std::move(message), std::move(notes));
}

/// Where something is missing: behind the token before, not at the next one, which may be lines away.
void JsonParser::error_after_previous(std::string message) {
  error(lexer_.span(previous_end_, previous_end_), std::move(message));
}

std::string JsonParser::token_described() const {
  if (token_.kind == TokenKind::end) return "the end of the file";
  if (token_.kind == TokenKind::string) return "a string";
  return in_quotes(lexer_.spelling(token_));
}

}  // namespace toolbind::gen
