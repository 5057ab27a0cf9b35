/* One unwind entry for a run of functions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_UNWIND_H
#define OUTLINE_GCC_UNWIND_H

#include <string>
#include <vector>

#include "gcc/pass.h"

namespace outline
{

/* The passes around "final", which write the functions of runs.  */
extern const pass_description begin_entry_pass, end_entry_pass;

/* At the end of the unit, after all code: ends the entries that are open.  */
void close_last_entries ();

/* The functions of RUN, which GCC must expand one directly after the other
   (keep_expansion_order), shall share unwind entries where they follow each
   other in one section.  They must have no exception tables, and the same target
   options.  */
void share_unwind_entries (const std::vector<cgraph_node *> &run);

/* Has all functions of the unit at -Oz, and cold code at any level, share entries with what
   follows in its section: something is outlined or folded in the unit.  */
void share_with_neighbours ();

/* Whether NODE then takes part.  Between functions that GCC may not reorder asm
   statements may be placed, with entries of their own.  */
bool shares_with_neighbours_p (cgraph_node *node);

/* Whether an entry that begins with the directives OPENING is open in WHERE, the current
   section.  What follows then belongs to it, begins with the frame that functions
   begin with, and has to end the entry.  One that begins in another way is ended.  */
bool continue_unwind_entry (section *where, const std::string &opening);

/* Whether the entries of functions made from code of NODE can be shared: not
   where each function has a section of its own, or GCC itself writes the
   tables.  */
bool unwind_entries_shared_p (cgraph_node *node);

/* Whether NODE may share an entry; and whether it shares that of the next function.  */
bool in_shared_entry_p (cgraph_node *node);
bool shares_with_next_p (cgraph_node *node);

/* Whether a thunk of NODE (of a virtual function, say) will be written after it, with an
   entry of its own.  */
bool thunks_p (cgraph_node *node);

} // namespace outline

#endif
