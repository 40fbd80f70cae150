#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "generator/source/diagnostic.hpp"
#include "generator/source/json_lexer.hpp"
#include "generator/source/json_positions.hpp"

namespace toolbind::gen {

/// The grammar of JSON over the tokens of `JsonLexer`, with recovery from errors. For one document.
class JsonParser {
 public:
  using Json = nlohmann::ordered_json;

  JsonParser(const SourceFile& source, DiagnosticSink& sink) : lexer_(source, sink) {}

  Json parse(JsonPositions& positions);

  /// Whether some value could not be read, so that the result is not what the author meant.
  bool damaged() const { return damaged_; }

 private:
  class Members;
  struct Container;

  Json value(PositionNode& node);
  Json object(PositionNode& node);
  Json array(PositionNode& node);
  void member(Members& members);
  std::optional<Token> key_and_colon();
  Json number();
  Json word();
  Json not_a_value();
  bool enter(PositionNode& node);
  bool go_on(const Container& container);
  bool starts_element(const Container& container) const;
  bool at_value() const;
  bool at_separator() const;

  void advance();
  bool take(TokenKind kind);
  void skip_to_separator();
  void error_here(std::string message);
  void error_after_previous(std::string message);
  void error(Span span, std::string message, std::vector<Note> notes = {});
  std::string token_described() const;

  JsonLexer lexer_;
  JsonPositions* positions_ = nullptr;
  Token token_;
  std::size_t previous_end_ = 0;
  bool previous_unterminated_ = false;
  bool damaged_ = false;
  std::size_t last_error_ = static_cast<std::size_t>(-1);
  std::vector<Token> open_;  // the brackets around the current token
};

}  // namespace toolbind::gen
