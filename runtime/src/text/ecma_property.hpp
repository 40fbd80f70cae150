// Unicode properties, `\p{...}`: ECMAScript's names in PCRE2's words.
#pragma once

#include <string>
#include <string_view>
#include <variant>

namespace toolbind::text {

struct PcreProperty {
  std::string name;
  bool negated = false;
};

enum class NoProperty { unknown, unsupported };

/// `Letter` -> `L`, `Script=Greek` -> `sc:Greek`, `Assigned` -> not `Cn`. Whether a script exists is left to PCRE2, which
/// knows those of its Unicode version.
std::variant<PcreProperty, NoProperty> pcre_property(std::string_view ecma);

}  // namespace toolbind::text
