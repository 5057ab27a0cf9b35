/* Declarations and call-graph nodes of functions that the plugin makes.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_EMIT_FUNCTION_NODE_H
#define OUTLINE_GIMPLE_EMIT_FUNCTION_NODE_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Declares a local, artificial function of TYPE at WHERE, with the options and the section attributes of ORIGIN, a
   function.  Its name is a preliminary one.  */
tree declare_like (tree origin, tree type, location_t where);

/* Makes the call-graph node of DECL, a function with a finished GIMPLE body made from code of USERS, which now call
   it.  It gets their section and their execution frequency (hot, cold, at startup).  Debuggers show it as HOW
   ("outlined") from them.  */
cgraph_node *add_made_node (tree decl, const char *how, const std::vector<cgraph_node *> &users);

} // namespace outline

#endif
