/* Memory accesses that serve for several.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_ACCESS_H
#define OUTLINE_GIMPLE_ACCESS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* An access like REF, at DISTANCE bytes from the pointer BASE, that may be aligned to ALIGN bits only.  ALIAS: the type
   of pointer by which it is known what aliases it, as in a MEM_REF; null: anything may.  */
tree access_at (tree ref, tree base, HOST_WIDE_INT distance, unsigned align, tree alias);

/* Removes from *WHERE, an operand of a statement, locations and what GCC knows of accesses in one place only.  */
void forget_operand_facts (tree *where);

/* The same for NAME, an SSA name: its range, or what it points to.  */
void forget_name_facts (tree name);

} // namespace outline

#endif
