/* The IPA pass "outline".  SPDX-License-Identifier: GPL-3.0-or-later

   The way through, once a unit:

     number    every statement becomes an integer
     similar   repeats, split into groups of regions that could share a copy
     select    the most beneficial groups, without overlaps
     rewrite   a function for each group, a call in place of each region

   All but the first step are done again over the result, where the new calls
   are statements that may repeat with their neighbours.

   It stands behind the pass that finishes the unit (plugin/pipeline.cc): nothing
   but expansion sees what it makes.

   Limits: regions lie inside one basic block.  */

#include "gimple/pass.h"

#include "gimple/choose-plans.h"
#include "gimple/cost.h"
#include "gimple/dump.h"
#include "gimple/explain.h"
#include "gimple/placement.h"
#include "gimple/plan.h"
#include "gimple/replace.h"
#include "gimple/similarity.h"
#include "gimple/stack-bound.h"
#include "gimple/trial.h"
#include "gimple/unit.h"
#include "plugin/frugal.h"
#include "plugin/options.h"
#include "plugin/pipeline.h"
#include "plugin/slowdown.h"
#include "plugin/unit-facts.h"

namespace outline
{

namespace
{

const pass_data outline_pass_data = {
  SIMPLE_IPA_PASS, /* type */
  "outline",       /* name */
  OPTGROUP_IPA,    /* optinfo_flags */
  TV_INTEGRATION,  /* tv_id */
  0,               /* properties_required */
  0,               /* properties_provided */
  0,               /* properties_destroyed */
  0,               /* todo_flags_start */
  0                /* todo_flags_finish */
};

class outline_pass : public simple_ipa_opt_pass
{
public:
  outline_pass (gcc::context *ctxt)
    : simple_ipa_opt_pass (outline_pass_data, ctxt)
  {}
  bool gate (function *) final override;
  unsigned execute (function *) final override;
};

bool
outline_pass::gate (function *)
{
  return opts.gimple && unit_finished_p () && !seen_error ();
}

/* The benefit of PLANS, in tenths of a byte.  */
int64_t
total_benefit (const std::vector<plan> &plans)
{
  int64_t benefit = 0;
  for (const plan &p : plans)
    benefit += p.benefit ();
  return benefit;
}

/* Drops PLANS when all of them together do not pay for the unwind entry that
   they share, of which no plan knows; and those beyond option limit.  MADE
   functions are there already.  */
void
trim_plans (const unit &u, std::vector<plan> &plans, size_t made)
{
  size_t keep = plans.size ();
  refusal why = REFUSAL_LIMIT;
  int64_t least = flag_exceptions ? 5 * target_weights ().fde / 4 : 10 * tenths;
  if (total_benefit (plans) < least && !opts.stress && made == 0)
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
rewrite (const unit &u, const std::vector<plan> &plans,
         std::unordered_set<std::string> &names,
         std::vector<made_function> &made)
{
  body_builder builder (u, names);
  replacer replace (u);
  for (const plan &p : plans)
    {
      outlined_function f = builder.build (p);
      if (dump_file)
        dump_plan (dump_file, u, p, made.size () + 1, f.node->name ());
      explain_outlined (u, p, f.node);
      replace.replace (p, f);
      made.push_back (
        { f.node, u.functions[u.statements[p.starts[0]].function].node });
    }
  replace.finish ();
}

similarity_limits
limits_by_options ()
{
  return { opts.min_statements ? opts.min_statements : opts.stress ? 2 : 1,
           opts.min_occurrences,
           opts.stress ? 0 : int64_t (opts.min_benefit) * tenths, opts.stress };
}

/* What outlining may add to the executed instructions of U, the unit of
   ORDER.  */
time_budget
budget_for (const std::vector<cgraph_node *> &order, const unit &u)
{
  const double bytes_for_instruction = 1;
  double size = 0;
  for (const statement &s : u.statements)
    size += s.size;
  time_limit limit = limit_of_time (order, bytes_for_instruction,
                                    size / tenths, u.executed);
  time_budget time;
  time.left = limit.budget;
  time.price = limit.price * tenths;
  return time;
}

/* The number of times that the outliner goes over the unit unless the user
   says so: what it makes repeats too.  */
const unsigned usual_rounds = 3;
/* In units of more statements the last round takes more time than it is
   worth.  */
const size_t large_unit = 50000;
/* In units of more statements the estimates' errors make up for each other.  */
const size_t largest_tried = 10000;
/* A sum of estimates from which on it is trusted, in tenths of a byte.  Of 260
   objects of the bench programs that had groups 18 grew, all of them with less,
   by 121 bytes at most.  */
const int64_t trusted_benefit = 200 * tenths;

/* Outlines the unit of ORDER, but for the functions of LEAVE.  Returns the order
   of expansion with the new functions in it.  */
std::vector<cgraph_node *>
outline_unit (std::vector<cgraph_node *> order, const function_reasons &leave)
{
  similarity_limits limits = limits_by_options ();
  unsigned rounds = opts.rounds ? opts.rounds : opts.stress ? 1 : usual_rounds;
  std::vector<made_function> made;
  std::unordered_set<std::string> names;
  size_t statements = 0;
  time_budget time;
  for (unsigned round = 0; round < rounds; round++)
    {
      if (!opts.rounds && round == usual_rounds - 1
          && statements > large_unit)
        break;
      unit u = number_unit (with_made (order, made), leave);
      statements = u.text.size ();
      if (dump_file && (dump_flags & TDF_DETAILS))
        dump_unit (dump_file, u);
      if (round == 0)
        time = budget_for (order, u);
      plan_choice choice = choose_plans (u, limits, time);
      if (dump_file && (dump_flags & TDF_DETAILS))
        dump_similarity (dump_file, u, choice.similar);
      if (round == 0)
        explain_refusals (u, choice.similar);
      for (const plan &p : choice.surplus)
        explain_dropped (u, p, REFUSAL_SLOWDOWN);
      trim_plans (u, choice.plans, made.size ());
      if (choice.plans.empty ())
        break;
      rewrite (u, choice.plans, names, made);
      time.spend (choice.plans);
    }
  place_functions (made, order);
  return order;
}

/* The benefit of PLANS, in tenths of a byte, without what GCC may have saved itself:
   it merges ends of blocks of one function also where they are not quite equal, as
   calls that differ in one argument.  */
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

/* The functions of which it is to be tried what outlining makes of them in the unit of ORDER without
   LEAVE, or none: the estimate is so small that it may be wrong altogether, or nothing but size
   matters, or something is taken of functions of HOT.  */
function_set
functions_to_try (const std::vector<cgraph_node *> &order,
                  const function_reasons &leave, const function_reasons &hot)
{
  similarity_limits limits = limits_by_options ();
  unit u = number_unit (order, leave);
  if (u.text.size () > largest_tried)
    return {};
  time_budget time = budget_for (order, u);
  std::vector<plan> plans = choose_plans (u, limits, time).plans;
  function_set touched = touched_by (u, plans);
  bool takes_hot = std::any_of (order.begin (), order.end (), [&] (cgraph_node *node) {
    return touched.count (DECL_UID (node->decl)) && hot.count (DECL_UID (node->decl));
  });
  bool in_doubt = certain_benefit (u, plans) < trusted_benefit;
  return in_doubt || takes_hot || (opts.rtl && smallest_wanted_p (order)) ? touched
                                                                        : function_set ();
}

/* The functions of ORDER that are to be left alone, some of them as trials show.  */
function_reasons
find_functions_to_leave (const std::vector<cgraph_node *> &order)
{
  function_reasons leave, hot = hot_functions (order);
  /* GCC expands these with less than is known now of what they call.  */
  for (cgraph_node *node : order)
    if (!opt_for_fn (node->decl, optimize_size) && callee_facts_changed_p (node))
      leave.emplace (DECL_UID (node->decl), REFUSAL_CALLEE_FACTS);
  if (opts.limit == 0)
    {
      leave.insert (hot.begin (), hot.end ());
      return leave;
    }
  auto outline = [&] (const function_reasons &leave) {
    /* With a limit the user bisects: the choice is to be the same.  */
    opts.limit = -1;
    return outline_unit (order, leave);
  };
  unsigned trials = opts.stress ? 0 : opts.trials;
  bool tries_hot = trials > 0 && opts.hot_functions && !hot.empty ();
  function_set tried;
  if (tries_hot)
    tried = functions_to_try (order, leave, hot);
  if (tried.empty ())
    {
      leave.insert (hot.begin (), hot.end ());
      hot.clear ();
      if (trials > 0)
        tried = functions_to_try (order, leave, hot);
    }
  if (!tried.empty ())
    leave = functions_to_leave (order, trials, leave, hot, tried, outline);
  if (opts.max_stack_growth >= 0)
    bound_stack_growth (order, opts.max_stack_growth, outline, leave);
  return leave;
}

unsigned
outline_pass::execute (function *)
{
  const std::vector<cgraph_node *> &order = unit_order ();
  set_unit_order (outline_unit (order, find_functions_to_leave (order)));
  return 0;
}

} // namespace

opt_pass *
make_outline_pass (gcc::context *ctxt)
{
  return new outline_pass (ctxt);
}

} // namespace outline
