/* Which functions need too much stack when code is outlined from them.
   SPDX-License-Identifier: GPL-3.0-or-later

   An outlined function has a frame of its own on top of its caller's.  How large is known only when it has been
   compiled.  So trials compile the unit as it is and outlined, and report how much stack each function takes.  The
   stack of f is deepened by at most

     frame of f now - frame of f before + the deepest outlined callee of f

   where the depth of an outlined function is its frame and that of the deepest outlined function it calls itself.
   Functions for which that exceeds the bound are left alone, and the rest is outlined again, as it shares other code
   now, until no more are found.

   Example.  f: 32 bytes, then 24; it calls f.outline.1, 16 bytes.  The stack is deepened by 8.

   Limits.  It is a bound: where f calls something deeper besides, or jumps to what was outlined, less is taken.  A
   chain of N functions may take N times as much.  */

#include "variants/bound-stack.h"

#include "facts/stack-growth.h"
#include "plugin/options.h"
#include "variants/outlining-loss.h"

namespace outline
{

namespace
{

/* After so many steps all functions are left alone.  */
const unsigned most_steps = 8;

/* What outlined functions that UNIT's function I calls take at most.  */
int64_t
deepest_callee (const std::vector<function_record> &unit, uint32_t i)
{
  int64_t deepest = 0;
  for (uint32_t callee : unit[i].callees)
    deepest = MAX (deepest,
                   unit[callee].stack + deepest_callee (unit, callee));
  return deepest;
}

/* Adds to LEAVE the functions whose stack in AFTER, the outlined unit, is more than MOST bytes deeper than BEFORE, and
   notes for each function by how much (note_stack_growth).  Returns whether there is any.  */
bool
leave_what_deepens (const unit_record &after, const records_by_uid &before, int64_t most,
                    function_reasons &leave)
{
  bool any = false;
  for (uint32_t i = 0; i < after.functions.size (); i++)
    {
      const function_record &f = after.functions[i];
      if (f.made)
        continue;
      auto alone = before.find (f.uid);
      int64_t growth = f.stack
                       - int64_t (alone == before.end () ? 0 : alone->second.stack)
                       + deepest_callee (after.functions, i);
      if (f.callees.empty ())
        growth = 0;
      note_stack_growth (f.uid, MAX (growth, int64_t (0)));
      if (growth <= most)
        continue;
      any = true;
      leave.emplace (f.uid, REFUSAL_STACK_GROWTH);
    }
  return any;
}

} // namespace

bool
bound_stack (variant_search &search)
{
  search.dismiss_best ();
  trial_request outlined;
  outlined.variant = search.variant ();
  outlined.stack = true;
  trial_request baseline_request = outlined;
  for (cgraph_node *node : search.order ())
    baseline_request.variant.leave.emplace (DECL_UID (node->decl), REFUSAL_STACK_GROWTH);
  if (!search.measure ({ baseline_request, outlined }))
    return false;
  const attempt baseline = search[search.last_number () - 1];
  const records_by_uid before = by_uid (baseline.record);
  for (unsigned step = 0; baseline.known && search.last ().known; step++)
    {
      if (!leave_what_deepens (search.last ().record, before, opts.max_stack_growth, outlined.variant.leave))
        {
          search.choose (outlined.variant);
          return true;
        }
      if (step == most_steps)
        break;
      if (!search.measure ({ outlined }))
        return false;
    }
  if (dump_enabled_p ())
    dump_printf (MSG_MISSED_OPTIMIZATION, "nothing is outlined: %s\n",
                 baseline.known && search.last ().known ? "max-stack-growth was still exceeded after the last attempt"
                                                        : "its stack usage could not be measured");
  search.choose (baseline_request.variant);
  forget_stack_growth ();
  return true;
}

} // namespace outline
