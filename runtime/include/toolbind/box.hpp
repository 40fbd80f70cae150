#pragma once
// Box<T>: a T on the heap with the manners of a value, for types that contain themselves.

#include <memory>
#include <utility>

namespace toolbind {

/// Copies deeply and compares by content. A default Box is empty, decoding fills it, encoding an empty one is an
/// issue. `struct Node { std::string name; std::optional<Box<Node>> next; };`
template <class T>
class Box {
 public:
  Box() = default;
  Box(T value) : held_(std::make_unique<T>(std::move(value))) {}
  Box(const Box& other) : held_(other.held_ ? std::make_unique<T>(*other.held_) : nullptr) {}
  Box(Box&&) noexcept = default;
  Box& operator=(const Box& other) {
    // The copy is made before the old value goes: `other` may live inside it.
    Box copy(other);
    held_.swap(copy.held_);
    return *this;
  }
  Box& operator=(Box&& other) noexcept {
    Box taken(std::move(other));
    held_.swap(taken.held_);
    return *this;
  }
  ~Box() = default;

  bool empty() const { return !held_; }
  explicit operator bool() const { return !empty(); }

  T& emplace() {
    held_ = std::make_unique<T>();
    return *held_;
  }

  /// Precondition: not empty.
  T& operator*() { return *held_; }
  const T& operator*() const { return *held_; }
  T* operator->() { return held_.get(); }
  const T* operator->() const { return held_.get(); }

  friend bool operator==(const Box& a, const Box& b) {
    if (a.empty() || b.empty()) return a.empty() == b.empty();
    return *a.held_ == *b.held_;
  }

 private:
  std::unique_ptr<T> held_;
};

}  // namespace toolbind
