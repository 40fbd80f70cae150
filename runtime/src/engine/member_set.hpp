#pragma once
// Which members of a structure were seen: one word for the usual sizes.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace toolbind::engine {

class MemberSet {
 public:
  explicit MemberSet(std::size_t members) {
    if (members > 64) more_.resize((members - 1) / 64);
  }

  bool contains(std::size_t i) const { return word(i) >> (i % 64) & 1; }

  /// False when it was there already.
  bool add(std::size_t i) {
    if (contains(i)) return false;
    (i < 64 ? first_ : more_[i / 64 - 1]) |= std::uint64_t{1} << (i % 64);
    return true;
  }

 private:
  std::uint64_t word(std::size_t i) const { return i < 64 ? first_ : more_[i / 64 - 1]; }

  std::uint64_t first_ = 0;
  std::vector<std::uint64_t> more_;
};

}  // namespace toolbind::engine
