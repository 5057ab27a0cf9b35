/* Telling the user what the pass did and did not do.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_EXPLAIN_H
#define OUTLINE_GIMPLE_EXPLAIN_H

#include "gimple/plan.h"
#include "gimple/similarity.h"
#include "gimple/unit.h"

namespace outline
{

/* Counts U and its candidates, and tells of the functions and statements that
   were refused and of the groups that were rejected.  */
void explain_refusals (const unit &u, const similarity &similar);

/* Tells that P became the function NODE.  Call while the sites still stand.  */
void explain_outlined (const unit &u, const plan &p, cgraph_node *node);

/* Tells that P was not carried out, for the reason WHY.  */
void explain_dropped (const unit &u, const plan &p, refusal why);

} // namespace outline

#endif
