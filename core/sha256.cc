/* SHA-256 (FIPS 180-4).  SPDX-License-Identifier: GPL-3.0-or-later

   For what must not be mistaken for something else without the contents at hand: names by which
   objects of different compilations refer to one piece of code, and checksums of files.

     1  pad       the bytes, a one, zeros, their number of bits: a multiple of 64 bytes
     2  compress  each 64 bytes into the state, in 64 rounds

   The constants are the first 32 bits of the fractional parts of square roots (the state) and
   cube roots (the rounds) of the first primes, and computed as such.  */

#include "core/sha256.h"

#include <array>
#include <cstdint>

namespace outline
{
namespace core
{

namespace
{

const unsigned rounds = 64, block_bytes = 64;

/* The first 32 bits of the fractional part of the ROOTth root, 2 or 3, of N: in integers, as
   floating point differs between machines.  */
uint32_t
fraction_of_root (uint32_t n, unsigned root)
{
  /* The largest R with R^ROOT <= N * 2^(32 ROOT); N < 2^9, and so R < 2^37.  */
  typedef unsigned __int128 wide;
  auto at_most_p = [&] (uint64_t r) {
    /* For cubes: R^2 / 2^32 * R <= N * 2^64, which loses less than a unit of the last place
       where R is no exact root, and no prime has one.  */
    if (root == 2)
      return wide (r) * r <= wide (n) << 64;
    wide square = wide (r) * r;
    wide high = (square >> 32) * r + (((square & UINT32_MAX) * r) >> 32);
    return high < wide (n) << 64;
  };
  uint64_t found = 0;
  for (int bit = 37; bit >= 0; bit--)
    if (at_most_p (found | uint64_t (1) << bit))
      found |= uint64_t (1) << bit;
  return uint32_t (found);
}

/* The first COUNT primes' fraction_of_root.  */
template<size_t count>
std::array<uint32_t, count>
fractions (unsigned root)
{
  std::array<uint32_t, count> found;
  size_t n = 0;
  for (uint32_t p = 2; n < count; p++)
    {
      bool prime = true;
      for (uint32_t d = 2; d * d <= p; d++)
        prime &= p % d != 0;
      if (prime)
        found[n++] = fraction_of_root (p, root);
    }
  return found;
}

typedef std::array<uint32_t, 8> hash_state;

uint32_t
rotated (uint32_t x, unsigned n)
{
  return x >> n | x << (32 - n);
}

/* Step 2, for the 64 bytes at BLOCK.  */
void
compress (hash_state &state, const unsigned char *block)
{
  static const std::array<uint32_t, rounds> constants = fractions<rounds> (3);
  uint32_t w[rounds];
  for (unsigned i = 0; i < 16; i++)
    w[i] = (uint32_t (block[4 * i]) << 24 | uint32_t (block[4 * i + 1]) << 16
            | uint32_t (block[4 * i + 2]) << 8 | block[4 * i + 3]);
  for (unsigned i = 16; i < rounds; i++)
    {
      uint32_t a = w[i - 15], b = w[i - 2];
      w[i] = (w[i - 16] + (rotated (a, 7) ^ rotated (a, 18) ^ a >> 3) + w[i - 7]
              + (rotated (b, 17) ^ rotated (b, 19) ^ b >> 10));
    }
  auto [a, b, c, d, e, f, g, h] = state;
  for (unsigned i = 0; i < rounds; i++)
    {
      uint32_t one = (h + (rotated (e, 6) ^ rotated (e, 11) ^ rotated (e, 25))
                      + ((e & f) ^ (~e & g)) + constants[i] + w[i]);
      uint32_t two = ((rotated (a, 2) ^ rotated (a, 13) ^ rotated (a, 22))
                      + ((a & b) ^ (a & c) ^ (b & c)));
      h = g, g = f, f = e, e = d + one;
      d = c, c = b, b = a, a = one + two;
    }
  const hash_state after = { a, b, c, d, e, f, g, h };
  for (unsigned i = 0; i < 8; i++)
    state[i] += after[i];
}

} // namespace

std::string
sha256 (const std::string &bytes)
{
  std::string padded = bytes + '\x80';
  padded.resize ((padded.size () + 8 + block_bytes - 1) / block_bytes * block_bytes);
  uint64_t bits = uint64_t (bytes.size ()) * 8;
  for (unsigned i = 0; i < 8; i++)
    padded[padded.size () - 1 - i] = char (bits >> (8 * i));
  hash_state state = fractions<8> (2);
  for (size_t at = 0; at < padded.size (); at += block_bytes)
    compress (state, reinterpret_cast<const unsigned char *> (&padded[at]));
  std::string hash;
  for (uint32_t word : state)
    for (int shift = 24; shift >= 0; shift -= 8)
      hash += char (word >> shift);
  return hash;
}

} // namespace core
} // namespace outline
