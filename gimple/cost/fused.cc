/* Statements that become part of another instruction.
   SPDX-License-Identifier: GPL-3.0-or-later

   An address becomes part of the access, a load or a shift an operand of an operation, a comparison
   part of the jump: such statements cost nothing.  These are estimates of what GCC's combine and
   address selection most often do, only within a block and for a single use.  */

#include "gimple/cost/fused.h"

#include "gimple/cost/cost-table.h"

namespace outline
{

gimple *
only_user (tree name)
{
  use_operand_p use;
  gimple *user;
  if (TREE_CODE (name) != SSA_NAME || !single_imm_use (name, &use, &user)
      || gimple_bb (user) != gimple_bb (SSA_NAME_DEF_STMT (name))
      || gimple_code (user) == GIMPLE_PHI)
    return NULL;
  return user;
}

tree
accessed_by (const gassign *stmt)
{
  return (gimple_store_p (stmt)         ? gimple_assign_lhs (stmt)
          : gimple_assign_load_p (stmt) ? gimple_assign_rhs1 (stmt)
                                        : NULL_TREE);
}

bool
address_fused_p (tree name)
{
  gassign *user = safe_dyn_cast<gassign *> (only_user (name));
  tree ref = user ? accessed_by (user) : NULL_TREE;
  ref = ref ? get_base_address (ref) : NULL_TREE;
  return ref && TREE_CODE (ref) == MEM_REF && TREE_OPERAND (ref, 0) == name;
}

bool
load_fused_p (tree name)
{
  gimple *user = only_user (name);
  if (!user || !target_costs ().memory_operands)
    return false;
  if (gimple_code (user) == GIMPLE_COND)
    return true;
  gassign *assign = dyn_cast<gassign *> (user);
  if (!assign || gimple_assign_single_p (assign))
    return false;
  /* A load that extends is a load; a pointer that is part of an address must
     be in a register.  */
  if (CONVERT_EXPR_CODE_P (gimple_assign_rhs_code (assign)))
    return false;
  return gimple_assign_rhs_code (assign) != POINTER_PLUS_EXPR
         || !address_fused_p (gimple_assign_lhs (assign));
}

bool
updates_memory_p (gassign *store)
{
  tree value = gimple_assign_rhs1 (store);
  if (!target_costs ().memory_operands || TREE_CODE (value) != SSA_NAME
      || !has_single_use (value))
    return false;
  gassign *op = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (value));
  if (!op || gimple_num_ops (op) < 2 || gimple_bb (op) != gimple_bb (store))
    return false;
  for (unsigned i = 1; i < gimple_num_ops (op); i++)
    if (tree from = gimple_op (op, i))
      if (TREE_CODE (from) == SSA_NAME)
        if (gassign *load = dyn_cast<gassign *> (SSA_NAME_DEF_STMT (from)))
          if (gimple_assign_load_p (load) && has_single_use (from)
              && operand_equal_p (gimple_assign_rhs1 (load),
                                  gimple_assign_lhs (store), 0))
            return true;
  return false;
}

bool
index_fused_p (tree name)
{
  gassign *user = safe_dyn_cast<gassign *> (only_user (name));
  return user && gimple_assign_rhs_code (user) == POINTER_PLUS_EXPR;
}

bool
shift_fused_p (gassign *shift)
{
  if (!target_costs ().shifted_operands
      || gimple_assign_rhs_code (shift) == MULT_EXPR
      || TREE_CODE (gimple_assign_rhs2 (shift)) != INTEGER_CST)
    return false;
  gassign *user = safe_dyn_cast<gassign *> (only_user (gimple_assign_lhs (shift)));
  if (!user)
    return false;
  switch (gimple_assign_rhs_code (user))
    {
    case PLUS_EXPR:
    case MINUS_EXPR:
    case BIT_AND_EXPR:
    case BIT_IOR_EXPR:
    case BIT_XOR_EXPR:
      return TREE_CODE (gimple_assign_rhs2 (user)) == SSA_NAME;
    default:
      return false;
    }
}

bool
feeds_jump_p (tree name, int depth)
{
  gimple *user = only_user (name);
  if (!user)
    return false;
  if (gimple_code (user) == GIMPLE_COND)
    return true;
  gassign *assign = dyn_cast<gassign *> (user);
  return (assign
          && (gimple_assign_rhs_code (assign) == BIT_AND_EXPR
              || gimple_assign_rhs_code (assign) == BIT_IOR_EXPR)
          && depth > 0 && feeds_jump_p (gimple_assign_lhs (assign), depth - 1));
}

} // namespace outline
