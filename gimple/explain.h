/* Reports to the user what the pass did and did not do.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_EXPLAIN_H
#define OUTLINE_GIMPLE_EXPLAIN_H

#include "gimple/group/similarity.h"
#include "gimple/merge/merge-plan.h"
#include "gimple/number/unit.h"
#include "gimple/plan/plan.h"

namespace outline
{

/* Counts U and its candidates, and reports the functions and statements that
   were refused and the groups that were rejected.  */
void explain_refusals (const unit &u, const similarity &similar);

/* Reports that P became the function NODE.  Call before the sites are replaced.  */
void explain_outlined (const unit &u, const plan &p, cgraph_node *node);

/* Reports that the functions of P became NODE.  Call before their bodies are replaced.  */
void explain_merged (const merge_plan &p, cgraph_node *node);

/* Reports that P was not carried out, for the reason WHY.  */
void explain_dropped (const unit &u, const plan &p, refusal why);

} // namespace outline

#endif
