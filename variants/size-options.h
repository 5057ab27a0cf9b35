/* With which options the unit is smallest.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_SIZE_OPTIONS_H
#define OUTLINE_VARIANTS_SIZE_OPTIONS_H

#include "variants/search.h"

namespace outline
{

/* Finds out with which options the unit of SEARCH is smallest; if TAKEN, those of the best variant are known
   to be that, but for folding.  Returns as variant_search::measure.  */
bool find_options (variant_search &search, bool taken);

} // namespace outline

#endif
