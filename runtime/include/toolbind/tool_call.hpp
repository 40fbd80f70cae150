#pragma once
// A call as a model makes it.

#include <string>

namespace toolbind {

/// Empty arguments mean `{}`.
struct ToolCall {
  std::string id{}, name{}, arguments{};  ///< `arguments`: JSON text, as the model wrote it
  bool provider_executed = false;         ///< the provider has run it already
  std::string metadata{};  ///< JSON object: what else the provider says of the call, such as a signature; or empty

  bool operator==(const ToolCall&) const = default;
};

}  // namespace toolbind
