// Takes the groups of a pattern, gives widths and a verdict on back-references. ECMAScript forgets what a group captured
// when a repeated group around it starts over, and refuses a repetition that matches nothing; PCRE2 does neither. Without
// back-references no match depends on that. With one it can: `^(?:(a)|b)*\1$` matches "ab" in ECMAScript only. Such patterns are
// rare, so they are found here and refused rather than emulated.
#include "text/ecma_groups.hpp"

#include <algorithm>

namespace toolbind::text {
namespace {

std::uint32_t plus(std::uint32_t a, std::uint32_t b) { return a > unbounded - b ? unbounded : a + b; }

std::uint32_t times(std::uint32_t a, std::uint32_t b) {
  const std::uint64_t product = std::uint64_t{a} * b;
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(product, unbounded));
}

}  // namespace

Width in_sequence(Width a, Width b) { return {plus(a.min, b.min), plus(a.max, b.max)}; }
Width either(Width a, Width b) { return {std::min(a.min, b.min), std::max(a.max, b.max)}; }
Width repeated(Width width, Count count) { return {times(width.min, count.min), times(width.max, count.max)}; }

bool inside_lookbehind(const std::vector<Group>& groups, std::size_t group) {
  for (; group != 0; group = groups[group].parent) {
    if (is_lookbehind(groups[group].kind)) return true;
  }
  return false;
}

std::optional<std::string_view> reference_difference(const std::vector<Group>& groups, std::size_t target) {
  // ECMAScript matches these from right to left, so the last repetition is the leftmost
  if (inside_lookbehind(groups, target)) return "a back-reference to a group inside a lookbehind is not supported";
  bool always_set = true;  // in every repetition of the group at hand
  for (std::size_t at = target; at != 0; at = groups[at].parent) {
    const Group& group = groups[at];
    if (group.count.max > 1 && !always_set) {
      return "a back-reference to a group that a repetition around it may skip is not supported";
    }
    if (group.count.max > group.count.min && group.width.min == 0) {
      return "a back-reference to a group inside a repetition that may match nothing is not supported";
    }
    always_set = always_set && group.count.min > 0 && !groups[group.parent].has_alternatives;
  }
  return std::nullopt;
}

}  // namespace toolbind::text
