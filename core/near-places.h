/* Where to put code that others call, so that many of them are near.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_CORE_NEAR_PLACES_H
#define OUTLINE_CORE_NEAR_PLACES_H

#include <cstdint>
#include <vector>

namespace outline
{
namespace core
{

/* Code that has to be put somewhere.  */
struct called_code
{
  uint32_t bytes = 0;
  std::vector<uint32_t> calls;  /* Where it is called from, and would be for fewer bytes from near; ascending.  */
};

/* The gap for each of PIECES, by index of GAPS, which are places between other code, ascending; the last is the end of
   it.  Calls and gaps are counted in bytes of that other code.  A piece goes where most of its calls are at most REACH
   bytes away, with what else is put in between; to the last gap if none is anywhere.  Takes time O(n log n) in the
   calls and the gaps.

   A piece that is put in a gap moves what follows away from what is before: so places are chosen again, with what was
   put where in the last round, a few times, and the round with the most calls from near counts.  */
std::vector<uint32_t> near_places (const std::vector<called_code> &pieces, const std::vector<uint32_t> &gaps,
                                   uint32_t reach);

} // namespace core
} // namespace outline

#endif
