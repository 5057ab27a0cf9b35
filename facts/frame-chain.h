/* Which functions a walk along frame pointers has to see.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_FRAME_CHAIN_H
#define OUTLINE_FACTS_FRAME_CHAIN_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether the user asks for a frame pointer in the function DECL (-fno-omit-frame-pointer,
   -mno-omit-leaf-frame-pointer, as a profiler needs it).  Each of its calls then has to return into the function
   itself, with its frame: who walks from inside a callee finds a function by its return address.  */
bool frame_chain_wanted_p (const_tree decl);

/* Whether the function NODE, in GIMPLE, has calls that come back, and a frame chain is wanted in it: then no other
   function may have its code.  */
bool in_frame_chain_p (cgraph_node *node);

/* Whether those who unwind follow the code of the unit instead of a table (option unwind-by), as Linux's objtool does.
   Then called code leaves the stack as it found it, at its end and at each of its calls, and what is jumped to is no
   function.  */
bool followed_by_code_p ();

/* The bytes that these keep of each place where the stack pointer changes.  */
uint32_t followed_row_bytes ();

} // namespace outline

#endif
