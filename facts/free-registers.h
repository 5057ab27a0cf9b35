/* Which parameters and results avoid registers that the program reserves.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_FREE_REGISTERS_H
#define OUTLINE_FACTS_FREE_REGISTERS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether the program keeps a register for itself in which calls pass or return
   values.  */
bool calls_disturbed_p ();

/* Whether a call of a function of TYPE, a FUNCTION_TYPE, in code like that of FN needs no
   register that the program keeps for itself.  */
bool callable_p (tree type, function *fn);

/* Whether a function of TYPE in code like that of FN gets all its arguments in registers, none of which the program
   keeps for itself.  */
bool in_registers_p (tree type, function *fn);

/* The same for the arguments of CALL, in the function FN, of which some may have no parameter ("...").  */
bool passes_in_registers_p (const gcall *call, function *fn);

/* Whether a value of TYPE, which functions return in registers, comes back in none
   that the program keeps for itself.  */
bool returnable_p (tree type);

} // namespace outline

#endif
