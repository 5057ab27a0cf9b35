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

#include <algorithm>

#include "core/select.h"
#include "gimple/cost.h"
#include "gimple/dump.h"
#include "gimple/explain.h"
#include "gimple/placement.h"
#include "gimple/plan.h"
#include "gimple/replace.h"
#include "gimple/similarity.h"
#include "gimple/trial.h"
#include "gimple/unit.h"
#include "plugin/options.h"
#include "plugin/pipeline.h"

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

/* The candidates of a unit as core::select sees them.  */
class competitors : public core::candidates
{
public:
  competitors (const unit &u, const std::vector<candidate> &all, bool stress)
    : m_all (all), m_planner (u), m_stress (stress)
  {}

  size_t count () const override { return m_all.size (); }

  const std::vector<core::occurrence> &
  occurrences (size_t c) const override
  {
    return m_all[c].sites;
  }

  int64_t
  benefit (size_t c, const std::vector<uint32_t> &alive) override
  {
    if (alive.size () == m_all[c].sites.size ())
      return m_all[c].benefit;
    plan p = make_plan (c, alive);
    return p.why == REFUSAL_NONE ? competing_benefit (p, m_stress) : -1;
  }

  /* The plan for the sites ALIVE of candidate C.  */
  plan
  make_plan (size_t c, const std::vector<uint32_t> &alive)
  {
    std::vector<uint32_t> starts;
    for (uint32_t i : alive)
      starts.push_back (m_all[c].sites[i].start);
    return m_planner.make (m_all[c].sites[0].length, starts);
  }

private:
  const std::vector<candidate> &m_all;
  planner m_planner;
  bool m_stress;
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

/* What to outline from U, best first.  */
std::vector<plan>
select_plans (const unit &u, const similarity &similar,
              const similarity_limits &limits)
{
  competitors all (u, similar.candidates, limits.stress);
  std::vector<plan> plans;
  for (const core::selection &s :
       core::select (all, u.text.size (), limits.min_benefit,
                     limits.min_occurrences))
    {
      plan p = all.make_plan (s.candidate, s.alive);
      if (p.why == REFUSAL_NONE)
        plans.push_back (std::move (p));
    }
  return plans;
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
outline_unit (std::vector<cgraph_node *> order, const function_set &leave)
{
  similarity_limits limits = limits_by_options ();
  unsigned rounds = opts.rounds ? opts.rounds : opts.stress ? 1 : usual_rounds;
  std::vector<made_function> made;
  std::unordered_set<std::string> names;
  size_t statements = 0;
  for (unsigned round = 0; round < rounds; round++)
    {
      if (!opts.rounds && round == usual_rounds - 1
          && statements > large_unit)
        break;
      unit u = number_unit (with_made (order, made), leave);
      statements = u.text.size ();
      if (dump_file && (dump_flags & TDF_DETAILS))
        dump_unit (dump_file, u);
      similarity similar = find_similar_regions (u, limits);
      if (dump_file && (dump_flags & TDF_DETAILS))
        dump_similarity (dump_file, u, similar);
      if (round == 0)
        explain_refusals (u, similar);
      std::vector<plan> plans = select_plans (u, similar, limits);
      trim_plans (u, plans, made.size ());
      if (plans.empty ())
        break;
      rewrite (u, plans, names, made);
    }
  place_functions (made, order);
  return order;
}

/* Whether the estimate for the unit of ORDER is so small that it may be wrong
   altogether.  */
bool
doubtful_p (const std::vector<cgraph_node *> &order)
{
  similarity_limits limits = limits_by_options ();
  unit u = number_unit (order, function_set ());
  if (u.text.size () > largest_tried)
    return false;
  std::vector<plan> plans
    = select_plans (u, find_similar_regions (u, limits), limits);
  return !plans.empty () && total_benefit (plans) < trusted_benefit;
}

/* The functions of ORDER that trials show to be better left alone.  */
function_set
find_functions_to_leave (const std::vector<cgraph_node *> &order)
{
  unsigned trials = opts.stress ? 0 : opts.trials;
  if (trials == 0 || !doubtful_p (order))
    return function_set ();
  return functions_to_leave (order, trials, [&] (const function_set &leave) {
    /* With a limit the user bisects: the choice is to be the same.  */
    opts.limit = -1;
    return outline_unit (order, leave);
  });
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
