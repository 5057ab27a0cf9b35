/* Code that must not be called.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_READ_EXCLUSIVE_CODE_H
#define OUTLINE_RTL_READ_EXCLUSIVE_CODE_H

#include <unordered_set>

#include "target/target.h"

namespace outline
{

/* The instructions and labels of the current function, whose next pass is "final", that may run between an exclusive
   load and its store, both included: processors of TARGET guarantee progress only if little else is executed there.
   What begins and ends the access may be asm (asm_dialect::exclusive_loads), as that of x86-64 to the memory of users,
   which the kernel's objtool lets no call be in.  Looked up in, never walked.  */
std::unordered_set<const rtx_insn *> exclusive_code (const fold_target &target);

} // namespace outline

#endif
