/* What merging and outlining would take code from.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "gimple/plan/taken-from.h"

#include "gimple/merge/merge-plan.h"
#include "gimple/plan/choose-plans.h"
#include "plugin/options.h"

namespace outline
{

bool
takes_from_p (const function_reasons &hot, const std::vector<cgraph_node *> &order, const function_reasons &leave)
{
  auto hot_p = [&] (cgraph_node *node) { return hot.count (DECL_UID (node->decl)) > 0; };
  unit u = number_unit (order, leave);
  time_budget time = budget_for (order);
  if (opts.merge_functions)
    for (const merge_plan &p : plan_merges (order, functions_alike (order, leave), SIZE_MAX, time))
      for (const function_body &body : p.bodies)
        if (hot_p (body.node))
          return true;
  for (const plan &p : choose_plans (u, limits_by_options (), time).plans)
    for (uint32_t start : p.starts)
      if (hot_p (u.function_at (start).node))
        return true;
  return false;
}

} // namespace outline
