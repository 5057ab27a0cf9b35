/* The module pipeline: the whole unit as finished GIMPLE before any function
   is expanded.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_PIPELINE_H
#define OUTLINE_GCC_PIPELINE_H

#include <vector>

#include "gcc/pass.h"

namespace outline
{

/* The pass that finishes the unit.  */
extern const pass_description finish_pass;

/* Overrides the gate of current_pass: clears RUNS for passes before expansion if the current
   function is finished.  */
void skip_finished_passes (bool &runs);

/* Whether the unit is finished: the GIMPLE passes that GCC would run just before
   it expands a function have been run for all of them.  False if the plugin does nothing in this
   unit.  */
bool unit_finished_p ();

/* The functions of the finished unit in the order in which they will be
   expanded: those that may not be reordered, those with a time profile, then
   the rest, callees before callers; new ones before their first user.  Only functions that will be output.  */
const std::vector<cgraph_node *> &unit_order ();

/* The same functions in the order in which GCC will print them: new ones are among the rest.  */
std::vector<cgraph_node *> printing_order ();

/* Makes GCC expand the functions in ORDER, whatever the call graph has become.  ORDER: unit_order (),
   with new functions that are ready for expansion inserted anywhere, and functions that will not be printed
   removed.  */
void set_unit_order (const std::vector<cgraph_node *> &order);

/* Whether keep_expansion_order decides when NODE is expanded: new functions put
   before it will directly precede it.  */
bool follows_in_order_p (cgraph_node *node);

/* Marks NODE, a new function, as finished: its passes begin at expansion.  */
void mark_finished (cgraph_node *node);

} // namespace outline

#endif
