/* What saved bytes may cost in time.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_SLOWDOWN_H
#define OUTLINE_FACTS_SLOWDOWN_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Instructions are counted in executions, as entry_frequencies
   (facts/frequency.h) and block_frequency count them.  */
struct time_limit
{
  double price = 0;   /* Bytes that an instruction executed more must save.  */
  double budget = -1; /* Instructions that may be executed more; negative: no
                         bound.  */
};

/* Whether the executable may become slower by as much as its size asks for.  */
bool any_slowdown_p ();

/* The limit that option slowdown sets an outliner for the unit of ORDER, which has
   BYTES of code and executes EXECUTED instructions.  PRICE, in bytes for an
   instruction, is that at which programs without a profile become half a percent
   to one percent slower by what this outliner does.  */
time_limit limit_of_time (const std::vector<cgraph_node *> &order, double price,
                          double bytes, double executed);

} // namespace outline

#endif
