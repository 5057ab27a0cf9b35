/* Long jumps that go to a near jump with the same target.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_JUMP_CHAINS_H
#define OUTLINE_RTL_JUMP_CHAINS_H

#include <vector>

#include "rtl/function-reader.h"
#include "target/target.h"

namespace outline
{

/* The chains that jumps of the current function, whose instructions have lengths and FREQUENCIES, might
   form once other code is folded.  */
std::vector<jump_chain> read_jump_chains (const fold_target &target,
                                          const insn_frequencies &frequencies);

struct chained_jumps
{
  unsigned jumps = 0;
  unsigned islands = 0;     /* Jumps added for them.  */
};

/* Has those of JUMPS, INSN_UIDs of the current function in ascending order, that are near a jump with
   their target go there, and adds such jumps where it pays.  Instructions must have lengths, and have
   them again afterwards, if anything was changed.  */
chained_jumps chain_jumps (const fold_target &target, const std::vector<uint32_t> &jumps);

} // namespace outline

#endif
