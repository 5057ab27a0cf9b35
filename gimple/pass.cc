/* The IPA pass "outline".  SPDX-License-Identifier: GPL-3.0-or-later

   The way through, once a unit:

     finish    every function's GIMPLE is optimised up to expansion
     number    every statement becomes an integer
     similar   repeats, split into groups of regions that could share a copy
     select    the most beneficial groups, without overlaps
     rewrite   a function for each group, a call in place of each region

   It stands behind all other IPA passes, just before GCC expands the first
   function: nothing but expansion sees what it makes.

   Limits: regions lie inside one basic block.  */

#include "gimple/pass.h"

#include <algorithm>

#include "core/select.h"
#include "gimple/cost.h"
#include "gimple/plan.h"
#include "gimple/replace.h"
#include "gimple/similarity.h"
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

/* Whether any function of the unit is to be outlined from.  */
bool
outline_pass::gate (function *)
{
  if (opts.disable || seen_error ())
    return false;
  cgraph_node *node;
  FOR_EACH_FUNCTION_WITH_GIMPLE_BODY (node)
    if (opt_for_fn (node->decl, optimize)
        && (opts.all_levels || opt_for_fn (node->decl, optimize_size)))
      return true;
  return false;
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

/* Makes the functions of PLANS and the calls, and puts the functions into
   ORDER before their first users.  */
void
rewrite (const unit &u, const std::vector<plan> &plans,
         std::vector<cgraph_node *> &order)
{
  body_builder builder (u);
  replacer replace (u);
  /* By function of the unit: the new ones to be expanded just before it.  */
  std::vector<std::vector<cgraph_node *>> before (u.functions.size ());
  for (const plan &p : plans)
    {
      outlined_function f = builder.build (p);
      replace.replace (p, f);
      before[u.statements[p.starts[0]].function].push_back (f.node);
    }
  replace.finish ();

  std::vector<cgraph_node *> merged;
  size_t next = 0;
  for (cgraph_node *node : order)
    {
      if (next < u.functions.size () && u.functions[next].node == node)
        {
          merged.insert (merged.end (), before[next].begin (),
                         before[next].end ());
          next++;
        }
      merged.push_back (node);
    }
  order = merged;
}

unsigned
outline_pass::execute (function *)
{
  std::vector<cgraph_node *> order = expansion_order ();
  finish_unit (order);

  similarity_limits limits
    = { opts.min_statements, opts.min_occurrences,
        opts.min_benefit * tenths, opts.stress };
  unit u = number_unit (order);
  similarity similar = find_similar_regions (u, limits);
  std::vector<plan> plans = select_plans (u, similar, limits);
  if (opts.limit >= 0 && plans.size () > (size_t) opts.limit)
    plans.resize (opts.limit);
  rewrite (u, plans, order);

  keep_expansion_order (order);
  return 0;
}

} // namespace

opt_pass *
make_outline_pass (gcc::context *ctxt)
{
  return new outline_pass (ctxt);
}

} // namespace outline
