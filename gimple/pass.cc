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
#include "gimple/plan.h"
#include "gimple/replace.h"
#include "gimple/similarity.h"
#include "gimple/unit.h"
#include "plugin/options.h"
#include "plugin/pipeline.h"
#include "plugin/unwind.h"

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

/* Drops PLANS when all of them together do not pay for the unwind entry that
   they share, of which no plan knows; and those beyond option limit.  MADE
   functions are there already.  */
void
trim_plans (const unit &u, std::vector<plan> &plans, size_t made)
{
  int64_t benefit = 0;
  for (const plan &p : plans)
    benefit += p.benefit ();
  size_t keep = plans.size ();
  refusal why = REFUSAL_LIMIT;
  int64_t least = flag_exceptions ? 5 * target_weights ().fde / 4 : 10 * tenths;
  if (benefit < least && !opts.stress && made == 0)
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

/* An outlined function, and the first in the order of expansion that calls
   it.  */
struct made_function
{
  cgraph_node *node;
  cgraph_node *first_user;
};

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

/* Orders functions by what decides their section.  */
static int
section_rank (cgraph_node *node)
{
  return (DECL_ONE_ONLY (node->decl) ? 16 : 0)
         + (DECL_SECTION_NAME (node->decl) ? 8 : 0)
         + (node->only_called_at_startup ? 4 : 0)
         + (node->only_called_at_exit ? 2 : 0)
         + (node->frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED ? 1 : 0);
}

/* By DECL_UID, the place in ORDER at which a function stands; looked up in,
   never walked.  */
static std::unordered_map<unsigned, size_t>
places (const std::vector<cgraph_node *> &order)
{
  std::unordered_map<unsigned, size_t> result;
  for (size_t i = 0; i < order.size (); i++)
    result.emplace (DECL_UID (order[i]->decl), i);
  return result;
}

/* The place in an order, described by PLACE, behind the last function that
   NODE calls.  */
static size_t
behind_callees (cgraph_node *node,
                const std::unordered_map<unsigned, size_t> &place)
{
  size_t behind = 0;
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
         gsi_next (&gsi))
      if (gcall *call = dyn_cast<gcall *> (gsi_stmt (gsi)))
        if (tree callee = gimple_call_fndecl (call))
          {
            auto found = place.find (DECL_UID (callee));
            if (found != place.end ())
              behind = MAX (behind, found->second + 1);
          }
  return behind;
}

/* Puts the outlined functions of MADE into ORDER: before the first function
   that calls them, so that it knows the registers that they leave alone
   (-fipa-ra), and behind the functions that they call themselves, for the same
   reason.  Those that stand side by side share an unwind entry, so that they go
   to as few places as possible: the fewest points that stab all the intervals
   between the two bounds.  */
void
place_functions (const std::vector<made_function> &made,
                 std::vector<cgraph_node *> &order)
{
  std::unordered_map<unsigned, size_t> place = places (order), wanted;
  struct interval { cgraph_node *node; size_t low, high; };
  std::vector<interval> intervals;
  for (const made_function &f : made)
    {
      /* One that a made function uses is wanted where that one is.  */
      unsigned user = DECL_UID (f.first_user->decl);
      size_t high = place.count (user) ? place[user] : wanted[user];
      wanted[DECL_UID (f.node->decl)] = high;
      intervals.push_back ({ f.node, MIN (behind_callees (f.node, place), high),
                             high });
    }
  std::stable_sort (intervals.begin (), intervals.end (),
                    [] (const interval &a, const interval &b) {
                      return a.high < b.high;
                    });
  std::vector<std::vector<cgraph_node *>> before (order.size () + 1);
  size_t point = 0;
  for (const interval &i : intervals)
    {
      if (&i == &intervals[0] || point < i.low)
        point = i.high;
      before[point].push_back (i.node);
    }

  std::vector<cgraph_node *> merged;
  for (size_t i = 0; i < before.size (); i++)
    {
      /* Those of one section side by side; last those that stand in the
         section of the function behind them, whose unwind entry they
         share.  */
      cgraph_node *next = i < order.size () ? order[i] : NULL;
      int last = next ? section_rank (next) : 0;
      auto key = [last] (cgraph_node *node) {
        int rank = section_rank (node);
        return rank == last ? INT_MAX : rank;
      };
      std::stable_sort (before[i].begin (), before[i].end (),
                        [&] (cgraph_node *a, cgraph_node *b) {
                          return key (a) < key (b);
                        });
      std::vector<cgraph_node *> run;
      for (cgraph_node *node : before[i])
        if (unwind_entries_shared_p (node))
          run.push_back (node);
      if (next && !run.empty () && follows_in_order_p (next)
          && unwind_entries_shared_p (next))
        run.push_back (next);
      share_unwind_entries (run);
      merged.insert (merged.end (), before[i].begin (), before[i].end ());
      if (i < order.size ())
        merged.push_back (order[i]);
    }
  order = merged;
}

/* ORDER with each function of MADE before the first that calls it.  */
std::vector<cgraph_node *>
with_made (const std::vector<cgraph_node *> &order,
           const std::vector<made_function> &made)
{
  std::unordered_map<unsigned, std::vector<cgraph_node *>> before;
  for (const made_function &f : made)
    before[DECL_UID (f.first_user->decl)].push_back (f.node);
  std::vector<cgraph_node *> result;
  /* Callees first; a made function may have been made before one that it
     calls, but never calls itself in a circle.  */
  std::function<void (cgraph_node *)> put = [&] (cgraph_node *node) {
    auto found = before.find (DECL_UID (node->decl));
    if (found != before.end ())
      for (cgraph_node *callee : found->second)
        put (callee);
    result.push_back (node);
  };
  for (cgraph_node *node : order)
    put (node);
  return result;
}

/* The number of times that the outliner goes over the unit unless the user
   says so: what it makes repeats too.  */
const unsigned usual_rounds = 3;
/* In units of more statements the last round takes more time than it is
   worth.  */
const size_t large_unit = 50000;

unsigned
outline_pass::execute (function *)
{
  std::vector<cgraph_node *> order = unit_order ();
  similarity_limits limits
    = { opts.min_statements ? opts.min_statements : opts.stress ? 2 : 1,
        opts.min_occurrences,
        opts.stress ? 0 : int64_t (opts.min_benefit) * tenths, opts.stress };
  unsigned rounds = opts.rounds ? opts.rounds : opts.stress ? 1 : usual_rounds;
  std::vector<made_function> made;
  std::unordered_set<std::string> names;
  size_t statements = 0;
  for (unsigned round = 0; round < rounds; round++)
    {
      if (!opts.rounds && round == usual_rounds - 1
          && statements > large_unit)
        break;
      unit u = number_unit (with_made (order, made));
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
  set_unit_order (order);
  return 0;
}

} // namespace

opt_pass *
make_outline_pass (gcc::context *ctxt)
{
  return new outline_pass (ctxt);
}

} // namespace outline
