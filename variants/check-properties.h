/* A check of what outlining changes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_CHECK_PROPERTIES_H
#define OUTLINE_VARIANTS_CHECK_PROPERTIES_H

#include "variants/search.h"

namespace outline
{

/* Option check: compiles the unit of SEARCH as it is and outlined by estimates, and gives an error for each function
   that loses a property (measure/properties.h).  The best variant of SEARCH stays what it is.  Returns as
   variant_search::measure.  */
bool check_properties (variant_search &search);

} // namespace outline

#endif
