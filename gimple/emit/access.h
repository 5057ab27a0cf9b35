/* Memory accesses that are valid at several places.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_GIMPLE_EMIT_ACCESS_H
#define OUTLINE_GIMPLE_EMIT_ACCESS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* What is known of accesses that one takes the place of.  */
struct access_facts
{
  unsigned align = UINT_MAX;    /* In bits: what all have.  */
  tree alias = NULL_TREE;       /* Their pointer type for alias analysis, as in a MEM_REF ...  */
  bool alias_differs = false;   /* ... unless there are several: then they may alias anything.  */

  /* REF is one of them.  */
  void add (tree ref);
};

/* A new access like REF, at DISTANCE bytes from the pointer BASE, of which only FACTS are known.  */
tree access_at (tree ref, tree base, HOST_WIDE_INT distance, const access_facts &facts);

/* A new access of what POINTER points to, in place of OBJECT.  */
tree object_at (tree object, tree pointer);

/* Removes from *WHERE, an operand of a statement, locations and facts about accesses that GCC knows for one place
   only.  */
void forget_operand_facts (tree *where);

/* The same for NAME, an SSA name: its range, or what it points to.  */
void forget_name_facts (tree name);

} // namespace outline

#endif
