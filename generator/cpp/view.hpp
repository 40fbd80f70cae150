#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "generator/cpp/plan.hpp"

namespace toolbind::gen {

/// Everything the templates print, in its final spelling and order. `stem` is the name of the generated files without
/// `.hpp` and `.cpp`.
nlohmann::json make_view(const Plan& plan, const std::string& name_space, const std::string& stem);

}  // namespace toolbind::gen
