/* Plans for outlined functions.  SPDX-License-Identifier: GPL-3.0-or-later

   1. read_columns: the external operands of every site, side by side.
   2. find_parameters (gimple/plan/parameters.h): columns that are equal at every site share a
      parameter; one that holds the same constant everywhere stays inside; parameters go into the
      registers in which the first call of the region wants them.
   3. choose_outputs: which results are returned, and how.
   4. estimate: sizes (plan-size.cc).

   Example, three sites of "x = a + C; store (p, x, C + 8)":

     columns   a     C   p     C+8      parameters: a, C, p, C + 8
     site 1    a_1   4   p_2   12       outputs: x at site 1, nothing at the
     site 2    b_7   16  p_3   24       others: returned, and ignored there
     site 3    c_2   4   p_9   12  */

#include "gimple/plan/planner.h"

#include <algorithm>
#include <unordered_map>

#include "facts/frame-chain.h"
#include "facts/free-registers.h"
#include "gimple/plan/signature.h"

namespace outline
{

void
planner::read_columns (const plan &p,
                       const std::vector<const region_structure *> &structures)
{
  m_sites.first = structures[0];
  m_sites.width = m_sites.first->column_end[p.length - 1];
  m_sites.columns.clear ();
  m_sites.outputs.resize (p.starts.size ());
  for (uint32_t site = 0; site < p.starts.size (); site++)
    {
      auto column = structures[site]->column.begin ();
      m_sites.columns.insert (m_sites.columns.end (), column, column + m_sites.width);
      region_outputs (m_unit, p.starts[site], p.length, m_sites.outputs[site]);
    }
  m_sites.first_call = first_call (m_unit, p.starts[0], p.length);
}

/* Chooses the parameters of P and their order.  */
void
planner::find_parameters (plan &p)
{
  const facts_lookup facts = [this] (value_id v) -> const operand_facts & { return m_unit.values[v]; };
  static_cast<parameter_choice &> (p) = choose_parameters (m_sites, facts);
  if (!p.passable)
    {
      p.why = REFUSAL_PARAMETER_TYPE;
      return;
    }
  order_parameters (p, arguments_of_call (m_unit, p, m_sites));
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
      if (m_unit.definition_at (p.starts[0] + set[k]).how != PASS_INTEGER)
        return false;
  return true;
}

/* All results that any site needs.  */
output_set
planner::needed_outputs () const
{
  output_set all;
  for (const output_set &set : m_sites.outputs)
    {
      output_set merged;
      std::set_union (all.begin (), all.end (), set.begin (), set.end (),
                      std::back_inserter (merged));
      all = std::move (merged);
    }
  return all;
}

/* Why the sites of P can't get the results ALL back, or REFUSAL_NONE.  */
refusal
planner::output_refusal (const plan &p, const output_set &all) const
{
  /* After a call that ends its block nothing can be taken but what it returns
     itself.  */
  if (!all.empty () && all[0] != p.length - 1)
    for (uint32_t start : p.starts)
      if (ends_block_p (m_unit.statements[start + p.length - 1]))
        return REFUSAL_EH_REGION;
  for (uint32_t offset : all)
    if (m_unit.definition_at (p.starts[0] + offset).how == PASS_NOT)
      return REFUSAL_OUTPUT_TYPE;
  return REFUSAL_NONE;
}

/* Hands back at each site of P the results ALL that any site needs.  */
output_plan
planner::outputs_together (const plan &p, const output_set &all) const
{
  output_plan together;
  if (!all.empty ())
    together.sets.push_back (all);
  together.site_set.assign (p.starts.size (), all.empty () ? -1 : 0);
  together.pair = all.size () >= 2 && pairable (p, together.sets);
  together.pointers = all.size () - MIN (all.size (), together.returned ());
  return together;
}

/* Whether one returned type does for the first results of SETS.  */
bool
planner::one_return_type_p (const plan &p, const std::vector<output_set> &sets) const
{
  if (pairable (p, sets))
    return true;
  tree type = TREE_TYPE (m_unit.definition_at (p.starts[0] + sets[0][0]).t);
  for (const output_set &set : sets)
    if (!types_compatible_p (TREE_TYPE (m_unit.definition_at (p.starts[0] + set[0]).t), type))
      return false;
  return true;
}

/* Sets SWITCHED to hand back at each site of P what it needs itself, by a selector.
   Returns false if that can't be, or can't pay.  */
bool
planner::switch_outputs (const plan &p, output_plan &switched) const
{
  /* Past this the search is quadratic and the switch costs more than it
     saves.  */
  const uint32_t most_sets = 16;
  uint32_t most = 0;
  for (const output_set &set : m_sites.outputs)
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
  if (switched.sets.size () > most_sets)
    return false;
  /* A selector says which set; a site that needs nothing must say so only where
     results are stored through pointers.  */
  switched.pair = most >= 2 && pairable (p, switched.sets);
  switched.pointers = most - MIN (most, switched.returned ());
  bool none = std::count (switched.site_set.begin (), switched.site_set.end (),
                          -1) != 0;
  switched.selector = switched.sets.size () > 1 || (none && switched.pointers);
  return one_return_type_p (p, switched.sets);
}

/* Whether results in memory would add a guard to a function with a site of P.  */
bool
planner::guards_added_p (const plan &p) const
{
  return std::any_of (p.starts.begin (), p.starts.end (), [&] (uint32_t start) {
    return m_unit.function_at (start).gains_guard;
  });
}

/* Chooses the cheaper one of the two ways to hand back results; where results in memory add guards, one without
   them.  */
void
planner::choose_outputs (plan &p)
{
  const output_set all = needed_outputs ();
  if (refusal why = output_refusal (p, all))
    {
      p.why = why;
      return;
    }
  const output_plan together = outputs_together (p, all);
  p.outputs = together;
  output_plan switched;
  if (together.pointers == 0)
    return;
  bool switchable = switch_outputs (p, switched);
  if (guards_added_p (p))
    {
      if (switchable && switched.pointers == 0)
        p.outputs = switched;
      else
        p.why = REFUSAL_STACK_PROTECTOR;
      return;
    }
  if (!switchable)
    return;

  m_sizer.estimate (p, m_sites);
  int64_t together_benefit = p.benefit ();
  p.outputs = switched;
  m_sizer.estimate (p, m_sites);
  if (p.benefit () <= together_benefit)
    p.outputs = together;
}

/* Whether P's function has calls that come back, from which a site that jumps to it would not be seen.  */
static bool
comes_back_in_chain_p (const unit &u, const plan &p)
{
  return (first_call (u, p.starts[0], p.length - 1) < p.length - 1
          && frame_chain_wanted_p (u.function_at (p.starts[0]).node->decl));
}

/* Whether a site of P ends in a tail call, and it is not certain that its call of P's function, and the one that
   ends that, would be tail calls, too; or may be, where another site clears registers after its call.  STRUCTURE: of
   the first site.  */
bool
planner::loses_tail_call_p (const plan &p, const region_structure &structure) const
{
  uint32_t tails = 0;
  for (uint32_t site = 0; site < p.starts.size (); site++)
    tails += ends_in_tail_call_p (m_unit, p, site);
  if (tails == 0)
    return false;
  if (used_registers_cleared_p () && tails < p.starts.size ())
    return true;
  if (comes_back_in_chain_p (m_unit, p))
    return true;
  const output_plan &o = p.outputs;
  const uint32_t last = p.length - 1;
  if (o.pointers || o.pair || o.selector || o.sets.size () > 1)
    return true;
  if (o.sets.empty () ? gimple_call_lhs (m_unit.statements[p.starts[0] + last].stmt) != NULL_TREE
                      : o.sets[0] != output_set { last })
    return true;
  tree type = signature (m_unit, p, structure);
  for (uint32_t start : p.starts)
    if (!o.sets.empty ()
        && !useless_type_conversion_p (TREE_TYPE (m_unit.definition_at (start + last).t), TREE_TYPE (type)))
      return true;
  return !in_registers_p (type, m_unit.function_at (p.starts[0]).fn);
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
  find_parameters (p);
  if (p.why != REFUSAL_NONE)
    return p;
  choose_outputs (p);
  if (p.why == REFUSAL_NONE && m_unit.calls_disturbed
      && !callable_p (signature (m_unit, p, *structures[0]), m_unit.function_at (starts[0]).fn))
    p.why = REFUSAL_PARAMETER_TYPE;
  if (p.why == REFUSAL_NONE && loses_tail_call_p (p, *structures[0]))
    p.why = REFUSAL_MUST_TAIL;
  if (p.why != REFUSAL_NONE)
    return p;
  m_sizer.estimate (p, m_sites);
  return p;
}

} // namespace outline
