/* What to outline of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_CHOOSE_PLANS_H
#define OUTLINE_GIMPLE_PLAN_CHOOSE_PLANS_H

#include <vector>

#include "gimple/group/similarity.h"
#include "gimple/number/unit.h"
#include "gimple/plan/plan.h"

namespace outline
{

/* The time that may be spent to save size.  */
struct time_budget
{
  /* The executed instructions that may be added, as statement::frequency
     counts; negative: no bound.  */
  double left = -1;
  /* What one costs, in tenths of a byte.  Raised until LEFT is not exceeded.  */
  double price = 0;
};

struct plan_choice
{
  similarity similar;
  std::vector<plan> plans;     /* The best first.  */
  std::vector<plan> surplus;   /* Those that exceed the time budget.  */
};

/* The benefit of PLANS if a linker keeps all their sites, in tenths of a byte; and the least for which U is outlined at
   all: all plans share an unwind entry, which none of them includes.  Where GCC reorders functions that is mostly
   another function's.  */
int64_t total_benefit (const std::vector<plan> &plans);
int64_t least_total_benefit (const unit &u);

/* The limits that options set for groups.  */
similarity_limits limits_by_options ();

/* The budget for the unit of ORDER, whose bodies are finished (gcc/pipeline.h), before anything of it is merged or
   outlined.  */
time_budget budget_for (const std::vector<cgraph_node *> &order);

/* Chooses what to outline from U within LIMITS and TIME.  Raises TIME's price as far as necessary, and sets U's price
   to it.  */
plan_choice choose_plans (unit &u, const similarity_limits &limits,
                          time_budget &time);

} // namespace outline

#endif
