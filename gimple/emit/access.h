/* Memory accesses that are valid at several places.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_EMIT_ACCESS_H
#define OUTLINE_GIMPLE_EMIT_ACCESS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* A new access like REF, at DISTANCE bytes from the pointer BASE, with an alignment of only ALIGN bits.  ALIAS: the
   pointer type for alias analysis, as in a MEM_REF; null: it may alias anything.  */
tree access_at (tree ref, tree base, HOST_WIDE_INT distance, unsigned align, tree alias);

/* Removes from *WHERE, an operand of a statement, locations and facts about accesses that GCC knows for one place
   only.  */
void forget_operand_facts (tree *where);

/* The same for NAME, an SSA name: its range, or what it points to.  */
void forget_name_facts (tree name);

} // namespace outline

#endif
