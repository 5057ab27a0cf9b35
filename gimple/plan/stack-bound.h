/* Outlining within a bound on the stack.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_STACK_BOUND_H
#define OUTLINE_GIMPLE_PLAN_STACK_BOUND_H

#include "gimple/plan/outlining-loss.h"

namespace outline
{

/* Adds to LEAVE the functions whose stack in AFTER, the outlined unit, is more than MOST bytes deeper
   than BEFORE, and notes for each function by how much (note_stack_growth).  Returns whether there is
   any.  */
bool leave_what_deepens (const unit_record &after, const records_by_uid &before, int64_t most,
                         function_reasons &leave);

} // namespace outline

#endif
