/// What is wrong with a text that is no JSON.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace toolbind::json {

struct GrammarError {
  std::size_t offset;   ///< in bytes; the text's size where it ends too early
  std::string message;  ///< such as: expected ',' or '}', got 'x'
  bool depth;           ///< not the grammar, but the limit on depth was broken
};

/// The first error of a text that should be one JSON value with nothing but white space around it. Accepts exactly what
/// skip_value does, which is the fast way to know only whether there is an error; meant for texts that failed there.
std::optional<GrammarError> find_grammar_error(std::string_view text, unsigned max_depth);

}  // namespace toolbind::json
