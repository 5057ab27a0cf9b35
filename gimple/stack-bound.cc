/* Outlining within a bound on the stack.  SPDX-License-Identifier: GPL-3.0-or-later

   An outlined function has a frame of its own on top of its caller's.  How large
   is known only when it has been compiled.  So children compile the unit as it is
   and outlined, and tell what each function takes of the stack.  The stack of f
   is deepened by at most

     frame of f now - frame of f before + the deepest outlined callee of f

   where the depth of an outlined function is its frame and that of the deepest
   outlined function it calls itself.  Functions for which that exceeds the bound
   are left alone, and the rest is outlined again, as it shares other code now.

   Example.  f: 32 bytes, then 24; it calls f.outline.1, 16 bytes.  The stack is
   deepened by 8.

   Limits.  It is a bound: where f calls something deeper besides, or jumps to
   what was outlined, less is taken.  A chain of N functions may take N times as
   much.  */

#include "gimple/stack-bound.h"

#include "gimple/weighed-unit.h"
#include "plugin/rehearsal.h"
#include "plugin/stack-growth.h"

namespace outline
{

namespace
{

/* After so many steps all functions that still grow too much are dropped with
   all others that share code.  */
const unsigned most_steps = 8;

/* What outlined functions that UNIT's function I calls take at most.  */
int64_t
deepest_callee (const std::vector<weighed> &unit, uint32_t i)
{
  int64_t deepest = 0;
  for (uint32_t callee : unit[i].callees)
    deepest = MAX (deepest,
                   unit[callee].stack + deepest_callee (unit, callee));
  return deepest;
}

/* Compiles the unit of ORDER in children: as it is, to BEFORE, if that is empty,
   and, to AFTER, as OUTLINE makes it without LEAVE.  Returns whether all
   answered.  */
bool
weigh_both (const std::vector<cgraph_node *> &order,
            const outline_function &outline, const function_reasons &leave,
            weighed_unit &before, weighed_unit &after)
{
  size_t alone = before.functions.empty ();
  std::vector<rehearsed> results
    = rehearse (1 + alone, [&] (size_t share, std::string &answer) {
        put_unit (weigh_unit (share < alone ? order : outline (leave), order),
                  answer);
      });
  for (const rehearsed &r : results)
    {
      weighed_unit &unit = &r == &results.back () ? after : before;
      if (!r.done || !take_unit (r.answer, unit))
        {
          if (dump_enabled_p ())
            dump_printf (MSG_MISSED_OPTIMIZATION,
                         "nothing is outlined: what it takes of the stack could"
                         " not be measured (%s)\n",
                         r.why.empty () ? "damaged" : r.why.c_str ());
          return false;
        }
    }
  return true;
}

void
leave_all (const std::vector<cgraph_node *> &order, function_reasons &leave)
{
  for (cgraph_node *node : order)
    leave.emplace (DECL_UID (node->decl), REFUSAL_STACK_GROWTH);
}

} // namespace

void
bound_stack_growth (const std::vector<cgraph_node *> &order, int64_t most,
                    const outline_function &outline, function_reasons &leave)
{
  weighed_unit before, after;
  std::unordered_map<unsigned, uint32_t> alone;
  for (unsigned step = 0;; step++)
    {
      if (!weigh_both (order, outline, leave, before, after))
        return leave_all (order, leave);
      for (const weighed &f : before.functions)
        alone[f.uid] = f.stack;
      bool within = true;
      for (uint32_t i = 0; i < after.functions.size (); i++)
        {
          const weighed &f = after.functions[i];
          if (f.made)
            continue;
          int64_t growth = f.stack - int64_t (alone[f.uid])
                           + deepest_callee (after.functions, i);
          if (f.callees.empty ())
            growth = 0;
          note_stack_growth (f.uid, MAX (growth, int64_t (0)));
          if (growth <= most)
            continue;
          within = false;
          leave.emplace (f.uid, REFUSAL_STACK_GROWTH);
        }
      if (within)
        return;
      if (step == most_steps)
        return leave_all (order, leave);
    }
}

} // namespace outline
