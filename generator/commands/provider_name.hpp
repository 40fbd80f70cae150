#pragma once
// Providers on the command line.

#include <string>

#include "toolbind/request.hpp"

namespace toolbind::gen {

/// Throws Misuse for a name that is none.
Provider provider_named(const std::string& name);

/// The one that a model of this name is most likely asked through.
Provider provider_of_model(const std::string& model);

}  // namespace toolbind::gen
