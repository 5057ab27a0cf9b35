/* Which functions a linker keeps.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_LINKED_FUNCTIONS_H
#define OUTLINE_FACTS_LINKED_FUNCTIONS_H

#include "gcc/gcc-compat.h"
#include "program/link-map.h"

namespace outline
{

/* Whether a linker may drop functions of the unit that nothing refers to (-ffunction-sections, --gc-sections).  Not
   where the program is known as a whole, by its link with -flto: what it does not need has been removed.  */
bool linker_drops_p ();

/* Reads the file that option kept names, if it names one.  Returns false, after an error, if it can't be read or is not
   what linkers write.  */
bool load_link_map ();

/* What option kept says of the function DECL, if a linker may drop it.  */
link_fate fate_of (tree decl);

} // namespace outline

#endif
