/* What a plan costs.  SPDX-License-Identifier: GPL-3.0-or-later

   All sizes are estimates in tenths of a byte, by the target's cost table
   (gimple/cost/cost-table.h):

     copies   the statements at the sites
     calls    at each site the call, its arguments and the results
     function statements, results, frame, unwind entry  */

#include "gimple/plan/plan-size.h"

#include <algorithm>

#include "core/linked-worth.h"
#include "facts/frame-chain.h"
#include "facts/function-size.h"
#include "facts/symbol-name.h"
#include "gcc/unwind-table.h"
#include "gimple/cost/cost.h"

namespace outline
{

/* Whether T, an argument of a call, is the value V.  */
static bool
same_argument_p (const value &v, tree t)
{
  if (v.object_address)
    return TREE_CODE (t) == ADDR_EXPR && TREE_OPERAND (t, 0) == v.t;
  return v.t == t || (!v.ssa && operand_equal_p (v.t, t, 0));
}

std::vector<int>
arguments_of_call (const unit &u, const plan &p, const plan_sites &sites)
{
  const region_structure &structure = *sites.first;
  const uint32_t call = sites.first_call;
  std::vector<int> arguments;
  if (call == p.length)
    return arguments;
  auto parameter_of = [&] (tree t) {
    for (uint32_t c = structure.first_column (call); c < structure.column_end[call]; c++)
      if (p.column_parameter[c] != stays_inside && same_argument_p (u.values[structure.column[c]], t))
        return p.column_parameter[c];
    return -1;
  };
  const gimple *stmt = u.statements[p.starts[0] + call].stmt;
  for (unsigned arg = 0; arg < gimple_call_num_args (stmt); arg++)
    arguments.push_back (parameter_of (gimple_call_arg (stmt, arg)));
  return arguments;
}

/* argument_size of V, computed once.  */
int
plan_sizer::value_argument_size (value_id v)
{
  if (m_argument_size[v] < 0)
    m_argument_size[v] = argument_size (m_unit.values[v]);
  return m_argument_size[v];
}

/* What SITE pays to ask for results and to take them.  */
int
plan_sizer::results_size (const plan &p, const plan_sites &sites,
                          uint32_t site) const
{
  const cost_table &costs = target_costs ();
  const output_plan &o = p.outputs;
  if (o.sets.empty ())
    return 0;
  int size = 0;
  if (o.selector)
    size += o.site_set[site] <= 0 ? costs.argument_zero : costs.argument_constant;
  const output_set *set = o.set_of (site);
  const output_set &needed = sites.outputs[site];
  for (uint32_t k = 0; k < o.returned () + o.pointers; k++)
    {
      bool present = set && k < set->size ();
      bool used = present
                  && std::binary_search (needed.begin (), needed.end (),
                                         (*set)[k]);
      if (k < o.returned ())
        size += used ? result_size (m_unit.definition_at (p.starts[site] + (*set)[k]).t)
                     : 0;
      else
        size += used ? costs.output_site : present ? costs.argument_local
                                               : costs.argument_zero;
    }
  return size;
}

/* The size of the call at SITE with all that belongs to it.  */
int
plan_sizer::site_size (const plan &p, const plan_sites &sites, uint32_t site)
{
  const cost_table &costs = target_costs ();
  /* What GCC merges it would merge as calls too.  */
  uint32_t merged = 0;
  while (merged < p.length
         && m_unit.statements[p.starts[site] + merged].merged)
    merged++;
  if (merged == p.length)
    return 0;
  int size = p.tail[site] ? costs.tail_call : costs.call;
  int integers = p.outputs.pointers + p.outputs.selector, floats = 0;
  for (const parameter &param : p.parameters)
    {
      const value &v = m_unit.values[sites.value (param.column, site)];
      size += value_argument_size (sites.value (param.column, site));
      if (v.how != PASS_FLOAT)
        integers++;
      else if (float_registers_p ())
        floats++;
      else
        integers += CEIL (GET_MODE_SIZE (SCALAR_FLOAT_TYPE_MODE (TREE_TYPE (v.t))), UNITS_PER_WORD);
    }
  size += costs.argument_stack * (MAX (0, integers - costs.integer_registers)
                              + MAX (0, floats - costs.float_registers));
  size += costs.argument_crowded * MAX (0, integers - costs.uncrowded_arguments);
  size += results_size (p, sites, site);

  uint32_t start = p.starts[site];
  if (sites.first_call == p.length && !p.tail[site])
    {
      uint32_t function = m_unit.statements[start].function;
      bool again = (site > 0
                    && m_unit.statements[p.starts[site - 1]].function == function);
      size += (m_unit.functions[function].calls ? costs.more_call
               : again                          ? costs.first_call_again
                                                : costs.first_call);
    }
  return size;
}

/* How many floating-point registers have values that live across the region at SITE of P, and so across the call in its
   place, if that comes back.  */
unsigned
plan_sizer::floats_across (const plan &p, uint32_t site) const
{
  if (p.tail[site])
    return 0;
  unsigned across = UINT_MAX;
  for (uint32_t i = 0; i < p.length; i++)
    across = MIN (across, m_unit.statements[p.starts[site] + i].floats_across);
  return across;
}

/* The number of values that the function must keep across a call of its
   own.  */
int
plan_sizer::saved_values (const plan &p, const plan_sites &sites) const
{
  uint32_t start = p.starts[0];
  uint32_t calls = 0;
  /* By offset, how many calls come before; by definition and by parameter,
     whether a call comes between it and a use.  */
  std::vector<uint32_t> before (p.length);
  std::vector<bool> definition (p.length, false);
  std::vector<bool> param (p.parameters.size (), false);
  uint32_t code = 0, column = 0;
  for (uint32_t i = 0; i < p.length; i++)
    {
      before[i] = calls;
      for (; code < sites.first->code_end[i]; code++)
        if (uint32_t def = sites.first->code[code])
          {
            uint32_t after_def
              = before[def - 1] + m_unit.statements[start + def - 1].calls;
            if (calls > after_def)
              definition[def - 1] = true;
          }
        else
          {
            int parameter = p.column_parameter[column++];
            if (parameter != stays_inside && calls > 0)
              param[parameter] = true;
          }
      calls += m_unit.statements[start + i].calls;
    }
  for (const output_set &set : p.outputs.sets)
    for (uint32_t def : set)
      if (calls > before[def] + m_unit.statements[start + def].calls)
        definition[def] = true;
  return (std::count (definition.begin (), definition.end (), true)
          + std::count (param.begin (), param.end (), true));
}

/* Whether the regions of P call a function that this unit defines.  */
bool
plan_sizer::calls_unit_p (const plan &p) const
{
  for (uint32_t i = 0; i < p.length; i++)
    {
      const statement &s = m_unit.statements[p.starts[0] + i];
      tree callee = s.calls ? gimple_call_fndecl (s.stmt) : NULL_TREE;
      cgraph_node *node = callee ? cgraph_node::get (callee) : NULL;
      if (node && node->definition && !DECL_EXTERNAL (callee))
        return true;
    }
  return false;
}

/* How parameters change the size of the function of P: a constant that becomes one is no longer an
   immediate, and one that arrives where the first call needs it is not moved.  */
int
plan_sizer::parameters_size (const plan &p, const plan_sites &sites)
{
  const cost_table &costs = target_costs ();
  int size = 0;
  for (uint32_t c = 0; c < sites.width; c++)
    if (p.column_parameter[c] != stays_inside)
      {
        value_id v = sites.first->column[c];
        if (!m_unit.values[v].ssa)
          size -= MAX (0, value_argument_size (v) - costs.argument);
      }
  const std::vector<int> arguments = arguments_of_call (m_unit, p, sites);
  for (size_t arg = 0; arg < arguments.size (); arg++)
    if (arguments[arg] == int (arg))
      size -= costs.argument;
  return size;
}

/* What it takes in the function of P to make the results and hand them back.  */
int
plan_sizer::made_results_size (const plan &p) const
{
  const cost_table &costs = target_costs ();
  int size = p.outputs.pointers * costs.output_function;
  for (const output_set &set : p.outputs.sets)
    for (uint32_t offset : set)
      size += made_result_size (m_unit.definition_at (p.starts[0] + offset).t);
  if (p.outputs.selector)
    size += costs.selector_case * p.outputs.sets.size ();
  return size;
}

/* What the function of P costs beside its code: its unwind entry, its name.  */
int
plan_sizer::entry_size (const plan &p) const
{
  const cost_table &costs = target_costs ();
  cgraph_node *origin = m_unit.function_at (p.starts[0]).node;
  const unsigned name = IDENTIFIER_LENGTH (DECL_ASSEMBLER_NAME (origin->decl));
  int size = tenths * (loaded_name_bytes (name + strlen (".outline.1"))
                       + printed_name_bytes (name + strlen (".outline.123456789abc")));
  if (!unwind_tables_counted_p () && !function_tables_p ())
    return size;
  if (!unwind_entries_shared_p (origin))
    return size + costs.fde;
  /* It is placed after its callees, and so shares its entry with few functions.  */
  if (calls_unit_p (p) && !shares_unwind_entry_p (origin) && flag_exceptions)
    return size + costs.fde / costs.fde_sharers;
  return size;
}

/* The size of the function of P, with its unwind entry.  */
int
plan_sizer::function_size (const plan &p, const plan_sites &sites)
{
  const cost_table &costs = target_costs ();
  const statement &last = m_unit.statements[p.starts[0] + p.length - 1];
  int size = 0, calls = 0;
  for (uint32_t i = 0; i < p.length; i++)
    {
      const statement &s = m_unit.statements[p.starts[0] + i];
      size += s.size + hidden_base_size (s.stmt);
      calls += s.calls;
    }
  size += parameters_size (p, sites) + made_results_size (p);
  if (last.noreturn)
    /* Never a tail call; the stack is aligned, and nothing restored.  */
    return size + costs.frame_left + costs.saved / 2 * saved_values (p, sites) + entry_size (p);

  bool tail = (calls > 0 && last.calls && p.outputs.pointers == 0 && !p.outputs.pair
               && may_end_in_tail_call_p (m_unit, p));
  if (!tail)
    size += costs.return_;
  if (calls > tail)
    /* A register is saved, and restored.  */
    size += costs.frame + (costs.saved + 2 * tenths * int (followed_row_bytes ())) * saved_values (p, sites);
  return size + entry_size (p);
}

/* The value that the current function returns at the end of BB, when between
   the statement at GSI and that end nothing is done: null, or what VALUE
   becomes on the way.  Sets RETURNS to whether that is so.  */
static tree
returned_value (basic_block bb, gimple_stmt_iterator gsi, tree value,
                bool *returns)
{
  *returns = false;
  /* Further blocks than these GCC would have merged.  */
  for (int blocks = 0; blocks < 4; blocks++)
    {
      for (; !gsi_end_p (gsi); gsi_next (&gsi))
        if (greturn *ret = dyn_cast<greturn *> (gsi_stmt (gsi)))
          {
            *returns = true;
            tree returned = gimple_return_retval (ret);
            return returned && returned != value ? error_mark_node : returned;
          }
        else if (!transparent_p (gsi_stmt (gsi)))
          return NULL_TREE;
      if (!single_succ_p (bb))
        return NULL_TREE;
      edge e = single_succ_edge (bb);
      bb = e->dest;
      for (gphi_iterator phi = gsi_start_phis (bb); !gsi_end_p (phi);
           gsi_next (&phi))
        if (value && PHI_ARG_DEF_FROM_EDGE (phi.phi (), e) == value)
          {
            value = gimple_phi_result (phi.phi ());
            break;
          }
      gsi = gsi_start_bb (bb);
    }
  return NULL_TREE;
}

/* Whether the call at SITE of P can be a tail call that spares its function a
   frame (mark_tail_calls in replace.cc decides): the function makes no other,
   and returns when the region has been left.  */
bool
plan_sizer::tail_site_p (const plan &p, const plan_sites &sites,
                         uint32_t site) const
{
  const statement &last = m_unit.statements[p.starts[site] + p.length - 1];
  const output_set &needed = sites.outputs[site];
  if (!new_tail_calls_p (m_unit.functions[last.function].node->decl)
      || m_unit.functions[last.function].calls || last.calls
      || m_unit.statements[p.starts[site] + p.length].stmt
      || p.outputs.pointers || p.outputs.pair || needed.size () > 1)
    return false;
  tree value = NULL_TREE;
  if (!needed.empty ())
    value = m_unit.definition_at (p.starts[site] + needed[0]).t;
  gimple_stmt_iterator gsi = gsi_for_stmt (last.stmt);
  gsi_next (&gsi);
  bool returns;
  tree returned = returned_value (gimple_bb (last.stmt), gsi, value, &returns);
  return returns && returned != error_mark_node
         && (returned != NULL_TREE) == (value != NULL_TREE);
}

void
plan_sizer::estimate (plan &p, const plan_sites &sites)
{
  p.copies_size = 0;
  p.calls_size = 0;
  p.executed = 0;
  std::vector<core::linked_user> users;
  uint32_t function = UINT32_MAX;
  unsigned spilled = 0;  /* Registers of FUNCTION, by the sites before.  */
  for (uint32_t site = 0; site < p.starts.size (); site++)
    {
      p.tail[site] = ends_in_tail_call_p (m_unit, p, site) || tail_site_p (p, sites, site);
      int copy = 0, call = site_size (p, sites, site);
      if (m_unit.statements[p.starts[site]].function != function)
        spilled = 0;
      function = m_unit.statements[p.starts[site]].function;
      if (unsigned across = floats_across (p, site); across > spilled)
        {
          call += target_costs ().spilled * (across - spilled);
          spilled = across;
        }
      for (uint32_t i = 0; i < p.length; i++)
        {
          const statement &s = m_unit.statements[p.starts[site] + i];
          copy += s.merged ? s.unmerged : s.size;
        }
      p.copies_size += copy;
      p.calls_size += call;
      users.push_back ({ m_unit.functions[function].linked_group, copy - call });
      /* The call's own instructions and the return.  */
      p.executed += (1 + double (call) / target_costs ().executed_instruction)
                    * m_unit.statements[p.starts[site]].frequency;
    }
  p.price = p.executed * m_unit.price;
  p.function_size = function_size (p, sites);
  p.unsure = p.benefit_if_kept () - core::linked_worth (std::move (users), p.function_size);
}

} // namespace outline
