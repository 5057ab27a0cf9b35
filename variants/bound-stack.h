/* Which functions need too much stack when they are outlined from.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_BOUND_STACK_H
#define OUTLINE_VARIANTS_BOUND_STACK_H

#include "variants/search.h"

namespace outline
{

/* Finds out, for option max-stack-growth, which functions take too much stack when they are outlined from in the
   best variant of SEARCH; these are left alone.  Returns as variant_search::measure.  */
bool bound_stack (variant_search &search);

} // namespace outline

#endif
