/* The body of a function.  SPDX-License-Identifier: GPL-3.0-or-later

   A key is a sequence of integers, as that of a statement (gimple/number/shape.cc) is: blocks in the order of a
   depth-first walk, in each its PHIs, statements and edges.  SSA names, locals, exception regions and landing pads
   are numbered in the order in which they are met.  Constants, addresses of objects with static storage and the
   functions that are called leave only their types, and become operands, except where a statement needs
   them as they are.

     int f (int *p) { return g (p, 4) + a; }
     int h (int *q) { return k (q, 8) + b; }       the same key;  operands  g 4 a,  k 8 b

   Statements that the outliner would not move, because they belong to their function (its locals in registers, what
   may throw, conditions), are compared operand by operand, as whole functions are merged here.  So are the ends of
   lifetimes of locals.

   Limits: no asm, no abnormal edges, no parameter or result in
   memory.  */

#include "gimple/merge/body.h"

#include "facts/attributes.h"
#include "gimple/cost/cost.h"
#include "gimple/number/builtins.h"

namespace outline
{

/* Tags in keys, as in gimple/number/shape.cc.  */
enum body_tag
{
  TAG_BLOCK = 2000, TAG_CALL, TAG_EXCEPTION_VALUE, TAG_NAME, TAG_LOCAL, TAG_ANY, TAG_NOTHING, TAG_KNOWN, TAG_LEAVE,
  TAG_CLOBBER
};

/* Where control goes after BB, in an order that depends on its last statement only.  */
std::vector<edge>
body_reader::successors (basic_block bb) const
{
  std::vector<edge> found;
  edge e;
  edge_iterator ei;
  gimple *last = last_nondebug_stmt (bb);
  if (gswitch *stmt = safe_dyn_cast<gswitch *> (last))
    {
      for (unsigned i = 0; i < gimple_switch_num_labels (stmt); i++)
        {
          e = find_edge (bb, label_to_block (m_fn, CASE_LABEL (gimple_switch_label (stmt, i))));
          if (std::find (found.begin (), found.end (), e) == found.end ())
            found.push_back (e);
        }
      return found;
    }
  FOR_EACH_EDGE (e, ei, bb->succs)
    found.push_back (e);
  gcond *cond = safe_dyn_cast<gcond *> (last);
  bool invert = cond && inverted_p (cond);
  auto rank = [&] (edge e) {
    return e->flags & EDGE_EH ? 2 : bool (e->flags & EDGE_FALSE_VALUE) != invert;
  };
  std::stable_sort (found.begin (), found.end (), [&] (edge a, edge b) { return rank (a) < rank (b); });
  return found;
}

/* Numbers the blocks that HEAD leads to.  */
void
body_reader::order_blocks (basic_block head)
{
  std::vector<basic_block> stack = { head };
  while (!stack.empty ())
    {
      basic_block bb = stack.back ();
      stack.pop_back ();
      if (bb == EXIT_BLOCK_PTR_FOR_FN (m_fn) || !m_blocks.emplace (bb, m_blocks.size ()).second)
        continue;
      m_order.push_back (bb);
      std::vector<edge> next = successors (bb);
      for (size_t i = next.size (); i-- > 0;)
        stack.push_back (next[i]->dest);
    }
}

void
body_reader::number_definitions ()
{
  auto number = [&] (tree name) { m_definitions.emplace (name, m_next_definition++); };
  for (tree parm = DECL_ARGUMENTS (m_fn->decl); parm; parm = DECL_CHAIN (parm), m_next_definition++)
    if (tree name = ssa_default_def (m_fn, parm))
      m_definitions.emplace (name, m_next_definition);
  for (basic_block bb : m_order)
    {
      for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        if (!virtual_operand_p (gimple_phi_result (gsi.phi ())))
          number (gimple_phi_result (gsi.phi ()));
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        if (tree lhs = gimple_get_lhs (gsi_stmt (gsi)))
          if (TREE_CODE (lhs) == SSA_NAME)
            number (lhs);
    }
}

bool
body_reader::local_p (tree t) const
{
  return t && DECL_P (t) && auto_var_in_fn_p (t, m_fn->decl);
}

/* Appends DECL, a local.  Locals match if their types do, as the merged function has one stack slot for
   both.  */
bool
body_reader::local (tree decl)
{
  if ((VAR_P (decl) && DECL_HARD_REGISTER (decl))
      || ((VAR_P (decl) || TREE_CODE (decl) == PARM_DECL) && DECL_HAS_VALUE_EXPR_P (decl))
      || TREE_CODE (decl) == LABEL_DECL || !DECL_SIZE (decl) || TREE_CODE (DECL_SIZE (decl)) != INTEGER_CST)
    return false;
  push (TAG_LOCAL);
  push (TREE_CODE (decl));
  push (m_locals.emplace (decl, m_locals.size ()).first->second);
  push (m_types.exact (TREE_TYPE (decl)));
  push (DECL_ALIGN (decl));
  push (TREE_ADDRESSABLE (decl) + 2 * TREE_THIS_VOLATILE (decl));
  return true;
}

/* Appends DECL, as it is.  */
bool
body_reader::declaration (tree decl)
{
  if (local_p (decl))
    return local (decl);
  if (TREE_CODE (decl) == LABEL_DECL || (VAR_P (decl) && DECL_HARD_REGISTER (decl)))
    return false;
  push (m_types.decl (decl));
  return true;
}

/* Appends T as it is.  */
bool
body_reader::exactly (tree t)
{
  if (!t)
    {
      push (TAG_NOTHING);
      return true;
    }
  push (TREE_CODE (t));
  if (TREE_CODE (t) == SSA_NAME)
    {
      push (m_types.compatible (TREE_TYPE (t)));
      /* Names of values that are never set are numbered when they are met.  */
      auto inserted = m_definitions.emplace (t, m_next_definition);
      m_next_definition += inserted.second;
      push (inserted.first->second);
      return !SSA_NAME_OCCURS_IN_ABNORMAL_PHI (t);
    }
  if (CONSTANT_CLASS_P (t))
    {
      push (m_constants.number (t));
      return true;
    }
  if (DECL_P (t))
    return declaration (t);
  bool access = REFERENCE_CLASS_P (t);
  push (access || TREE_CODE (t) == CONSTRUCTOR ? m_types.exact (TREE_TYPE (t)) : m_types.compatible (TREE_TYPE (t)));
  push (expression_flags (t));
  if (access)
    push (get_object_alignment (t));
  if (TREE_CODE (t) == CONSTRUCTOR)
    push (CONSTRUCTOR_NELTS (t));
  return for_each_operand (t, [&] (tree *operand, operand_role role) {
    /* What may alias it.  */
    if (role == ROLE_DISTANCE)
      push (m_types.exact (TREE_TYPE (*operand)));
    return exactly (*operand);
  });
}

/* Appends O: names and what belongs to the function as they are, anything else as an operand.  */
bool
body_reader::open (body_operand o)
{
  tree t = o.value ();
  tree base = TREE_CODE (t) == ADDR_EXPR ? get_base_address (TREE_OPERAND (t, 0)) : t;
  if (TREE_CODE (t) == SSA_NAME || local_p (base))
    {
      push (TAG_NAME);
      return exactly (t);
    }
  push (TAG_ANY);
  m_body->operands.push_back (o);
  return true;
}

/* The rank of T among operands that may be exchanged: names in the order of their definitions, then operands that
   may differ.  SSA versions, by which GCC orders them, differ from copy to copy.  */
uint64_t
body_reader::rank (tree t)
{
  if (TREE_CODE (t) != SSA_NAME)
    return UINT64_MAX;
  auto found = m_definitions.find (t);
  return found == m_definitions.end () ? UINT32_MAX : found->second;
}

/* Appends *WHERE, an operand of STMT that is a value.  */
bool
body_reader::value (gimple *stmt, tree *where, int phi_argument)
{
  tree t = *where;
  if (!is_gimple_val (t))
    return exactly (t);
  push (m_types.compatible (TREE_TYPE (t)));
  return open ({ { OPERAND_VALUE, where, NULL, 0 }, stmt, phi_argument });
}

/* Appends the exception region R and those around it.  */
void
body_reader::region (eh_region r)
{
  for (; r; r = r->outer)
    {
      auto inserted = m_regions.emplace (r->index, m_regions.size ());
      push (inserted.first->second);
      if (!inserted.second)
        return;
      push (r->type);
      auto types = [&] (tree list) {
        for (; list; list = TREE_CHAIN (list))
          push (TREE_VALUE (list) ? m_types.decl (TREE_VALUE (list)) : int (TAG_NOTHING));
        push (TAG_NOTHING);
      };
      if (r->type == ERT_TRY)
        for (eh_catch c = r->u.eh_try.first_catch; c; c = c->next_catch)
          {
            types (c->type_list);
            for (tree list = c->filter_list; list; list = TREE_CHAIN (list))
              push (tree_to_shwi (TREE_VALUE (list)));
          }
      else if (r->type == ERT_ALLOWED_EXCEPTIONS)
        {
          types (r->u.allowed.type_list);
          push (r->u.allowed.filter);
        }
      else if (r->type == ERT_MUST_NOT_THROW)
        push (r->u.must_not_throw.failure_decl ? m_types.decl (r->u.must_not_throw.failure_decl) : int (TAG_NOTHING));
    }
  push (TAG_NOTHING);
}

/* Appends how an exception is handled at landing pad NUMBER or, if NUMBER is negative, in a region without
   one.  */
void
body_reader::landing (int number)
{
  push (number > 0 ? 1 : number < 0 ? -1 : 0);
  if (number > 0)
    {
      push (m_landing_pads.emplace (number, m_landing_pads.size ()).first->second);
      region (get_eh_landing_pad_from_number_fn (m_fn, number)->region);
    }
  else if (number < 0)
    region (get_eh_region_from_number_fn (m_fn, -number));
}

/* Appends BB, which control goes to.  */
void
body_reader::target (basic_block bb)
{
  if (bb == EXIT_BLOCK_PTR_FOR_FN (m_fn))
    push (TAG_LEAVE);
  else
    push (m_blocks.at (bb));
}

/* Appends where control goes after BB.  */
bool
body_reader::edges (basic_block bb)
{
  for (edge e : successors (bb))
    {
      if (e->flags & EDGE_ABNORMAL || (e->flags & EDGE_EH && !m_blocks.count (e->dest)))
        return false;
      push (bool (e->flags & EDGE_EH));
      target (e->dest);
    }
  if (gswitch *cases = safe_dyn_cast<gswitch *> (last_nondebug_stmt (bb)))
    for (unsigned i = 0; i < gimple_switch_num_labels (cases); i++)
      target (label_to_block (m_fn, CASE_LABEL (gimple_switch_label (cases, i))));
  return true;
}

/* Appends the PHIs of BB, with their arguments in the order of the blocks that these come from.  */
bool
body_reader::phis (basic_block bb)
{
  std::vector<std::pair<uint32_t, edge>> from;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    {
      auto found = m_blocks.find (e->src);
      if (found == m_blocks.end () || e->flags & EDGE_ABNORMAL)
        return gimple_seq_empty_p (phi_nodes (bb));
      from.push_back ({ found->second, e });
    }
  std::stable_sort (from.begin (), from.end (), [] (const std::pair<uint32_t, edge> &a,
                                                    const std::pair<uint32_t, edge> &b) { return a.first < b.first; });
  for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    {
      gphi *phi = gsi.phi ();
      if (virtual_operand_p (gimple_phi_result (phi)))
        continue;
      push (GIMPLE_PHI);
      if (!exactly (gimple_phi_result (phi)))
        return false;
      for (const std::pair<uint32_t, edge> &each : from)
        {
          int argument = each.second->dest_idx;
          m_body->size += target_costs ().copy;
          if (!value (phi, &gimple_phi_arg (phi, argument)->def, argument))
            return false;
        }
    }
  return true;
}

/* Appends CALL, of a function that is not built-in; the callee is an operand.  Refuses calls about which GCC warns,
   as it has to warn in each function.  */
bool
body_reader::user_call (gcall *call)
{
  if (gimple_call_chain (call) || gimple_call_by_descriptor_p (call) || gimple_call_nocf_check_p (call)
      || gimple_call_must_tail_p (call) || gimple_call_va_arg_pack_p (call) || gimple_call_from_thunk_p (call)
      || warned_of_p (gimple_call_fndecl (call)))
    return false;
  m_body->calls = true;
  push (TAG_CALL);
  push (gimple_call_flags (call));
  push (gimple_call_ctrl_altering_p (call) + 2 * gimple_call_return_slot_opt_p (call));
  tree type = gimple_call_fntype (call);
  push (m_types.compatible (TREE_TYPE (type)));
  push (stdarg_p (type) + 2 * prototype_p (type));
  for (tree argument = TYPE_ARG_TYPES (type); argument; argument = TREE_CHAIN (argument))
    push (m_types.compatible (TREE_VALUE (argument)));
  body_operand callee = { { OPERAND_VALUE, gimple_call_fn_ptr (call), NULL, 0 }, call };
  callee.callee = true;
  if (!open (callee))
    return false;
  push (gimple_call_num_args (call));
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (!value (call, gimple_call_arg_ptr (call, i)))
      return false;
  return exactly (gimple_call_lhs (call));
}

/* Appends CALL, which asks for the exception that is being handled in the region whose number is its first
   argument.  */
bool
body_reader::exception_value (gcall *call)
{
  push (TAG_EXCEPTION_VALUE);
  push (DECL_FUNCTION_CODE (gimple_call_fndecl (call)));
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    region (get_eh_region_from_number_fn (m_fn, tree_to_shwi (gimple_call_arg (call, i))));
  return exactly (gimple_call_lhs (call));
}

/* Appends STMT operand by operand, as they are.  */
bool
body_reader::exact_parts (gimple *stmt)
{
  push (TAG_KNOWN);
  push (gimple_code (stmt));
  if (is_gimple_assign (stmt))
    {
      tree_code code = gimple_assign_rhs_code (stmt);
      if (get_gimple_rhs_class (code) != GIMPLE_SINGLE_RHS && !operands_of (code))
        return false;
      push (code);
      push (gimple_assign_nontemporal_move_p (as_a<gassign *> (stmt)));
    }
  push (gimple_num_ops (stmt));
  if (gcall *call = dyn_cast<gcall *> (stmt))
    {
      push (gimple_call_internal_p (call) ? int (gimple_call_internal_fn (call)) : -1);
      push (gimple_call_flags (call));
      push (gimple_call_ctrl_altering_p (call) + 2 * gimple_call_return_slot_opt_p (call));
      if (!gimple_call_internal_p (call))
        push (m_types.exact (gimple_call_fntype (call)));
    }
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    if (!exactly (gimple_op (stmt, i)))
      return false;
  return true;
}

/* Whether CALL asks for the exception that is being handled.  */
static bool
exception_value_p (const gcall *call)
{
  return (gimple_call_builtin_p (call, BUILT_IN_EH_POINTER) || gimple_call_builtin_p (call, BUILT_IN_EH_FILTER)
          || gimple_call_builtin_p (call, BUILT_IN_EH_COPY_VALUES));
}

/* Whether STMT, which the outliner leaves alone because of WHY, may be in a body all the same: it keeps its blocks,
   its exception regions, its variables and its form there.  */
static bool
allowed_in_body_p (gimple *stmt, refusal why)
{
  if (!is_gimple_assign (stmt) && !is_gimple_call (stmt))
    return false;
  if (why == REFUSAL_SPECIAL_BUILTIN)
    return known_builtin_p (gimple_call_fndecl (stmt));
  return (why == REFUSAL_CONTROL || why == REFUSAL_EH_REGION || why == REFUSAL_LOCAL_IN_REGISTER
          || why == REFUSAL_LIFETIME || why == REFUSAL_UNSUPPORTED);
}

/* Appends what m_describer says of STMT.  */
bool
body_reader::description (gimple *stmt)
{
  m_body->key.insert (m_body->key.end (), m_describer.key.begin (), m_describer.key.end ());
  std::vector<operand> operands = m_describer.operands;
  if (m_describer.commutative >= 0)
    {
      operand *pair = &operands[m_describer.commutative];
      if (rank (*pair[1].where) < rank (*pair[0].where))
        std::swap (pair[0], pair[1]);
    }
  for (const operand &op : operands)
    {
      size_t number = m_body->operands.size ();
      if (!open ({ op, stmt }))
        return false;
      if (op.access)
        m_body->accesses.push_back ({ op, stmt, number < m_body->operands.size () ? int (number) : -1 });
    }
  /* Of a result the describer compares the type only.  */
  tree lhs = gimple_get_lhs (stmt);
  return !lhs || TREE_CODE (lhs) != SSA_NAME || exactly (lhs);
}

bool
body_reader::statement (gimple *stmt)
{
  push (gimple_code (stmt));
  landing (lookup_stmt_eh_lp_fn (m_fn, stmt));
  m_body->size += statement_size (stmt);
  if (gcall *call = dyn_cast<gcall *> (stmt))
    {
      tree callee = gimple_call_fndecl (call);
      if (exception_value_p (call))
        return exception_value (call);
      if (callee && !fndecl_built_in_p (callee))
        return user_call (call);
      m_body->calls |= becomes_call_p (stmt);
    }
  refusal why = m_describer.describe (m_fn, stmt, true);
  if (why == REFUSAL_NONE)
    return description (stmt);
  return allowed_in_body_p (stmt, why) && exact_parts (stmt);
}

/* Whether STMT is a label that something but a jump of its function may go to.  */
static bool
special_label_p (const gimple *stmt)
{
  const glabel *label = dyn_cast<const glabel *> (stmt);
  return label && (FORCED_LABEL (gimple_label_label (label)) || DECL_NONLOCAL (gimple_label_label (label)));
}

/* Appends CLOBBER, the end of a local's lifetime: locals with disjoint lifetimes share a stack slot.  */
bool
body_reader::clobber (gimple *clobber)
{
  tree object = gimple_assign_lhs (clobber);
  if (!DECL_P (object))
    return true;
  push (TAG_CLOBBER);
  return declaration (object);
}

bool
body_reader::block (basic_block bb)
{
  push (TAG_BLOCK);
  if (!phis (bb))
    return false;
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    {
      gimple *stmt = gsi_stmt (gsi);
      bool comparable = (gimple_clobber_p (stmt) ? clobber (stmt)
                         : transparent_p (stmt) ? !special_label_p (stmt) : statement (stmt));
      if (!comparable)
        {
          if (dump_file && (dump_flags & TDF_DETAILS))
            {
              fprintf (dump_file, "not like another function, %s: ", m_body->node->name ());
              print_gimple_stmt (dump_file, stmt, 0);
            }
          return false;
        }
    }
  return edges (bb);
}

/* Appends how the function takes its arguments and returns, and who handles its exceptions.  */
bool
body_reader::signature ()
{
  tree decl = m_fn->decl;
  push (m_fn->can_throw_non_call_exceptions + 2 * m_fn->can_delete_dead_exceptions);
  push (DECL_FUNCTION_PERSONALITY (decl) ? m_types.decl (DECL_FUNCTION_PERSONALITY (decl)) : int (TAG_NOTHING));
  tree result = TREE_TYPE (TREE_TYPE (decl));
  push (VOID_TYPE_P (result));
  if (!VOID_TYPE_P (result))
    {
      if (!is_gimple_reg_type (result) || aggregate_value_p (DECL_RESULT (decl), decl))
        return false;
      push (m_types.compatible (result));
    }
  for (tree parm = DECL_ARGUMENTS (decl); parm; parm = DECL_CHAIN (parm))
    {
      if (!is_gimple_reg_type (TREE_TYPE (parm)) || TREE_THIS_VOLATILE (parm))
        return false;
      push (m_types.compatible (TREE_TYPE (parm)));
      push (TYPE_MODE (DECL_ARG_TYPE (parm)));
      m_locals.emplace (parm, m_locals.size ());
    }
  return true;
}

/* The first block of FN, without empty ones that lead to it alone, with which copies of bodies begin; null if a
   jump leads back to it.  */
static basic_block
first_block (function *fn)
{
  basic_block bb = single_succ (ENTRY_BLOCK_PTR_FOR_FN (fn));
  while (single_pred_p (bb) && gsi_end_p (gsi_start_nondebug_bb (bb)) && single_succ_p (bb)
         && single_succ (bb) != EXIT_BLOCK_PTR_FOR_FN (fn) && single_pred_p (single_succ (bb)))
    bb = single_succ (bb);
  return single_pred_p (bb) ? bb : NULL;
}

bool
body_reader::read (cgraph_node *node, function_body &body)
{
  m_fn = DECL_STRUCT_FUNCTION (node->decl);
  m_body = &body;
  m_order.clear ();
  m_blocks.clear ();
  m_definitions.clear ();
  m_next_definition = 0;
  m_locals.clear ();
  m_regions.clear ();
  m_landing_pads.clear ();
  body = function_body ();
  body.node = node;
  basic_block head = first_block (m_fn);
  push_cfun (m_fn);
  bool comparable = head && signature ();
  if (comparable)
    {
      order_blocks (head);
      number_definitions ();
    }
  for (size_t i = 0; comparable && i < m_order.size (); i++)
    comparable = block (m_order[i]);
  pop_cfun ();
  body.size += body.calls ? target_costs ().frame : 0;
  return comparable;
}

} // namespace outline
