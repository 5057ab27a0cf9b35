/* Which functions of a unit become one.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_MERGE_MERGE_PLAN_H
#define OUTLINE_GIMPLE_MERGE_MERGE_PLAN_H

#include <stdint.h>
#include <vector>

#include "gimple/merge/body.h"
#include "gimple/plan/choose-plans.h"

namespace outline
{

/* Functions that are equal except for some operands: one function replaces all, with these operands as
   parameters.  */
struct merge_plan : saving
{
  std::vector<function_body> bodies;
  /* By parameter: the operands (indices) that it replaces.  Within each body they are equal to each other.  */
  std::vector<std::vector<uint32_t>> parameters;
  uint32_t statements = 0;      /* Of one body.  */
};

/* What is passed for operand O of a body: a number or an address.  */
tree merged_argument (const body_operand &o);

/* The type of the function that the first one of P becomes.  */
tree merged_type (const merge_plan &p);

/* The functions of ORDER, all functions of the unit as finished GIMPLE, but those of LEAVE, that may be merged with
   others by what can be seen without reading their operands; in this order.  */
std::vector<cgraph_node *> functions_alike (const std::vector<cgraph_node *> &order, const function_reasons &leave);

/* Plans merges among ALIKE, the result of functions_alike for ORDER.  Returns at most MOST plans, the most beneficial
   first; each function is in at most one.  Deducts the instructions that they add from TIME.  Time and space are
   linear in the size of the unit.  The plans refer to trees and statements: no garbage collection may happen while
   they live.  */
std::vector<merge_plan> plan_merges (const std::vector<cgraph_node *> &order, const std::vector<cgraph_node *> &alike,
                                     size_t most, time_budget &time);

} // namespace outline

#endif
