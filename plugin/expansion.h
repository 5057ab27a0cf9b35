/* Expanding a unit before any of it is printed.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_EXPANSION_H
#define OUTLINE_PLUGIN_EXPANSION_H

#include <functional>
#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Registers what suspends functions and resumes them.  Call once, from plugin_init, after all passes
   are registered that are between "dwarf2" and "final"; AFTER is the name of the last of them
   that is to run before a function is suspended.  */
void expansion_init (const char *plugin_name, const char *after);

/* Expands the functions of ORDER, in this order, up to the last pass before "final", and suspends
   them.  When GCC comes to them, it goes on there.  Those that SUSPENDABLE is false of are left to
   GCC.  Call once, from the last IPA pass.  */
void expand_unit (const std::vector<cgraph_node *> &order,
                  const std::function<bool (cgraph_node *)> &suspendable);

/* Whether the function DECL is suspended.  It has RTL and no GIMPLE any more.  */
bool expanded_p (const_tree decl);

/* Whether the function DECL was expanded while GCC made no unwind tables, though it does now: one
   function with them is enough for all that are printed after it (dwarf2out_do_frame, dwarf2cfi.cc),
   and with -flto a unit may have both kinds.  */
bool expanded_without_tables_p (const_tree decl);

} // namespace outline

#endif
