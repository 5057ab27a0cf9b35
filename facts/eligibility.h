/* Which functions take part.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ELIGIBILITY_H
#define OUTLINE_FACTS_ELIGIBILITY_H

#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* The target options of the function DECL: its own, or the unit's.  */
tree target_options (const_tree decl);

/* Why nothing may be outlined from the function of NODE, or REFUSAL_NONE.  */
refusal function_refusal (cgraph_node *node);

/* Why no code of NODE may go elsewhere, by what its statements are:

   - REFUSAL_STACK: it hands on arguments that it does not know (__builtin_apply): its
     call finds some on the stack, and says nothing of it;
   - REFUSAL_LABEL_ADDRESS: it passes a function the address of one of its labels, which
     may look for that shortly after the address that it or another returns to (so does
     Go's runtime in what "defer" calls).

   Wants the function's GIMPLE.  */
refusal statements_refusal (cgraph_node *node);

/* Whether the function DECL may be missing from the program.  Weak ones that the unit
   defines, as inline functions of C++, are not.  Linkers for AArch64 and Arm make a call
   of one that is missing a nop (AAELF64, 5.7.10), and a jump, too: what follows a
   tail call would run.  */
bool missing_function_p (tree decl);

} // namespace outline

#endif
