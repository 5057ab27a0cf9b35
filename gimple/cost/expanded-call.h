/* Calls that become instructions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_COST_EXPANDED_CALL_H
#define OUTLINE_GIMPLE_COST_EXPANDED_CALL_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* The estimated size of CALL in tenths of a byte, if GCC expands it in place; else -1.  A built-in function of which
   GCC does not say so is called.  */
int expanded_size (gcall *call);

} // namespace outline

#endif
