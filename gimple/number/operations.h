/* GCC's operations on values.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_OPERATIONS_H
#define OUTLINE_GIMPLE_NUMBER_OPERATIONS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether the operation CODE on the right-hand side of an assignment depends on its operands and the types of these and of
   the result only.  */
bool portable_operation_p (tree_code code);

/* The names of those that neither are of that kind nor known to have to stay.  */
std::vector<std::string> unclassified_operations ();

} // namespace outline

#endif
