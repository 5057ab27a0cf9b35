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

/* As a gate of current_pass, which RUNS: a finished function begins at expansion when GCC comes to
   it.  */
void skip_finished_passes (bool &runs);

/* Whether the unit is finished: the GIMPLE passes that GCC would run just before
   it expands a function have been run for all of them.  False where nothing is
   to be done in this unit.  */
bool unit_finished_p ();

/* The functions of the finished unit in the order in which they will be
   expanded: those that may not be reordered, those with a time profile, then
   the rest, callees before callers.  Only functions that will be output.  */
const std::vector<cgraph_node *> &unit_order ();

/* Makes GCC expand ORDER in that order, whatever the call graph has become.
   ORDER is unit_order () with new functions (in the form in which expansion
   takes them) put in wherever they shall be.  */
void set_unit_order (const std::vector<cgraph_node *> &order);

/* Whether keep_expansion_order decides when NODE is expanded: new functions put
   before it will directly precede it.  */
bool follows_in_order_p (cgraph_node *node);

/* Notes that NODE, a new function, is finished GIMPLE and begins at
   expansion.  */
void mark_finished (cgraph_node *node);

} // namespace outline

#endif
