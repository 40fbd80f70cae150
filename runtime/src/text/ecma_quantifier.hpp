// Quantifiers: `*`, `+?`, `{2,5}`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "text/ecma_groups.hpp"
#include "text/ecma_reader.hpp"

namespace toolbind::text {

/// A decimal number, zero without digits; beyond a hundred million it is that.
std::uint32_t read_number(EcmaReader& reader);

/// Reads a quantifier without its `?`, if there is one. A '{' that starts none is left for a literal.
std::optional<Count> read_count(EcmaReader& reader);

/// Reads a quantifier, if there is one, and appends it as PCRE2 writes it. Without one the count is {1, 1}.
Count translate_quantifier(EcmaReader& reader, std::string& pcre);

}  // namespace toolbind::text
