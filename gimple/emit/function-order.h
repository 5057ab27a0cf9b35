/* The order of outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_EMIT_FUNCTION_ORDER_H
#define OUTLINE_GIMPLE_EMIT_FUNCTION_ORDER_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* An outlined function, and the first in the order of expansion that calls
   it.  */
struct made_function
{
  cgraph_node *node;
  cgraph_node *first_user;
};

/* ORDER with each function of MADE before the first that calls it.  */
std::vector<cgraph_node *>
with_made (const std::vector<cgraph_node *> &order,
           const std::vector<made_function> &made);

/* Puts the outlined functions of MADE into ORDER, the order of expansion: before the first function
   that calls them, so that GCC knows there which registers they do not clobber (-fipa-ra), and
   after the functions that they call, for the same reason.  Adjacent ones share an unwind
   entry.  */
void place_functions (const std::vector<made_function> &made,
                      std::vector<cgraph_node *> &order);

} // namespace outline

#endif
