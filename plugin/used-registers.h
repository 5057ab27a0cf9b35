/* The registers that a function changes.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_USED_REGISTERS_H
#define OUTLINE_PLUGIN_USED_REGISTERS_H

#include "plugin/gcc-compat.h"

namespace outline
{

/* The registers that the current function changes, for the callers that GCC
   compiles later (-fipa-ra; collect_fn_hard_reg_usage in GCC's final.cc).
   Returns false if GCC would not note it.  */
bool used_registers (HARD_REG_SET *used);

} // namespace outline

#endif
