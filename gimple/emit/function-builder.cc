/* Building outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later

   1. declare_like: a local, artificial function with the options and the section
      of its sites.
   2. map_parameters: default definitions.
   3. copy_statement, for each statement of the first site: operands become
      parameters, new names or stay.  Nothing that GCC found out about one copy alone may remain:
      new SSA names have no ranges and no points-to sets; accesses are rebuilt with the alignment
      and alias set that hold at every site; dependence cliques and "does not trap" are cleared.
   4. finish_results: the returned value, stores through pointers, and, when
      sites need different results, a chain of blocks chosen by the selector.
   5. set_attributes, function_namer::name, make_node.

   Example, sites "x_1 = a_2->f; y_3 = x_1 + 4" and "x_5 = b_6->g; y_7 = x_5 +
   8", where f and g have one offset and y is needed:

     int f.outline.4k2j9d (void *p0, int p1)
     {
       _1 = MEM <int> [p0];
       _2 = _1 + p1;
       return _2;
     }  */

#include "gimple/emit/function-builder.h"

#include <algorithm>

#include "gcc/debug-info.h"
#include "gcc/pass.h"
#include "gcc/pipeline.h"
#include "gimple/emit/access.h"
#include "gimple/emit/function-node.h"
#include "gimple/number/shape.h"
#include "gimple/plan/signature.h"

namespace outline
{

/* Appends STMT to the block that is being filled.  */
gimple *
function_builder::append (gimple *stmt)
{
  gimple_set_location (stmt, m_location);
  gimple_stmt_iterator gsi = gsi_last_bb (m_block);
  gsi_insert_after (&gsi, stmt, GSI_NEW_STMT);
  return stmt;
}

/* Converts VALUE to TYPE; appends a statement if need be.  */
tree
function_builder::append_conversion (tree type, tree value)
{
  if (useless_type_conversion_p (type, TREE_TYPE (value)))
    return value;
  tree name = make_ssa_name (type);
  append (gimple_build_assign (name, NOP_EXPR, value));
  return name;
}

void
function_builder::map_parameters (const plan &p)
{
  m_parameters.clear ();
  m_pointers.clear ();
  m_selector = NULL_TREE;
  tree parm = DECL_ARGUMENTS (current_function_decl);
  for (uint32_t i = 0; i < p.parameters.size (); i++, parm = DECL_CHAIN (parm))
    m_parameters.push_back (get_or_create_ssa_default_def (cfun, parm));
  for (uint32_t i = 0; i < p.outputs.pointers; i++, parm = DECL_CHAIN (parm))
    m_pointers.push_back (get_or_create_ssa_default_def (cfun, parm));
  if (p.outputs.selector)
    m_selector = get_or_create_ssa_default_def (cfun, parm);
}

/* The replacement of operand I of the statement at OFFSET in the new function; null if there is
   none.  */
tree
function_builder::replacement (const plan &p, uint32_t offset, uint32_t i)
{
  const statement &s = m_unit.statements[p.starts[0] + offset];
  uint32_t index = s.first_operand + i;
  for (uint32_t c = m_structure.first_column (offset); c < m_structure.column_end[offset]; c++)
    if (m_structure.source[c] == index)
      {
        int parameter = p.column_parameter[c];
        return parameter == stays_inside ? NULL_TREE : m_parameters[parameter];
      }
  return m_definitions[m_unit.values[m_unit.operands[index]].def
                       - p.starts[0]];
}

/* The access at DISTANCE bytes from BASE that can replace operand OPERAND
   of the statement at OFFSET at every site of P.  ACCESS is that of the first
   site.  */
tree
function_builder::rebuilt_access (const plan &p, uint32_t offset, uint32_t operand,
                                  tree access, tree base, HOST_WIDE_INT distance)
{
  type_table types;
  describer d (types);
  access_facts facts;
  for (uint32_t start : p.starts)
    {
      const statement &s = m_unit.statements[start + offset];
      d.describe (m_unit.functions[s.function].fn, s.stmt);
      facts.add (*d.operands[operand].access);
    }
  return access_at (access, base, distance, facts);
}

/* Puts the operands of the new function in place of those of COPY, a copy of
   the statement at OFFSET of the first site.  */
void
function_builder::substitute (const plan &p, uint32_t offset, gimple *copy)
{
  const statement &s = m_unit.statements[p.starts[0] + offset];
  type_table types;
  describer d (types);
  refusal why = d.describe (m_unit.functions[s.function].fn, copy);
  gcc_assert (why == REFUSAL_NONE && d.operands.size () == s.operand_count);

  for (uint32_t i = 0; i < s.operand_count; i++)
    {
      const operand &op = d.operands[i];
      tree with = replacement (p, offset, i);
      if (op.access)
        {
          tree base = with;
          if (!base && op.kind == OPERAND_OBJECT)
            base = build1 (ADDR_EXPR, build_pointer_type (TREE_TYPE (*op.where)),
                           *op.where);
          else if (!base)
            base = *op.where;
          *op.access = rebuilt_access (p, offset, i, *op.access, base,
                                       op.offset);
        }
      else if (with && op.kind == OPERAND_OBJECT)
        *op.where = object_at (*op.where, with);
      else if (with)
        *op.where = with;
    }
}

/* The location of the copy of the statement at OFFSET in P: that at the first site, in a scope for the functions
   that are inlined there at all sites.  */
location_t
function_builder::location_of_copy (const plan &p, uint32_t offset) const
{
  location_t location = gimple_location (m_unit.statements[p.starts[0] + offset].stmt);
  tree scope = DECL_INITIAL (current_function_decl);
  if (debug_info_p ())
    {
      inlined_frames frames = frames_at (location);
      for (uint32_t start : p.starts)
        {
          const statement &s = m_unit.statements[start + offset];
          keep_common (frames, gimple_location (s.stmt), m_unit.functions[s.function].node->decl);
        }
      scope = debug_scope (scope, frames);
    }
  return set_block (LOCATION_LOCUS (location), scope);
}

/* What the copy of NAME is to be a name of: its type; for floating-point numbers a new variable, the same one for all
   names of a variable.  Where two are of one variable, GCC does not move the computation of the first to the second
   when it expands them (same_root_var, tree-ssa-ter.cc): code that changes the rounding mode in between relies on it,
   although GCC does not promise it.  */
tree
function_builder::variable_or_type (tree name)
{
  tree type = TYPE_MAIN_VARIANT (TREE_TYPE (name));
  if (!FLOAT_TYPE_P (type) || !SSA_NAME_VAR (name))
    return type;
  tree &variable = m_variables[SSA_NAME_VAR (name)];
  if (!variable)
    variable = create_tmp_reg (type);
  return variable;
}

void
function_builder::copy_statement (const plan &p, uint32_t offset)
{
  const statement &s = m_unit.statements[p.starts[0] + offset];
  gimple *copy = gimple_copy (s.stmt);
  gcall *call = dyn_cast<gcall *> (copy);
  if (call)
    {
      gimple_call_set_tail (call, false);
      /* GCC does not mark calls of leaf functions that do not return (see leads_nowhere_p),
         and the copy is in no block yet that would show it.  */
      gimple_call_set_ctrl_altering (call, s.noreturn);
      m_returns &= !gimple_call_noreturn_p (call);
      if (!gimple_call_internal_p (call)
          && TREE_CODE (gimple_call_fn (call)) == OBJ_TYPE_REF)
        gimple_call_set_fn (call, OBJ_TYPE_REF_EXPR (gimple_call_fn (call)));
      pt_solution_reset (gimple_call_use_set (call));
      pt_solution_reset (gimple_call_clobber_set (call));
    }
  substitute (p, offset, copy);
  for (unsigned i = 0; i < gimple_num_ops (copy); i++)
    forget_operand_facts (gimple_op_ptr (copy, i));
  /* A call that may not end, or a volatile access, must be made even when nothing needs its
     result.  */
  m_writes |= call && (gimple_call_flags (call) & ECF_LOOPING_CONST_OR_PURE);
  m_writes |= gimple_has_volatile_ops (copy);
  if (gimple_has_mem_ops (copy))
    {
      m_reads |= gimple_vuse (s.stmt) != NULL_TREE;
      m_writes |= gimple_vdef (s.stmt) != NULL_TREE;
      gimple_set_vuse (copy, NULL_TREE);
      gimple_set_vdef (copy, NULL_TREE);
    }
  if (s.def != no_value)
    {
      tree name = make_ssa_name (variable_or_type (m_unit.values[s.def].t), copy);
      gimple_set_lhs (copy, name);
      m_definitions[offset] = name;
    }
  append (copy);
  gimple_set_location (copy, location_of_copy (p, offset));
  m_throws |= stmt_could_throw_p (cfun, copy);
}

/* Appends statements that combine FIRST and SECOND to a value of TYPE, which is pair_type.
   Returns its name.  */
tree
function_builder::append_pair (tree type, tree first, tree second)
{
  auto append_binary = [&] (tree_code code, tree left, tree right) {
    tree name = make_ssa_name (type);
    append (gimple_build_assign (name, code, left, right));
    return name;
  };
  if (TREE_CODE (type) == COMPLEX_TYPE)
    return append_binary (COMPLEX_EXPR, first, second);
  tree high = append_binary (LSHIFT_EXPR, append_conversion (type, second),
                             build_int_cst (integer_type_node, BITS_PER_WORD));
  return append_binary (BIT_IOR_EXPR, high, append_conversion (type, first));
}

/* VALUE as a word, extended as the target keeps it in a register: its users take their part of the word without an
   instruction.  RISC-V sign-extends unsigned integers of 32 bits, and the compare-and-swap of GCC 12 relies on
   that.  */
tree
function_builder::append_word (tree value)
{
  tree type = TREE_TYPE (value);
  if (INTEGRAL_TYPE_P (type) && type_has_mode_precision_p (type))
    {
      int is_unsigned = TYPE_UNSIGNED (type);
      /* 2: as a value that is no argument.  */
      targetm.calls.promote_function_mode (type, TYPE_MODE (type), &is_unsigned, NULL_TREE, 2);
      value = append_conversion (signed_or_unsigned_type_for (is_unsigned, type), value);
    }
  return append_conversion (word_type (), value);
}

/* Ends the current block: stores the results of SET (null: none), and returns.  */
void
function_builder::store_results (const plan &p, const output_set *set,
                                 tree return_type)
{
  const output_plan &o = p.outputs;
  for (uint32_t k = o.returned (); set && k < set->size (); k++)
    {
      tree name = m_definitions[(*set)[k]];
      tree type = TREE_TYPE (name);
      tree ref = build2 (MEM_REF, type, m_pointers[k - o.returned ()],
                         build_int_cst (build_pointer_type (type), 0));
      append (gimple_build_assign (ref, name));
    }

  tree value = NULL_TREE;
  if (o.pair && set)
    {
      tree part[2];
      for (uint32_t k = 0; k < 2; k++)
        part[k] = k < set->size ()
                    ? append_word (m_definitions[(*set)[k]])
                    : build_zero_cst (word_type ());
      value = append_pair (return_type, part[0], part[1]);
    }
  else if (set)
    value = append_conversion (return_type, m_definitions[(*set)[0]]);
  append (gimple_build_return (value));
}

/* Ends a function without selector with the results of P, which are the same for all
   sites; with a tail call where its last statement is a call of that result.  */
void
function_builder::finish_without_selector (const plan &p, tree return_type)
{
  const output_plan &o = p.outputs;
  gcall *call = safe_dyn_cast<gcall *> (gsi_stmt (gsi_last_bb (m_block)));
  store_results (p, o.sets.empty () ? NULL : &o.sets[0], return_type);
  /* The function has no memory of its own that a callee could see.  */
  tree callee = call ? gimple_call_fndecl (call) : NULL_TREE;
  bool there = !callee || !missing_function_p (callee);
  if (call && there && !gimple_call_internal_p (call) && o.pointers == 0 && !o.pair
      && flag_optimize_sibling_calls && may_end_in_tail_call_p (m_unit, p)
      && (o.sets.empty () ? !gimple_call_lhs (call)
                          : gimple_call_lhs (call) == m_definitions[o.sets[0][0]]))
    {
      gimple_call_set_tail (call, true);
      cfun->tail_call_marked = true;
    }
}

/* Ends the current block, which has COUNT, with "if (selector == VALUE)", which holds with
   probability TAKEN.  Returns the blocks for the two cases, which lead nowhere yet.  */
std::pair<basic_block, basic_block>
function_builder::append_case (uint32_t value, profile_count count, profile_probability taken)
{
  append (gimple_build_cond (EQ_EXPR, m_selector,
                             build_int_cst (unsigned_type_node, value),
                             NULL_TREE, NULL_TREE));
  basic_block decided = m_block;
  basic_block then_bb = create_empty_bb (decided);
  basic_block else_bb = create_empty_bb (then_bb);
  class loop *outermost = loops_for_fn (cfun)->tree_root;
  add_bb_to_loop (then_bb, outermost);
  add_bb_to_loop (else_bb, outermost);
  then_bb->count = count.apply_probability (taken);
  else_bb->count = count - then_bb->count;
  make_edge (decided, then_bb, EDGE_TRUE_VALUE)->probability = taken;
  make_edge (decided, else_bb, EDGE_FALSE_VALUE)->probability = taken.invert ();
  return { then_bb, else_bb };
}

/* Ends the function with the results of P.  */
void
function_builder::finish_results (const plan &p, tree return_type)
{
  const output_plan &o = p.outputs;
  if (!m_returns)
    {
      remove_edge (single_succ_edge (m_block));
      return;
    }
  if (!o.selector)
    {
      finish_without_selector (p, return_type);
      return;
    }

  /* if (selector == 1) {set 1} else if ... else {set 0}: sites that need
     nothing say one past the last set.  */
  bool none = std::find (o.site_set.begin (), o.site_set.end (), -1)
              != o.site_set.end ();
  uint32_t cases = o.sets.size () + none;
  profile_count count = m_block->count;
  remove_edge (single_succ_edge (m_block));
  for (uint32_t i = 1; i < cases; i++)
    {
      auto blocks = append_case (i, count, profile_probability::always ()
                                             .apply_scale (1, cases - i + 1));
      count = blocks.second->count;
      m_block = blocks.first;
      store_results (p, i < o.sets.size () ? &o.sets[i] : NULL, return_type);
      make_single_succ_edge (m_block, EXIT_BLOCK_PTR_FOR_FN (cfun), 0);
      m_block = blocks.second;
    }
  store_results (p, &o.sets[0], return_type);
  make_single_succ_edge (m_block, EXIT_BLOCK_PTR_FOR_FN (cfun), 0);
}

/* The number of times that the function of P runs: the sum over its sites, by a profile where there is one.  (The
   counts of a function that never ran are guesses, beside the knowledge that they are zero: a sum with one of them is
   no more.)  */
static profile_count
entry_count (const unit &u, const plan &p)
{
  profile_count count = profile_count::zero ();
  for (uint32_t start : p.starts)
    {
      profile_count guess = gimple_bb (u.statements[start].stmt)->count, counted = guess.ipa ();
      profile_count site = counted.initialized_p () ? counted : guess;
      if (!site.initialized_p ())
        return site;
      count += site;
    }
  return count;
}

void
function_builder::set_attributes (const plan &p, tree decl) const
{
  TREE_NOTHROW (decl) = !m_throws;
  TREE_THIS_VOLATILE (decl) = !m_returns;
  if (!m_writes && m_returns && p.outputs.pointers == 0)
    {
      if (m_reads)
        DECL_PURE_P (decl) = 1;
      else
        TREE_READONLY (decl) = 1;
    }
}

cgraph_node *
function_builder::make_node (const plan &p, tree decl) const
{
  std::vector<cgraph_node *> users;
  for (uint32_t start : p.starts)
    users.push_back (m_unit.function_at (start).node);
  return add_made_node (decl, "outlined", users);
}

outlined_function
function_builder::build (const plan &p)
{
  const statement &first = m_unit.statements[p.starts[0]];
  const unit_function &origin = m_unit.functions[first.function];
  m_reader.read (p.starts[0], p.length, m_structure);
  m_definitions.assign (p.length, NULL_TREE);
  m_variables.clear ();
  m_throws = m_reads = m_writes = false;
  m_returns = true;
  m_location = LOCATION_LOCUS (gimple_location (first.stmt));
  if (m_location == UNKNOWN_LOCATION)
    m_location = DECL_SOURCE_LOCATION (origin.node->decl);

  tree type = signature (m_unit, p, m_structure), return_type = TREE_TYPE (type);
  tree decl = declare_like (origin.node->decl, type, m_location);
  m_block = init_lowered_empty_function (decl, true, entry_count (m_unit, p));
  profile_status_for_fn (cfun) = profile_status_for_fn (origin.fn);
  cfun->function_start_locus = cfun->function_end_locus = m_location;
  cfun->curr_properties = origin.fn->curr_properties;
  cfun->can_throw_non_call_exceptions
    = origin.fn->can_throw_non_call_exceptions;
  cfun->can_delete_dead_exceptions = origin.fn->can_delete_dead_exceptions;

  map_parameters (p);
  for (uint32_t offset = 0; offset < p.length; offset++)
    copy_statement (p, offset);
  finish_results (p, return_type);
  update_max_bb_count ();
  set_attributes (p, decl);

  {
    quiet_dump quiet;
    bitmap_obstack_initialize (NULL);
    update_ssa (TODO_update_ssa_only_virtuals);
    free_dominance_info (CDI_DOMINATORS);
    bitmap_obstack_release (NULL);
  }

  std::string name = m_namer.name (decl, origin.node->decl, m_throws, m_returns);
  DECL_NAME (decl) = get_identifier (name.c_str ());
  SET_DECL_ASSEMBLER_NAME (decl, DECL_NAME (decl));
  set_cfun (NULL);
  current_function_decl = NULL_TREE;
  return { make_node (p, decl), return_type };
}

} // namespace outline
