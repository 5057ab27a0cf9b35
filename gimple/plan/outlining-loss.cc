/* What trials show about outlining.  SPDX-License-Identifier: GPL-3.0-or-later

   The cost model knows what a statement most often becomes.  It does not know the side effects on a
   function: a call takes registers away from the values around it, a shared address may have been
   in a register anyway, cross jumping would have merged the copies.  So the unit is compiled both
   ways (variants/choose-variant.cc):

     as it is      bytes of f, g, h
     outlined      bytes of f, g, h, f.outline.1 ...
                   and which of them call which

   Left alone are

     - a function that has calls of outlined ones and is not smaller;
     - all functions that are connected through outlined ones they share, when
       these together are not smaller.

   As the outlined functions lose sites with that, the rest is tried again.

   Where only cold code takes part, the other code must stay the same.  A call in a cold block
   may change the registers of all its function, and with -fipa-ra those of its callers.  So
   trials also hash the protected code (facts/protected-code.h), and functions in which it has
   changed are left alone, or, if these have no calls of outlined functions, the functions that they
   call.  A trial in which protected code has changed does not win.

   Example.  f: 100 -> 80 bytes, g: 50 -> 55, h: 70 -> 60 and f.outline.1, called
   by all three: 12.  g is left alone.  The next trial gives f 80, h 60 and
   f.outline.1 12: 152 + 50, the smallest.  */

#include "gimple/plan/outlining-loss.h"

#include "facts/call-graph.h"
#include "gimple/cost/cost.h"
#include "gimple/merge/merge-plan.h"
#include "gimple/plan/choose-plans.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* In units of more statements the errors of estimates cancel out.  */
const size_t largest_tried = 10000;
/* Sums of estimates are trusted from this size on, in tenths of a byte.  Of 260 objects of the bench programs that
   had groups 18 grew, by at most 121 bytes; all of them promised less.  */
const int64_t trusted_benefit = 200 * tenths;
/* The same with TRY_SPARINGLY, for the whole estimate.  lua5.4, libpng and zlib at -Oz: of 21 units that promise
   this much 5 became larger, by 187 bytes together, and the others smaller by 3420; of 20 with less 10 larger, by
   260, and the others smaller by 347.  */
const int64_t sparingly_trusted_benefit = 100 * tenths;
/* And of estimates for units of more statements: what a trial takes grows with the unit, and what it can gain is no
   more than the estimate.  Of 6 such units of lua5.4, libpng, zlib and bzip2 with less than 100 bytes 3 became larger,
   by 77 bytes together, and 3 smaller by 140.  */
const size_t largest_tried_sparingly = 1500;
/* Where size alone counts, units of fewer statements are tried in any case.  Trying larger ones, too, made 5 of 147
   units smaller on x86-64 (twelve programs at -Oz), by 235 bytes of 1,121,000, and took a sixth of the compiler's
   time.  */
const size_t tried_always = 800;

/* The benefit of PLANS, in tenths of a byte, without what GCC may save itself: it also merges
   ends of blocks of one function that are not quite equal, such as calls that differ in one
   argument.  */
int64_t
certain_benefit (const unit &u, const std::vector<plan> &plans)
{
  int64_t benefit = total_benefit (plans);
  for (const plan &p : plans)
    {
      std::unordered_set<uint32_t> ended;
      int64_t merged = 0;
      for (uint32_t start : p.starts)
        {
          uint32_t end = start + p.length;
          while (u.statements[end].merged)
            end++;
          merged += (!u.statements[end].stmt
                     && !ended.insert (u.statements[start].function).second);
        }
      benefit -= merged * (p.copies_size - p.calls_size) / int64_t (p.starts.size ());
    }
  return benefit;
}

/* The functions from which PLANS take something.  */
function_set
touched_by (const unit &u, const std::vector<plan> &plans)
{
  function_set touched;
  for (const plan &p : plans)
    for (uint32_t start : p.starts)
      touched.insert (DECL_UID (u.functions[u.statements[start].function].node->decl));
  return touched;
}

/* By function of UNIT: the number of its connected component in the graph of calls.  */
std::vector<uint32_t>
connected (const std::vector<function_record> &unit)
{
  core::graph calls;
  for (const function_record &f : unit)
    calls.push_back (f.callees);
  return core::components (calls);
}

} // namespace

function_set
functions_to_try (const std::vector<cgraph_node *> &order, const function_reasons &leave,
                  const function_reasons &hot, trial_need need)
{
  similarity_limits limits = limits_by_options ();
  unit u = number_unit (order, leave);
  if (u.text.size () > largest_tried)
    return {};
  time_budget time = budget_for (order, u);
  std::vector<merge_plan> merges;
  if (opts.merge_functions)
    merges = plan_merges (order, functions_alike (order, leave), SIZE_MAX, time);
  int64_t merged = 0;
  for (const merge_plan &p : merges)
    merged += p.benefit ();
  std::vector<plan> plans = choose_plans (u, limits, time).plans;
  if (total_benefit (plans) + merged < least_total_benefit ())
    return {};
  function_set touched = touched_by (u, plans);
  for (const merge_plan &p : merges)
    for (const function_body &body : p.bodies)
      touched.insert (DECL_UID (body.node->decl));
  bool takes_hot = std::any_of (order.begin (), order.end (), [&] (cgraph_node *node) {
    return touched.count (DECL_UID (node->decl)) && hot.count (DECL_UID (node->decl));
  });
  bool in_doubt = (need == TRY_SPARINGLY
                     ? (total_benefit (plans) + merged < sparingly_trusted_benefit
                        && u.text.size () < largest_tried_sparingly)
                     : certain_benefit (u, plans) + merged < trusted_benefit);
  bool always = need == TRY_SMALL_UNITS && u.text.size () < tried_always;
  return in_doubt || takes_hot || always ? touched : function_set ();
}

records_by_uid
by_uid (const unit_record &unit)
{
  records_by_uid records;
  for (const function_record &f : unit.functions)
    records[f.uid] = f;
  return records;
}

outlining_loss
leave_what_grew (const unit_record &unit, const records_by_uid &before, function_reasons &leave)
{
  const std::vector<function_record> &after = unit.functions;
  outlining_loss loss;
  size_t left = leave.size ();
  const std::vector<uint32_t> component = connected (after);
  std::vector<int64_t> growth (after.size ());
  for (uint32_t i = 0; i < after.size (); i++)
    {
      const function_record &f = after[i];
      auto known = before.find (f.uid);
      int64_t change = int64_t (f.bytes)
                       - (f.made || known == before.end () ? 0 : known->second.bytes);
      if (!f.made && !f.callees.empty () && change >= 0)
        {
          leave.emplace (f.uid, REFUSAL_GROWS);
          loss.bytes += change;
        }
      else if (f.made || !f.callees.empty ())
        growth[component[i]] += change;
    }
  for (uint32_t i = 0; i < after.size (); i++)
    if (!after[i].made && !after[i].callees.empty ()
        && growth[component[i]] >= 0)
      leave.emplace (after[i].uid, REFUSAL_GROWS);
  for (int64_t bytes : growth)
    loss.bytes += MAX (bytes, int64_t (0));
  loss.any = leave.size () > left;
  return loss;
}

bool
leave_what_changed (const std::vector<cgraph_node *> &order, const unit_record &after,
                    const records_by_uid &before, function_reasons &leave)
{
  std::unordered_map<unsigned, const function_record *> now;
  for (const function_record &f : after.functions)
    if (!f.made)
      now.emplace (f.uid, &f);
  bool any = false;
  std::vector<uint32_t> changed;
  for (uint32_t i = 0; i < order.size (); i++)
    {
      unsigned uid = DECL_UID (order[i]->decl);
      auto f = now.find (uid);
      auto known = before.find (uid);
      if (f == now.end () || known == before.end () || f->second->protected_hash == known->second.protected_hash)
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

} // namespace outline
