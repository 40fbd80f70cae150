#pragma once
// A call as a model makes it.

#include <string>

namespace toolbind {

/// Empty arguments mean `{}`.
struct ToolCall {
  std::string id{}, name{}, arguments{};
  bool provider_executed = false;  ///< the provider has run it already
};

}  // namespace toolbind
