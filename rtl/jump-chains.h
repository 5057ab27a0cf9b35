/* Long jumps that go to a near jump with the same target.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_JUMP_CHAINS_H
#define OUTLINE_RTL_JUMP_CHAINS_H

#include <vector>

#include "rtl/function-reader.h"
#include "target/target.h"

namespace outline
{

/* The jumps of the current function, whose instructions have lengths and FREQUENCIES, that
   might be chained once other code is folded.  */
std::vector<long_jump> read_long_jumps (const fold_target &target,
                                        const insn_frequencies &frequencies);

/* Has those of JUMPS, INSN_UIDs of the current function in ascending order, that are near a jump with
   their target go there.  Instructions must have lengths, and have them again afterwards.
   Returns the number of jumps changed.  */
unsigned chain_jumps (const fold_target &target, const std::vector<uint32_t> &jumps);

} // namespace outline

#endif
