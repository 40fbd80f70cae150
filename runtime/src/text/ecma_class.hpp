// Character classes, `[...]`.
#pragma once

#include <string>

#include "text/ecma_reader.hpp"

namespace toolbind::text {

/// Reads a class from its '[' on and appends a PCRE2 class of the same characters.
void translate_class(EcmaReader& reader, std::string& pcre);

}  // namespace toolbind::text
