/* Outlining within a bound on the stack.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_STACK_BOUND_H
#define OUTLINE_GIMPLE_STACK_BOUND_H

#include "gimple/trial.h"

namespace outline
{

/* Adds to LEAVE, with REFUSAL_STACK_GROWTH, functions of ORDER, the unit, until
   OUTLINE deepens the stack of none by more than MOST bytes.  Notes for the
   others by how much it does (plugin/stack-growth.h).  Each step compiles the
   unit in a child; where that fails all of ORDER is left alone.  */
void bound_stack_growth (const std::vector<cgraph_node *> &order, int64_t most,
                         const outline_function &outline,
                         function_reasons &leave);

} // namespace outline

#endif
