#pragma once
// What a model can do.

#include <string_view>
#include <vector>

#include "request/dialects.hpp"
#include "toolbind/request.hpp"

namespace toolbind::request {

/// What all strict schemas of one request may use together.
inline constexpr std::size_t unlimited = ~std::size_t{0};
struct Budget {
  std::size_t tools = unlimited, optionals = unlimited, unions = unlimited;
};

struct Profile {
  bool strict = false;                              ///< takes strict schemas
  bool known = false;                               ///< a row of a table speaks of it
  std::vector<const dialect::Dialect*> dialects{};  ///< in which it takes them, the preferred one first
  Budget budget{};
  std::vector<Header> headers{};
  DialectShelf shelf{};  ///< keeps the dialects
};

/// By the model's name, in any of the forms that routers and clouds use: `openai/gpt-5`,
/// `us.anthropic.claude-opus-4-5-20251101-v1:0`. No name: the provider's current models. `options.models` first.
Profile profile_of(const RequestOptions& options);

/// `*` stands for any text.
bool matches_glob(std::string_view pattern, std::string_view text);

}  // namespace toolbind::request
