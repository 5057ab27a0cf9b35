/* Outlining within a bound on the stack.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_STACK_BOUND_H
#define OUTLINE_GIMPLE_STACK_BOUND_H

#include "gimple/trial.h"

namespace outline
{

/* Adds to LEAVE the functions whose stack AFTER, the outlined unit, shows to be deeper than BEFORE by
   more than MOST bytes, and notes by how much that of each is (note_stack_growth).  Returns whether
   there was any.  */
bool leave_what_deepens (const unit_record &after, const records_by_uid &before, int64_t most,
                         function_reasons &leave);

} // namespace outline

#endif
