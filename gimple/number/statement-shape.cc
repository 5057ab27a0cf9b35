/* The shape of statements.  SPDX-License-Identifier: GPL-3.0-or-later

   One function for each statement code that may be outlined, and one for those at the ends of blocks, which only
   merging compares; what is not described here is refused.  Constants that GCC's expanders want to see as
   constants (arguments of machine built-ins, also strings, memory models, sizes of block
   copies) are closed: they belong to the shape.  So are those without which an operation would
   become a library call (facts/needed-numbers.h).  */

#include "gimple/number/shape.h"

#include "facts/attributes.h"
#include "facts/needed-numbers.h"
#include "gimple/number/builtins.h"
#include "gimple/number/internal-functions.h"

namespace outline
{

/* Makes DECL the current function while it lives.  */
class decl_scope
{
public:
  decl_scope (tree decl) : m_saved (current_function_decl)
  {
    current_function_decl = decl;
  }
  ~decl_scope () { current_function_decl = m_saved; }

private:
  tree m_saved;
};

refusal
describer::describe (function *fn, gimple *stmt, bool whole)
{
  /* Whether the address of a local is a constant depends on whose it is.  */
  decl_scope scope (fn->decl);
  key.clear ();
  operands.clear ();
  commutative = -1;
  m_fn = fn;
  m_comdat = DECL_ONE_ONLY (fn->decl);
  m_closed = m_closed_strings = m_passed = false;

  push (gimple_code (stmt));
  if (is_gimple_call (stmt))
    return call (as_a<gcall *> (stmt));
  if (whole && !is_gimple_assign (stmt))
    return end_of_block (stmt);
  if (stmt_could_throw_p (fn, stmt) && lookup_stmt_eh_lp_fn (fn, stmt) != 0)
    return REFUSAL_EH_REGION;
  if (stmt_ends_bb_p (stmt))
    return gimple_code (stmt) == GIMPLE_ASM ? REFUSAL_ASM : REFUSAL_CONTROL;
  switch (gimple_code (stmt))
    {
    case GIMPLE_ASSIGN:
      return assignment (as_a<gassign *> (stmt));
    case GIMPLE_ASM:
      return REFUSAL_ASM;
    default:
      return REFUSAL_UNSUPPORTED;
    }
}

/* The left-hand side of an assignment or a call.  */
refusal
describer::result (tree *where)
{
  if (TREE_CODE (*where) != SSA_NAME)
    return reference (where, false);
  push (SSA_NAME);
  push (m_types.compatible (TREE_TYPE (*where)));
  return SSA_NAME_OCCURS_IN_ABNORMAL_PHI (*where) ? REFUSAL_ABNORMAL
                                                  : REFUSAL_NONE;
}

/* A statement that decides where control goes.  */
refusal
describer::end_of_block (gimple *stmt)
{
  switch (gimple_code (stmt))
    {
    case GIMPLE_COND:
      {
        gcond *cond = as_a<gcond *> (stmt);
        return comparison (inverted_p (cond) ? EQ_EXPR : gimple_cond_code (cond), gimple_cond_lhs_ptr (cond),
                           gimple_cond_rhs_ptr (cond));
      }
    case GIMPLE_SWITCH:
      {
        gswitch *cases = as_a<gswitch *> (stmt);
        refusal why = expression (gimple_switch_index_ptr (cases));
        m_closed = true;
        for (unsigned i = 1; why == REFUSAL_NONE && i < gimple_switch_num_labels (cases); i++)
          {
            tree label = gimple_switch_label (cases, i);
            why = expression (&CASE_LOW (label));
            if (why == REFUSAL_NONE)
              why = CASE_HIGH (label) ? expression (&CASE_HIGH (label)) : number (NULL_TREE);
          }
        return why;
      }
    case GIMPLE_RETURN:
      {
        greturn *ret = as_a<greturn *> (stmt);
        push (gimple_return_retval (ret) != NULL_TREE);
        return gimple_return_retval (ret) ? expression (gimple_return_retval_ptr (ret)) : REFUSAL_NONE;
      }
    default:
      return REFUSAL_CONTROL;
    }
}

refusal
describer::assignment (gassign *stmt)
{
  if (gimple_assign_nontemporal_move_p (stmt))
    return REFUSAL_UNSUPPORTED;
  tree_code code = gimple_assign_rhs_code (stmt);
  bool single = get_gimple_rhs_class (code) == GIMPLE_SINGLE_RHS;
  if (!single && !operands_of (code))
    return REFUSAL_UNSUPPORTED;
  if (TREE_CODE_CLASS (code) == tcc_comparison)
    {
      if (refusal why = comparison (code, gimple_assign_rhs1_ptr (stmt),
                                    gimple_assign_rhs2_ptr (stmt)))
        return why;
    }
  else
    {
      /* Single right-hand sides describe themselves.  */
      push (single ? ERROR_MARK : code);
      bool closed = !single && operands_of (code)[1] == ROLE_CLOSED;
      for (unsigned i = 1; i < gimple_num_ops (stmt); i++)
        {
          m_closed = closed || (i == 2 && needs_number_p (stmt));
          if (refusal why = expression (gimple_op_ptr (stmt, i)))
            return why;
        }
      m_closed = false;
      if (commutative_tree_code (code) && gimple_num_ops (stmt) == 3
          && operands.size () == 2
          && m_types.compatible (TREE_TYPE (gimple_assign_rhs1 (stmt)))
               == m_types.compatible (TREE_TYPE (gimple_assign_rhs2 (stmt))))
        commutative = 0;
    }
  return result (gimple_assign_lhs_ptr (stmt));
}

/* Whether FNDECL belongs to the run-time library of a sanitizer.  */
static bool
sanitizer_function_p (tree fndecl)
{
  const char *name = IDENTIFIER_POINTER (DECL_NAME (fndecl));
  if (startswith (name, "__builtin_"))
    name += strlen ("__builtin_");
  return (startswith (name, "__asan_") || startswith (name, "__hwasan_")
          || startswith (name, "__tsan_") || startswith (name, "__ubsan_")
          || startswith (name, "__sanitizer_"));
}

/* A call of the built-in FNDECL: whether it may move to another function.  Closes
   constant arguments where they matter.  */
refusal
describer::builtin (tree fndecl)
{
  m_closed = !library_call_p (fndecl);
  /* __builtin_cpu_supports, with which resolvers choose a version.  */
  m_closed_strings = fndecl_built_in_p (fndecl, BUILT_IN_MD);
  return builtin_refusal (fndecl);
}

/* Whether nothing follows STMT, a call that does not return.  Not each of them is marked as
   altering control: the clean-up of the control-flow graph takes the mark from calls of
   leaf functions (tree-cfgcleanup.cc), such as exit in glibc.  */
static bool
leads_nowhere_p (gcall *stmt)
{
  basic_block bb = gimple_bb (stmt);
  return (gimple_call_ctrl_altering_p (stmt)
          || (EDGE_COUNT (bb->succs) == 0 && last_nondebug_stmt (bb) == stmt));
}

/* What STMT calls.  Closes constant arguments where they matter.  */
refusal
describer::callee (gcall *stmt)
{
  tree fndecl = gimple_call_fndecl (stmt);
  if (gimple_call_internal_p (stmt))
    {
      if (!portable_internal_function_p (gimple_call_internal_fn (stmt)))
        return REFUSAL_INTERNAL_FUNCTION;
      push (gimple_call_internal_fn (stmt));
      /* Of masked accesses the type of an argument says what they may alias.  */
      for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
        push (m_types.exact (TREE_TYPE (gimple_call_arg (stmt, i))));
      m_closed = true;
      return REFUSAL_NONE;
    }
  if (fndecl)
    {
      if (refusal why = symbol (fndecl))
        return why;
      if (sanitizer_function_p (fndecl))
        return REFUSAL_SANITIZER;
      if (warned_of_p (fndecl))
        return REFUSAL_CALL_FORM;
      if (!known_attributes_p (DECL_ATTRIBUTES (fndecl)))
        return REFUSAL_UNKNOWN_ATTRIBUTE;
      push (m_types.decl (fndecl));
      if (fndecl_built_in_p (fndecl))
        if (refusal why = builtin (fndecl))
          return why;
    }
  else
    {
      /* The class that a method is called for does not matter any more.  */
      tree *function = gimple_call_fn_ptr (stmt);
      if (TREE_CODE (*function) == OBJ_TYPE_REF)
        function = &OBJ_TYPE_REF_EXPR (*function);
      if (refusal why = expression (function))
        return why;
    }
  push (m_types.exact (gimple_call_fntype (stmt)));
  return REFUSAL_NONE;
}

refusal
describer::call (gcall *stmt)
{
  if (gimple_call_must_tail_p (stmt) || (gimple_call_tail_p (stmt) && !m_tail_calls.movable_p (m_fn, stmt)))
    return REFUSAL_MUST_TAIL;
  if (gimple_call_from_thunk_p (stmt) || gimple_call_va_arg_pack_p (stmt))
    return REFUSAL_CALL_FORM;
  if (gimple_alloca_call_p (stmt) || gimple_call_alloca_for_var_p (stmt))
    return REFUSAL_ALLOCA;
  if (gimple_call_flags (stmt) & ECF_RETURNS_TWICE)
    return REFUSAL_RETURNS_TWICE;
  /* Not returning and throwing ends a block too, but so that a call of the
     outlined function can take the place.  */
  bool noreturn = gimple_call_noreturn_p (stmt);
  if (noreturn ? !leads_nowhere_p (stmt) : gimple_call_ctrl_altering_p (stmt))
    return REFUSAL_CONTROL;
  push (noreturn);
  if (refusal why = callee (stmt))
    return why;
  if (gimple_call_chain (stmt))
    if (refusal why = expression (gimple_call_chain_ptr (stmt)))
      return why;

  push (gimple_call_num_args (stmt));
  push (gimple_call_nothrow_p (stmt) + 2 * gimple_call_by_descriptor_p (stmt)
        + 4 * gimple_call_nocf_check_p (stmt)
        + 8 * gimple_call_return_slot_opt_p (stmt));
  m_passed = true;
  for (unsigned i = 0; i < gimple_call_num_args (stmt); i++)
    if (refusal why = expression (gimple_call_arg_ptr (stmt, i)))
      return why;
  m_closed = m_closed_strings = m_passed = false;
  if (!gimple_call_lhs (stmt))
    {
      push (0);
      return REFUSAL_NONE;
    }
  return result (gimple_call_lhs_ptr (stmt));
}

} // namespace outline
