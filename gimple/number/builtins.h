/* GCC's normal built-in functions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_BUILTINS_H
#define OUTLINE_GIMPLE_NUMBER_BUILTINS_H

#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* Why a call of the built-in function FNDECL, of any class, must stay in its function, or REFUSAL_NONE.  */
refusal builtin_refusal (tree fndecl);

/* Whether FNDECL is a normal built-in function that the plugin knows, be it as one that has to stay.  */
bool known_builtin_p (tree fndecl);

/* Whether FNDECL is a library function that is called and never expanded in place: its arguments are like any other
   function's.  */
bool library_call_p (tree fndecl);

/* The names (BUILT_IN_...) of normal built-in functions that neither may move to another function nor are known to have
   to stay.  */
std::vector<std::string> unclassified_builtins ();

} // namespace outline

#endif
