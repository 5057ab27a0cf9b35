/* Unwind entries that code shares, as they are printed.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_UNWIND_H
#define OUTLINE_GCC_UNWIND_H

#include "gcc/unwind-table.h"

namespace outline
{

/* Before "final": whether FN, the current function, may share an unwind entry, or must have none; and prepares it.
   SUSPENDED: the functions of the unit that are, or were.  */
bool begins_entry_p (function *fn, const suspended_functions &suspended);
void begin_entry (function *fn, const suspended_functions &suspended);

/* After "final": whether the text of the current function was held back; and writes it.  */
bool entry_held_p ();
void end_entry ();

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
