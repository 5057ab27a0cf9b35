/* Floating-point values that calls would have to keep.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_LIVE_FLOATS_H
#define OUTLINE_GIMPLE_NUMBER_LIVE_FLOATS_H

#include <vector>

#include "gimple/number/unit.h"

namespace outline
{

/* Fills in statement::floats_across for the statements of FN, the current function, in STATEMENTS; their uids are their
   positions there, counted from 1, and 0 where a statement has none.  Takes time linear in the blocks in which each
   floating-point name lives.  */
void count_floats_across (function *fn, std::vector<statement> &statements);

} // namespace outline

#endif
