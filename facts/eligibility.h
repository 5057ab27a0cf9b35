/* Which functions take part.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_ELIGIBILITY_H
#define OUTLINE_FACTS_ELIGIBILITY_H

#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* The target options of the function DECL: its own, or the unit's, which some targets do not have (null).  */
tree target_options (const_tree decl);

/* Its optimization options in the same way.  */
tree optimization_options (const_tree decl);

/* Whether the user excludes the function DECL: by the attribute no_outline, its name or its file.  */
bool excluded_p (const_tree decl);

/* Why nothing may be outlined from the function of NODE, or REFUSAL_NONE.  */
refusal source_refusal (cgraph_node *node);

/* Why no code of NODE may be moved elsewhere, by its statements; FINAL: as final instructions, which nothing moves or
   deletes after that:

   - REFUSAL_STACK: it passes on arguments that it does not know (__builtin_apply): its
     call may use arguments on the stack without saying so;
   - REFUSAL_LABEL_ADDRESS: it passes the address of one of its labels to a function, or converts it to an
     integer; what gets it may expect the label shortly after a return address (as Go's runtime does for "defer");
   - REFUSAL_MACHINE_STATE: a built-in function of the machine uses a register that calls clobber, and that other
     statements set; or it is not known that it does not;
   - REFUSAL_UNKNOWN_ATTRIBUTE: the type of a function that it calls has an attribute that is not known.

   Needs the function's GIMPLE.  */
refusal statements_refusal (cgraph_node *node, bool final = false);

/* Why no call of a function that the plugin makes may be added to NODE's function, by its convention, or REFUSAL_NONE.
   REFUSAL_KEPT_BY_CALLERS: it keeps registers for its callers that such a call would change (ms_abi on x86-64: rsi,
   rdi, xmm6 to xmm15), and calls nothing for which it saves them already.  What -fipa-ra knows does not help: GCC may
   compile it before what is made.  Needs the function's GIMPLE.  */
refusal convention_refusal (cgraph_node *node);

/* Whether the function DECL may be undefined in the program: a weak function that the unit does not
   define.  Linkers for AArch64 and Arm replace a call of such a function with a nop (AAELF64,
   5.7.10), and a jump, too: the code after a tail call would run.  */
bool missing_function_p (tree decl);

} // namespace outline

#endif
