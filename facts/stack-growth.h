/* How much stack option max-stack-growth leaves to folding.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_STACK_GROWTH_H
#define OUTLINE_FACTS_STACK_GROWTH_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Notes that outlining has deepened the stack of the function with DECL_UID UID
   by BYTES, 0 or more.  */
void note_stack_growth (unsigned uid, int64_t bytes);

/* By how many bytes the stack of function DECL may still be deepened: 0 for
   functions that outlining made, as it would deepen that of their callers.  */
int64_t stack_growth_left (tree decl);

} // namespace outline

#endif
