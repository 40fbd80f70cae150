// Takes a label, gives its Punycode, or the other way round. The ASCII characters stand first; then each further
// character, from the lowest up, is a number that says how far to walk through all pairs of code point and position.
// Names follow RFC 3492.
#include "text/punycode.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "text/utf8.hpp"

namespace toolbind::text {
namespace {

constexpr std::uint64_t base = 36;
constexpr std::uint64_t tmin = 1;
constexpr std::uint64_t tmax = 26;
constexpr std::uint64_t skew = 38;
constexpr std::uint64_t damp = 700;
constexpr std::uint64_t initial_bias = 72;
constexpr char32_t initial_n = 0x80;
constexpr std::uint64_t highest_delta = UINT32_MAX;

std::uint64_t adapt(std::uint64_t delta, std::uint64_t points, bool first) {
  delta /= first ? damp : 2;
  delta += delta / points;
  std::uint64_t k = 0;
  for (; delta > (base - tmin) * tmax / 2; k += base) delta /= base - tmin;
  return k + (base - tmin + 1) * delta / (delta + skew);
}

std::uint64_t threshold(std::uint64_t k, std::uint64_t bias) { return std::clamp(k > bias ? k - bias : 0, tmin, tmax); }

std::optional<std::uint64_t> digit_value(char c) {
  if (c >= 'a' && c <= 'z') return static_cast<std::uint64_t>(c - 'a');
  if (c >= 'A' && c <= 'Z') return static_cast<std::uint64_t>(c - 'A');
  if (c >= '0' && c <= '9') return static_cast<std::uint64_t>(c - '0') + 26;
  return std::nullopt;
}

/// Takes one number off the front.
std::optional<std::uint64_t> read_delta(std::string_view& text, std::uint64_t bias) {
  std::uint64_t delta = 0;
  std::uint64_t weight = 1;
  for (std::uint64_t k = base; !text.empty() && weight <= highest_delta; k += base) {
    const auto digit = digit_value(text.front());
    if (!digit) return std::nullopt;
    text.remove_prefix(1);
    delta += *digit * weight;
    if (delta > highest_delta) return std::nullopt;
    const std::uint64_t t = threshold(k, bias);
    if (*digit < t) return delta;
    weight *= base - t;
  }
  return std::nullopt;
}

void append_delta(std::string& text, std::uint64_t delta, std::uint64_t bias) {
  constexpr std::string_view digits = "abcdefghijklmnopqrstuvwxyz0123456789";
  for (std::uint64_t k = base;; k += base) {
    const std::uint64_t t = threshold(k, bias);
    if (delta < t) break;
    text += digits[t + (delta - t) % (base - t)];
    delta = (delta - t) / (base - t);
  }
  text += digits[delta];
}

/// The lowest code point of `label` that is at least `n`. Precondition: there is one.
char32_t lowest_from(std::u32string_view label, char32_t n) {
  char32_t lowest = last_code_point;
  for (const char32_t c : label) {
    if (c >= n) lowest = std::min(lowest, c);
  }
  return lowest;
}

}  // namespace

std::optional<std::u32string> decode_punycode(std::string_view ascii) {
  const std::size_t delimiter = ascii.rfind('-');
  const std::string_view basic = ascii.substr(0, delimiter == std::string_view::npos ? 0 : delimiter);
  if (delimiter != std::string_view::npos) ascii.remove_prefix(delimiter + 1);
  std::u32string label(basic.begin(), basic.end());
  std::uint64_t n = initial_n;
  std::uint64_t bias = initial_bias;
  for (std::uint64_t i = 0; !ascii.empty(); ++i) {
    const auto delta = read_delta(ascii, bias);
    if (!delta) return std::nullopt;
    const std::uint64_t points = label.size() + 1;
    bias = adapt(*delta, points, label.size() == basic.size());
    i += *delta;
    n += i / points;
    i %= points;
    if (n > last_code_point || is_surrogate(static_cast<char32_t>(n))) return std::nullopt;
    label.insert(static_cast<std::size_t>(i), 1, static_cast<char32_t>(n));
  }
  return label;
}

std::string encode_punycode(std::u32string_view label) {
  std::string text;
  for (const char32_t c : label) {
    if (c < initial_n) text += static_cast<char>(c);
  }
  const std::size_t basic = text.size();
  if (basic > 0) text += '-';
  std::uint64_t delta = 0;
  std::uint64_t bias = initial_bias;
  char32_t n = initial_n;
  for (std::size_t done = basic; done < label.size(); ++n, ++delta) {
    const char32_t next = lowest_from(label, n);
    delta += std::uint64_t{next - n} * (done + 1);
    n = next;
    for (const char32_t c : label) {
      if (c < n) ++delta;
      if (c != n) continue;
      append_delta(text, delta, bias);
      bias = adapt(delta, done + 1, done == basic);
      delta = 0;
      ++done;
    }
  }
  return text;
}

}  // namespace toolbind::text
