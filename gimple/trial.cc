/* Which functions outlining does not make smaller, found by trial.
   SPDX-License-Identifier: GPL-3.0-or-later

   The cost model tells what a statement becomes most often.  What it cannot tell
   is what a function gains besides: a call takes registers away from the values
   around it, a merged address may have been at hand anyway, cross jumping would
   have found the copies.  So the unit is compiled both ways:

     child 0   as it is                     bytes of f, g, h
     child 1   outlined                     bytes of f, g, h, f.outline.1 ...
                                            and which of them call which

   Left alone are

     - a function that has calls of outlined ones and is not smaller;
     - all functions that are connected through outlined ones they share, when
       these together are not smaller.

   As the outlined functions lose sites with that, the rest is tried again.  The
   trial in which the unit was smallest wins; at -Oz after folding, which may save
   more of code from which nothing was taken.

   Where only cold code takes part, what runs must come out as it is.  A call in a cold block
   may change the registers of all its function, and with -fipa-ra those of its callers.  So
   children also hash the code that is to be kept (plugin/kept-code.h), and left alone are
   functions in which it has changed, or if these have no such calls those that they call.
   A trial in which any has changed does not win.

   Example.  f: 100 -> 80 bytes, g: 50 -> 55, h: 70 -> 60 and f.outline.1, called
   by all three: 12.  g is left alone.  The next trial gives f 80, h 60 and
   f.outline.1 12: 152 + 50, the smallest.  */

#include "gimple/trial.h"

#include "plugin/rehearsal.h"
#include "plugin/unit-calls.h"

namespace outline
{

namespace
{

int64_t
total_bytes (const weighed_unit &unit)
{
  int64_t bytes = unit.common;
  for (const weighed &f : unit.functions)
    bytes += f.bytes;
  return bytes - unit.foldable;
}

/* Of kept code, by DECL_UID of the function.  */
typedef std::unordered_map<unsigned, std::array<uint64_t, 2>> hashes_by_uid;

/* The functions of a unit by what connects them.  */
class components
{
public:
  explicit components (const std::vector<weighed> &unit) : m_parent (unit.size ())
  {
    for (uint32_t i = 0; i < unit.size (); i++)
      m_parent[i] = i;
    for (uint32_t i = 0; i < unit.size (); i++)
      for (uint32_t callee : unit[i].callees)
        m_parent[find (i)] = find (callee);
  }

  /* The one that stands for the component of I.  */
  uint32_t
  find (uint32_t i)
  {
    while (m_parent[i] != i)
      i = m_parent[i] = m_parent[m_parent[i]];
    return i;
  }

private:
  std::vector<uint32_t> m_parent;
};

/* Adds to LEAVE what AFTER, the outlined unit, shows not to be smaller; BEFORE:
   bytes by DECL_UID.  Returns whether there was any.  */
bool
leave_what_grew (const std::vector<weighed> &after,
                 const std::unordered_map<unsigned, uint32_t> &before,
                 function_reasons &leave)
{
  size_t left = leave.size ();
  components joined (after);
  std::vector<int64_t> growth (after.size ());
  for (uint32_t i = 0; i < after.size (); i++)
    {
      const weighed &f = after[i];
      auto known = before.find (f.uid);
      int64_t change = int64_t (f.bytes)
                       - (f.made || known == before.end () ? 0 : known->second);
      if (!f.made && !f.callees.empty () && change >= 0)
        leave.emplace (f.uid, REFUSAL_GROWS);
      else if (f.made || !f.callees.empty ())
        growth[joined.find (i)] += change;
    }
  for (uint32_t i = 0; i < after.size (); i++)
    if (!after[i].made && !after[i].callees.empty ()
        && growth[joined.find (i)] >= 0)
      leave.emplace (after[i].uid, REFUSAL_GROWS);
  return leave.size () > left;
}

/* Adds to LEAVE the functions of ORDER by which code that is to be kept is not the same in AFTER,
   the outlined unit; BEFORE: its hashes by DECL_UID.  Returns whether there was any.  */
bool
leave_what_changed (const std::vector<cgraph_node *> &order,
                    const std::vector<weighed> &after, const hashes_by_uid &before,
                    function_reasons &leave)
{
  std::unordered_map<unsigned, const weighed *> now;
  for (const weighed &f : after)
    if (!f.made)
      now.emplace (f.uid, &f);
  unit_calls calls (order);
  bool any = false;
  for (uint32_t i = 0; i < order.size (); i++)
    {
      unsigned uid = DECL_UID (order[i]->decl);
      auto f = now.find (uid);
      auto known = before.find (uid);
      if (f == now.end () || known == before.end () || f->second->kept == known->second)
        continue;
      any = true;
      if (!f->second->callees.empty ())
        {
          leave.emplace (uid, REFUSAL_HOT_FUNCTION);
          continue;
        }
      std::vector<uint32_t> open = { i };
      std::unordered_set<uint32_t> reached = { i };
      while (!open.empty ())
        {
          uint32_t caller = open.back ();
          open.pop_back ();
          leave.emplace (DECL_UID (order[caller]->decl), REFUSAL_HOT_FUNCTION);
          calls.for_each (caller, [&] (uint32_t callee, basic_block) {
            if (reached.insert (callee).second)
              open.push_back (callee);
          });
        }
    }
  return any;
}

/* Tells that trial R failed.  */
void
explain_failed (const rehearsed &r)
{
  if (dump_enabled_p ())
    dump_printf (MSG_MISSED_OPTIMIZATION,
                 "a trial of outlining failed (%s): estimates decide\n",
                 r.why.empty () ? "damaged" : r.why.c_str ());
}

} // namespace

function_reasons
functions_to_leave (const std::vector<cgraph_node *> &order, unsigned trials,
                    const function_reasons &known, const function_reasons &hot,
                    const function_set &touched,
                    const outline_function &outline)
{
  function_reasons leave = known, best = known;
  best.insert (hot.begin (), hot.end ());
  const function_reasons as_estimated = best;
  /* Code that is to be kept may change anywhere.  */
  const function_set *weighed_ones = hot.empty () ? &touched : NULL;
  auto outlined = [&] (std::string &answer) {
    put_unit (weigh_unit (outline (leave), order, weighed_ones), answer);
  };
  auto both = [&] (size_t share, std::string &answer) {
    if (share == 0)
      put_unit (weigh_unit (order, order, weighed_ones), answer);
    else
      outlined (answer);
  };
  std::unordered_map<unsigned, uint32_t> before;
  hashes_by_uid kept;
  int64_t least = 0;
  bool any_kept = false;
  if (!hot.empty ())
    trials++;
  for (unsigned trial = 0; trial < trials; trial++)
    {
      if (!hot.empty () && trial + 1 == trials && !any_kept)
        leave.insert (hot.begin (), hot.end ());
      std::vector<rehearsed> results
        = trial == 0 ? rehearse (2, both)
                     : rehearse (1, [&] (size_t, std::string &answer) {
                         outlined (answer);
                       });
      weighed_unit after;
      for (const rehearsed &r : results)
        {
          if (!r.done || !take_unit (r.answer, after))
            {
              explain_failed (r);
              return as_estimated;
            }
          if (&r == &results.back ())
            break;
          least = total_bytes (after);
          for (const weighed &f : after.functions)
            {
              before[f.uid] = f.bytes;
              kept[f.uid] = f.kept;
              best.emplace (f.uid, REFUSAL_GROWS);
            }
        }
      bool changed = !hot.empty ()
                     && leave_what_changed (order, after.functions, kept, leave);
      any_kept |= !changed;
      if (total_bytes (after) < least && !changed)
        {
          least = total_bytes (after);
          best = leave;
        }
      if (!leave_what_grew (after.functions, before, leave) && !changed)
        break;
    }
  return best;
}

} // namespace outline
