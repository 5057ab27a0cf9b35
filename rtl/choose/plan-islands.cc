/* Where jumps are added for others to go to.  SPDX-License-Identifier: GPL-3.0-or-later

   Greedy: the last open place within reach of the first jump is the best one for it, because it
   reaches every later jump that an earlier place reaches.  */

#include "rtl/choose/plan-islands.h"

#include <algorithm>

namespace outline
{

namespace
{

/* The last place of PLACES that is open and at most REACH bytes from ADDRESS; their number if there
   is none.  */
size_t
last_place_near (const std::vector<int> &places, int address, double reach,
                 const std::function<bool (size_t)> &open)
{
  size_t place = (std::upper_bound (places.begin (), places.end (), address + reach)
                  - places.begin ());
  while (place-- > 0 && places[place] >= address - reach)
    if (open (place))
      return place;
  return places.size ();
}

} // namespace

std::vector<planned_island>
plan_islands (const std::vector<waiting_jump> &jumps, const std::vector<int> &places, double reach,
              int64_t cost, const std::function<bool (size_t)> &open)
{
  std::vector<planned_island> islands;
  for (size_t first = 0; first < jumps.size ();)
    {
      size_t place = last_place_near (places, jumps[first].address, reach, open);
      size_t end = first;
      int64_t saves = -cost;
      while (place < places.size () && end < jumps.size ()
             && jumps[end].address <= places[place] + reach)
        saves += jumps[end++].saves;
      if (end > first && saves > 0)
        {
          islands.push_back ({ place, first, end });
          first = end;
        }
      else
        first++;
    }
  return islands;
}

} // namespace outline
