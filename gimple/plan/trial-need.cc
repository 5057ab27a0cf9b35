/* Which units are compiled for trial.  SPDX-License-Identifier: GPL-3.0-or-later

   Over many groups the errors of the cost model cancel out, so units that promise much, or are large, are outlined by
   the estimates alone.  Where little is promised, compiling the unit shows whether outlining pays
   (variants/outlining-loss.h).  */

#include "gimple/plan/trial-need.h"

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
/* Where all of it is folded, units of at least this many become smaller by folding.  */
const size_t surely_folded = 1600;
/* Sums of estimates are trusted from this size on, in tenths of a byte.  Of 260 objects of the bench programs that
   had groups 18 grew by outlining alone, by at most 121 bytes; all of them promised less.  */
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

} // namespace

function_set
functions_to_try (const std::vector<cgraph_node *> &order, const function_reasons &leave,
                  const function_reasons &hot, trial_need need)
{
  similarity_limits limits = limits_by_options ();
  unit u = number_unit (order, leave);
  if (u.text.size () > (need == TRY_UNLESS_FOLDED ? surely_folded : largest_tried))
    return {};
  time_budget time = budget_for (order);
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

} // namespace outline
