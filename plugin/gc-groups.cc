/* Which functions a linker keeps together.  SPDX-License-Identifier: GPL-3.0-or-later

   Numbers go from callers to callees, as constants do in a propagation: a function
   that is reached with two numbers has one of its own, and so none changes more than
   twice.  */

#include "plugin/gc-groups.h"

#include "plugin/unit-calls.h"

namespace outline
{

/* Whether something outside of the unit's code may refer to NODE.  */
static bool
referred_to_p (cgraph_node *node)
{
  return (TREE_PUBLIC (node->decl) || node->address_taken
          || DECL_PRESERVE_P (node->decl) || DECL_STATIC_CONSTRUCTOR (node->decl)
          || DECL_STATIC_DESTRUCTOR (node->decl) || node->has_aliases_p ());
}

std::vector<uint32_t>
gc_groups (const std::vector<cgraph_node *> &order)
{
  const uint32_t unknown = UINT32_MAX;
  std::vector<uint32_t> number (order.size (), unknown);
  std::vector<uint32_t> changed;
  auto set = [&] (uint32_t i, uint32_t to) {
    number[i] = to;
    changed.push_back (i);
  };
  unit_calls calls (order);
  for (uint32_t i = 0; i < order.size (); i++)
    if (referred_to_p (order[i]))
      set (i, i);
  while (!changed.empty ())
    {
      uint32_t caller = changed.back ();
      changed.pop_back ();
      calls.for_each (caller, [&] (uint32_t callee, basic_block) {
        if (number[callee] == unknown)
          set (callee, number[caller]);
        else if (number[callee] != callee && number[callee] != number[caller])
          set (callee, callee);
      });
    }
  for (uint32_t i = 0; i < order.size (); i++)
    if (number[i] == unknown)
      number[i] = i;
  return number;
}

} // namespace outline
