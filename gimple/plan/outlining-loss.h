/* What trials show about outlining.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_OUTLINING_LOSS_H
#define OUTLINE_GIMPLE_PLAN_OUTLINING_LOSS_H

#include <vector>

#include "gimple/number/unit.h"
#include "measure/record.h"
#include "measure/trial.h"

namespace outline
{

/* When outlining is tried, and not only estimated.  */
enum trial_need
{
  TRY_IN_DOUBT,                 /* Where the estimated benefit is so small that there may be none.  */
  TRY_SMALL_UNITS,              /* As TRY_IN_DOUBT, and units of few statements: size alone counts.  */
  TRY_SPARINGLY                 /* As TRY_IN_DOUBT, but more estimates are trusted, to save compile
                                   time.  */
};

/* The functions of ORDER, except LEAVE, from which code would be outlined.  Empty unless NEED asks for trials of this
   unit, or some of them are in HOT.  */
function_set functions_to_try (const std::vector<cgraph_node *> &order,
                               const function_reasons &leave, const function_reasons &hot,
                               trial_need need);

/* The record of each function, by DECL_UID.  */
typedef std::unordered_map<unsigned, function_record> records_by_uid;
records_by_uid by_uid (const unit_record &unit);

/* What outlining makes larger.  */
struct outlining_loss
{
  bool any = false;             /* Some functions are better left alone.  */
  int64_t bytes = 0;            /* By how much these functions, with the outlined ones they share,
                                   have grown.  */
};

/* Adds to LEAVE the functions that are not smaller in UNIT, the outlined unit, than BEFORE.  */
outlining_loss leave_what_grew (const unit_record &unit, const records_by_uid &before,
                                function_reasons &leave);

/* Adds to LEAVE the functions of ORDER because of which protected code differs between AFTER, the
   outlined unit, and BEFORE.  Returns whether any does.  */
bool leave_what_changed (const std::vector<cgraph_node *> &order, const unit_record &after,
                         const records_by_uid &before, function_reasons &leave);

} // namespace outline

#endif
