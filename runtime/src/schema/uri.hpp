#pragma once
// The little of RFC 3986 that `$id` and `$ref` need. File paths are treated as relative references.

#include <string>
#include <string_view>

namespace toolbind::schema {

struct Reference {
  std::string uri;       ///< without the fragment
  std::string fragment;  ///< percent-decoded, without '#'
};

/// `common.json#/$defs/Place` -> {`common.json`, `/$defs/Place`}
Reference split_reference(std::string_view text);

/// `https://a.b/c/d` + `e` -> `https://a.b/c/e`; `specs/x.json` + `../y.json` -> `y.json`
std::string resolve_uri(std::string_view base, std::string_view reference);

/// `https:`, `urn:` ... but no Windows drive letter.
bool has_scheme(std::string_view uri);

std::string percent_decoded(std::string_view text);

/// A JSON pointer as the fragment of a reference: `/a b%` -> `#/a%20b%25`
std::string fragment_of(std::string_view pointer);

/// One step of a JSON pointer: `a/b~c` -> `a~1b~0c`.
std::string pointer_token(std::string_view key);

/// And back: `a~1b~0c` -> `a/b~c`.
std::string pointer_key(std::string_view token);

}  // namespace toolbind::schema
