/* What GCC finds out about functions and variables while it finishes a unit.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_UNIT_FACTS_H
#define OUTLINE_GCC_UNIT_FACTS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* When passes of the current function start: if it is going to be expanded, sets the facts that are
   to be known then.  */
void set_known_facts ();

/* For the garbage collector.  */
void mark_facts ();

/* No function of the unit has been finished yet.  */
void begin_facts ();

/* NODE, the next one in the order of expansion and the current function, has been
   finished.  */
void note_facts (cgraph_node *node);

/* Whether more is known now of a function that NODE calls than when NODE was
   finished.  */
bool callee_facts_changed_p (cgraph_node *node);

/* NODE's body has been brought in line with all that is known of its callees, and is to
   be expanded with that.  */
void expand_with_all_facts (cgraph_node *node);

} // namespace outline

#endif
