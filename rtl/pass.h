/* The passes that fold.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_PASS_H
#define OUTLINE_RTL_PASS_H

#include "gcc/pipeline.h"
#include "measure/recorded-variant.h"

namespace outline
{

/* Expands all functions of UNIT in the variant of CHOICE, and chooses what to fold of them.  In a trial SELF ends
   here, or goes on as the compiler.  */
void expand_and_plan (finished_unit &unit, variant_choice &choice, trial &self);

/* Whether something is planned for the function FN.  */
bool planned_p (function *fn);

/* Folds what is planned for FN, the current function.  To be called when its instructions are final.  */
void fold_and_chain (function *fn);

/* Whether functions leave constants to later ones; and does so in FN, the current function.  */
bool constants_active_p ();
void share_constants (function *fn);

/* Whether restore_usage has to run, after "final", in FN, the current function.  It restores the register usage recorded
   before folding: "final" assumes that a call of a fragment clobbers everything, and misses what a fragment reached by
   a jump clobbers.  */
bool usage_known_p ();
void restore_usage (function *fn);

/* To be called when GCC has written all functions: writes what is left for the end of the code, constants and
   fragments.  */
void finish_folding ();

/* Keeps the fragments from GCC's garbage collector.  */
void mark_fragments ();

} // namespace outline

#endif
