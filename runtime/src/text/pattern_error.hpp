// Why a pattern is refused, and where.
#pragma once

#include <cstddef>
#include <string>

namespace toolbind::text {

/// `offset` counts bytes of the ECMAScript pattern.
struct PatternError {
  std::size_t offset = 0;
  std::string message;

  bool operator==(const PatternError&) const = default;
};

}  // namespace toolbind::text
