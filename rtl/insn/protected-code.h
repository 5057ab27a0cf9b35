/* Protected code: code that must be the same as without the plugin.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_INSN_PROTECTED_CODE_H
#define OUTLINE_RTL_INSN_PROTECTED_CODE_H

#include <array>
#include <cstdint>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* By INSN_UID: whether an instruction or label is in a protected block (facts/scope.h).  */
typedef std::vector<bool> protected_insns;

/* Those of FN, the current function, which still has its CFG.  PROFILE: whether functions of the
   unit have a profile.  */
protected_insns find_protected_insns (function *fn, bool profile);

/* A hash of the INSNS of the current function, whose next pass is "final".  If it is the same in
   two compilations of one source, these instructions are the same, in the same order, with the same
   jumps between them.  The targets of jumps to other code, and the numbers of labels and constants,
   are not part of it.  Zeros if there are no such instructions.  */
std::array<uint64_t, 2> protected_code_hash (const protected_insns &insns);

} // namespace outline

#endif
