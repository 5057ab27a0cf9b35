/* Functions that the plugin makes, as the rest of the compiler sees them.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_FUNCTION_NODE_H
#define OUTLINE_GIMPLE_FUNCTION_NODE_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Declares a local, artificial function of TYPE at WHERE, with the options and the section attributes of ORIGIN, a
   function.  Its name is a preliminary one.  */
tree declare_like (tree origin, tree type, location_t where);

/* Makes the call-graph node of DECL, a function with a finished GIMPLE body that was made of code of USERS, which call
   it now: it is in their section, and runs when they do.  */
cgraph_node *add_made_node (tree decl, const std::vector<cgraph_node *> &users);

} // namespace outline

#endif
