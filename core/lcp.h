/* How much neighbours in a suffix array have in common.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_LCP_H
#define OUTLINE_CORE_LCP_H

#include <cstdint>
#include <vector>

namespace outline
{
namespace core
{

/* Returns, for each I > 0, the length in symbols of the longest common prefix
   of the suffixes of TEXT that begin at SA[I - 1] and SA[I]; 0 for I = 0.
   SA is what suffix_array returned for TEXT.  Time is O(TEXT.size ()).  */
std::vector<uint32_t> lcp_array (const std::vector<uint32_t> &text,
                                 const std::vector<uint32_t> &sa);

} // namespace core
} // namespace outline

#endif
