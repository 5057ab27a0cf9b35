/* What merging and outlining promise before anything is compiled.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_PROMISE_H
#define OUTLINE_GIMPLE_PLAN_PROMISE_H

#include <vector>

#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* Estimates for a unit.  Sizes are in tenths of a byte, and may be negative.  */
struct unit_promise
{
  bool any = false;             /* Something would be merged or outlined.  */
  int64_t merged = 0;
  /* Without what GCC may save itself: it also merges ends of blocks of one function that are not quite equal, such as
     calls that differ in one argument.  */
  int64_t outlined = 0;
  bool takes_hot = false;       /* Something would be taken from functions that run.  */
};

/* What merging and outlining of the functions of ORDER, except LEAVE, promise.  HOT: functions that run.  */
unit_promise promise_of (const std::vector<cgraph_node *> &order, const function_reasons &leave,
                         const function_reasons &hot);

} // namespace outline

#endif
