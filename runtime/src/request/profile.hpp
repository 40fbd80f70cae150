#pragma once
// What a model can do.

#include <string_view>

#include "toolbind/request.hpp"

namespace toolbind::request {

struct Profile {
  bool strict = false;  ///< takes strict tools
  bool known = false;   ///< a row of the table speaks of it
};

/// By the model's name, in any of the forms that routers and clouds use: `openai/gpt-5`,
/// `us.anthropic.claude-opus-4-5-20251101-v1:0`. No name: the provider's current models.
Profile profile_of(Provider provider, std::string_view model);

/// `*` stands for any text.
bool matches_glob(std::string_view pattern, std::string_view text);

}  // namespace toolbind::request
