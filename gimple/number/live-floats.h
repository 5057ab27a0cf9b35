/* Floating-point values that calls would have to keep.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_LIVE_FLOATS_H
#define OUTLINE_GIMPLE_NUMBER_LIVE_FLOATS_H

#include "gimple/number/unit.h"

namespace outline
{

/* Fills in statement::floats_across for the statements of U from text position FIRST on, those of one function, whose
   values have their last uses.  */
void count_floats_across (unit &u, uint32_t first);

} // namespace outline

#endif
