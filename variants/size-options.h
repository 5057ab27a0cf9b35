/* With which options the unit is smallest.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_SIZE_OPTIONS_H
#define OUTLINE_VARIANTS_SIZE_OPTIONS_H

#include "variants/search.h"

namespace outline
{

/* Finds out with which options the unit of SEARCH is smallest.  TAKEN: the best variant's options come from a record,
   so only whether to fold is still open.  Returns as variant_search::measure.  */
bool find_options (variant_search &search, bool taken);

} // namespace outline

#endif
