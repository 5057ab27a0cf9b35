/* What functions must keep when code of them is shared.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_REQUIREMENTS_H
#define OUTLINE_VARIANTS_REQUIREMENTS_H

#include <unordered_map>
#include <vector>

#include "facts/stack-growth.h"
#include "measure/record.h"
#include "measure/trial.h"

namespace outline
{

/* The records of UNIT's functions, but those that sharing has made, by DECL_UID.  Looked up in, never walked.  They
   are valid as long as UNIT is.  */
typedef std::unordered_map<unsigned, const function_record *> records_by_uid;
records_by_uid by_uid (const unit_record &unit);

/* The property (measure/properties.h) that F, a function of the unit with shared code, has lost since BEFORE, the unit
   without; or null.  */
const char *lost_by (const function_record &f, const records_by_uid &before);

/* Adds to LEAVE the functions of ORDER that in AFTER, the unit with shared code, do not have what they have BEFORE:
   their properties; if REQUEST compares it, their protected code; if REQUEST measures it, their depth of stack but for
   option max-stack-growth.  Returns whether there is any.  */
bool leave_what_differs (const std::vector<cgraph_node *> &order, const trial_request &request,
                         const unit_record &before, const unit_record &after, function_reasons &leave);

/* Notes in GROWTH by how much the stacks of the functions of AFTER are deeper than BEFORE.  */
void note_stack_growth (const unit_record &before, const unit_record &after, stack_growth &growth);

} // namespace outline

#endif
