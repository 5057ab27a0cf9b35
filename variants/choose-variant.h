/* Choose the smallest variant of the unit by trial compilation.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_CHOOSE_VARIANT_H
#define OUTLINE_VARIANTS_CHOOSE_VARIANT_H

#include "gcc/pass.h"

namespace outline
{

/* The pass "outline_try".  It has to run after all functions are finished and before any is
   outlined.  */
extern const pass_description try_pass;

} // namespace outline

#endif
