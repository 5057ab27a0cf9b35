/* Operands that have to remain numbers.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_NEEDED_NUMBERS_H
#define OUTLINE_FACTS_NEEDED_NUMBERS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether the second operand of STMT has to remain a number: because, on this target, it spares a call of GCC's
   library or, where two words are shifted, many instructions; or, where it aligns a pointer, because GIMPLE has no such
   operation with a variable (verify_gimple_assign_binary, tree-cfg.cc, of GCC 14).  */
bool needs_number_p (gassign *stmt);

} // namespace outline

#endif
