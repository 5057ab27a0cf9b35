/* GCC's passes that do not run on code that may be folded.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_SKIPPED_PASSES_H
#define OUTLINE_RTL_SKIPPED_PASSES_H

#include "gcc/pass.h"

namespace outline
{

/* The pass "outline_schedule", for functions only part of which may be folded: it has to run directly
   before "sched2".  */
extern const pass_description schedule_pass;

/* As a plugin's override of current_pass's gate: clears RUNS if current_pass would make the current function larger
   after folding.  */
void skip_passes (bool &runs);

} // namespace outline

#endif
