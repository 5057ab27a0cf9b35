/* How much execution time saved bytes may cost.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_SLOWDOWN_H
#define OUTLINE_FACTS_SLOWDOWN_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Executed instructions, counted as entry_frequencies (facts/frequency.h) and block_frequencies count
   them.  */
struct time_limit
{
  double price = 0;   /* Bytes that each added executed instruction must save.  */
  double budget = -1; /* Instructions that may be executed more; negative: no
                         bound.  */
};

/* Whether there is no limit: the program may become slower by any amount.  */
bool time_unlimited_p ();

/* By how much the executed instructions of the function DECL count more than those of code for -Os, in a unit with a
   profile or without (PROFILED).  */
double time_weight (const_tree decl, bool profiled);

/* The limit that option slowdown sets an outliner for the unit of ORDER, which has
   BYTES of code and executes EXECUTED instructions.  PRICE, in bytes per executed instruction, is
   this outliner's at slowdown=1, where there is no profile (docs/cost.md).  */
time_limit limit_of_time (const std::vector<cgraph_node *> &order, double price,
                          double bytes, double executed);

} // namespace outline

#endif
