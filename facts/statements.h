/* The statements of a function.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_STATEMENTS_H
#define OUTLINE_FACTS_STATEMENTS_H

#include <functional>
#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Calls VISIT (statement, block) for each statement in the body of FN, block by block, debug statements included; never
   if it has no blocks (any more).  */
template <typename visitor>
void
for_each_statement (function *fn, visitor visit)
{
  basic_block bb;
  if (fn && fn->cfg)
    FOR_EACH_BB_FN (bb, fn)
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        visit (gsi_stmt (gsi), bb);
}

/* The same for NODE's function.  */
template <typename visitor>
void
for_each_statement (cgraph_node *node, visitor visit)
{
  for_each_statement (DECL_STRUCT_FUNCTION (node->decl), visit);
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

/* Calls VISIT (declaration, whether its address is used as a value) for the functions and static variables that it
   names: callees, operands of statements and phis.  */
template <typename visitor>
void
for_each_named (cgraph_node *node, visitor visit)
{
  std::function<void (tree)> operand = [&] (tree op) {
    if (!op || TREE_CODE (op) == SSA_NAME || TREE_CODE (op) == INTEGER_CST)
      return;
    if (TREE_CODE (op) == TREE_LIST)
      return operand (TREE_VALUE (op));
    if (TREE_CODE (op) == CONSTRUCTOR)
      {
        unsigned i;
        tree value;
        FOR_EACH_CONSTRUCTOR_VALUE (CONSTRUCTOR_ELTS (op), i, value)
          operand (value);
        return;
      }
    bool address = TREE_CODE (op) == ADDR_EXPR;
    tree base = get_base_address (address ? TREE_OPERAND (op, 0) : op);
    if (base && (TREE_CODE (base) == FUNCTION_DECL
                 || (VAR_P (base) && (TREE_STATIC (base) || DECL_EXTERNAL (base)))))
      visit (base, address);
  };
  function *fn = DECL_STRUCT_FUNCTION (node->decl);
  basic_block bb;
  if (fn && fn->cfg)
    FOR_EACH_BB_FN (bb, fn)
      for (gphi_iterator phi = gsi_start_phis (bb); !gsi_end_p (phi); gsi_next (&phi))
        for (unsigned i = 0; i < gimple_phi_num_args (phi.phi ()); i++)
          operand (gimple_phi_arg_def (phi.phi (), i));
  for_each_statement (node, [&] (gimple *stmt, basic_block) {
    if (is_gimple_debug (stmt))
      return;
    if (is_gimple_call (stmt))
      if (tree callee = gimple_call_fndecl (stmt))
        visit (callee, false);
    /* Operand 1 of a call is what it calls.  */
    for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
      if (i != 1 || !is_gimple_call (stmt))
        operand (gimple_op (stmt, i));
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

/* The number of statements of the functions of ORDER, without debug statements, plus one for each function.  */
inline uint64_t
count_statements (const std::vector<cgraph_node *> &order)
{
  uint64_t statements = order.size ();
  for (cgraph_node *node : order)
    statements += count_statements (node);
  return statements;
}

} // namespace outline

#endif
