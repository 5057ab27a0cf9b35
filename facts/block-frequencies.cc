/* How often blocks are executed.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "facts/block-frequencies.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <unordered_map>

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

/* How often each of them is taken at least, of all times, where all code takes part (docs/cost.md), and where only cold
   code does: there no case may become slower.  */
const double usual_share = 0.0625, usual_share_where_cold = 1;

/* An edge that is taken at least so often, of all times that its source is executed, may be the usual way; of more than
   two edges: at least this part of an equal share.  */
const double usual_way = 0.45, usual_case = 0.05;

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
  auto_vec<basic_block> dominators_first = get_all_dominated_blocks (CDI_DOMINATORS, ENTRY_BLOCK_PTR_FOR_FN (fn));
  for (basic_block each : dominators_first)
    if (basic_block dominator = get_immediate_dominator (CDI_DOMINATORS, each))
      factor[each->index] = factor[dominator->index] * case_factor (each, frequency, share_of, usual);
  for (size_t i = 0; i < factor.size (); i++)
    frequency[i] *= factor[i];
}

/* Whether E leads to what rarely runs: a handler of exceptions, or code that does not return.  */
bool
rare_p (edge e)
{
  return (e->flags & (EDGE_EH | EDGE_ABNORMAL_CALL)
          || (!EDGE_COUNT (e->dest->succs) && e->dest->index != EXIT_BLOCK));
}

/* How often a loop is executed for each entry of it: GCC's guess is near it.  No loop counts for more, as nested ones are
   multiplied.  */
const double usual_iterations = 8;

/* The weight of an edge that is rarely taken; that of others is 1.  */
const double rare_weight = 0.01;

/* By edge: how often it is taken, of all times that its source, one of BLOCKS, is executed: all equally often that are
   not rare, but those that leave a loop together once in usual_iterations.  Looked up in, never walked.  */
std::unordered_map<edge_def *, double>
guessed_shares (const std::vector<basic_block> &blocks)
{
  std::unordered_map<edge_def *, double> shares;
  for (basic_block bb : blocks)
    {
      double staying = 0, leaving = 0;
      edge e;
      edge_iterator ei;
      auto weight = [] (edge e) { return rare_p (e) ? rare_weight : 1; };
      auto leaves_p = [&] (edge e) { return loop_exit_edge_p (bb->loop_father, e); };
      FOR_EACH_EDGE (e, ei, bb->succs)
        (leaves_p (e) ? leaving : staying) += weight (e);
      double leaving_share = !staying ? 1 : MIN (leaving / (leaving + staying), 1 / usual_iterations);
      FOR_EACH_EDGE (e, ei, bb->succs)
        shares[e] = leaves_p (e) ? weight (e) / leaving * leaving_share : weight (e) / staying * (1 - leaving_share);
    }
  return shares;
}

/* Where GCC has guessed nothing: sets FREQUENCY, of the blocks of FN, which is the current function, by the shape of the
   CFG alone, after Wu and Larus, "Static Branch Frequency and Program Profile Analysis" (MICRO 1994), as GCC's estimate
   (estimate_bb_frequencies, predict.cc).  Not good enough to say which code is cold.  */
void
guess_frequencies (function *fn, std::vector<double> &frequency)
{
  found_loops found (fn);
  std::vector<int> indices (n_basic_blocks_for_fn (fn));
  std::vector<basic_block> order;
  std::vector<size_t> place (frequency.size (), 0);
  for (int i = post_order_compute (indices.data (), true, false); i-- > 0;)
    {
      place[indices[i]] = order.size ();
      order.push_back (BASIC_BLOCK_FOR_FN (fn, indices[i]));
    }
  const std::unordered_map<edge_def *, double> shares = guessed_shares (order);
  std::vector<std::vector<basic_block>> bodies (number_of_loops (fn));
  for (basic_block bb : order)
    for (class loop *loop = bb->loop_father; loop; loop = loop_outer (loop))
      bodies[loop->num].push_back (bb);
  std::vector<class loop *> inner_first;
  class loop *loop;
  unsigned i;
  FOR_EACH_VEC_SAFE_ELT (loops_for_fn (fn)->larray, i, loop)
    if (loop && loop->header)
      inner_first.push_back (loop);
  std::stable_sort (inner_first.begin (), inner_first.end (),
                    [] (class loop *a, class loop *b) { return loop_depth (a) > loop_depth (b); });
  /* By header: executions for each entry of its loop; else 1.  */
  std::vector<double> repeats (frequency.size (), 1);
  /* The last one is the whole function.  */
  for (class loop *loop : inner_first)
    {
      const std::vector<basic_block> &body = bodies[loop->num];
      for (basic_block bb : body)
        frequency[bb->index] = bb == loop->header;
      double returns = 0;
      for (basic_block bb : body)
        {
          frequency[bb->index] *= repeats[bb->index];
          edge e;
          edge_iterator ei;
          FOR_EACH_EDGE (e, ei, bb->succs)
            if (e->dest == loop->header)
              returns += frequency[bb->index] * shares.at (e);
            else if (place[bb->index] < place[e->dest->index])
              frequency[e->dest->index] += frequency[bb->index] * shares.at (e);
        }
      repeats[loop->header->index] = 1 / (1 - MIN (returns, 1 - 1 / usual_iterations));
    }
  raise_cases (fn, frequency, [&] (edge e) { return shares.at (e); }, usual_share);
}

/* By index of a block of FN, which is the current function: how likely an entry of FN executes it at all, by FREQUENCY,
   if every condition that GCC predicts no better than chance leads there.  That is the likelihood of the likeliest way:
   a product of shares, of which those of edges that may be usual are 1.  Loops count once: the share of an edge is of
   the least frequency on all ways to its source.  */
std::vector<double>
likeliest_ways (function *fn, const std::vector<double> &frequency)
{
  found_dominators dominators;
  std::vector<int> order (n_basic_blocks_for_fn (fn));
  int blocks = post_order_compute (order.data (), true, false);
  std::vector<double> least (frequency.size (), 1), likelihood (frequency.size (), 0);
  std::vector<bool> visited (frequency.size (), false);
  for (int i = blocks; i-- > 0;)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (fn, order[i]);
      basic_block dominator = get_immediate_dominator (CDI_DOMINATORS, bb);
      if (dominator)
        least[bb->index] = MIN (least[dominator->index], frequency[bb->index]);
      double &likeliest = likelihood[bb->index] = !dominator;
      visited[bb->index] = true;
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, bb->preds)
        {
          size_t from = e->src->index;
          unsigned ways = EDGE_COUNT (e->src->succs);
          double share = counted_share (e);
          double flow = share < 0 ? 1 : MIN (share * frequency[from], frequency[bb->index]);
          double rare = least[from] * (ways == 2 ? usual_way : usual_case / ways);
          bool usual = ways == 1 || flow >= rare;
          /* A way into a loop that has several entries.  */
          bool unknown = !visited[from] && !dominated_by_p (CDI_DOMINATORS, e->src, bb);
          likeliest = MAX (likeliest, unknown ? 1 : likelihood[from] * (usual ? 1 : flow / least[from]));
        }
    }
  return likelihood;
}

/* Raises FREQUENCY, of the blocks of FN, which is the current function, where GCC may be wrong by much: to a geometric
   mean of what it expects and of the likeliest way, which counts twice (docs/experiments.md).  */
void
raise_doubtful (function *fn, std::vector<double> &frequency)
{
  std::vector<double> likelihood = likeliest_ways (fn, frequency);
  raise_cases (fn, frequency, counted_share, usual_share_where_cold);
  for (size_t i = 0; i < frequency.size (); i++)
    {
      double doubtful = MAX (frequency[i], likelihood[i]);
      frequency[i] = std::cbrt (frequency[i] * doubtful * doubtful);
    }
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
    raise_doubtful (fn, m_by_index);
  else if (!time_unlimited_p () && profile_status_for_fn (fn) == PROFILE_ABSENT)
    guess_frequencies (fn, m_by_index);
  else if (!time_unlimited_p ())
    raise_cases (fn, m_by_index, counted_share, usual_share);
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
