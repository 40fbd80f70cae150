/// A run of bytes tested at once: 16 with SSE2, 8 in a plain word elsewhere.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace toolbind::json {

/// Eight bytes, the first one in the lowest bits on every machine.
inline std::uint64_t load_word(const char* p) {
  std::uint64_t word = 0;
  if constexpr (std::endian::native == std::endian::little) {
    std::memcpy(&word, p, sizeof word);
  } else {
    for (unsigned i = 0; i < 8; ++i) {
      word |= std::uint64_t{static_cast<unsigned char>(p[i])} << (8 * i);
    }
  }
  return word;
}

#if defined(__SSE2__)

/// Reads `width` bytes at `p`. Each question answers with the index of the first byte it holds for, or `width`.
class Block {
 public:
  static constexpr std::size_t width = 16;

  explicit Block(const char* p) : bytes_(_mm_loadu_si128(reinterpret_cast<const __m128i*>(p))) {}

  /// Quote, backslash, control character or non-ASCII (as signed bytes those two are both below 0x20).
  std::size_t first_not_plain() const {
    const __m128i low = _mm_cmplt_epi8(bytes_, _mm_set1_epi8(0x20));
    return first(_mm_or_si128(low, _mm_or_si128(equal('"'), equal('\\'))));
  }
  std::size_t first_backslash() const { return first(equal('\\')); }
  std::size_t first_non_ascii() const { return first(bytes_); }

  void store(char* p) const { _mm_storeu_si128(reinterpret_cast<__m128i*>(p), bytes_); }

 private:
  __m128i equal(char c) const { return _mm_cmpeq_epi8(bytes_, _mm_set1_epi8(c)); }
  static std::size_t first(__m128i marks) {
    const auto mask = static_cast<unsigned>(_mm_movemask_epi8(marks)) | 1U << width;
    return static_cast<std::size_t>(std::countr_zero(mask));
  }

  __m128i bytes_;
};

#else

/// Reads `width` bytes at `p`. Each question answers with the index of the first byte it holds for, or `width`.
/// The marks of a borrow can be wrong only above the first right one, which is the one asked for.
class Block {
 public:
  static constexpr std::size_t width = 8;

  explicit Block(const char* p) : bytes_(load_word(p)) { std::memcpy(text_, p, width); }

  /// Quote, backslash, control character or non-ASCII.
  std::size_t first_not_plain() const {
    const std::uint64_t control = (bytes_ - each(0x20)) & ~bytes_;
    return first(control | equal('"') | equal('\\') | bytes_);
  }
  std::size_t first_backslash() const { return first(equal('\\')); }
  std::size_t first_non_ascii() const { return first(bytes_); }

  void store(char* p) const { std::memcpy(p, text_, width); }

 private:
  static constexpr std::uint64_t each(unsigned char c) { return 0x0101010101010101U * c; }
  std::uint64_t equal(unsigned char c) const {
    const std::uint64_t zero_where_equal = bytes_ ^ each(c);
    return (zero_where_equal - each(1)) & ~zero_where_equal;
  }
  static std::size_t first(std::uint64_t marks) {
    return static_cast<std::size_t>(std::countr_zero(marks & each(0x80))) / 8;
  }

  std::uint64_t bytes_;
  char text_[width];
};

#endif

}  // namespace toolbind::json
