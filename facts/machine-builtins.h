/* Built-in functions of the machine.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_MACHINE_BUILTINS_H
#define OUTLINE_FACTS_MACHINE_BUILTINS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* What code with a call of a built-in function allows.  */
enum class machine_builtin
{
  movable,      /* It depends on its arguments and memory only, or reads what calls do not change.  */
  of_frame,     /* It has to do with the return address of the function that it is in.  */
  hidden_state, /* It uses a register or mode of the machine that GIMPLE does not show: no calls around it.  */
  vectors,      /* The same, but final instructions may be folded: what enters a fragment keeps that state.  */
  unknown       /* The same, as it is not known.  */
};

/* Which of these FNDECL is, a built-in function of class BUILT_IN_MD.  */
machine_builtin machine_builtin_of (tree fndecl);

/* The names of the machine's built-in functions that are not known.  */
std::vector<std::string> unclassified_machine_builtins ();

} // namespace outline

#endif
