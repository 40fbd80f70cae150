#pragma once

#include <optional>
#include <string>

#include "generator/cpp/plan.hpp"

namespace toolbind::gen {

/// A JSON value as C++ source that initialises the type: `42`, `"text"`, `Units::celsius`, `{1, 2}`. Empty text: what the
/// type is without an initialiser. Nothing: only the decoder can make this value.
std::optional<std::string> initialiser(const Plan& plan, TypeId type, const std::string& scope,
                                       const OrderedJson& value);

}  // namespace toolbind::gen
