#pragma once
// Any JSON value.

#include <nlohmann/json.hpp>

namespace toolbind {

using Json = nlohmann::json;

}  // namespace toolbind
