/* Which functions take part.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_ELIGIBILITY_H
#define OUTLINE_PLUGIN_ELIGIBILITY_H

#include "plugin/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* Why nothing may be outlined from the function of NODE, or REFUSAL_NONE.  */
refusal function_refusal (cgraph_node *node);

} // namespace outline

#endif
