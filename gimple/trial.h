/* Which functions outlining does not make smaller, found by trial.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_TRIAL_H
#define OUTLINE_GIMPLE_TRIAL_H

#include <functional>
#include <vector>

#include "gimple/unit.h"
#include "gimple/weighed-unit.h"

namespace outline
{

/* Outlines the unit, all but the functions of LEAVE.  Returns the order of
   expansion with the new functions in it.  */
typedef std::function<std::vector<cgraph_node *> (const function_reasons &leave)>
  outline_function;

/* Compiles the unit of ORDER in children as it is and, at most TRIALS times (at
   least 1), as OUTLINE makes it.  Returns the functions that are to be left
   alone, with REFUSAL_GROWS or, those of HOT, where code that is to be kept would change, with
   REFUSAL_HOT_FUNCTION, so that the unit becomes as small as it was in the
   best trial, and those of KNOWN: all of ORDER, when it was not smaller in any.  A
   trial that fails is told to the user, and decides nothing: those of HOT are left alone then.
   TOUCHED: the functions from which OUTLINE is expected to take something; others count as not becoming
   smaller.  */
function_reasons functions_to_leave (const std::vector<cgraph_node *> &order,
                                     unsigned trials,
                                     const function_reasons &known,
                                     const function_reasons &hot,
                                     const function_set &touched,
                                     const outline_function &outline);

} // namespace outline

#endif
