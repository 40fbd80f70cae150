// Writing PCRE2 syntax that means one thing only, whatever PCRE2 would read into a character.
#pragma once

#include <string>
#include <string_view>

#include "text/code_point_set.hpp"

namespace toolbind::text {

/// The character itself, inside a class or outside. Precondition: no surrogate.
void append_character(std::string& pcre, char32_t c);

/// One character of the set, or one outside it when `negated`. `properties` are further members, as PCRE2 writes them
/// inside a class (`\p{L}\P{Nd}`). Expects PCRE2_DOTALL for the set of everything.
void append_set(std::string& pcre, const CodePointSet& set, bool negated = false, std::string_view properties = {});

}  // namespace toolbind::text
