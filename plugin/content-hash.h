/* A hash for names that contents decide.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_CONTENT_HASH_H
#define OUTLINE_PLUGIN_CONTENT_HASH_H

#include <cstdint>
#include <string>

namespace outline
{

/* The FNV-1a hash of TEXT: the same everywhere and always.  */
inline uint64_t
content_hash (const std::string &text)
{
  uint64_t hash = 0xcbf29ce484222325u;
  for (unsigned char c : text)
    hash = (hash ^ c) * 0x100000001b3u;
  return hash;
}

} // namespace outline

#endif
