/* With which options the unit is smallest.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_SIZE_OPTIONS_H
#define OUTLINE_VARIANTS_SIZE_OPTIONS_H

#include "variants/search.h"

namespace outline
{

/* Before any trial of SEARCH: if so little code takes part that nothing will be folded, lets its variant be scheduled
   as without the plugin.  */
void schedule_if_little_to_fold (variant_search &search);

/* Finds out with which options the unit of SEARCH is smallest.  TAKEN: the best variant's options come from a record,
   so only whether to fold is still open.  Returns as variant_search::measure.  */
bool find_options (variant_search &search, bool taken);

} // namespace outline

#endif
