/* Which functions a linker keeps together.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_PLUGIN_GC_GROUPS_H
#define OUTLINE_PLUGIN_GC_GROUPS_H

#include <vector>

#include "plugin/gcc-compat.h"

namespace outline
{

/* By function of ORDER: a number that it has in common with those that a linker which
   drops unused sections keeps exactly if it keeps this one.  A local function that
   only functions of one number call has that number.  ORDER: all functions of
   the unit that have a body.  */
std::vector<uint32_t>
gc_groups (const std::vector<cgraph_node *> &order);

} // namespace outline

#endif
