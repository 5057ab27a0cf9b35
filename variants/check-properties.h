/* A check of what outlining changes.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_VARIANTS_CHECK_PROPERTIES_H
#define OUTLINE_VARIANTS_CHECK_PROPERTIES_H

#include "variants/search.h"

namespace outline
{

/* Option check: compiles the unit of CHOICE as it is and outlined by estimates, and gives an error for each function
   that loses a property (measure/properties.h).  Does not change CHOICE.  Returns false in the processes that
   compile.  */
bool check_properties (const variant_search &choice);

} // namespace outline

#endif
