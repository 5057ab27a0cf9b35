/* One unwind entry for a run of functions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_UNWIND_H
#define OUTLINE_PLUGIN_UNWIND_H

#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Registers the passes that write the functions of runs.  Call once, from
   plugin_init.  */
void unwind_init (const char *plugin_name);

/* The functions of RUN, which GCC must expand one directly after the other
   (keep_expansion_order), shall share unwind entries where they follow each
   other in one section.  They must have no exception tables, and the same target
   options.  */
void share_unwind_entries (const std::vector<cgraph_node *> &run);

/* Whether the entries of functions made from code of NODE can be shared: not
   where each function has a section of its own, or GCC itself writes the
   tables.  */
bool unwind_entries_shared_p (cgraph_node *node);

/* Whether NODE is in a run; and whether the entry of the function behind it shall
   cover it.  */
bool in_shared_entry_p (cgraph_node *node);
bool behind_shared_entry_p (cgraph_node *node);

} // namespace outline

#endif
