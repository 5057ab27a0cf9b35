/* Which code of a function takes part.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_SCOPE_H
#define OUTLINE_FACTS_SCOPE_H

#include "facts/block-frequencies.h"
#include "plugin/options.h"

namespace outline
{

/* Whether any code of functions with the options of DECL takes part: not at -O0, and at -Og
   only with option all-levels.  */
bool level_takes_part_p (const_tree decl);

/* Which code of the function DECL takes part; never SCOPE_AUTO.  Only for functions whose level takes part
   (level_takes_part_p).  */
code_scope scope_of (const_tree decl);

/* Whether profile counts, not estimates, decide what code of FN is in its scope.  PROFILE: whether
   functions of the unit have a profile.  */
bool counted_p (function *fn, bool profile);

/* How often code in SCOPE is executed at most: in all if COUNTED, else for each entry of its function; negative: no
   limit.  */
double max_executions (code_scope scope, bool counted);

/* Whether block BB of FN, which has its CFG and executes its blocks at FREQUENCIES, is in the scope of FN.  PROFILE:
   whether functions of the unit have a profile.  */
bool in_scope_p (function *fn, basic_block bb, const block_frequencies &frequencies, bool profile);

/* Whether block BB of FN, which has its CFG, is protected (rtl/insn/protected-code.h): because it is not in scope, or
   may be hot by its profile and executed instructions are bounded (time_unlimited_p).  FREQUENCIES and PROFILE as
   above.  */
bool protected_block_p (function *fn, basic_block bb, const block_frequencies &frequencies, bool profile);

/* Whether code of FN that is not in its scope is protected.  */
inline bool
protects_rest_p (function *fn)
{
  return scope_of (fn->decl) != SCOPE_ALL && !opts.stress;
}

} // namespace outline

#endif
