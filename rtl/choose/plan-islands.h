/* Where jumps are added for others to go to.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_PLAN_ISLANDS_H
#define OUTLINE_RTL_CHOOSE_PLAN_ISLANDS_H

#include <cstdint>
#include <functional>
#include <vector>

namespace outline
{

/* A long jump that becomes shorter if an island is near.  */
struct waiting_jump
{
  int address;              /* Bytes.  */
  uint32_t saves;           /* Bytes.  */
};

/* An island: a jump that is added at PLACE, and carries the jumps FIRST to END - 1.  */
struct planned_island
{
  size_t place;
  size_t first, end;
};

/* Plans islands for JUMPS, all with one target.  PLACES are the addresses where an island may be,
   those for which OPEN holds.  Both are ascending.  Each jump of an island is at most REACH bytes from it,
   and its jumps save more than COST bytes together.  Returns the islands by ascending first
   jump.  Takes O(n log m) time for n jumps and m places, and calls OPEN for those within reach of a jump.  */
std::vector<planned_island>
plan_islands (const std::vector<waiting_jump> &jumps, const std::vector<int> &places, double reach,
              int64_t cost, const std::function<bool (size_t)> &open);

} // namespace outline

#endif
