#pragma once
// A call as a model makes it.

#include <string>

namespace toolbind {

/// Empty arguments mean `{}`.
struct ToolCall {
  std::string id{}, name{}, arguments{};
};

}  // namespace toolbind
