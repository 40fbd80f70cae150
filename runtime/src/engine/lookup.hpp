#pragma once
// Finding a text among names: linear for a few, binary search through the sorted index for many.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "toolbind/node.hpp"

namespace toolbind::engine {

inline constexpr std::size_t not_found = ~std::size_t{0};

/// `name_of(i)` is the i-th of `count` names; `sorted` is empty or lists the indices by name.
template <class NameOf>
std::size_t find_index(std::size_t count, std::span<const std::uint16_t> sorted, std::string_view text,
                       NameOf name_of) {
  if (!sorted.empty()) {
    const auto at = std::lower_bound(sorted.begin(), sorted.end(), text,
                                     [&](std::uint16_t i, std::string_view wanted) { return name_of(i) < wanted; });
    return at != sorted.end() && name_of(*at) == text ? *at : not_found;
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (name_of(i) == text) return i;
  }
  return not_found;
}

inline std::size_t find_member(const program::Structure& node, std::string_view key) {
  return find_index(node.members.size(), node.sorted, key, [&](std::size_t i) { return node.members[i].name; });
}

inline std::size_t find_name(std::span<const std::string_view> names, std::span<const std::uint16_t> sorted,
                             std::string_view text) {
  return find_index(names.size(), sorted, text, [&](std::size_t i) { return names[i]; });
}

}  // namespace toolbind::engine
