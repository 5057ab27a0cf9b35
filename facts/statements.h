/* The statements of a function.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_STATEMENTS_H
#define OUTLINE_FACTS_STATEMENTS_H

#include "gcc/gcc-compat.h"

namespace outline
{

/* Calls VISIT (statement, block) for each statement in the body of NODE's function,
   block by block, debug statements included; never if it has no blocks (any more).  */
template <typename visitor>
void
for_each_statement (cgraph_node *node, visitor visit)
{
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  basic_block bb;
  if (fn && fn->cfg)
    FOR_EACH_BB_FN (bb, fn)
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi);
           gsi_next (&gsi))
        visit (gsi_stmt (gsi), bb);
}

/* Calls VISIT (callee, block) for each direct call in it, with the declaration that is
   called.  */
template <typename visitor>
void
for_each_direct_call (cgraph_node *node, visitor visit)
{
  for_each_statement (node, [&] (gimple *stmt, basic_block bb) {
    if (gcall *call = dyn_cast<gcall *> (stmt))
      if (tree callee = gimple_call_fndecl (call))
        visit (callee, bb);
  });
}

/* The number of statements in it, without debug statements.  */
inline uint64_t
count_statements (cgraph_node *node)
{
  uint64_t statements = 0;
  for_each_statement (node, [&] (gimple *stmt, basic_block) { statements += !is_gimple_debug (stmt); });
  return statements;
}

} // namespace outline

#endif
