#pragma once
// Box<T>: a T on the heap with the manners of a value, for types that contain themselves.

#include <utility>

namespace toolbind {

/// Copies deeply and compares by content. A default Box is empty, decoding fills it, encoding an empty one is an
/// issue. `struct Node { std::string name; std::optional<Box<Node>> next; };`
template <class T>
class Box {
 public:
  Box() = default;
  Box(T value) : held_(new T(std::move(value))) {}
  Box(const Box& other) : held_(other.held_ ? new T(*other.held_) : nullptr) {}
  Box(Box&& other) noexcept : held_(std::exchange(other.held_, nullptr)) {}
  Box& operator=(const Box& other) {
    // The copy is made before the old value goes: `other` may live inside it.
    Box copy(other);
    std::swap(held_, copy.held_);
    return *this;
  }
  Box& operator=(Box&& other) noexcept {
    Box taken(std::move(other));
    std::swap(held_, taken.held_);
    return *this;
  }
  ~Box() { delete held_; }

  bool empty() const { return !held_; }
  explicit operator bool() const { return !empty(); }

  T& emplace() {
    *this = Box(T{});
    return *held_;
  }

  /// Precondition: not empty.
  T& operator*() { return *held_; }
  const T& operator*() const { return *held_; }
  T* operator->() { return held_; }
  const T* operator->() const { return held_; }

  friend bool operator==(const Box& a, const Box& b) {
    if (a.empty() || b.empty()) return a.empty() == b.empty();
    return *a.held_ == *b.held_;
  }

 private:
  // Not a std::unique_ptr: <memory> alone would double what a generated header costs to include.
  T* held_ = nullptr;
};

}  // namespace toolbind
