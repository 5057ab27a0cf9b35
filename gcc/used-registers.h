/* What GCC knows of a function when it compiles its callers.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_USED_REGISTERS_H
#define OUTLINE_GCC_USED_REGISTERS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* The registers that GCC lets the current function change, as it is now, for the
   callers that it compiles later (-fipa-ra; collect_fn_hard_reg_usage in GCC's
   final.cc): all registers where GCC would note nothing.  */
HARD_REG_SET used_registers ();

} // namespace outline

#endif
