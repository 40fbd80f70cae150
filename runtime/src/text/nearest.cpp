// Takes a misspelt name and the known ones, gives the known one it most likely stands for. Names are folded first
// ("Max-Length" -> "max_length"), then compared by optimal string alignment: insert, delete, replace, swap of neighbours.
// Costs are counted in halves of an edit: a separator too many or too few costs one half (`maxlength` -> `max_length`), a
// replaced first letter two edits, for people seldom mistype it (`kind` is not a slip for `find`). Only the diagonal band
// that can stay within the limit is computed, so a thousand names of full length take well under a millisecond each.
#include "text/nearest.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace toolbind::text {
namespace {

constexpr std::size_t longest_name = 64;
constexpr std::size_t edit = 2;
constexpr std::size_t separator_edit = 1;
constexpr std::size_t most_edits = 4;
constexpr std::size_t far = 1000;

struct Folded {
  std::array<char, longest_name> text{};
  std::size_t size = 0;
};

char fold(char c) {
  if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
  return c == '-' || c == ' ' ? '_' : c;
}

/// Precondition: `name` fits.
Folded fold(std::string_view name) {
  Folded folded;
  for (const char c : name) folded.text[folded.size++] = fold(c);
  return folded;
}

/// A third of the longer name may be wrong. Of one or two letters none: any such name would be near to any other.
std::size_t limit_for(std::size_t a, std::size_t b) {
  const std::size_t longer = std::max(a, b);
  return longer < 3 ? 0 : edit * std::clamp<std::size_t>(longer / 3, 1, most_edits);
}

std::size_t gap_cost(char c) { return c == '_' ? separator_edit : edit; }

std::size_t replace_cost(const Folded& a, std::size_t i, const Folded& b, std::size_t j) {
  if (a.text[i] == b.text[j]) return 0;
  return i == 0 && j == 0 ? 2 * edit : edit;
}

using Row = std::array<std::size_t, longest_name + 1>;

/// Three rows of the alignment table: the one being filled and the two before it.
struct Table {
  Row current{};
  Row previous{};
  Row before{};
};

/// Cell (i, j): the cost of turning the first i letters of a into the first j of b.
std::size_t cell(const Table& rows, const Folded& a, std::size_t i, const Folded& b, std::size_t j) {
  const std::size_t replaced = rows.previous[j - 1] + replace_cost(a, i - 1, b, j - 1);
  const std::size_t dropped = rows.previous[j] + gap_cost(a.text[i - 1]);
  const std::size_t added = rows.current[j - 1] + gap_cost(b.text[j - 1]);
  std::size_t best = std::min({replaced, dropped, added});
  if (i > 1 && j > 1 && a.text[i - 1] == b.text[j - 2] && a.text[i - 2] == b.text[j - 1]) {
    best = std::min(best, rows.before[j - 2] + edit);
  }
  return best;
}

/// The cost of turning a into b, or `far` when it exceeds `limit`.
std::size_t distance(const Folded& a, const Folded& b, std::size_t limit) {
  const std::size_t band = limit / separator_edit;
  const std::size_t longer = std::max(a.size, b.size);
  if (longer - std::min(a.size, b.size) > band) return far;
  Table rows;
  rows.current.fill(far);
  rows.current[0] = 0;
  for (std::size_t j = 1; j <= std::min(b.size, band); ++j)
    rows.current[j] = rows.current[j - 1] + gap_cost(b.text[j - 1]);
  for (std::size_t i = 1; i <= a.size; ++i) {
    rows.before = std::exchange(rows.previous, rows.current);
    rows.current.fill(far);
    if (i <= band) rows.current[0] = rows.previous[0] + gap_cost(a.text[i - 1]);
    const std::size_t first = i > band ? i - band : 1;
    for (std::size_t j = first; j <= std::min(b.size, i + band); ++j) rows.current[j] = cell(rows, a, i, b, j);
  }
  return rows.current[b.size] <= limit ? rows.current[b.size] : far;
}

}  // namespace

std::optional<std::string_view> nearest(std::string_view wanted, std::span<const std::string_view> known) {
  if (wanted.size() > longest_name) return std::nullopt;
  const Folded folded = fold(wanted);
  std::optional<std::string_view> best;
  std::size_t best_cost = far;
  for (const std::string_view name : known) {
    if (name.size() > longest_name) continue;
    const std::size_t limit = std::min(limit_for(wanted.size(), name.size()), best_cost);
    const std::size_t cost = distance(folded, fold(name), limit);
    if (cost >= best_cost) continue;
    best = name;
    best_cost = cost;
  }
  return best;
}

}  // namespace toolbind::text
