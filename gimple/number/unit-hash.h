/* A hash of the unit's finished GIMPLE.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_NUMBER_UNIT_HASH_H
#define OUTLINE_GIMPLE_NUMBER_UNIT_HASH_H

#include <string>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* A digest (program/digest.h) that is the same whenever the same unit is compiled with the same options, with and
   without -g: of the functions of ORDER, finished GIMPLE, before any is outlined, and of the options of GCC and the
   plugin that their code depends on.  It need not differ for every difference that code depends on (alias sets are
   not included).  Takes time O(n) in the number of operands.  */
std::string unit_hash (const std::vector<cgraph_node *> &order);

} // namespace outline

#endif
