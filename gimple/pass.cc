/* The IPA pass "outline".  SPDX-License-Identifier: GPL-3.0-or-later

   Steps, once per unit:

     merge     functions that are equal but for some operands become one
     number    every statement becomes an integer
     group     repeats, split into groups of regions that could share a copy
     plan      the most beneficial groups, without overlaps
     emit      a function for each group, a call in place of each region

   It runs after the pass that finishes the unit (gcc/pipeline.cc): nothing
   but expansion sees what it makes.

   Limits: regions are within one basic block.  */

#include "gimple/pass.h"

#include "gcc/pipeline.h"
#include "gimple/cost/cost.h"
#include "gimple/dump.h"
#include "gimple/emit/function-order.h"
#include "gimple/emit/replace.h"
#include "gimple/explain.h"
#include "gimple/group/similarity.h"
#include "gimple/merge/merge.h"
#include "gimple/number/unit.h"
#include "gimple/plan/choose-plans.h"
#include "gimple/plan/plan.h"
#include "measure/trial.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* Drops all PLANS if together they do not pay for the unwind entry that they share, which no plan
   includes (functions that were MADE before have paid for it); and those beyond option limit, in
   which MADE functions count.  */
void
trim_plans (const unit &u, std::vector<plan> &plans, size_t made)
{
  size_t keep = plans.size ();
  refusal why = REFUSAL_LIMIT;
  if (total_benefit (plans) < least_total_benefit (u) && !opts.stress && made == 0)
    {
      keep = 0;
      why = REFUSAL_COST;
    }
  else if (opts.limit >= 0)
    keep = MIN (keep, (size_t) opts.limit - made);
  for (size_t i = keep; i < plans.size (); i++)
    explain_dropped (u, plans[i], why);
  plans.resize (keep);
}

/* Makes the functions of PLANS and the calls.  Adds the functions to MADE.
   NAMES are taken.  */
void
emit (const unit &u, const std::vector<plan> &plans, std::unordered_set<std::string> &names,
      std::vector<made_function> &made)
{
  function_builder builder (u, names);
  replacer replace (u);
  for (const plan &p : plans)
    {
      outlined_function f = builder.build (p);
      if (dump_file)
        dump_plan (dump_file, u, p, made.size () + 1, f.node->name ());
      explain_outlined (u, p, f.node);
      replace.replace (p, f);
      made.push_back ({ f.node, u.function_at (p.starts[0]).node });
    }
  replace.finish ();
}

/* Merges functions of ORDER but those of LEAVE, within TIME, and deducts from that what it spends.  Adds what it makes
   to MADE, and its names to NAMES.  */
void
merge (const std::vector<cgraph_node *> &order, const function_reasons &leave, std::unordered_set<std::string> &names,
       std::vector<made_function> &made, time_budget &time)
{
  if (!opts.merge_functions)
    return;
  const std::vector<cgraph_node *> alike = functions_alike (order, leave);
  if (alike.empty ())
    return;
  const size_t most = opts.limit < 0 ? SIZE_MAX : opts.limit;
  time_budget budget = time;
  merge_functions (plan_merges (order, alike, most, budget), names, made);
  if (!made.empty ())
    time = budget;
}

/* With -fchecking, has GCC verify the functions of ORDER: statements, SSA form and flow, as it does after its own
   passes.  */
void
verify (const std::vector<cgraph_node *> &order)
{
  if (!flag_checking)
    return;
  for (cgraph_node *node : order)
    if (function *fn = DECL_STRUCT_FUNCTION (node->decl))
      if (fn->cfg)
        {
          push_cfun (fn);
          verify_gimple_in_cfg (fn, false);
          verify_ssa (true, true);
          verify_flow_info ();
          free_dominance_info (CDI_DOMINATORS);
          pop_cfun ();
        }
}

/* The functions of ORDER, each to be left alone because the unit is not smaller otherwise.  */
function_reasons
all_left (const std::vector<cgraph_node *> &order)
{
  function_reasons all;
  for (cgraph_node *node : order)
    all.emplace (DECL_UID (node->decl), REFUSAL_GROWS);
  return all;
}

} // namespace

std::vector<cgraph_node *>
outline_unit (std::vector<cgraph_node *> order, const unit_variant &variant)
{
  std::vector<made_function> made;
  std::unordered_set<std::string> names;
  time_budget time = budget_for (order);
  if (variant.sharing >= MERGED)
    merge (order, variant.leave, names, made, time);
  const std::vector<cgraph_node *> all = with_made (order, made);
  verify (all);
  function_reasons leave = variant.leave;
  if (variant.sharing != OUTLINED)
    leave.merge (all_left (all));
  unit u = number_unit (all, leave);
  if (dump_file && (dump_flags & TDF_DETAILS))
    dump_unit (dump_file, u);
  plan_choice choice = choose_plans (u, limits_by_options (), time);
  if (dump_file && (dump_flags & TDF_DETAILS))
    dump_similarity (dump_file, u, choice.similar);
  explain_refusals (u, choice.similar);
  for (const plan &p : choice.surplus)
    explain_dropped (u, p, REFUSAL_SLOWDOWN);
  trim_plans (u, choice.plans, made.size ());
  emit (u, choice.plans, names, made);
  verify (with_made (order, made));
  place_functions (made, order);
  return order;
}

} // namespace outline
