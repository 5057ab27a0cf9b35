/* Hashes of contents.  SPDX-License-Identifier: GPL-3.0-or-later

   Tests build this file with OUTLINE_HASH_BITS defined as few bits.  */

#include "facts/content-hash.h"

#include "md5.h"

#include "core/hash.h"

#ifndef OUTLINE_HASH_BITS
#define OUTLINE_HASH_BITS 64
#endif

namespace outline
{

const uint64_t hash_mask = UINT64_MAX >> (64 - OUTLINE_HASH_BITS);

uint64_t
content_hash (const std::string &text)
{
  return core::fnv_1a (text) & hash_mask;
}

/* MD5, as GCC's own signatures of types that linkers merge.  */
std::array<uint64_t, 2>
long_content_hash (const std::string &text)
{
  unsigned char sum[16];
  md5_buffer (text.data (), text.size (), sum);
  std::array<uint64_t, 2> halves = {};
  for (int i = 0; i < 16; i++)
    halves[i / 8] = halves[i / 8] << 8 | sum[i];
  for (uint64_t &half : halves)
    half &= hash_mask;
  return halves;
}

/* The lowest COUNT digits of HASH to the base 36.  */
static std::string
in_digits (uint64_t hash, int count)
{
  static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
  std::string text;
  for (int i = 0; i < count; i++, hash /= 36)
    text += digits[hash % 36];
  return text;
}

std::string
symbol_hash (const std::string &text)
{
  std::string hash = in_digits (content_hash (text), 12);
  if (hash[0] <= '9')
    hash[0] += 'a' - '0';
  return hash;
}

std::string
long_symbol_hash (const std::string &text)
{
  std::array<uint64_t, 2> halves = long_content_hash (text);
  return in_digits (halves[0], 13) + in_digits (halves[1], 13);
}

} // namespace outline
