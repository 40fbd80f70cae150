// ECMAScript's regular expressions in PCRE2's syntax.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "text/pattern_error.hpp"

namespace toolbind::text {

struct EcmaTranslation {
  /// Where a term starts in both texts.
  struct Place {
    std::size_t pcre = 0;
    std::size_t ecma = 0;
  };

  std::string pcre;
  std::vector<Place> places;
  /// Set when the pattern is valid ECMAScript that PCRE2 would read otherwise or not at all: do not use `pcre` then.
  std::optional<PatternError> unsupported;

  /// The ECMAScript offset of the term that `pcre_offset` lies in.
  std::size_t ecma_offset(std::size_t pcre_offset) const;
};

/// An error when `ecma` is no valid ECMAScript pattern (u-flag meaning; punctuation may be escaped without need and '{', '}', ']' may
/// stand for themselves), or when it is too long or too deeply nested. Takes linear time.
///
/// The result is meant for PCRE2_UTF without PCRE2_UCP, with PCRE2_DOTALL, PCRE2_DOLLAR_ENDONLY and PCRE2_MATCH_UNSET_BACKREF.
///
///     \d+\.[^]  ->  [0-9]+\..
std::variant<EcmaTranslation, PatternError> translate_ecma(std::string_view ecma);

}  // namespace toolbind::text
