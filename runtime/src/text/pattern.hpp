// A schema's `pattern`: an ECMAScript regular expression (u-flag meaning), compiled once and searched often.
#pragma once

#include <memory>
#include <string_view>
#include <variant>

#include "text/pattern_error.hpp"

namespace toolbind::text {

/// Immutable after construction; any number of threads may search one Pattern at a time. A moved-from Pattern may only be
/// assigned to or destroyed.
///
///     auto compiled = Pattern::compile("^[a-z]+$");
///     if (auto* pattern = std::get_if<Pattern>(&compiled)) pattern->search("abc");  // Match::yes
class Pattern {
 public:
  /// `too_hard`: a limit on work or memory was reached before the answer was known.
  enum class Match { yes, no, too_hard };

  static std::variant<Pattern, PatternError> compile(std::string_view ecma);

  Pattern(Pattern&&) noexcept;
  Pattern& operator=(Pattern&&) noexcept;
  ~Pattern();

  /// Whether the pattern matches anywhere in `utf8`. Text that is no valid UTF-8 matches nothing.
  Match search(std::string_view utf8) const;

 private:
  struct Compiled;
  explicit Pattern(std::unique_ptr<const Compiled> compiled) noexcept;

  std::unique_ptr<const Compiled> compiled_;
};

}  // namespace toolbind::text
