/* One unwind entry for a run of functions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GCC_UNWIND_H
#define OUTLINE_GCC_UNWIND_H

#include <set>
#include <string>
#include <vector>

#include "gcc/pipeline.h"

namespace outline
{

/* Whether the text of FN, which may share an unwind entry or must have none, is to be held back; does so before "final";
   whether it was; and writes it, after "final".  UNIT: with FN.  */
bool begins_entry_p (function *fn);
void begin_entry (const finished_unit &unit, function *fn);
bool entry_held_p ();
void end_entry (function *fn);

/* Ends the entries that are open; at the end of the unit, after all code.  */
void close_open_entries ();

/* Makes the functions of RUN, which GCC must expand directly one after another
   (keep_expansion_order), share unwind entries where they are adjacent in one section.  They must
   have no exception tables, and the same target options.  */
void share_unwind_entries (const std::vector<cgraph_node *> &run);

/* Makes all functions of the unit that are compiled for -Os or -Oz, and cold code at any level, or what the option
   unwind-entries says, share entries with the code that follows in their section.  Not to be called with limit=0.  */
void share_with_neighbours ();

/* Whether NODE takes part in that.  Not if GCC may not reorder it: then there may be toplevel asm
   before the next function, with entries of its own.  */
bool shares_with_neighbours_p (cgraph_node *node);

/* NODE, which is suspended, will be replaced by a jump, without exception tables.  To be called before the first
   function is printed.  */
void expect_jump (cgraph_node *node);

/* Fragments may follow the last function of the sections with the names SECTIONS (assembler_section), and share its
   entry.  To be called before the first function is printed.  */
void expect_fragments (const std::set<std::string> &sections);

/* Whether an entry that begins with the directives OPENING is open in WHERE, the current section.
   If so, restores the frame with which functions begin; the caller's code continues the entry, and
   has to end it.  An open entry that begins with other directives is ended.  */
bool continue_unwind_entry (section *where, const std::string &opening);

/* Whether the entries of functions made from code of NODE can be shared: not
   where each function has a section of its own, where GCC itself writes the
   tables, or where asm may write code among theirs.  */
bool unwind_entries_shared_p (cgraph_node *node);

/* Whether NODE may share an entry; and whether it shares that of the next function.  */
bool in_shared_entry_p (cgraph_node *node);
bool shares_with_next_p (cgraph_node *node);

/* An entry in section WHERE is ended before the function DECL if it has more directives than this: each costs an
   unwinder 4 ns, a frame 100 ns (x86-64, libgcc).  */
unsigned most_shared_directives (section *where, const_tree decl);

/* Whether a thunk of NODE (of a virtual function, say) will be written after it, with an
   entry of its own.  */
bool thunks_p (cgraph_node *node);

} // namespace outline

#endif
