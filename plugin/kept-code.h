/* Code that is to come out as if there were no plugin.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_KEPT_CODE_H
#define OUTLINE_PLUGIN_KEPT_CODE_H

#include <array>
#include <cstdint>
#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* By INSN_UID: whether an instruction or label is in a block that is kept_as_is_p.  */
typedef std::vector<bool> kept_insns;

/* Those of FN, the current function, which still has its CFG.  PROFILE: whether functions of the
   unit have a profile.  */
kept_insns find_kept_insns (function *fn, bool profile);

/* A hash of the KEPT instructions of the current function, whose next pass is "final": of
   two compilations of one source in which it is the same, these instructions are the same, in
   the same order, with the same jumps between them.  Where a jump to other code goes is not part of
   it, nor are numbers of labels and constants.  Zeros where there are none.  */
std::array<uint64_t, 2> kept_code_hash (const kept_insns &kept);

} // namespace outline

#endif
