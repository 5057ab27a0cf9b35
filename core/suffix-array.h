/* The suffix array of a sequence of integers, in linear time.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_SUFFIX_ARRAY_H
#define OUTLINE_CORE_SUFFIX_ARRAY_H

#include <cstdint>
#include <vector>

namespace outline
{
namespace core
{

/* Returns the start positions of all suffixes of TEXT in lexicographic order
   of the suffixes; a suffix that is a prefix of another comes before it.

   Every symbol of TEXT must be less than ALPHABET: number the symbols densely
   from 0.  TEXT must be shorter than 2^31 symbols.  Time is
   O(TEXT.size () + ALPHABET); memory, besides the result, is at most
   16 * (TEXT.size () + ALPHABET) bytes.  */
std::vector<uint32_t> suffix_array (const std::vector<uint32_t> &text,
                                    uint32_t alphabet);

} // namespace core
} // namespace outline

#endif
