/* The suffix array of a sequence of integers, and what its neighbours have in common.
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
   O((TEXT.size () + ALPHABET) * log (length of the longest repeat)).  */
std::vector<uint32_t> suffix_array (const std::vector<uint32_t> &text,
                                    uint32_t alphabet);

/* Returns, for each I > 0, the length in symbols of the longest common prefix
   of the suffixes of TEXT that begin at SA[I - 1] and SA[I]; 0 for I = 0.
   SA is what suffix_array returned for TEXT.  Time is O(TEXT.size ()).  */
std::vector<uint32_t> lcp_array (const std::vector<uint32_t> &text,
                                 const std::vector<uint32_t> &sa);

} // namespace core
} // namespace outline

#endif
