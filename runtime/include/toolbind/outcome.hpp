#pragma once
// What a handler returns: its success, or a failure that the spec declares.

#include <utility>
#include <variant>

namespace toolbind {

template <class F>
struct Failure {
  F value;
};

/// `return toolbind::fail(NoSuchPlace{"Atlantis"});`
template <class F>
Failure<F> fail(F value) {
  return {std::move(value)};
}

template <class S, class F>
class Outcome {
 public:
  Outcome(S success) : held_(std::in_place_index<0>, std::move(success)) {}
  template <class G>
  Outcome(Failure<G> failure) : held_(std::in_place_index<1>, std::move(failure.value)) {}

  bool has_value() const { return held_.index() == 0; }
  explicit operator bool() const { return has_value(); }
  const S& operator*() const { return std::get<0>(held_); }
  const F& error() const { return std::get<1>(held_); }

 private:
  std::variant<S, F> held_;
};

}  // namespace toolbind
