/* Which long jumps are made short.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_JUMPS_H
#define OUTLINE_RTL_CHOOSE_JUMPS_H

#include "rtl/choose.h"

namespace outline
{

/* Chooses among the long jumps of FUNCTIONS, each entered ENTRIES times, those that may go to a near jump: each
   executes one instruction more when it is taken.  They stay within LIMITS, of whose budget ADDED
   instructions are spent already: those that cost least for their bytes come first.  Returns by function the numbers of its
   jumps (long_jump::insn) in ascending order.  Takes time O(n log n) in the number of jumps.  */
std::vector<std::vector<uint32_t>>
choose_jumps (const std::vector<function_code> &functions, const std::vector<double> &entries,
              const choice_limits &limits, double added);

} // namespace outline

#endif
