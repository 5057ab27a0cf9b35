/* The module pipeline: the whole unit as finished GIMPLE before any function
   is expanded.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_PIPELINE_H
#define OUTLINE_PLUGIN_PIPELINE_H

#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Installs the hook that lets functions which finish_unit has finished begin
   at expansion when GCC comes to them.  Call once, from plugin_init.  */
void pipeline_init (const char *plugin_name);

/* The functions of the unit in the order in which GCC alone would expand
   them: those that may not be reordered, those with a time profile, then the
   rest, callees before callers.  Only functions that will be output.  */
std::vector<cgraph_node *> expansion_order ();

/* Whether keep_expansion_order decides when NODE is expanded: new functions put
   before it will stand directly before it.  */
bool follows_in_order_p (cgraph_node *node);

/* Runs for every function of ORDER, in that order, the GIMPLE passes that
   GCC would run just before it expands the function.  Afterwards all bodies
   stand in memory in the form in which expansion takes them.  */
void finish_unit (const std::vector<cgraph_node *> &order);

/* Makes GCC expand ORDER in that order, whatever the call graph has become.
   ORDER is what expansion_order returned, with new functions (in the form in
   which expansion takes them) put in wherever they shall be.  */
void keep_expansion_order (const std::vector<cgraph_node *> &order);

/* Notes that NODE, a new function, is finished GIMPLE and begins at
   expansion.  */
void mark_finished (cgraph_node *node);

} // namespace outline

#endif
