#pragma once
// What is known of models: which dialect of JSON Schema they take, and how much of it.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "toolbind/result.hpp"

namespace toolbind {

/// A header that a request must carry, such as the name of a beta.
struct Header {
  std::string name, value;

  bool operator==(const Header&) const = default;
};

/// A dialect of the user's own: one of the built-in ones, with changes.
struct DialectProfile {
  std::string name{};
  std::string base = "openai";  ///< `openai`, `anthropic`, `anthropic_nullable` or `gemini`
  /// The constraints it takes, all others are said in words; absent: those of the base.
  std::optional<std::vector<std::string>> constraints{}, formats{};
  std::optional<bool> recursion{};
  std::optional<std::size_t> properties{}, depth{}, characters{}, enum_values{};  ///< at most, in one schema
};

/// What is known of a family of models.
struct ModelProfile {
  std::string pattern{};  ///< `*` stands for any text
  /// In which strict schemas are sent: a built-in or a registered one. `none`: none are. Empty: the provider's.
  std::string dialect{};
  std::optional<std::size_t> strict_tools{}, optional_parameters{}, union_parameters{};  ///< at most, in one request
  std::vector<Header> headers{};
};

/// The user's word on models, before that of the built-in table. The first pattern that matches wins.
struct ModelTable {
  std::vector<ModelProfile> models{};
  std::vector<DialectProfile> dialects{};
};

/// From JSON, as in a spec's `models`: a list of {"pattern", "dialect", "limits", "headers"}; a dialect of one's own is
/// an object there. The issues' paths are those in the list.
Result<ModelTable> read_models(std::string_view json);

}  // namespace toolbind
