#pragma once
// The wording of issues: short, complete, fit for a model that has to correct its call.

#include <span>
#include <string>
#include <string_view>

namespace toolbind::engine {

/// `"text"`, cut after some 60 bytes at a character boundary.
std::string quoted(std::string_view text);

/// The value that starts at `p`, as it stands there, cut; objects and arrays by their kind only.
std::string excerpt(const char* p, const char* end);

/// `string "abc"`, `object`, `null`: what was found at `p`.
std::string found_at(const char* p, const char* end);

/// `; did you mean "celsius"?`, or nothing.
std::string suggestion(std::string_view wanted, std::span<const std::string_view> known);

/// `"a", "b", "c"`, cut after some names: `and 17 more`.
std::string listed(std::span<const std::string_view> names);

/// `string, number or null`
std::string one_of(std::span<const std::string_view> names);

}  // namespace toolbind::engine
