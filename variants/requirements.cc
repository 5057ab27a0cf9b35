/* What functions must keep when code of them is shared.  SPDX-License-Identifier: GPL-3.0-or-later

   Properties.  What callers, unwinders or the user's options rely on (measure/properties.h).

   Protected code.  Where only cold code takes part, the other code must stay the same.  A call in a cold block may
   change the registers of all its function, and with -fipa-ra those of its callers.  So trials with option
   hot-functions hash the protected code (rtl/insn/protected-code.h), and functions in which it has changed are left alone,
   or, if these have no calls of outlined functions, the functions that they call.

   Stack.  An outlined function has a frame of its own on top of its caller's.  The stack of f is deepened by at most

     frame of f now - frame of f before + the deepest outlined callee of f

   where the depth of an outlined function is its frame and that of the deepest outlined function it calls itself.  It
   is a bound: where f calls something deeper besides, or jumps to what was outlined, less is taken.  A chain of N
   functions may take N times as much.

   Example.  f: 32 bytes, then 24; it calls f.outline.1, 16 bytes.  The stack is deepened by 8.  */

#include "variants/requirements.h"

#include "facts/call-graph.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* Whether protected code of the unit of ORDER differs between BEFORE and AFTER; adds to LEAVE the functions because of
   which it does.  */
bool
leave_what_changed (const std::vector<cgraph_node *> &order, const records_by_uid &before,
                    const records_by_uid &after, function_reasons &leave)
{
  bool any = false;
  std::vector<uint32_t> changed;
  for (uint32_t i = 0; i < order.size (); i++)
    {
      unsigned uid = DECL_UID (order[i]->decl);
      auto f = after.find (uid), alone = before.find (uid);
      if (f == after.end () || alone == before.end () || f->second->protected_hash == alone->second->protected_hash)
        continue;
      any = true;
      if (!f->second->callees.empty ())
        leave.emplace (uid, REFUSAL_HOT_FUNCTION);
      else
        changed.push_back (i);
    }
  for (uint32_t i : core::reachable (call_graph (order).callees (), changed))
    leave.emplace (DECL_UID (order[i]->decl), REFUSAL_HOT_FUNCTION);
  return any;
}

/* What outlined functions that function I of UNIT calls take at most, in bytes.  KNOWN: by function, what is known of
   that, else -1; is added to.  */
int64_t
deepest_callee (const unit_record &unit, uint32_t i, std::vector<int64_t> &known)
{
  if (known[i] >= 0)
    return known[i];
  int64_t deepest = 0;
  for (uint32_t callee : unit.functions[i].callees)
    deepest = MAX (deepest, unit.functions[callee].stack + deepest_callee (unit, callee, known));
  return known[i] = deepest;
}

/* Calls VISIT (function, bytes) for each function of AFTER that was not made, with what its stack is deeper than
   BEFORE: 0 or more.  */
template <typename visitor>
void
for_each_growth (const records_by_uid &before, const unit_record &after, visitor visit)
{
  std::vector<int64_t> depths (after.functions.size (), -1);
  for (uint32_t i = 0; i < after.functions.size (); i++)
    {
      const function_record &f = after.functions[i];
      if (f.made)
        continue;
      auto alone = before.find (f.uid);
      int64_t growth = f.stack - int64_t (alone == before.end () ? 0 : alone->second->stack) 
                       + deepest_callee (after, i, depths);
      visit (f, f.callees.empty () ? 0 : MAX (growth, int64_t (0)));
    }
}

} // namespace

records_by_uid
by_uid (const unit_record &unit)
{
  records_by_uid records;
  for (const function_record &f : unit.functions)
    if (!f.made)
      records.emplace (f.uid, &f);
  return records;
}

const char *
lost_by (const function_record &f, const records_by_uid &before)
{
  auto alone = before.find (f.uid);
  return alone == before.end () ? NULL : lost_property (alone->second->properties, f.properties);
}

bool
leave_what_differs (const std::vector<cgraph_node *> &order, const trial_request &request, const unit_record &before,
                    const unit_record &after, function_reasons &leave)
{
  const records_by_uid was = by_uid (before);
  bool any = request.compares_protected && leave_what_changed (order, was, by_uid (after), leave);
  for (const function_record &f : after.functions)
    if (lost_by (f, was))
      {
        leave.emplace (f.uid, REFUSAL_PROPERTY);
        any = true;
      }
  if (request.stack)
    for_each_growth (was, after, [&] (const function_record &f, int64_t bytes) {
      if (bytes <= opts.max_stack_growth)
        return;
      leave.emplace (f.uid, REFUSAL_STACK_GROWTH);
      any = true;
    });
  return any;
}

void
note_stack_growth (const unit_record &before, const unit_record &after, stack_growth &growth)
{
  for_each_growth (by_uid (before), after,
                   [&] (const function_record &f, int64_t bytes) { growth.note (f.uid, bytes); });
}

} // namespace outline
