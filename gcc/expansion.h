/* Expanding a unit before any of it is printed.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_EXPANSION_H
#define OUTLINE_GCC_EXPANSION_H

#include <functional>
#include <vector>

#include "gcc/pass.h"

namespace outline
{

/* Whether functions are being expanded to be suspended.  */
bool expanding_p ();

/* Suspends FN, the current function, after all passes that only read its final instructions; resumes it before those
   that change them.  */
void suspend (function *fn);
void resume (function *fn);

/* Directly before "final", in each function: counts the call sites of its exception table.  */
void count_call_sites ();

/* Overrides the gate of current_pass: clears RUNS for the passes after the point where the function
   is suspended, and, once it is resumed, for those before.  */
void steer_expansion (bool &runs);

/* For the garbage collector.  */
void mark_suspended ();

/* Expands the functions of ORDER, in this order, up to the last pass before "final", and suspends
   them.  When GCC comes to them, they are resumed there.  Functions for which SUSPENDABLE is false are left
   to GCC.  Call once, from the last IPA pass.  After an error (seen_error) the rest is still expanded, so
   that its errors are reported, too; nothing else may be done with the suspended functions
   then.  */
void expand_unit (const std::vector<cgraph_node *> &order,
                  const std::function<bool (cgraph_node *)> &suspendable);

/* Makes the tables that GCC makes when it expands its first function, with the options of FUNCTION, so that
   processes forked later need not make them again.  */
void prepare_expansion (cgraph_node *function);

/* Whether the function DECL is suspended.  It has RTL and no GIMPLE any more.  */
bool expanded_p (const_tree decl);

/* What GCC keeps of the RTL of the function DECL, which is not printed yet (x_rtl, emit-rtl.h), or null if it is not
   suspended.  Valid until DECL is printed.  */
const rtl_data *suspended_rtl (const_tree decl);

/* Forgets the code of the function DECL, which is suspended and will not be printed.  */
void forget_suspended (const_tree decl);

/* Whether the function DECL was expanded while GCC made no unwind tables, though it does now: after
   one function with tables GCC makes them for all that are printed later (dwarf2out_do_frame,
   dwarf2cfi.cc), and with -flto a unit may have both kinds.  */
bool expanded_without_tables_p (const_tree decl);

} // namespace outline

#endif
