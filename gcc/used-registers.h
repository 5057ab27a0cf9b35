/* The register usage of a function that its callers may rely on.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_USED_REGISTERS_H
#define OUTLINE_GCC_USED_REGISTERS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* The registers that the current function, as it is now, may clobber, as GCC records them for
   callers that it compiles later (-fipa-ra; collect_fn_hard_reg_usage in GCC's final.cc); all
   registers where GCC would record nothing.  */
HARD_REG_SET used_registers ();

} // namespace outline

#endif
