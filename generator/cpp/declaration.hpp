#pragma once
// A named type as the header declares it.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "generator/cpp/plan.hpp"

namespace toolbind::gen {

/// A default that only the decoder can make; the header declares a function for it.
struct DefaultFunction {
  TypeId owner;
  TypeId type;
  std::string name;
  OrderedJson value;
};

/// The lines of a description, each with the space that follows `///`.
nlohmann::json doc_view(std::string_view description);

/// The data members of a struct.
std::vector<std::string> stored_members(const Plan& plan, TypeId id);

/// For the template: `name`, `doc` (lines), and either `enumerators` or `members` (each with `doc` and `text`)
/// and `equality`: nothing where the source has to define operator==.
/// Functions that the source has to define are added to `functions`.
nlohmann::json declaration(const Plan& plan, TypeId id, std::vector<DefaultFunction>& functions);

}  // namespace toolbind::gen
