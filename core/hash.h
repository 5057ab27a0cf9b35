/* A hash of bytes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_HASH_H
#define OUTLINE_CORE_HASH_H

#include <cstdint>
#include <string>

namespace outline
{
namespace core
{

/* FNV-1a with 64 bits (G. Fowler, L. Noll, K.-P. Vo), the same on all machines.  */
inline uint64_t
fnv_1a (const std::string &text)
{
  uint64_t hash = 0xcbf29ce484222325u;
  for (unsigned char c : text)
    hash = (hash ^ c) * 0x100000001b3u;
  return hash;
}

} // namespace core
} // namespace outline

#endif
