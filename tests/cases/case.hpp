#pragma once
// What the cases share: doctest, and results as texts that read well in a CHECK.

#include <doctest/doctest.h>

#include <string>
#include <toolbind/toolkit.hpp>

namespace cases {

/// Empty if there is a value, else one line per issue.
template <class T>
std::string why(const toolbind::Result<T>& result) {
  return toolbind::to_string(result.error());
}

}  // namespace cases
