/* Bytes that repeat themselves, in fewer.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_PACK_H
#define OUTLINE_PROGRAM_PACK_H

#include <string>

namespace outline
{

/* libzstd's levels.  With PACK_SMALL summaries of 64 units (lua5.4, zlib, libpng) are 6% smaller than with
   PACK_FAST; 19, of which the plugin's time was 2% of GCC's more, makes them 1% smaller than 15.  */
enum pack_level { PACK_FAST = 9, PACK_SMALL = 15 };

/* More bytes are packed with PACK_FAST in any case: the tables of PACK_SMALL would take 64 MB.  */
const size_t most_packed_small = size_t (1) << 18;

/* BYTES packed: the same for the same bytes and version of libzstd.  */
std::string packed (const std::string &bytes, pack_level level = PACK_SMALL);

/* Unpacks into *BYTES what begins at byte START of FILE and ends before END.  Returns false, with *BYTES of no
   meaning, if that is nothing that packed makes.  */
bool unpack (const std::string &file, size_t start, size_t end, std::string *bytes);

} // namespace outline

#endif
