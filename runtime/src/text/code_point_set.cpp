// Takes ranges in any order, gives them sorted and merged. Merging looks across the surrogate block: U+0..U+D7FF beside
// U+E000..U+10FFFF is everything, which lets `[\s\S]` be recognised as "any character".
#include "text/code_point_set.hpp"

#include <algorithm>
#include <optional>

#include "text/utf8.hpp"

namespace toolbind::text {
namespace {

std::optional<CodePointRange> without_surrogate_ends(CodePointRange range) {
  if (is_surrogate(range.first)) range.first = last_surrogate + 1;
  if (is_surrogate(range.last)) range.last = first_surrogate - 1;
  if (range.first > range.last) return std::nullopt;
  return range;
}

char32_t after(char32_t last) { return last + 1 == first_surrogate ? last_surrogate + 1 : last + 1; }
char32_t before(char32_t first) { return first == last_surrogate + 1 ? first_surrogate - 1 : first - 1; }

}  // namespace

void CodePointSet::add(const CodePointSet& other) {
  ranges_.insert(ranges_.end(), other.ranges_.begin(), other.ranges_.end());
}

std::vector<CodePointRange> CodePointSet::ranges() const {
  std::vector<CodePointRange> sorted;
  for (const CodePointRange& range : ranges_) {
    if (const auto clean = without_surrogate_ends(range)) sorted.push_back(*clean);
  }
  std::ranges::sort(sorted, {}, &CodePointRange::first);
  std::vector<CodePointRange> merged;
  for (const CodePointRange& range : sorted) {
    if (!merged.empty() && range.first <= after(merged.back().last)) {
      merged.back().last = std::max(merged.back().last, range.last);
    } else {
      merged.push_back(range);
    }
  }
  return merged;
}

CodePointSet CodePointSet::complement() const {
  CodePointSet others;
  char32_t next = 0;
  for (const CodePointRange& range : ranges()) {
    if (range.first > next) others.add({next, before(range.first)});
    next = after(range.last);
  }
  if (next <= last_code_point) others.add({next, last_code_point});
  return others;
}

}  // namespace toolbind::text
