/* With which options the unit is smallest.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_SIZE_OPTIONS_H
#define OUTLINE_VARIANTS_SIZE_OPTIONS_H

#include "variants/search.h"

namespace outline
{

/* Has the best variant of SEARCH, which has tried nothing yet, scheduled as without the plugin if so little code of the
   unit may be folded that nothing will be.  */
void schedule_if_little_to_fold (variant_search &search);

/* Finds out with which options the unit of SEARCH is smallest.  TAKEN: the best variant's options come from a record,
   so only whether to fold is still open.  Returns as variant_search::measure.  */
bool find_options (variant_search &search, bool taken);

} // namespace outline

#endif
