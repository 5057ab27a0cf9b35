/* How often blocks are executed.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/block-frequencies.h"

#include <functional>

#include "facts/guessed-frequencies.h"
#include "facts/scope.h"
#include "facts/slowdown.h"

namespace outline
{

bool
profiled_p (function *fn)
{
  return fn && fn->cfg && profile_status_for_fn (fn) == PROFILE_READ;
}

/* Whether COUNT is zero by division only.  */
static bool
rounded_to_zero_p (profile_count count)
{
  return !count.nonzero_p () && (count.quality () == ADJUSTED || count.quality () == GUESSED);
}

double
hot_runs ()
{
  return profile_info ? get_hot_bb_threshold () : 0;
}

double
runs_of (profile_count count)
{
  return rounded_to_zero_p (count) ? MAX (hot_runs (), 1) : count.to_gcov_type ();
}

namespace
{

/* While it exists, GCC knows the dominators of the current function.  */
class found_dominators
{
public:
  found_dominators () : m_found (!dom_info_available_p (CDI_DOMINATORS))
  {
    if (m_found)
      calculate_dominance_info (CDI_DOMINATORS);
  }
  ~found_dominators ()
  {
    if (m_found)
      free_dominance_info (CDI_DOMINATORS);
  }
  found_dominators (const found_dominators &) = delete;

private:
  bool m_found;
};

/* While it exists, GCC knows the loops of FN, the current function.  (Late in the RTL passes it has dropped them.)
   As compute_alignments in GCC's final.cc does.  */
class found_loops
{
public:
  explicit found_loops (function *fn) : m_found (!loops_for_fn (fn))
  {
    if (m_found)
      find_loops_as_they_are ();
  }
  ~found_loops ()
  {
    if (!m_found)
      return;
    loop_optimizer_finalize ();
    free_dominance_info (CDI_DOMINATORS);
  }
  found_loops (const found_loops &) = delete;

private:
  bool m_found;
};

/* While it exists, FN is the current function.  */
class current_function
{
public:
  explicit current_function (function *fn) : m_pushed (cfun != fn)
  {
    if (m_pushed)
      push_cfun (fn);
  }
  ~current_function ()
  {
    if (m_pushed)
      pop_cfun ();
  }
  current_function (const current_function &) = delete;

private:
  bool m_pushed;
};

/* By its profile, or GCC's estimate, how often BB of FN is executed for each entry.  */
double
counted_frequency (function *fn, basic_block bb)
{
  profile_count entry = ENTRY_BLOCK_PTR_FOR_FN (fn)->count;
  if (!entry.initialized_p () || !entry.nonzero_p () || !bb->count.initialized_p ())
    return 1;
  if (profiled_p (fn) && rounded_to_zero_p (bb->count))
    return runs_of (bb->count) / MAX (entry.ipa ().to_gcov_type (), 1);
  return bb->count.to_sreal_scale (entry).to_double ();
}

/* Whether the function of NODE runs once in a program, as GCC knows of main, static constructors and functions
   that do not return.  */
bool
runs_once_p (cgraph_node *node)
{
  return node->frequency == NODE_FREQUENCY_EXECUTED_ONCE;
}

/* Whether BB of FN is in no loop; false where GCC does not know the loops of FN.  */
bool
outside_of_loops_p (function *fn, basic_block bb)
{
  return (loops_for_fn (fn) && !loops_state_satisfies_p (fn, LOOPS_NEED_FIXUP)
          && bb->loop_father && !loop_outer (bb->loop_father)
          && !(bb->flags & BB_IRREDUCIBLE_LOOP));
}

/* A block with at least this many successors ends in a switch or a computed jump.  GCC takes the successors that it
   does not expect to be rare for equally probable (predict.cc), but those of an interpreter are not: one of a
   hundred may be every third.  */
const unsigned many_successors = 5;

/* How often each of them is taken at least, of all times: where only cold code takes part, and where all code does.
   Measured with mawk and lua5.4 at -O2: executed instructions and text for each share (lua5.4's instructions differ by
   half a percent from run to run).  At -Os: docs/cost.md.

     share       as GCC has it    1/16            1/8             1/4
     mawk        +3.5, -8.4%      +0.9, -6.9%     +0.3, -5.8%     +0.1, -3.1%
     lua5.4      +0.4, -3.2%      +0.8, -3.0%     -0.3, -2.8%     +1.6, -2.5%  */
const double usual_share = 0.125, usual_share_in_all = 0.0625;

/* How often an edge is taken, of all times that its source is executed; negative: not known.  */
typedef std::function<double (edge)> share_of_edge;

/* As GCC has guessed or counted it.  */
double
counted_share (edge e)
{
  return e->probability.initialized_p () ? e->probability.to_sreal ().to_double () : -1;
}

/* How often E, which is taken with SHARE, is taken if it may be the usual way: at least USUAL.  */
double
likely_share (edge e, double share, double usual)
{
  unsigned successors = EDGE_COUNT (e->src->succs);
  bool expected_rare = share * successors < 0.5;
  return (successors < many_successors || e->flags & EDGE_EH || expected_rare ? share : MAX (share, usual));
}

/* How many times more often than by FREQUENCY and SHARE_OF BB is executed if each way to it may be the usual one, with
   the share USUAL.  */
double
case_factor (basic_block bb, const std::vector<double> &frequency, const share_of_edge &share_of, double usual)
{
  double estimated = 0, likely = 0;
  edge e;
  edge_iterator ei;
  FOR_EACH_EDGE (e, ei, bb->preds)
    {
      double times = frequency[e->src->index], share = share_of (e);
      if (share < 0)
        return 1;
      estimated += share * times;
      likely += likely_share (e, share, usual) * times;
    }
  return estimated > 0 ? likely / estimated : 1;
}

/* Raises FREQUENCY, of the blocks of FN, which is the current function, for the cases of large switches, which may have
   the share USUAL instead of that of SHARE_OF, and for what only they lead to.  */
void
raise_cases (function *fn, std::vector<double> &frequency, const share_of_edge &share_of, double usual)
{
  bool any = false;
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    any |= EDGE_COUNT (bb->succs) >= many_successors;
  if (!any)
    return;

  found_dominators dominators;
  std::vector<double> factor (frequency.size (), 1);
  std::vector<basic_block> dominators_first = { ENTRY_BLOCK_PTR_FOR_FN (fn) };
  for (size_t i = 0; i < dominators_first.size (); i++)
    {
      basic_block dominator = dominators_first[i];
      for (bb = first_dom_son (CDI_DOMINATORS, dominator); bb; bb = next_dom_son (CDI_DOMINATORS, bb))
        {
          factor[bb->index] = factor[dominator->index] * case_factor (bb, frequency, share_of, usual);
          dominators_first.push_back (bb);
        }
    }
  for (size_t i = 0; i < factor.size (); i++)
    frequency[i] *= factor[i];
}

} // namespace

block_frequencies::block_frequencies (function *fn) : m_by_index (last_basic_block_for_fn (fn), 1)
{
  basic_block bb;
  FOR_ALL_BB_FN (bb, fn)
    m_by_index[bb->index] = counted_frequency (fn, bb);
  cgraph_node *node = cgraph_node::get (fn->decl);
  if (!node || profiled_p (fn))
    return;

  current_function current (fn);
  if (scope_of (fn->decl) != SCOPE_ALL)
    raise_cases (fn, m_by_index, counted_share, usual_share);
  else if (!time_unlimited_p () && profile_status_for_fn (fn) == PROFILE_ABSENT)
    {
      guessed_frequencies guessed (fn);
      m_by_index = guessed.of_blocks ();
      raise_cases (fn, m_by_index, [&] (edge e) { return guessed.share (e); }, usual_share_in_all);
    }
  else if (!time_unlimited_p ())
    raise_cases (fn, m_by_index, counted_share, usual_share_in_all);
  if (node->frequency == NODE_FREQUENCY_UNLIKELY_EXECUTED)
    std::fill (m_by_index.begin (), m_by_index.end (), 0);
  else if (runs_once_p (node))
    {
      found_loops loops (fn);
      FOR_EACH_BB_FN (bb, fn)
        if (outside_of_loops_p (fn, bb))
          m_by_index[bb->index] = 0;
    }
}

} // namespace outline
