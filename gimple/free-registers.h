/* Registers for parameters and results.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_FREE_REGISTERS_H
#define OUTLINE_GIMPLE_FREE_REGISTERS_H

#include "plugin/gcc-compat.h"

namespace outline
{

/* How many words a call can pass before it comes to a register that the program keeps
   for itself; UINT32_MAX if it comes to none.  Wants a current function.  */
uint32_t passable_words ();

/* Whether the program keeps a register for itself in which calls pass floating-point
   values.  */
bool floats_reserved_p ();

/* Whether a value of TYPE, which functions return in registers, comes back in none
   that the program keeps for itself.  */
bool returnable_p (tree type);

} // namespace outline

#endif
