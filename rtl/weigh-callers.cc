/* What folding costs callers.  SPDX-License-Identifier: GPL-3.0-or-later

   Example, with -fipa-ra: a function keeps a value in r11 while it calls w, as neither w nor f,
   which w calls, changes that.  With a body in f that returns by r11 it would have to save the
   value elsewhere.  */

#include "rtl/weigh-callers.h"

#include <unordered_set>

#include "plugin/refusals.h"

namespace outline
{

namespace
{

/* Functions by DECL_UID.  */
typedef std::unordered_set<uint32_t> function_set;

/* FOUND with all functions that NEXT, by function, leads to from there.  */
function_set
closure (function_set found,
         const std::unordered_map<uint32_t, std::vector<uint32_t>> &next)
{
  std::vector<uint32_t> open (found.begin (), found.end ());
  while (!open.empty ())
    {
      auto behind = next.find (open.back ());
      open.pop_back ();
      if (behind != next.end ())
        for (uint32_t uid : behind->second)
          if (found.insert (uid).second)
            open.push_back (uid);
    }
  return found;
}

/* Who calls whom in the unit, thunks too.  */
struct call_graph
{
  std::unordered_map<uint32_t, std::vector<uint32_t>> callees, callers;

  call_graph ()
  {
    cgraph_node *node;
    FOR_EACH_FUNCTION (node)
      for (cgraph_edge *e = node->callees; e; e = e->next_callee)
        {
          uint32_t caller = DECL_UID (node->decl);
          uint32_t callee = DECL_UID (e->callee->ultimate_alias_target ()->decl);
          callees[caller].push_back (callee);
          callers[callee].push_back (caller);
        }
  }
};

/* The functions of UNIT, that is ORDER, in which what it folds changes the return register of
   bodies.  */
function_set
changing_functions (const rehearsed_unit &unit, const std::vector<cgraph_node *> &order)
{
  function_set found;
  for (const body_choice &body : unit.chosen.bodies)
    if (takes_register_p (body.kind))
      for (const body_site &site : body.sites)
        found.insert (DECL_UID (order[unit.texts[site.text].function]->decl));
  return found;
}

/* How many calls of UNIT have a value in the return register of bodies while CHANGED are
   executed.  */
int64_t
calls_that_lose (const rehearsed_unit &unit, const function_set &changed)
{
  int64_t calls = 0;
  for (const function_text &t : unit.texts)
    for (uint32_t callee : t.relies_on)
      calls += changed.count (callee);
  return calls;
}

/* Keeps bodies that return by a register out of RELIED_ON, functions of UNIT, that is ORDER.
   Returns the texts to which that makes a difference.  */
std::vector<function_text *>
leave_relied_on (rehearsed_unit &unit, const std::vector<cgraph_node *> &order,
                 const function_set &relied_on)
{
  std::vector<function_text *> texts;
  for (function_text &t : unit.texts)
    if (relied_on.count (DECL_UID (order[t.function]->decl)))
      {
        texts.push_back (&t);
        for (text_item &item : t.items)
          item.ways &= ~ITEM_REGISTER;
      }
  return texts;
}

} // namespace

void
weigh_callers (rehearsed_unit &unit, const std::vector<cgraph_node *> &order,
               const std::function<choice ()> &choose)
{
  /* What a call may take more, code and unwind table, if it has to keep a value in another
     way: 18 bytes in functions that were made for it.  */
  const int64_t lost_bytes = 24;
  call_graph calls;
  function_set changed = closure (changing_functions (unit, order), calls.callers);
  int64_t lost = calls_that_lose (unit, changed) * lost_bytes;
  if (lost == 0)
    return;
  function_set relied_on;
  for (const function_text &t : unit.texts)
    relied_on.insert (t.relies_on.begin (), t.relies_on.end ());
  std::vector<function_text *> left
    = leave_relied_on (unit, order, closure (relied_on, calls.callees));
  choice careful = choose ();
  if (unit.chosen.saved - lost > careful.saved)
    return;
  unit.chosen = std::move (careful);
  for (function_text *t : left)
    t->stays |= uint64_t (1) << REFUSAL_KEPT_BY_CALLERS;
}

} // namespace outline
