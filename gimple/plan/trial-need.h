/* Which units are compiled for trial.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_TRIAL_NEED_H
#define OUTLINE_GIMPLE_PLAN_TRIAL_NEED_H

#include <vector>

#include "gcc/gcc-compat.h"
#include "measure/trial.h"

namespace outline
{

/* When outlining is tried, and not only estimated.  */
enum trial_need
{
  TRY_IN_DOUBT,                 /* Where the estimated benefit is so small that there may be none.  */
  TRY_UNLESS_FOLDED,            /* As TRY_IN_DOUBT, but not units of so many statements that folding makes them smaller
                                   in any case.  */
  TRY_SMALL_UNITS,              /* As TRY_IN_DOUBT, and units of few statements: size alone counts.  */
  TRY_SPARINGLY                 /* As TRY_IN_DOUBT, but more estimates are trusted, to save compile
                                   time.  */
};

/* The functions of ORDER, except LEAVE, from which code would be outlined.  Empty unless NEED asks for trials of this
   unit, or some of them are in HOT.  */
function_set functions_to_try (const std::vector<cgraph_node *> &order,
                               const function_reasons &leave, const function_reasons &hot,
                               trial_need need);

} // namespace outline

#endif
