/* What merging and outlining promise before anything is compiled.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/plan/promise.h"

#include "gimple/cost/cost.h"
#include "gimple/merge/merge-plan.h"
#include "gimple/plan/choose-plans.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* unit_promise::outlined of PLANS.  */
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

/* Whether PLANS or MERGES take something from a function of HOT.  */
bool
any_taken_from (const function_reasons &hot, const unit &u, const std::vector<plan> &plans,
                const std::vector<merge_plan> &merges)
{
  auto hot_p = [&] (cgraph_node *node) { return hot.count (DECL_UID (node->decl)) > 0; };
  for (const plan &p : plans)
    for (uint32_t start : p.starts)
      if (hot_p (u.functions[u.statements[start].function].node))
        return true;
  for (const merge_plan &p : merges)
    for (const function_body &body : p.bodies)
      if (hot_p (body.node))
        return true;
  return false;
}

} // namespace

unit_promise
promise_of (const std::vector<cgraph_node *> &order, const function_reasons &leave, const function_reasons &hot)
{
  unit_promise promise;
  unit u = number_unit (order, leave);
  time_budget time = budget_for (order);
  std::vector<merge_plan> merges;
  if (opts.merge_functions)
    merges = plan_merges (order, functions_alike (order, leave), SIZE_MAX, time);
  for (const merge_plan &p : merges)
    promise.merged += p.benefit ();
  const std::vector<plan> plans = choose_plans (u, limits_by_options (), time).plans;
  promise.any = total_benefit (plans) + promise.merged >= least_total_benefit ();
  promise.outlined = certain_benefit (u, plans);
  promise.takes_hot = any_taken_from (hot, u, plans, merges);
  return promise;
}

} // namespace outline
