/// Decimal digits to integers, eight at a time.
#pragma once

#include "block.hpp"

#include <cstddef>
#include <cstdint>

namespace toolbind::json {

/// The most digits that always fit into 64 bits.
inline constexpr std::size_t max_word_digits = 19;

/// The value of the eight digits at `p`: neighbours are joined to pairs, those to quads, those to the result.
inline std::uint64_t read_eight_digits(const char* p) {
  std::uint64_t word = load_word(p);
  word = (word & 0x0F0F0F0F0F0F0F0FU) * (10 * (1U << 8) + 1) >> 8;
  word = (word & 0x00FF00FF00FF00FFU) * (100 * (std::uint64_t{1} << 16) + 1) >> 16;
  return (word & 0x0000FFFF0000FFFFU) * (10000 * (std::uint64_t{1} << 32) + 1) >> 32;
}

/// The value of the `count` digits at `p`, at most `max_word_digits`.
inline std::uint64_t read_digits(const char* p, std::size_t count) {
  std::uint64_t value = 0;
  for (; count >= 8; count -= 8, p += 8) {
    value = value * 100'000'000 + read_eight_digits(p);
  }
  for (; count != 0; --count, ++p) {
    value = value * 10 + static_cast<std::uint64_t>(*p - '0');
  }
  return value;
}

}  // namespace toolbind::json
