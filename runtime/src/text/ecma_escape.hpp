// Escapes that stand for characters: `\n`, `\u{1F600}`, `\d`, `\p{L}`, `\-`.
#pragma once

#include <string>
#include <variant>

#include "text/code_point_set.hpp"
#include "text/ecma_reader.hpp"

namespace toolbind::text {

/// A property as PCRE2 writes it, inside a class or outside: `\p{L}`.
struct PropertyEscape {
  std::string pcre;
};

/// A single character may be a lone surrogate: `\ud800`.
using CharacterEscape = std::variant<char32_t, CodePointSet, PropertyEscape>;

/// Reads an escape from its backslash on. The reader fails on anything else than a character: assertions, back-references
/// and escapes that ECMAScript does not have.
CharacterEscape read_character_escape(EcmaReader& reader);

/// Reads `uXXXX`, a surrogate pair `uXXXX\uXXXX` as one character, or `u{...}`; `start` is the offset of the backslash.
char32_t read_unicode_escape(EcmaReader& reader, std::size_t start);

}  // namespace toolbind::text
