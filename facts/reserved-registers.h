/* Registers that the program keeps for itself.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_RESERVED_REGISTERS_H
#define OUTLINE_FACTS_RESERVED_REGISTERS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether the program decides what is in REGNO, not the compiler: it is fixed
   (-ffixed-REG) or a global variable.  */
inline bool
reserved_p (unsigned regno)
{
  return fixed_regs[regno] || global_regs[regno];
}

} // namespace outline

#endif
