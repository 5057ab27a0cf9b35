/* Which functions of a unit become one.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_MERGE_PLAN_H
#define OUTLINE_GIMPLE_MERGE_PLAN_H

#include <stdint.h>
#include <vector>

#include "gimple/body.h"
#include "gimple/choose-plans.h"

namespace outline
{

/* Functions that are equal but for some operands: one function does the work of all, with these as
   parameters.  */
struct merge_plan
{
  std::vector<function_body> bodies;
  /* By parameter: the operands of a body that it takes the place of.  They are equal in each body.  */
  std::vector<std::vector<uint32_t>> parameters;
  uint32_t statements = 0;      /* Of one body.  */
  /* In tenths of a byte: all bodies; what calls the merged function instead; and that function with its unwind
     entry.  */
  int64_t copies_size = 0, calls_size = 0, function_size = 0;
  double executed = 0;          /* Instructions executed more, as entry_frequencies counts.  */

  int64_t benefit () const { return copies_size - calls_size - function_size; }
};

/* What is passed for operand O of a body: a number or an address.  */
tree merged_argument (const body_operand &o);

/* The type of the function that the first one of P becomes.  */
tree merged_type (const merge_plan &p);

/* Plans which functions of ORDER, all functions of the unit as finished GIMPLE, but those of LEAVE, are to be
   merged, the most beneficial first.  Each function is in one plan at most.  Takes from TIME what is executed
   more; TIME may be null, and then does not count.  Time and space are linear in the size of the unit.  The plans
   refer to trees and statements: no garbage collection may happen while they live.  */
std::vector<merge_plan> plan_merges (const std::vector<cgraph_node *> &order, const function_reasons &leave,
                                     time_budget *time);

/* Whether any functions of ORDER, but those of LEAVE, look alike: if not, there are no plans.  */
bool any_look_alike_p (const std::vector<cgraph_node *> &order, const function_reasons &leave);

} // namespace outline

#endif
