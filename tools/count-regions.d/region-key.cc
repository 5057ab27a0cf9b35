/* The keys of regions.  SPDX-License-Identifier: GPL-3.0-or-later

   Blocks in the order of a depth-first walk; statements by their shapes (gimple/number/shape.h), PHIs by their
   arguments; what is computed inside by its number.  Constants, symbols, callees and values from outside are slots:
   regions with equal keys differ in slots only.

   gimple/merge/body.cc has the keys of bodies that are merged, which say all that must be equal.  Here less counts
   as equal, so that what is counted is what could be saved at best.

   Limits: commutative operands are compared as they are; regions left by exceptions or abnormal edges, and those with
   more than one result (two, of one exit), are not counted.  */

#include "tools/count-regions.d/region-key.h"

#include "gimple/cost/cost.h"

namespace outline::regions
{

/* T as text, in which locals have their numbers.  */
static std::string
text_of (tree t)
{
  char *s = print_generic_expr_to_str (t);
  std::string text = s;
  free (s);
  if (TREE_CODE (t) == ADDR_EXPR)
    t = get_base_address (TREE_OPERAND (t, 0));
  if (t && DECL_P (t))
    text += "#" + std::to_string (DECL_UID (t));
  return text;
}

/* Whether COND is to be read the other way round.  */
static bool
inverted_p (gcond *cond)
{
  return gimple_cond_code (cond) == NE_EXPR;
}

std::vector<edge>
key_maker::successors (basic_block bb) const
{
  std::vector<edge> found (bb->succs->begin (), bb->succs->end ());
  gimple *last = last_nondebug_stmt (bb);
  bool invert = last && gimple_code (last) == GIMPLE_COND && inverted_p (as_a<gcond *> (last));
  if (last && gimple_code (last) == GIMPLE_SWITCH)
    {
      gswitch *stmt = as_a<gswitch *> (last);
      found.clear ();
      for (unsigned i = 0; i < gimple_switch_num_labels (stmt); i++)
        {
          edge e = find_edge (bb, label_to_block (m_fn, CASE_LABEL (gimple_switch_label (stmt, i))));
          if (std::find (found.begin (), found.end (), e) == found.end ())
            found.push_back (e);
        }
      return found;
    }
  auto rank = [&] (edge e) {
    return e->flags & EDGE_EH ? 2 : bool (e->flags & EDGE_FALSE_VALUE) != invert;
  };
  std::stable_sort (found.begin (), found.end (),
                    [&] (edge a, edge b) { return rank (a) < rank (b); });
  return found;
}

void
key_maker::visit (basic_block bb)
{
  std::vector<basic_block> stack = { bb };
  while (!stack.empty ())
    {
      bb = stack.back ();
      stack.pop_back ();
      if (!m_inside.count (bb) || !m_numbers.emplace (bb, m_numbers.size ()).second)
        continue;
      m_order.push_back (bb);
      std::vector<edge> next = successors (bb);
      for (size_t i = next.size (); i-- > 0;)
        stack.push_back (next[i]->dest);
    }
}

int
key_maker::local_number (tree decl)
{
  auto inserted = m_locals.emplace (decl, m_locals.size ());
  return inserted.first->second;
}

bool
key_maker::local_p (tree t) const
{
  return t && DECL_P (t) && auto_var_in_fn_p (t, m_fn->decl);
}

/* Appends T, a type: of objects in memory only what their copies need.  */
void
key_maker::type (tree t)
{
  if (is_gimple_reg_type (t))
    {
      push (m_types.compatible (t));
      return;
    }
  push (TYPE_MODE (t));
  push (VOID_TYPE_P (t) || !COMPLETE_TYPE_P (t) ? -1 : int_size_in_bytes (t));
}

/* Appends the operand T: what is computed inside by its number, anything else as a slot of KIND.  */
void
key_maker::value (tree t, slot_kind kind)
{
  if (kind != SLOT_CALLEE)
    type (TREE_TYPE (t));
  auto found = m_definitions.find (t);
  if (found != m_definitions.end ())
    {
      push (found->second + 1);
      return;
    }
  tree base = TREE_CODE (t) == ADDR_EXPR ? get_base_address (TREE_OPERAND (t, 0)) : t;
  if (m_region->whole && local_p (base))
    {
      push (-1);
      push (local_number (base));
      exactly (t);
      return;
    }
  push (0);
  if (TREE_CODE (t) == SSA_NAME || local_p (base))
    kind = SLOT_OUTSIDE;
  else if (kind != SLOT_CALLEE)
    kind = (TREE_CODE (t) == INTEGER_CST ? SLOT_NUMBER
            : TREE_CODE (t) == ADDR_EXPR || DECL_P (t) || TREE_CODE (t) == STRING_CST
              ? SLOT_ADDRESS : SLOT_OTHER);
  m_region->slots.push_back ({ TREE_CODE (t) == SSA_NAME
                                 ? "_" + std::to_string (SSA_NAME_VERSION (t)) : text_of (t), kind });
}

/* Appends T, an operand that the describer does not take.  Names and constants are values.  */
bool
key_maker::exactly (tree t)
{
  if (!t)
    {
      push (-2);
      return true;
    }
  push (TREE_CODE (t));
  if (TREE_CODE (t) == SSA_NAME || CONSTANT_CLASS_P (t))
    {
      value (t, SLOT_OTHER);
      return true;
    }
  if (DECL_P (t))
    {
      if (!local_p (t))
        value (t, SLOT_ADDRESS);
      else if (!m_region->whole)
        return false;
      else
        {
          push (local_number (t));
          type (TREE_TYPE (t));
          push (DECL_ALIGN (t));
        }
      return true;
    }
  if (!EXPR_P (t))
    return false;
  if (TREE_CODE (t) == ADDR_EXPR || TREE_CODE (t) == OBJ_TYPE_REF)
    return exactly (TREE_OPERAND (t, 0));
  type (TREE_TYPE (t));
  poly_int64 distance;
  HOST_WIDE_INT offset;
  tree base = handled_component_p (t) ? get_addr_base_and_unit_offset (t, &distance) : NULL_TREE;
  if (base && distance.is_constant (&offset)
      && !(TREE_CODE (t) == COMPONENT_REF && DECL_BIT_FIELD (TREE_OPERAND (t, 1))))
    {
      push (offset);
      return exactly (base);
    }
  if (TREE_CODE (t) == COMPONENT_REF)
    {
      push (m_types.decl (TREE_OPERAND (t, 1)));
      return exactly (TREE_OPERAND (t, 0));
    }
  for (int i = 0; i < TREE_OPERAND_LENGTH (t); i++)
    {
      tree operand = TREE_OPERAND (t, i);
      /* The distance of a MEM_REF.  */
      if (i == 1 && TREE_CODE (t) == MEM_REF)
        push (mem_ref_offset (t).coeffs[0].to_shwi ());
      else if (!exactly (operand))
        return false;
    }
  return true;
}

/* Appends STMT operand by operand.  */
bool
key_maker::parts (gimple *stmt)
{
  push (gimple_code (stmt));
  push (is_gimple_assign (stmt) ? gimple_assign_rhs_code (stmt) : 0);
  push (gimple_num_ops (stmt));
  for (unsigned i = 0; i < gimple_num_ops (stmt); i++)
    {
      tree t = gimple_op (stmt, i);
      auto found = m_definitions.find (t);
      if (found != m_definitions.end ())
        push (found->second);
      else if (!exactly (t))
        return false;
    }
  return true;
}

/* A call that could call another function in another copy.  */
bool
key_maker::call (gcall *call)
{
  tree fndecl = gimple_call_fndecl (call);
  m_region->calls++;
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    if (!is_gimple_reg_type (TREE_TYPE (gimple_call_arg (call, i))))
      return false;
  if (gimple_call_lhs (call) && TREE_CODE (gimple_call_lhs (call)) != SSA_NAME)
    return false;
  push (2000);
  push (gimple_call_num_args (call));
  push (gimple_call_flags (call));
  push (gimple_call_tail_p (call));
  value (fndecl, SLOT_CALLEE);
  for (unsigned i = 0; i < gimple_call_num_args (call); i++)
    value (gimple_call_arg (call, i), SLOT_OTHER);
  type (TREE_TYPE (gimple_call_fntype (call)));
  push (gimple_call_lhs (call) != NULL_TREE);
  return true;
}

bool
key_maker::condition (gcond *cond)
{
  push (inverted_p (cond) ? EQ_EXPR : gimple_cond_code (cond));
  value (gimple_cond_lhs (cond), SLOT_OTHER);
  value (gimple_cond_rhs (cond), SLOT_OTHER);
  return true;
}

bool
key_maker::switch_ (gswitch *stmt)
{
  push (GIMPLE_SWITCH);
  value (gimple_switch_index (stmt), SLOT_OTHER);
  for (unsigned i = 0; i < gimple_switch_num_labels (stmt); i++)
    {
      tree label = gimple_switch_label (stmt, i);
      for (tree bound : { CASE_LOW (label), CASE_HIGH (label) })
        push (bound ? TREE_INT_CST_LOW (bound) : -1);
    }
  return true;
}

/* Appends what happens to an exception that goes to landing pad NUMBER.  */
void
key_maker::landing (int number)
{
  push (number > 0 ? 1 : number < 0 ? -1 : 0);
  if (!number)
    return;
  eh_region inner = (number > 0 ? get_eh_landing_pad_from_number (number)->region
                                : get_eh_region_from_number_fn (m_fn, -number));
  for (eh_region e = inner; e; e = e->outer)
    {
      push (e->type);
      if (e->type == ERT_TRY)
        for (eh_catch c = e->u.eh_try.first_catch; c; c = c->next_catch)
          for (tree list = c->type_list; list; list = TREE_CHAIN (list))
            push (m_types.decl (TREE_VALUE (list)));
    }
}

/* Appends where control goes after BB.  */
bool
key_maker::edges (basic_block bb)
{
  for (edge e : successors (bb))
    {
      if (e->flags & EDGE_ABNORMAL && !(e->flags & EDGE_EH))
        return false;
      push (bool (e->flags & EDGE_EH));
      auto found = m_numbers.find (e->dest);
      if (found != m_numbers.end ())
        {
          push (found->second);
          continue;
        }
      if (e->dest == EXIT_BLOCK_PTR_FOR_FN (m_fn))
        {
          push (-1);
          continue;
        }
      if (e->flags & EDGE_EH)
        return false;
      push (-2);
      push (m_exits.emplace (e->dest, m_exits.size ()).first->second);
    }
  return true;
}

/* Appends the PHIs of BB.  At the entry of a region what comes from outside is one slot.  */
bool
key_maker::phis (basic_block bb)
{
  for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    {
      gphi *phi = gsi.phi ();
      if (virtual_operand_p (gimple_phi_result (phi)))
        continue;
      push (GIMPLE_PHI);
      std::vector<std::pair<uint32_t, edge>> from;
      bool outside = false;
      for (edge e : *bb->preds)
        {
          auto found = m_numbers.find (e->src);
          if (e->flags & EDGE_ABNORMAL)
            return false;
          if (found != m_numbers.end ())
            from.push_back ({ found->second, e });
          else
            outside = true;
        }
      std::stable_sort (from.begin (), from.end (),
                        [] (const std::pair<uint32_t, edge> &a,
                            const std::pair<uint32_t, edge> &b) { return a.first < b.first; });
      for (const std::pair<uint32_t, edge> &each : from)
        {
          value (PHI_ARG_DEF_FROM_EDGE (phi, each.second), SLOT_OTHER);
          m_region->size += target_costs ().copy;
        }
      if (outside)
        {
          type (TREE_TYPE (gimple_phi_result (phi)));
          m_region->slots.push_back ({ "p" + std::to_string (SSA_NAME_VERSION (gimple_phi_result (phi))),
                                       SLOT_OUTSIDE });
        }
    }
  return true;
}

bool
key_maker::statement (gimple *stmt)
{
  landing (lookup_stmt_eh_lp_fn (m_fn, stmt));
  const cost_table &costs = target_costs ();
  switch (gimple_code (stmt))
    {
    case GIMPLE_COND:
      m_region->size += costs.test + costs.jump;
      return condition (as_a<gcond *> (stmt));
    case GIMPLE_SWITCH:
      m_region->size += gimple_switch_num_labels (as_a<gswitch *> (stmt)) * costs.selector_case;
      return switch_ (as_a<gswitch *> (stmt));
    case GIMPLE_RETURN:
      m_region->returns = true;
      m_region->size += costs.return_;
      push (GIMPLE_RETURN);
      return (!gimple_return_retval (as_a<greturn *> (stmt))
              || exactly (gimple_return_retval (as_a<greturn *> (stmt))));
    case GIMPLE_ASM:
      return false;
    default:
      break;
    }
  m_region->size += statement_size (stmt);
  if (gcall *c = dyn_cast<gcall *> (stmt))
    {
      tree fndecl = gimple_call_fndecl (c);
      if (gimple_call_flags (c) & ECF_RETURNS_TWICE || gimple_call_va_arg_pack_p (c)
          || gimple_call_chain (c) || gimple_call_must_tail_p (c) || gimple_alloca_call_p (c))
        return false;
      if (fndecl && !fndecl_built_in_p (fndecl))
        {
          size_t key = m_region->key.size (), slots = m_region->slots.size ();
          if (call (c))
            return true;
          m_region->key.resize (key);
          m_region->slots.resize (slots);
          m_region->calls--;
        }
      if (becomes_call_p (stmt))
        m_region->calls++;
    }
  refusal why = m_describer.describe (m_fn, stmt);
  if (why != REFUSAL_NONE)
    {
      if (!m_region->whole)
        return false;
      if (gcall *c = dyn_cast<gcall *> (stmt))
        if (gimple_call_internal_p (c))
          push (gimple_call_internal_fn (c));
      return parts (stmt);
    }
  m_region->key.insert (m_region->key.end (), m_describer.key.begin (), m_describer.key.end ());
  for (const operand &op : m_describer.operands)
    value (*op.where, SLOT_OTHER);
  return true;
}

bool
key_maker::block (basic_block bb)
{
  push (-3);
  if (!phis (bb))
    return false;
  for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
    {
      gimple *stmt = gsi_stmt (gsi);
      if (!is_gimple_debug (stmt) && gimple_code (stmt) != GIMPLE_LABEL
          && gimple_code (stmt) != GIMPLE_NOP && gimple_code (stmt) != GIMPLE_PREDICT
          && !gimple_clobber_p (stmt) && !statement (stmt))
        return false;
    }
  return edges (bb);
}

/* How many values of the region are used outside of it.  */
unsigned
key_maker::results () const
{
  unsigned count = 0;
  for (const auto &definition : m_definitions)
    {
      imm_use_iterator iterator;
      use_operand_p use;
      bool outside = false;
      if (SSA_NAME_IS_DEFAULT_DEF (definition.first))
        continue;
      FOR_EACH_IMM_USE_FAST (use, iterator, definition.first)
        {
          gimple *user = USE_STMT (use);
          if (!is_gimple_debug (user) && !m_inside.count (gimple_bb (user)))
            outside = true;
        }
      count += outside;
    }
  return count;
}

bool
key_maker::make (region &r, cgraph_node *node, basic_block head)
{
  m_fn = DECL_STRUCT_FUNCTION (node->decl);
  m_region = &r;
  m_inside.clear ();
  m_inside.insert (r.blocks.begin (), r.blocks.end ());
  m_numbers.clear ();
  m_order.clear ();
  m_definitions.clear ();
  m_locals.clear ();
  m_exits.clear ();
  visit (head);
  push (m_classes.number (node));
  push (r.whole);
  if (r.whole)
    {
      if (stdarg_p (TREE_TYPE (node->decl)) || m_fn->calls_setjmp || m_fn->has_nonlocal_label
          || DECL_STATIC_CHAIN (node->decl))
        return false;
      push (m_types.decl (DECL_FUNCTION_PERSONALITY (node->decl)));
      push (aggregate_value_p (DECL_RESULT (node->decl), node->decl));
      type (TREE_TYPE (TREE_TYPE (node->decl)));
      for (tree parm = DECL_ARGUMENTS (node->decl); parm; parm = DECL_CHAIN (parm))
        {
          type (TREE_TYPE (parm));
          local_number (parm);
          if (tree name = ssa_default_def (m_fn, parm))
            m_definitions.emplace (name, m_definitions.size ());
        }
    }
  for (basic_block bb : m_order)
    {
      for (gphi_iterator gsi = gsi_start_phis (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        m_definitions.emplace (gimple_phi_result (gsi.phi ()), m_definitions.size ());
      for (gimple_stmt_iterator gsi = gsi_start_bb (bb); !gsi_end_p (gsi); gsi_next (&gsi))
        if (tree lhs = gimple_get_lhs (gsi_stmt (gsi)))
          if (TREE_CODE (lhs) == SSA_NAME)
            m_definitions.emplace (lhs, m_definitions.size ());
    }
  if (m_order.size () != r.blocks.size ())
    return false;
  for (basic_block bb : m_order)
    if (!block (bb))
      return false;
  r.exits = m_exits.size ();
  r.results = r.whole ? 0 : results ();
  return r.results <= (r.exits == 1 ? 2 : 1) && r.exits <= 4 && !(r.returns && r.exits);
}

} // namespace outline::regions
