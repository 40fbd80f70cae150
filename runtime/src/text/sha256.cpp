// Takes any bytes, gives their SHA-256 digest in hexadecimal. The whole blocks of 64 bytes are read where they lie; the
// rest is copied into one or two last blocks behind which stand a one bit, zeros and the length in bits. Names follow
// FIPS 180-4.
#include "text/sha256.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace toolbind::text {
namespace {

constexpr std::size_t block_bytes = 64;
constexpr std::size_t length_bytes = 8;

using State = std::array<std::uint32_t, 8>;
using Schedule = std::array<std::uint32_t, 64>;

constexpr State initial_state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                              0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constexpr Schedule round_constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t big_endian_word(std::string_view bytes) {
  std::uint32_t word = 0;
  for (const char byte : bytes.substr(0, 4)) word = (word << 8U) | static_cast<unsigned char>(byte);
  return word;
}

Schedule schedule_of(std::string_view block) {
  Schedule w{};
  for (std::size_t t = 0; t < 16; ++t) w[t] = big_endian_word(block.substr(4 * t));
  for (std::size_t t = 16; t < w.size(); ++t) {
    const std::uint32_t s0 = std::rotr(w[t - 15], 7) ^ std::rotr(w[t - 15], 18) ^ (w[t - 15] >> 3U);
    const std::uint32_t s1 = std::rotr(w[t - 2], 17) ^ std::rotr(w[t - 2], 19) ^ (w[t - 2] >> 10U);
    w[t] = w[t - 16] + s0 + w[t - 7] + s1;
  }
  return w;
}

void add_block(State& state, std::string_view block) {
  const Schedule w = schedule_of(block);
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t t = 0; t < w.size(); ++t) {
    const std::uint32_t sum1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const std::uint32_t t1 = h + sum1 + ((e & f) ^ (~e & g)) + round_constants[t] + w[t];
    const std::uint32_t sum0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const std::uint32_t t2 = sum0 + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + t1;
    d = c;
    c = b;
    b = a;
    a = t1 + t2;
  }
  const State added{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state.size(); ++i) state[i] += added[i];
}

/// `tail`, what is left of `total` bytes after the whole blocks, with its padding.
std::string padded(std::string_view tail, std::uint64_t total) {
  std::string blocks(tail);
  blocks += '\x80';
  const std::size_t size = blocks.size() + length_bytes <= block_bytes ? block_bytes : 2 * block_bytes;
  blocks.resize(size - length_bytes, '\0');
  const std::uint64_t bits = total * 8;
  for (unsigned shift = 64; shift != 0; shift -= 8) blocks += static_cast<char>((bits >> (shift - 8)) & 0xFFU);
  return blocks;
}

void add_blocks(State& state, std::string_view blocks) {
  for (; blocks.size() >= block_bytes; blocks.remove_prefix(block_bytes)) add_block(state, blocks);
}

std::string hex(const State& state) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::uint32_t word : state) {
    for (unsigned shift = 32; shift != 0; shift -= 4) text += digits[(word >> (shift - 4)) & 0xFU];
  }
  return text;
}

}  // namespace

std::string sha256_hex(std::string_view bytes) {
  State state = initial_state;
  add_blocks(state, bytes);
  add_blocks(state, padded(bytes.substr(bytes.size() - bytes.size() % block_bytes), bytes.size()));
  return hex(state);
}

}  // namespace toolbind::text
