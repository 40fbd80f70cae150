#pragma once
// The few types that generated structs use besides the standard library's.

#include <optional>

namespace toolbind {

/// A value that may be null. `std::optional<Nullable<T>>` keeps absent and null apart.
template <class T>
using Nullable = std::optional<T>;

/// The type of what can't be: the failure of a tool that declares none, the schema `false`. No text decodes to it.
struct Never {
  bool operator==(const Never&) const = default;
};

/// What a tool without `success` returns.
struct Nothing {
  bool operator==(const Nothing&) const = default;
};

}  // namespace toolbind
