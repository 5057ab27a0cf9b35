/* What GCC finds out about functions and variables while it finishes a unit.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_UNIT_FACTS_H
#define OUTLINE_GCC_UNIT_FACTS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* PLUGIN_ALL_PASSES_START: if the current function is about to be expanded, sets the facts that GCC
   alone would know then.  */
void set_known_facts ();

/* For the garbage collector.  */
void mark_facts ();

/* Starts recording.  To be called before any function of the unit is finished.  */
void begin_facts ();

/* Records what has been found out while NODE, the current function and the next one in the order of
   expansion, was finished.  */
void note_facts (cgraph_node *node);

/* Whether more is known now of a function that NODE calls than when NODE was
   finished.  */
bool callee_facts_changed_p (cgraph_node *node);

/* NODE is to be expanded with all facts about its callees: its body has been updated to them.  */
void expand_with_all_facts (cgraph_node *node);

} // namespace outline

#endif
