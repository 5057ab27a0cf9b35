/* Bytes that repeat themselves, in fewer.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PROGRAM_PACK_H
#define OUTLINE_PROGRAM_PACK_H

#include <string>

namespace outline
{

/* libzstd's levels: small files are packed as well as it goes; of large ones it would take minutes.  */
enum pack_level { PACK_FAST = 9, PACK_SMALL = 19 };

/* BYTES packed: the same for the same bytes and version of libzstd.  */
std::string packed (const std::string &bytes, pack_level level = PACK_SMALL);

/* Unpacks into *BYTES what begins at byte START of FILE and ends before END.  Returns false, with *BYTES of no
   meaning, if that is nothing that packed makes.  */
bool unpack (const std::string &file, size_t start, size_t end, std::string *bytes);

} // namespace outline

#endif
