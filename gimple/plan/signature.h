/* The types of outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_PLAN_SIGNATURE_H
#define OUTLINE_GIMPLE_PLAN_SIGNATURE_H

#include "gimple/plan/plan.h"

namespace outline
{

/* The unsigned integer type that fills a register.  */
tree word_type ();

/* The type in which two words are returned in registers: a complex number of
   them, or, where that is returned in memory (AAPCS32), an integer of two, the first in
   its lower half; null if there is none.  */
tree pair_type ();

/* The type of parameter PARAM of a function in place of regions of unit U; S: the structure of the first of
   them.  */
tree parameter_type (const unit &u, const region_structure &s, const parameter &param);

/* The type of P's function; S: the structure of its first site.  */
tree signature (const unit &u, const plan &p, const region_structure &s);

} // namespace outline

#endif
