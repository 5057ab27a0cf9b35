/* What to outline of a unit.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_CHOOSE_PLANS_H
#define OUTLINE_GIMPLE_CHOOSE_PLANS_H

#include <vector>

#include "gimple/plan.h"
#include "gimple/similarity.h"
#include "gimple/unit.h"

namespace outline
{

/* What may be paid for size in time.  */
struct time_budget
{
  /* The instructions that the unit may execute more, as unit::frequency
     counts; negative: no bound.  */
  double left = -1;
  /* What one is worth, in tenths of a byte.  As high as it takes not to spend
     more than LEFT: grows from round to round.  */
  double price = 0;

  /* PLANS have been carried out.  */
  void spend (const std::vector<plan> &plans);
};

struct plan_choice
{
  similarity similar;
  std::vector<plan> plans;     /* The best first.  */
  std::vector<plan> surplus;   /* What would take too much time.  */
};

/* The benefit of PLANS, in tenths of a byte; and the least for which a unit is outlined at all: all
   plans share an unwind entry, of which none knows.  */
int64_t total_benefit (const std::vector<plan> &plans);
int64_t least_total_benefit ();

/* What options ask of groups.  */
similarity_limits limits_by_options ();

/* What outlining may add to the executed instructions of U, the unit of
   ORDER.  */
time_budget budget_for (const std::vector<cgraph_node *> &order, const unit &u);

/* Chooses from U, whose price is set, what to outline within LIMITS and TIME;
   raises TIME's price as far as necessary.  */
plan_choice choose_plans (unit &u, const similarity_limits &limits,
                          time_budget &time);

} // namespace outline

#endif
