/* What functions must keep when code of them is shared.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_REQUIREMENTS_H
#define OUTLINE_VARIANTS_REQUIREMENTS_H

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "measure/record.h"
#include "measure/trial.h"

namespace outline
{

/* By the DECL_UIDs of the functions of AFTER, the unit with shared code, that have lost a property that they had
   BEFORE: which one (measure/properties.h).  */
std::map<unsigned, const char *> lost_properties (const unit_record &before, const unit_record &after);

/* Adds to LEAVE the functions that in AFTER, the unit with shared code, do not have what they have BEFORE: their
   properties, and their depth of stack but for option max-stack-growth.  Returns whether there is any.  */
bool leave_what_differs (const unit_record &before, const unit_record &after, function_reasons &leave);

/* By the DECL_UIDs of the functions of AFTER, in their order, but those that sharing has made: how many bytes, 0 or
   more, their stacks are deeper than BEFORE.  */
std::vector<std::pair<unsigned, int64_t>> stack_growths (const unit_record &before, const unit_record &after);

} // namespace outline

#endif
