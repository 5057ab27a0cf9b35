/* Plans for outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later

   1. read_columns: the external operands of every site, side by side.
   2. choose_parameters: columns that are equal at every site share a
      parameter; one that holds the same constant everywhere stays inside.
   3. condense: integer constants at a fixed distance become an addition.
   4. order_parameters: into the registers in which the first call of the
      region wants them.
   5. choose_outputs: what goes back, and how.
   6. estimate: sizes.

   Example, three sites of "x = a + C; store (p, x, C + 8)":

     columns   a     C   p     C+8      parameters: a, C, p; C + 8 is computed
     site 1    a_1   4   p_2   12       outputs: x at site 1, nothing at the
     site 2    b_7   16  p_3   24       others: returned, and ignored there
     site 3    c_2   4   p_9   12  */

#include "gimple/plan.h"

#include <algorithm>
#include <unordered_map>

#include "gimple/body.h"
#include "gimple/cost.h"
#include "plugin/unwind.h"

namespace outline
{

uint32_t
plan::passed_parameters () const
{
  uint32_t n = 0;
  for (const parameter &p : parameters)
    n += p.base < 0;
  return n + outputs.pointers + outputs.selector;
}

void
planner::read_columns (const plan &p,
                       const std::vector<const region_structure *> &structures)
{
  m_first = structures[0];
  m_width = m_first->column_end[p.length - 1];
  m_columns.clear ();
  m_site_outputs.resize (p.starts.size ());
  for (uint32_t site = 0; site < p.starts.size (); site++)
    {
      auto column = structures[site]->column.begin ();
      m_columns.insert (m_columns.end (), column, column + m_width);
      region_outputs (m_unit, p.starts[site], p.length, m_site_outputs[site]);
    }
  m_calls = false;
  for (uint32_t i = 0; i < p.length && !m_calls; i++)
    m_calls = m_unit.statements[p.starts[0] + i].calls;
}

void
planner::choose_parameters (plan &p)
{
  uint32_t sites = p.starts.size ();
  std::vector<uint64_t> hashes (m_width);
  p.column_parameter.assign (m_width, stays_inside);
  for (uint32_t c = 0; c < m_width; c++)
    {
      const value &first = m_unit.values[column_value (c, 0)];
      bool same = true;
      uint64_t hash = 0;
      for (uint32_t site = 0; site < sites; site++)
        {
          value_id v = column_value (c, site);
          same &= v == column_value (c, 0);
          hash = (hash ^ v) * 0x9e3779b97f4a7c15u;
          hash ^= hash >> 31;
        }
      hashes[c] = hash;
      if (same && first.shareable)
        continue;

      for (uint32_t i = 0; i < p.parameters.size (); i++)
        {
          uint32_t other = p.parameters[i].column;
          bool equal = hashes[other] == hash;
          for (uint32_t site = 0; equal && site < sites; site++)
            equal = column_value (c, site) == column_value (other, site);
          if (equal)
            {
              p.column_parameter[c] = i;
              break;
            }
        }
      if (p.column_parameter[c] != stays_inside)
        continue;
      for (uint32_t site = 0; site < sites; site++)
        if (m_unit.values[column_value (c, site)].how == PASS_NOT)
          p.why = REFUSAL_PARAMETER_TYPE;
      p.column_parameter[c] = p.parameters.size ();
      p.parameters.push_back ({ c, -1, 0 });
    }
}

void
planner::condense (plan &p)
{
  /* With more parameters than this no plan pays, and the search is
     quadratic.  */
  const uint32_t most = 16;
  if (p.parameters.size () > most)
    return;
  for (uint32_t i = 1; i < p.parameters.size (); i++)
    for (uint32_t j = 0; j < i && p.parameters[i].base < 0; j++)
      {
        if (p.parameters[j].base >= 0)
          continue;
        HOST_WIDE_INT distance = 0;
        bool fixed = true;
        for (uint32_t site = 0; fixed && site < p.starts.size (); site++)
          {
            const value &a
              = m_unit.values[column_value (p.parameters[j].column, site)];
            const value &b
              = m_unit.values[column_value (p.parameters[i].column, site)];
            if (!a.has_number || !b.has_number || a.type != b.type)
              fixed = false;
            else if (site == 0)
              distance = (unsigned HOST_WIDE_INT) b.number - a.number;
            else
              fixed = (HOST_WIDE_INT) ((unsigned HOST_WIDE_INT) b.number
                                       - a.number) == distance;
          }
        if (fixed)
          {
            p.parameters[i].base = j;
            p.parameters[i].distance = distance;
          }
      }
}

/* Whether T, an argument of a call, is the value V.  */
static bool
same_argument_p (const value &v, tree t)
{
  if (v.object_address)
    return TREE_CODE (t) == ADDR_EXPR && TREE_OPERAND (t, 0) == v.t;
  return v.t == t || (!v.ssa && operand_equal_p (v.t, t, 0));
}

/* The parameter that argument ARG of the call at offset CALL of the region
   is, or -1.  */
static int
argument_parameter (const unit &u, const plan &p,
                    const region_structure &structure, uint32_t call,
                    unsigned arg)
{
  const statement &s = u.statements[p.starts[0] + call];
  tree t = gimple_call_arg (s.stmt, arg);
  uint32_t first = call == 0 ? 0 : structure.column_end[call - 1];
  for (uint32_t c = first; c < structure.column_end[call]; c++)
    if (p.column_parameter[c] != stays_inside
        && same_argument_p (u.values[structure.column[c]], t))
      return p.column_parameter[c];
  return -1;
}

void
planner::order_parameters (plan &p)
{
  uint32_t call = 0;
  while (call < p.length && !m_unit.statements[p.starts[0] + call].calls)
    call++;
  if (call == p.length || p.parameters.size () < 2)
    return;

  /* PLACE[i]: which of the old parameters stands at i.  Those that are
     computed come last: they take no register.  */
  uint32_t n = p.parameters.size ();
  uint32_t passed = p.passed_parameters ();
  std::vector<int> place (n, -1);
  std::vector<bool> placed (n, false);
  gimple *stmt = m_unit.statements[p.starts[0] + call].stmt;
  for (uint32_t arg = 0; arg < gimple_call_num_args (stmt) && arg < passed;
       arg++)
    {
      int i = argument_parameter (m_unit, p, *m_first, call, arg);
      if (i >= 0 && !placed[i] && p.parameters[i].base < 0)
        {
          place[arg] = i;
          placed[i] = true;
        }
    }
  uint32_t next = 0, last = passed;
  for (uint32_t i = 0; i < n; i++)
    if (p.parameters[i].base >= 0)
      place[last++] = i;
    else if (!placed[i])
      {
        while (place[next] >= 0)
          next++;
        place[next] = i;
      }

  std::vector<parameter> old = p.parameters;
  std::vector<int> now (n);
  for (uint32_t i = 0; i < n; i++)
    now[place[i]] = i;
  for (uint32_t i = 0; i < n; i++)
    {
      p.parameters[i] = old[place[i]];
      if (p.parameters[i].base >= 0)
        p.parameters[i].base = now[p.parameters[i].base];
    }
  for (int &parameter : p.column_parameter)
    if (parameter != stays_inside)
      parameter = now[parameter];
}

/* Whether results 0 and 1 of every set of SETS can be returned in a pair of
   registers.  */
bool
planner::pairable (const plan &p, const std::vector<output_set> &sets) const
{
  if (!pair_type ())
    return false;
  for (const output_set &set : sets)
    for (uint32_t k = 0; k < set.size () && k < 2; k++)
      {
        value_id def = m_unit.statements[p.starts[0] + set[k]].def;
        if (m_unit.values[def].how != PASS_INTEGER)
          return false;
      }
  return true;
}

/* The two ways to hand back results: the union of what the sites need, always;
   or what the site asks for, by a selector.  The cheaper one.  */
void
planner::choose_outputs (plan &p)
{
  uint32_t sites = p.starts.size ();
  output_set all;
  std::vector<output_set> distinct;
  for (const output_set &set : m_site_outputs)
    {
      output_set merged;
      std::set_union (all.begin (), all.end (), set.begin (), set.end (),
                      std::back_inserter (merged));
      all = merged;
    }
  /* Behind a call that ends its block nothing can be taken but what it
     returns itself.  */
  if (!all.empty () && all[0] != p.length - 1)
    for (uint32_t start : p.starts)
      if (ends_block_p (m_unit.statements[start + p.length - 1]))
        {
          p.why = REFUSAL_EH_REGION;
          return;
        }
  for (uint32_t offset : all)
    if (m_unit.values[m_unit.statements[p.starts[0] + offset].def].how
        == PASS_NOT)
      {
        p.why = REFUSAL_OUTPUT_TYPE;
        return;
      }

  output_plan together;
  if (!all.empty ())
    together.sets.push_back (all);
  together.site_set.assign (sites, all.empty () ? -1 : 0);
  together.pair = all.size () >= 2 && pairable (p, together.sets);
  together.pointers
    = all.size () - MIN (all.size (), together.pair ? 2u : 1u);
  p.outputs = together;
  if (together.pointers == 0)
    return;

  output_plan switched;
  uint32_t most = 0;
  for (const output_set &set : m_site_outputs)
    {
      if (set.empty ())
        {
          switched.site_set.push_back (-1);
          continue;
        }
      auto found = std::find (switched.sets.begin (), switched.sets.end (), set);
      switched.site_set.push_back (found - switched.sets.begin ());
      if (found == switched.sets.end ())
        switched.sets.push_back (set);
      most = MAX (most, set.size ());
    }
  /* Past this the search above is quadratic and the switch costs more than
     it saves.  */
  const uint32_t most_sets = 16;
  if (switched.sets.size () > most_sets)
    return;
  /* A selector tells the sets apart; a site that needs nothing must say so
     only where results are stored through pointers.  */
  switched.pair = most >= 2 && pairable (p, switched.sets);
  switched.pointers = most - MIN (most, switched.pair ? 2u : 1u);
  bool none = std::count (switched.site_set.begin (), switched.site_set.end (),
                          -1) != 0;
  switched.selector = switched.sets.size () > 1 || (none && switched.pointers);
  /* One returned type must do for all sets.  */
  if (!pairable (p, switched.sets))
    for (const output_set &set : switched.sets)
      {
        value_id a = m_unit.statements[p.starts[0] + set[0]].def;
        value_id b
          = m_unit.statements[p.starts[0] + switched.sets[0][0]].def;
        if (!types_compatible_p (TREE_TYPE (m_unit.values[a].t),
                                 TREE_TYPE (m_unit.values[b].t)))
          return;
      }

  estimate (p);
  int64_t together_benefit = p.benefit ();
  p.outputs = switched;
  estimate (p);
  if (p.benefit () <= together_benefit)
    p.outputs = together;
}

/* argument_size of V, computed once.  */
int
planner::value_argument_size (value_id v)
{
  if (m_argument_size[v] < 0)
    m_argument_size[v] = argument_size (m_unit.values[v]);
  return m_argument_size[v];
}

/* What SITE pays to ask for results and to take them.  */
int
planner::results_size (const plan &p, uint32_t site) const
{
  const size_weights &w = target_weights ();
  const output_plan &o = p.outputs;
  if (o.sets.empty ())
    return 0;
  int size = 0;
  if (o.selector)
    size += o.site_set[site] <= 0 ? w.argument_zero : w.argument_constant;
  const output_set *set = o.site_set[site] < 0 ? NULL
                                               : &o.sets[o.site_set[site]];
  const output_set &needed = m_site_outputs[site];
  uint32_t returned = o.pair ? 2 : 1;
  for (uint32_t k = 0; k < returned + o.pointers; k++)
    {
      bool present = set && k < set->size ();
      bool used = present
                  && std::binary_search (needed.begin (), needed.end (),
                                         (*set)[k]);
      if (k < returned)
        size += used ? result_size (definition_name (p.starts[site], (*set)[k]))
                     : 0;
      else
        size += used ? w.output_site : present ? w.argument_local
                                               : w.argument_zero;
    }
  return size;
}

/* The size of the call at SITE with all that belongs to it.  */
int
planner::site_size (const plan &p, uint32_t site)
{
  const size_weights &w = target_weights ();
  /* What GCC merges it would merge as calls too.  */
  uint32_t merged = 0;
  while (merged < p.length
         && m_unit.statements[p.starts[site] + merged].merged)
    merged++;
  if (merged == p.length)
    return 0;
  int size = p.tail[site] ? w.tail_call : w.call;
  int integers = p.outputs.pointers + p.outputs.selector, floats = 0;
  for (const parameter &param : p.parameters)
    if (param.base < 0)
      {
        const value &v = m_unit.values[column_value (param.column, site)];
        size += value_argument_size (column_value (param.column, site));
        (v.how == PASS_FLOAT ? floats : integers)++;
      }
  size += w.argument_stack * (MAX (0, integers - w.integer_registers)
                              + MAX (0, floats - w.float_registers));
  size += w.argument_crowded * MAX (0, integers - 4);
  size += results_size (p, site);

  uint32_t start = p.starts[site];
  if (!m_calls && !p.tail[site])
    {
      uint32_t function = m_unit.statements[start].function;
      bool again = (site > 0
                    && m_unit.statements[p.starts[site - 1]].function == function);
      size += (m_unit.functions[function].calls ? w.more_call
               : again                          ? w.first_call_again
                                                : w.first_call);
    }
  return size;
}

/* The number of values that the function must keep across a call of its
   own.  */
int
planner::saved_values (const plan &p) const
{
  uint32_t start = p.starts[0];
  uint32_t calls = 0;
  /* By offset, how many calls come before; by definition and by parameter,
     whether a use lies behind a call that follows it.  */
  std::vector<uint32_t> before (p.length);
  std::vector<bool> definition (p.length, false);
  std::vector<bool> param (p.parameters.size (), false);
  uint32_t code = 0, column = 0;
  for (uint32_t i = 0; i < p.length; i++)
    {
      before[i] = calls;
      for (; code < m_first->code_end[i]; code++)
        if (uint32_t def = m_first->code[code])
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
planner::calls_unit_p (const plan &p) const
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

int
planner::body_size (const plan &p)
{
  const size_weights &w = target_weights ();
  uint32_t start = p.starts[0];
  int size = w.return_, calls = 0;
  for (uint32_t i = 0; i < p.length; i++)
    {
      const statement &s = m_unit.statements[start + i];
      size += s.size + hidden_base_size (s.stmt);
      calls += s.calls;
    }

  /* A constant that becomes a parameter leaves its instruction; a parameter
     that stands where the first call wants it need not be moved.  */
  for (uint32_t c = 0; c < m_width; c++)
    if (p.column_parameter[c] != stays_inside)
      {
        const value &v = m_unit.values[m_first->column[c]];
        if (!v.ssa)
          size -= MAX (0, value_argument_size (m_first->column[c]) - w.argument);
      }
  uint32_t call = 0;
  while (call < p.length && !m_unit.statements[start + call].calls)
    call++;
  if (call < p.length)
    {
      unsigned args = gimple_call_num_args (m_unit.statements[start + call].stmt);
      for (unsigned arg = 0; arg < args; arg++)
        if (argument_parameter (m_unit, p, *m_first, call, arg) == int (arg))
          size -= w.argument;
    }

  for (const parameter &param : p.parameters)
    if (param.base >= 0)
      size += w.argument + 10;
  for (const output_set &set : p.outputs.sets)
    for (uint32_t offset : set)
      size += made_result_size (definition_name (start, offset));
  size += p.outputs.pointers * w.output_body;
  if (p.outputs.selector)
    size += 60 * p.outputs.sets.size ();

  bool tail = (calls > 0 && m_unit.statements[start + p.length - 1].calls
               && p.outputs.pointers == 0 && !p.outputs.pair);
  if (m_unit.statements[start + p.length - 1].noreturn)
    /* Never a tail call; the stack is aligned, and nothing restored.  */
    return size - w.return_ + 60 + w.saved / 2 * saved_values (p);
  if (tail)
    size -= w.return_;
  if (calls > tail)
    size += w.frame + w.saved * saved_values (p);
  const unit_function &origin
    = m_unit.functions[m_unit.statements[start].function];
  if ((flag_asynchronous_unwind_tables || flag_unwind_tables
       || flag_exceptions))
    {
      if (!unwind_entries_shared_p (origin.node))
        size += w.fde;
      else if (calls_unit_p (p))
        /* It stands behind what it calls, and shares with few.  */
        size += flag_exceptions ? w.fde / 6 : 0;
    }
  return size;
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
planner::tail_site_p (const plan &p, uint32_t site) const
{
  const statement &last = m_unit.statements[p.starts[site] + p.length - 1];
  const output_set &needed = m_site_outputs[site];
  if (m_unit.functions[last.function].calls || last.calls
      || m_unit.statements[p.starts[site] + p.length].stmt
      || p.outputs.pointers || p.outputs.pair || needed.size () > 1)
    return false;
  tree value = NULL_TREE;
  if (!needed.empty ())
    value = definition_name (p.starts[site], needed[0]);
  gimple_stmt_iterator gsi = gsi_for_stmt (last.stmt);
  gsi_next (&gsi);
  bool returns;
  tree returned = returned_value (gimple_bb (last.stmt), gsi, value, &returns);
  return returns && returned != error_mark_node
         && (returned != NULL_TREE) == (value != NULL_TREE);
}

/* The instructions that a call of SIZE tenths of a byte executes more than the
   statements in its place: its own and the return.  */
static double
added_instructions (int size)
{
  const double instruction_size = 35;
  return 1 + size / instruction_size;
}

void
planner::estimate (plan &p)
{
  p.copies_size = 0;
  p.calls_size = 0;
  p.executed = 0;
  for (uint32_t site = 0; site < p.starts.size (); site++)
    {
      p.tail[site] = tail_site_p (p, site);
      for (uint32_t i = 0; i < p.length; i++)
        if (!m_unit.statements[p.starts[site] + i].merged)
          p.copies_size += m_unit.statements[p.starts[site] + i].size;
      int call = site_size (p, site);
      p.calls_size += call;
      p.executed += added_instructions (call)
                    * m_unit.statements[p.starts[site]].frequency;
    }
  p.price = p.executed * m_unit.price;
  p.body_size = body_size (p);
}

plan
planner::make (uint32_t length, const std::vector<uint32_t> &starts)
{
  std::vector<region_structure> read (starts.size ());
  std::vector<const region_structure *> structures;
  for (size_t site = 0; site < starts.size (); site++)
    {
      m_reader.read (starts[site], length, read[site]);
      structures.push_back (&read[site]);
    }
  return make (length, starts, structures);
}

plan
planner::make (uint32_t length, const std::vector<uint32_t> &starts,
               const std::vector<const region_structure *> &structures)
{
  plan p;
  p.length = length;
  p.starts = starts;
  p.tail.assign (starts.size (), false);
  read_columns (p, structures);
  choose_parameters (p);
  if (p.why != REFUSAL_NONE)
    return p;
  condense (p);
  order_parameters (p);
  choose_outputs (p);
  if (p.why != REFUSAL_NONE)
    return p;
  estimate (p);
  return p;
}

} // namespace outline
