/* Groups of regions that one function could serve for, and what that saves.  SPDX-License-Identifier: GPL-3.0-or-later

   Sizes are those of the cost model (gimple/cost/cost.h), in tenths of a byte.  */

#include "tools/count-regions.d/group.h"

#include "gimple/cost/cost.h"

namespace outline::regions
{

std::vector<unsigned>
parameters (const std::vector<const region *> &regions)
{
  std::vector<unsigned> found;
  std::set<std::vector<uint32_t>> seen;
  for (unsigned i = 0; i < regions[0]->slots.size (); i++)
    {
      std::vector<uint32_t> column;
      bool differ = false;
      for (const region *r : regions)
        {
          column.push_back (r->slots[i].value);
          differ |= column.back () != column[0] || r->slots[i].outside;
        }
      if (differ && seen.insert (column).second)
        found.push_back (i);
    }
  return found;
}

int64_t
added (const std::vector<const region *> &regions, const std::vector<unsigned> &params,
       const std::vector<body> &bodies)
{
  const cost_table &costs = target_costs ();
  const region &first = *regions[0];
  int64_t sites = 0;
  for (const region *r : regions)
    {
      const body &b = bodies[r->function];
      int setting = 0;
      for (unsigned i : params)
        setting += r->slots[i].setting;
      if (!r->whole)
        {
          sites += costs.call + setting + r->results * costs.result
                   + (r->exits > 1 ? (r->exits - 1) * costs.selector_case : 0);
          if (r->results > 1 || (r->results && r->exits > 1))
            sites += costs.output_site;
        }
      else if (b.local)
        sites += b.callers * setting;
      else
        sites += costs.tail_call + setting;
    }
  int64_t more = 0;
  if (first.calls)
    more += params.size () * costs.saved;
  for (unsigned i : params)
    if (first.slots[i].callee)
      more += costs.call_indirect - costs.call;
  if (!first.whole)
    more += costs.return_ + (first.calls ? costs.frame : 0)
              + (first.exits > 1 ? first.exits * costs.argument_constant : 0);
  return sites + more;
}

int64_t
benefit (const std::vector<const region *> &regions, const std::vector<unsigned> &params,
         const std::vector<body> &bodies)
{
  int64_t copies = 0;
  for (const region *r : regions)
    copies += r->size;
  return copies - regions[0]->size - added (regions, params, bodies);
}

} // namespace outline::regions
