/* Prints unwind entries that code shares.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_UNWIND_H
#define OUTLINE_GCC_UNWIND_H

#include "gcc/pass.h"
#include "gcc/unwind-table.h"

namespace outline
{

/* The passes around "final", which write functions that may share an unwind entry, or must have none.  */
extern const pass_description begin_entry_pass, end_entry_pass;

/* Has the unit's functions printed by TABLE.  */
void plan_unwind_entries (unwind_table table);

/* Whether an entry that begins with the directives OPENING is open in WHERE, the current section.
   If so, restores the frame with which functions begin; the caller's code continues the entry, and
   has to end it.  An open entry that begins with other directives is ended.  */
bool continue_unwind_entry (section *where, const std::string &opening);

/* Ends the entries that are open; at the end of the unit, after all code.  */
void close_open_entries ();

} // namespace outline

#endif
