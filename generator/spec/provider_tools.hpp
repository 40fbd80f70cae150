#pragma once
// What is known of the tools that providers define.

#include <string>
#include <string_view>

#include "schema/model.hpp"
#include "toolbind/issue.hpp"

namespace toolbind::gen {

struct ProviderToolFacts {
  bool known = false;
  std::string name;        ///< what the provider calls it; empty: its requests have no name
  std::string_view args;   ///< schema of the other fields of the request
  std::string suggestion;  ///< of a type that is not known
};

ProviderToolFacts facts_of(std::string_view provider, std::string_view type);

Issues check_args(const ProviderToolFacts& facts, const schema::OrderedJson& args);

}  // namespace toolbind::gen
