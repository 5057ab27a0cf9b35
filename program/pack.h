/* Compression.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_PACK_H
#define OUTLINE_PROGRAM_PACK_H

#include <string>

namespace outline
{

/* libzstd's levels.  With PACK_SMALL summaries of 64 units (lua5.4, zlib, libpng) are 6% smaller than with
   PACK_FAST; level 19 makes them 1% smaller than 15, and took 2% of the compiler's time more.  */
enum pack_level { PACK_FAST = 9, PACK_SMALL = 15 };

/* Above this size PACK_FAST is used in any case: the tables of PACK_SMALL would take 64 MB.  */
const size_t most_packed_small = size_t (1) << 18;

/* BYTES packed: the same for the same bytes and version of libzstd.  */
std::string packed (const std::string &bytes, pack_level level = PACK_SMALL);

/* Unpacks into *BYTES what begins at byte START of FILE and ends before END.  Returns false, with *BYTES
   undefined, if it was not made by packed.  */
bool unpack (const std::string &file, size_t start, size_t end, std::string *bytes);

} // namespace outline

#endif
