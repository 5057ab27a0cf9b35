/* Where a fragment may have a site.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_RTL_CHOOSE_SITE_RULES_H
#define OUTLINE_RTL_CHOOSE_SITE_RULES_H

#include "rtl/choose/costs.h"

namespace outline
{

/* Whether the LENGTH items of UNIT's string at START may be a site of KIND, and something is saved there.  What depends
   on the instructions alone is in find_kind_lengths; this is what differs from place to place.  */
bool site_p (const choice_context &unit, fragment_kind kind, uint32_t start, uint32_t length);

} // namespace outline

#endif
