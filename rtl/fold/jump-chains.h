/* Chains of jumps: long jumps that go to a nearby jump with the same target.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_FOLD_JUMP_CHAINS_H
#define OUTLINE_RTL_FOLD_JUMP_CHAINS_H

#include <vector>

#include "rtl/read/function-reader.h"
#include "target/target.h"

namespace outline
{

/* The chains that jumps of the current function, whose instructions have lengths and FREQUENCIES, might
   form once code has been folded: an estimate, which choose_jumps chooses from.  */
std::vector<jump_chain> read_jump_chains (const fold_target &target,
                                          const insn_frequencies &frequencies);

struct chained_jumps
{
  unsigned jumps = 0;
  unsigned islands = 0;     /* Jumps added for them.  */
};

/* After folding: retargets those of JUMPS, INSN_UIDs of the current function in ascending order, that
   are near a jump with the same target to that jump, and adds such jumps (islands) where that pays.
   Instructions must have lengths; if anything was changed, the caller computes them again.  */
chained_jumps chain_jumps (const fold_target &target, const std::vector<uint32_t> &jumps);

} // namespace outline

#endif
