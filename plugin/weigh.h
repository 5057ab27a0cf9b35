/* How many bytes the functions of the unit take.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_WEIGH_H
#define OUTLINE_PLUGIN_WEIGH_H

#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* Registers the pass that weighs.  Call once, from plugin_init, behind
   rehearsal_init.  */
void weigh_init (const char *plugin_name);

/* In a child of a rehearsal: compiles the functions of ORDER, one after the
   other, and returns for each its bytes: code, unwind entry with its place in
   the header table, call sites of its exception table.  */
std::vector<uint32_t> weigh_functions (const std::vector<cgraph_node *> &order);

} // namespace outline

#endif
