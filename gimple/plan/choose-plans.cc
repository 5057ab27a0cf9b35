/* What to outline of a unit.  SPDX-License-Identifier: GPL-3.0-or-later

   The most beneficial candidates are chosen one after another (core/select.h).  Each added executed
   instruction has a price in bytes.  If there is also a bound on their number:

     choose     with the current price
     add up     the instructions that the calls add, by their blocks' frequencies
     raise      the price, if they are too many, to one at which the sites with the
                fewest bytes per instruction do not pay; then choose again

   A new price leads to other groups, not just to the same ones without their hot sites.  Plans that
   exceed the bound even then are dropped.

   Example.  A unit executes 1000 instructions and may execute 10 more.  Two
   sites save 8 bytes each and add 4 instructions, one of them in a loop that is
   run 100 times.  At a price of 0.02 bytes an instruction the latter costs as
   much as it saves; the former is taken.  */

#include "gimple/plan/choose-plans.h"

#include <algorithm>
#include <numeric>

#include "core/price.h"
#include "core/select.h"
#include "core/sum.h"
#include "facts/block-frequencies.h"
#include "facts/frame-chain.h"
#include "facts/frequency.h"
#include "facts/function-size.h"
#include "facts/slowdown.h"
#include "facts/statements.h"
#include "gcc/pipeline.h"
#include "gimple/cost/cost.h"
#include "gimple/plan/planner.h"
#include "plugin/options.h"

namespace outline
{

namespace
{

/* Bytes: the least that a plan saves by estimate, as folding takes what is equal in the code, too, and costs less; and
   all plans of a unit with tables about its code, as an estimate knows nothing of what else of a function calls change,
   as its registers.  Fitted to the size of 176 units (docs/experiments.md).  Where a linker may drop sites, that is if it
   keeps all; a plan is expected to save EXPECTED_BENEFIT.  */
const int64_t usual_benefit = 12, usual_total_benefit = 40, expected_benefit = 1;

/* The candidates of a unit as core::select sees them.  */
class competitors : public core::candidates
{
public:
  competitors (const unit &u, const std::vector<candidate> &all, const similarity_limits &limits)
    : m_all (all), m_planner (u), m_limits (limits)
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
    return p.why == REFUSAL_NONE ? competing_benefit (p, m_limits) : -1;
  }

  /* The plan for the sites ALIVE of candidate C.  */
  plan
  make_plan (size_t c, const std::vector<uint32_t> &alive)
  {
    std::vector<uint32_t> starts;
    starts.reserve (alive.size ());
    for (uint32_t i : alive)
      starts.push_back (m_all[c].sites[i].start);
    return m_planner.make (m_all[c].sites[0].length, starts);
  }

private:
  const std::vector<candidate> &m_all;
  planner m_planner;
  const similarity_limits &m_limits;
};

/* What to outline from U, best first.  */
std::vector<plan>
select_plans (const unit &u, const similarity &similar,
              const similarity_limits &limits)
{
  competitors all (u, similar.candidates, limits);
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

/* What the sites of PLANS save, in tenths of a byte, and the instructions that each adds.  */
std::vector<core::gain>
gains_of (const unit &u, const std::vector<plan> &plans)
{
  std::vector<core::gain> sites;
  for (const plan &p : plans)
    {
      double bytes = double (p.copies_size - p.calls_size) / p.starts.size ();
      double times = 0;
      for (uint32_t start : p.starts)
        times += u.statements[start].frequency;
      for (uint32_t start : p.starts)
        sites.push_back ({ bytes, times > 0 ? p.executed * u.statements[start].frequency / times
                                            : p.executed / p.starts.size () });
    }
  return sites;
}

/* Moves those of PLANS to SURPLUS that save least for an instruction, until the others add
   at most BUDGET.  */
void
drop_surplus (std::vector<plan> &plans, double budget,
              std::vector<plan> &surplus)
{
  std::vector<size_t> order (plans.size ());
  std::iota (order.begin (), order.end (), 0);
  std::stable_sort (order.begin (), order.end (), [&] (size_t a, size_t b) {
    return plans[a].benefit () * plans[b].executed
           < plans[b].benefit () * plans[a].executed;
  });
  double executed = core::sum_of (plans, &plan::executed);
  std::vector<bool> dropped (plans.size ());
  for (size_t i : order)
    if (executed > budget && plans[i].executed > 0)
      {
        dropped[i] = true;
        executed -= plans[i].executed;
      }
  std::vector<plan> chosen;
  for (size_t i = 0; i < plans.size (); i++)
    (dropped[i] ? surplus : chosen).push_back (std::move (plans[i]));
  plans = std::move (chosen);
}

} // namespace

plan_choice
choose_plans (unit &u, const similarity_limits &limits, time_budget &time)
{
  /* Each one takes a search of the unit.  */
  const unsigned most_prices = 3;
  plan_choice choice;
  auto choose = [&] (double price) {
    time.price = u.price = price;
    choice.similar = find_similar_regions (u, limits);
    choice.plans = select_plans (u, choice.similar, limits);
    return gains_of (u, choice.plans);
  };
  if (time.left < 0)
    choose (time.price);
  else if (!core::raise_price (choose, time.price, time.left, most_prices).within)
    drop_surplus (choice.plans, time.left, choice.surplus);
  return choice;
}

int64_t
total_benefit (const std::vector<plan> &plans)
{
  int64_t benefit = 0;
  for (const plan &p : plans)
    benefit += p.benefit_if_kept ();
  return benefit;
}

int64_t
least_total_benefit (const unit &u)
{
  bool shared = std::any_of (u.functions.begin (), u.functions.end (),
                             [] (const unit_function &f) { return follows_in_order_p (f.node); });
  int64_t entry = flag_exceptions || (unwind_tables_counted_p () && !shared) ? target_costs ().fde : 0;
  const int64_t usual = unwind_tables_counted_p () || followed_by_code_p () ? usual_total_benefit : usual_benefit;
  return (opts.min_benefit < 0 ? usual : opts.min_benefit) * tenths + entry;
}

similarity_limits
limits_by_options ()
{
  int64_t if_kept = opts.min_benefit < 0 ? usual_benefit : opts.min_benefit;
  int64_t expected = opts.min_benefit < 0 ? expected_benefit : opts.min_benefit;
  if (opts.stress)
    if_kept = expected = 0;
  return { opts.min_statements ? opts.min_statements : opts.stress ? 2 : 1, opts.min_occurrences, if_kept * tenths,
           expected * tenths, opts.stress };
}

/* What a unit with a profile has and does, also what may not be outlined.  */
struct extent
{
  double size = 0;     /* In tenths of a byte.  */
  double executed = 0; /* Statements, by the profile.  */
};

/* That of the functions of ORDER.  */
static extent
extent_of (const std::vector<cgraph_node *> &order)
{
  extent all;
  for (cgraph_node *node : order)
    {
      function *fn = DECL_STRUCT_FUNCTION (node->decl);
      if (!node->has_gimple_body_p () || !fn || !fn->cfg)
        continue;
      push_cfun (fn);
      for_each_statement (node, [&] (gimple *stmt, basic_block bb) {
        if (transparent_p (stmt))
          return;
        all.size += statement_size (stmt);
        profile_count count = bb->count.ipa ();
        if (profiled_p (fn) && count.initialized_p ())
          all.executed += count.to_gcov_type ();
      });
      pop_cfun ();
    }
  return all;
}

time_budget
budget_for (const std::vector<cgraph_node *> &order)
{
  /* Bytes that an added instruction must save, without a profile.  Fitted to six programs under callgrind
     (docs/cost.md).  */
  const double bytes_for_instruction = 0.7;
  extent all;
  if (!time_unlimited_p () && profiled_unit_p (order))
    all = extent_of (order);
  time_limit limit = limit_of_time (order, bytes_for_instruction, all.size / tenths, all.executed);
  time_budget time;
  time.left = limit.budget;
  time.price = limit.price * tenths;
  return time;
}

} // namespace outline
