/* How often functions are entered.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_FREQUENCY_H
#define OUTLINE_FACTS_FREQUENCY_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Estimates, for each function of ORDER (all functions of the unit as finished
   GIMPLE, callees before callers), how often it is entered.  With a profile, by
   its counts; a function that has none counts as never entered.  Without,
   everything that can be called from outside of its source file is entered once, and a call within
   the file is made as often as its block is executed.  */
std::vector<double> entry_frequencies (const std::vector<cgraph_node *> &order);

/* How often BB is executed for each entry of FN.  0 where FN is cold, or runs once and BB is
   outside of loops, as far as GCC knows the loops of FN at that time.  */
double block_frequency (function *fn, basic_block bb);

/* Lets GCC know the loops of FN, the current function, while it lives, where block_frequency asks
   for them.  At the end of RTL they are forgotten.  */
class found_loops
{
public:
  explicit found_loops (function *fn);
  ~found_loops ();
  found_loops (const found_loops &) = delete;

private:
  bool m_found;
};

/* Whether FN has a profile of its own.  */
bool profiled_p (function *fn);

/* Whether any function of ORDER has a profile.  */
bool profiled_unit_p (const std::vector<cgraph_node *> &order);

} // namespace outline

#endif
