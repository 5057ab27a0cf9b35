/* What trials show of outlining.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_TRIAL_H
#define OUTLINE_GIMPLE_TRIAL_H

#include <vector>

#include "gimple/unit.h"
#include "measure/record.h"
#include "measure/trial.h"

namespace outline
{

/* The functions of which it is to be tried what outlining makes of them in the unit of ORDER without
   LEAVE, or none: the estimate is so small that it may be wrong altogether, or nothing but size
   matters (SMALLEST), or something is taken of functions of HOT.  */
function_set functions_to_try (const std::vector<cgraph_node *> &order,
                               const function_reasons &leave,
                               const function_reasons &hot, bool smallest);

/* What is known of functions as they are, by DECL_UID.  */
typedef std::unordered_map<unsigned, function_record> records_by_uid;
records_by_uid by_uid (const unit_record &unit);

/* What is known to be lost by outlining.  */
struct outlining_loss
{
  bool any = false;             /* There are functions that had better be left alone.  */
  int64_t bytes = 0;            /* What these, and what they share, have become larger.  */
};

/* Adds to LEAVE what AFTER, the outlined unit, shows not to be smaller than BEFORE.  */
outlining_loss leave_what_grew (const unit_record &after, const records_by_uid &before,
                      function_reasons &leave);

/* Adds to LEAVE the functions of ORDER by which protected code is not the same in AFTER,
   the outlined unit, as BEFORE.  Returns whether there was any.  */
bool leave_what_changed (const std::vector<cgraph_node *> &order, const unit_record &after,
                         const records_by_uid &before, function_reasons &leave);

} // namespace outline

#endif
