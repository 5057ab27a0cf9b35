/* How often functions are entered.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_FREQUENCY_H
#define OUTLINE_FACTS_FREQUENCY_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Estimates, for each function of ORDER (all functions of the unit as finished
   GIMPLE, callees before callers), how often it is entered.  With a profile, its counts; a function
   without one counts as never entered.  Without a profile each function that can be called from
   outside of its source file is entered once by such calls, and by calls within the file as often
   as their blocks are executed.  */
std::vector<double> entry_frequencies (const std::vector<cgraph_node *> &order);

/* Whether COUNT, of a function with a profile, is zero by division only: the code may have run.  GCC divides counts
   where it copies code, as for the rest of an unrolled loop; what has never run keeps its exact zero.  */
bool rounded_to_zero_p (profile_count count);

/* How often BB is executed for each entry of FN.  0 if FN is cold; and if FN runs once and BB is
   outside of loops, which is known only while GCC has the loops of FN.  */
double block_frequency (function *fn, basic_block bb);

/* While it exists, GCC knows the loops of FN, the current function, if block_frequency needs them.
   (Late in the RTL passes GCC has dropped them.)  */
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
