#pragma once
// What a provider calls a tool whose name it would refuse.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "toolbind/request.hpp"

namespace toolbind::request {

bool legal_name(Provider provider, std::string_view name);

/// A name for each; legal ones stay, and no two are equal if the given ones are not. The same names in the same order
/// give the same result.
std::vector<std::string> wire_names(Provider provider, std::span<const std::string_view> names);

/// A single name, made legal.
std::string wire_name(Provider provider, std::string_view name);

}  // namespace toolbind::request
