// A cursor over an ECMAScript pattern that also keeps the first complaint about it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "text/pattern_error.hpp"
#include "text/utf8.hpp"

namespace toolbind::text {

/// After fail() the reader stands at the end, so that every loop over the pattern stops by itself and callers need not
/// look at the error after each step. Precondition: the pattern is valid UTF-8.
class EcmaReader {
 public:
  explicit EcmaReader(std::string_view pattern) : pattern_(pattern) {}

  std::size_t offset() const { return offset_; }
  bool at_end() const { return offset_ == pattern_.size(); }

  /// The byte `ahead` of the cursor; NUL beyond the end.
  char peek(std::size_t ahead = 0) const {
    return ahead < pattern_.size() - offset_ ? pattern_[offset_ + ahead] : '\0';
  }

  /// What is not read yet.
  std::string_view rest() const { return pattern_.substr(offset_); }

  /// What was read since `start`.
  std::string text_from(std::size_t start) const { return std::string(pattern_.substr(start, offset_ - start)); }

  bool accept(std::string_view text) {
    if (!rest().starts_with(text)) return false;
    offset_ += text.size();
    return true;
  }

  void skip(std::size_t bytes) { offset_ += bytes; }

  /// Goes back to an offset that offset() gave; a failed reader stays at the end.
  void rewind(std::size_t offset) {
    if (!error_) offset_ = offset;
  }

  /// Precondition: not at the end.
  char32_t next() {
    const CodePoint point = first_code_point(rest()).value_or(CodePoint{U'\uFFFD', 1});
    offset_ += point.size;
    return point.value;
  }

  /// The pattern is no valid ECMAScript.
  void fail(std::size_t offset, std::string message) {
    if (!error_) error_ = PatternError{offset, std::move(message)};
    offset_ = pattern_.size();
  }

  /// The pattern is valid, but this engine cannot give it its meaning.
  void unsupported(std::size_t offset, std::string message) {
    if (!unsupported_) unsupported_ = PatternError{offset, std::move(message)};
  }

  const std::optional<PatternError>& error() const { return error_; }
  const std::optional<PatternError>& unsupported() const { return unsupported_; }

 private:
  std::string_view pattern_;
  std::size_t offset_ = 0;
  std::optional<PatternError> error_;
  std::optional<PatternError> unsupported_;
};

}  // namespace toolbind::text
