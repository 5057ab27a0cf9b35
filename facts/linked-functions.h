/* Which functions a linker keeps.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_LINKED_FUNCTIONS_H
#define OUTLINE_FACTS_LINKED_FUNCTIONS_H

#include <vector>

#include "gcc/gcc-compat.h"
#include "program/link-map.h"

namespace outline
{

/* Whether a linker may drop functions of the unit that nothing refers to (-ffunction-sections, --gc-sections).  Not
   where the program is known as a whole, by its link with -flto: what it does not need has been removed.  */
bool linker_drops_p ();

/* Reads the file that option kept names, if it names one.  Returns false, after an error, if it can't be read, is not
   what linkers write, or not what option join-kept needs.  */
bool load_link_map ();

/* Whether option kept names a map in which the linker has dropped unwind tables, and kept none.  */
bool unwind_tables_dropped_p ();

/* With option join-kept: finds the functions of ORDER, those of the unit, that the map says are kept, and would be in
   the same part of the program in one section: these are joined in .text, as without -ffunction-sections.  */
void join_kept_functions (const std::vector<cgraph_node *> &order);

/* Whether the function DECL is joined.  */
bool joined_p (tree decl);

/* Joins NODE's function, which is made of code of USERS, if all of these are.  */
void join_made_function (const cgraph_node *node, const std::vector<cgraph_node *> &users);

/* Whether the function DECL, if its section has no name yet, gets one of its own; and whether all do.  */
bool apart_p (tree decl);
bool all_apart_p ();

/* While GCC expands or prints the function DECL, from begin_function to end_function: has it put the function, its
   tables and its strings where they belong.  */
void begin_function (tree decl);
void end_function ();

/* What option kept says of the function DECL, if a linker may drop it.  */
link_fate fate_of (tree decl);

} // namespace outline

#endif
