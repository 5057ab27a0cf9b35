/* Which long jumps may be chained, to become short.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_CHOOSE_JUMPS_H
#define OUTLINE_RTL_CHOOSE_CHOOSE_JUMPS_H

#include "rtl/choose/choose.h"

namespace outline
{

struct chosen_jumps
{
  /* By function: the numbers of its jumps (jump_chain::insns) in ascending order.  */
  std::vector<std::vector<uint32_t>> of_function;
  int64_t saved = 0;        /* Bytes, by the chains that are near even if nothing is folded
                               (jump_chain::certain).  */
};

/* Chooses among the chains of jumps of FUNCTIONS, each entered ENTRIES times: each jump executes one
   instruction more when it is taken.  FOLDED: what fragments save and add.  The chains stay within LIMITS, of whose
   budget the instructions of FOLDED are already spent; those that add the fewest instructions per byte come first.
   None is chosen before labels that may be aligned unless the unit saves more than padding may undo.  Takes time O(n
   log n) in the number of jumps.  */
chosen_jumps
choose_jumps (const std::vector<function_code> &functions, const std::vector<double> &entries,
              const choice_limits &limits, const priced_choice &folded);

} // namespace outline

#endif
