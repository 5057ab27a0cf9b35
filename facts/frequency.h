/* How often functions are entered.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_FREQUENCY_H
#define OUTLINE_FACTS_FREQUENCY_H

#include <vector>

#include "facts/block-frequencies.h"

namespace outline
{

/* Estimates, for each function of ORDER (all functions of the unit as finished GIMPLE, callees before callers), how
   often it is entered.  With a profile, its counts; a function without one counts as never entered, or, with option
   unprofiled=hot, as entered most often.  Without a profile each function that can be called from outside of its source
   file is entered once by such calls, and by calls within the file as often as their blocks are executed; all is then
   scaled so that half of the statements are in functions that are entered at most once.  Each is weighted by
   time_weight (facts/slowdown.h).  */
std::vector<double> entry_frequencies (const std::vector<cgraph_node *> &order);

/* Whether any function of ORDER has a profile.  */
bool profiled_unit_p (const std::vector<cgraph_node *> &order);

} // namespace outline

#endif
