// The groups of a pattern: how wide they match, how often, and whether a back-reference to one means the same in PCRE2.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace toolbind::text {

inline constexpr std::uint32_t unbounded = UINT32_MAX;

/// How often something may be repeated.
struct Count {
  std::uint32_t min = 1;
  std::uint32_t max = 1;
};

/// How many characters something can match, in saturating numbers.
struct Width {
  std::uint32_t min = 0;
  std::uint32_t max = 0;

  bool fixed() const { return min == max && max != unbounded; }
};

Width in_sequence(Width a, Width b);
Width either(Width a, Width b);
Width repeated(Width width, Count count);

enum class GroupKind : std::uint8_t { whole, capturing, plain, ahead, not_ahead, behind, not_behind };

constexpr bool is_lookaround(GroupKind kind) { return kind >= GroupKind::ahead; }
constexpr bool is_lookbehind(GroupKind kind) { return kind >= GroupKind::behind; }

/// Groups lie in a vector in the order of their opening; the first is the whole pattern.
struct Group {
  GroupKind kind = GroupKind::whole;
  std::size_t parent = 0;
  std::size_t offset = 0;
  bool has_alternatives = false;
  bool closed = false;
  Count count{};
  Width width{};
};

/// Whether `group` or a group around it is a lookbehind.
bool inside_lookbehind(const std::vector<Group>& groups, std::size_t group);

/// Why a back-reference to the capturing group `target` could mean something else in PCRE2; nothing when it cannot.
/// Precondition: all groups are closed.
std::optional<std::string_view> reference_difference(const std::vector<Group>& groups, std::size_t target);

}  // namespace toolbind::text
