#pragma once
// A value or the issues that kept it from being made.

#include <optional>
#include <utility>

#include "toolbind/issue.hpp"

namespace toolbind {

/// `if (auto place = decode<Place>(text)) use(*place); else show(place.error());`
template <class T>
class Result {
 public:
  using value_type = T;

  Result(T value) : value_(std::move(value)) {}
  Result(Issues issues) : issues_(std::move(issues)) {}

  /// Makes the value in place; `fill(value)` gives the issues that kept it from being filled.
  template <class Fill>
  static Result made_by(Fill fill) {
    Result out;
    out.issues_ = fill(out.value_.emplace());
    if (!out.issues_.empty()) out.value_.reset();
    return out;
  }

  bool has_value() const { return value_.has_value(); }
  explicit operator bool() const { return has_value(); }

  /// Precondition of all accessors of the value: has_value().
  const T& operator*() const& { return *value_; }
  T& operator*() & { return *value_; }
  T&& operator*() && { return *std::move(value_); }
  const T* operator->() const { return &*value_; }
  T* operator->() { return &*value_; }

  /// Like operator*, but throws DecodeError where there is no value.
  const T& value() const& {
    if (!value_) throw DecodeError(issues_);
    return *value_;
  }
  T value() && {
    if (!value_) throw DecodeError(std::move(issues_));
    return *std::move(value_);
  }

  /// Empty where there is a value.
  const Issues& error() const& { return issues_; }
  Issues error() && { return std::move(issues_); }

 private:
  Result() = default;

  std::optional<T> value_;
  Issues issues_;
};

}  // namespace toolbind
