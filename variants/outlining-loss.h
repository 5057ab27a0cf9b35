/* What trials show about outlining.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_OUTLINING_LOSS_H
#define OUTLINE_VARIANTS_OUTLINING_LOSS_H

#include <vector>

#include "measure/record.h"
#include "measure/trial.h"

namespace outline
{

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

/* Adds to LEAVE the functions that are not smaller in UNIT, the outlined unit, than BEFORE.  Returns what they lose.  */
outlining_loss leave_what_grew (const unit_record &unit, const records_by_uid &before,
                                function_reasons &leave);

/* Adds to LEAVE the functions of ORDER because of which protected code differs between AFTER, the
   outlined unit, and BEFORE.  Returns whether any does.  */
bool leave_what_changed (const std::vector<cgraph_node *> &order, const unit_record &after,
                         const records_by_uid &before, function_reasons &leave);

/* The property that F, a function of the outlined unit, has lost since BEFORE (lost_property), or null.  */
const char *lost_by (const function_record &f, const records_by_uid &before);

/* Adds to LEAVE the functions that have lost a property (measure/properties.h) in AFTER, the outlined unit, that they
   have in BEFORE.  Returns whether any has.  */
bool leave_what_lost (const unit_record &after, const records_by_uid &before, function_reasons &leave);

} // namespace outline

#endif
