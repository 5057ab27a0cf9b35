/* What merging and outlining would take code from.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_TAKEN_FROM_H
#define OUTLINE_GIMPLE_PLAN_TAKEN_FROM_H

#include <vector>

#include "gcc/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* Whether merging and outlining of the functions of ORDER, except LEAVE, would take something from one of HOT.  */
bool takes_from_p (const function_reasons &hot, const std::vector<cgraph_node *> &order, const function_reasons &leave);

} // namespace outline

#endif
