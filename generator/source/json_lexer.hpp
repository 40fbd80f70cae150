#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "generator/source/diagnostic.hpp"

namespace toolbind::gen {

enum class TokenKind {
  left_brace,
  right_brace,
  left_bracket,
  right_bracket,
  colon,
  comma,
  string,
  number,
  word,  // true, null, or something that should have had quotes
  junk,  // one character that starts no token
  end,
};

struct Token {
  TokenKind kind = TokenKind::end;
  std::size_t begin = 0;
  std::size_t end = 0;
  std::string text;           // of a string: decoded
  bool broken = false;        // reported already; its value is a guess
  bool unterminated = false;  // a string that swallowed the rest of its line
};

/// Splits JSON with comments into tokens. The text of the file must be valid UTF-8.
class JsonLexer {
 public:
  JsonLexer(const SourceFile& source, DiagnosticSink& sink) : source_(source), sink_(sink) {}

  Token next();

  /// From here on there are only `end` tokens, and nothing more is reported.
  void stop();

  /// While quiet, nothing is reported: for skipping text that is known to be wrong.
  void set_quiet(bool quiet) { quiet_ = quiet; }

  /// Reports unless quiet; too many errors stop the lexer, because such a file is not JSON at all.
  void report(Diagnostic diagnostic);

  /// The token's characters as written.
  std::string_view spelling(const Token& token) const;

  /// Whether the next thing after the token is a colon.
  bool colon_follows(const Token& token) const;

  Span span(std::size_t begin, std::size_t end) const { return {&source_, begin, end}; }

 private:
  void skip_space_and_comments();
  void skip_line();
  void skip_block_comment();
  Token single(TokenKind kind);
  Token number();
  Token word();
  Token string(std::string_view closing);
  Token wrongly_quoted(std::string_view closing);
  Token other();
  void escape(Token& token);
  void unicode_escape(Token& token);
  int hex4(std::size_t at) const;
  void error(std::size_t begin, std::size_t end, std::string message);
  bool at(std::string_view wanted) const { return text_.substr(at_).starts_with(wanted); }

  const SourceFile& source_;
  DiagnosticSink& sink_;
  std::string_view text_ = source_.text;
  std::size_t at_ = 0;
  std::size_t errors_ = 0;
  bool quiet_ = false;
  bool stopped_ = false;
};

}  // namespace toolbind::gen
