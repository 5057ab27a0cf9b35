/* An order of code in which many calls are from near.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_NEAR_ORDER_H
#define OUTLINE_CORE_NEAR_ORDER_H

#include <cstdint>
#include <vector>

namespace outline
{
namespace core
{

/* A call between pieces of code.  */
struct piece_call
{
  uint32_t from;            /* The piece that it is in ...  */
  uint32_t at;              /* ... after so many bytes of it.  */
  uint32_t to;              /* The piece whose start it calls.  */
};

/* Pieces of code, of BYTES, by piece, that need not be in any order, in one in which many of CALLS are at most REACH
   bytes from what they call; if no order with more than the given one is found, in that.  Takes time
   O(n log n) in pieces and calls for a given REACH.

   Pieces are joined to chains: always the two of which most calls come near for their bytes, in the better of
   both orders, as functions are in "Profile Guided Code Positioning" (Pettis and Hansen, 1990) by how often they call
   each other.  */
std::vector<uint32_t> near_order (const std::vector<uint32_t> &bytes, const std::vector<piece_call> &calls,
                                  uint32_t reach);

} // namespace core
} // namespace outline

#endif
