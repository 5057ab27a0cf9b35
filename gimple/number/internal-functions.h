/* GCC's internal functions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_INTERNAL_FUNCTIONS_H
#define OUTLINE_GIMPLE_NUMBER_INTERNAL_FUNCTIONS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether the internal function FN means the same in another function, and depends on its arguments and memory
   only.  */
bool portable_internal_function_p (internal_fn fn);

/* The names of those that neither may move to another function nor are known to have to stay.  */
std::vector<std::string> unclassified_internal_functions ();

} // namespace outline

#endif
