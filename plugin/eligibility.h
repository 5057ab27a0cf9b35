/* Which functions take part.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_ELIGIBILITY_H
#define OUTLINE_PLUGIN_ELIGIBILITY_H

#include "plugin/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* Why nothing may be outlined from the function of NODE, or REFUSAL_NONE.  */
refusal function_refusal (cgraph_node *node);

/* Whether NODE hands on arguments that it does not know (__builtin_apply): its call
   finds some on the stack, and says nothing of it.  Wants the function's GIMPLE.  */
bool applies_arguments_p (cgraph_node *node);

} // namespace outline

#endif
