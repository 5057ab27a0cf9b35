/* Which functions need too much stack when code is outlined from them.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_BOUND_STACK_H
#define OUTLINE_VARIANTS_BOUND_STACK_H

#include "variants/search.h"

namespace outline
{

/* Implements option max-stack-growth: leaves alone functions that take too much stack when code is outlined from
   them in the best variant of SEARCH.  Returns as variant_search::measure.  */
bool bound_stack (variant_search &search);

} // namespace outline

#endif
