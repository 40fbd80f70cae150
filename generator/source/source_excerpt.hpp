#pragma once

#include <string>
#include <string_view>

#include "generator/source/span.hpp"

namespace toolbind::gen {

/// The first line of a span as it is shown below a message. `marker` has spaces up to the span, then `^~~~`.
struct SourceExcerpt {
  std::string line;
  std::string marker;
};

/// `span.file` must not be null.
SourceExcerpt make_excerpt(const Span& span);

/// The text without control and invisible characters: each is written as an escape, `\n` or `\u{1b}`.
std::string printable(std::string_view text);

}  // namespace toolbind::gen
