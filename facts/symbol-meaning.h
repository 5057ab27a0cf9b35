/* Which symbols are in this unit what they are in every object.  SPDX-License-Identifier: GPL-3.0-or-later

   Code that objects share names symbols, and the linker goes by the name.  But a unit can give a name to something of
   its own:

     asm ("getppid = my_id");                       another function in this unit alone
     asm (".symver pow,pow@GLIBC_2.2.5");           another version
     static int own (int) __asm__ ("getppid");      a local function under the name of a public one  */

#ifndef OUTLINE_FACTS_SYMBOL_MEANING_H
#define OUTLINE_FACTS_SYMBOL_MEANING_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Reads all asm of the unit, that of the functions of ORDER included, and the names of its local symbols.  To be called
   when these functions have been finished, and before GCC writes what is not in functions.  */
void note_symbol_meanings (const std::vector<cgraph_node *> &order);

/* Whether the name of DECL, a function or variable, is the same thing in every object.  */
bool means_same_everywhere_p (const_tree decl);

/* Whether DECL, which may be null, is a function that this unit alone defines.  Linkers may replace those that an
   object does not define by others (--wrap).  */
bool defined_here_p (const_tree decl);

/* What functions that GCC calls of itself (memcpy for an assignment of structures) may be in this unit: the text of asm
   outside of functions, and the names of such functions.  */
std::string implicit_calls_text ();

} // namespace outline

#endif
