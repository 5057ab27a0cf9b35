/* How often blocks are executed where GCC has not guessed it.  SPDX-License-Identifier: GPL-3.0-or-later

   After Wu and Larus, "Static Branch Frequency and Program Profile Analysis" (MICRO 1994), as GCC's estimate
   (estimate_bb_frequencies, predict.cc), but with two heuristics only: a loop is left once in eight iterations, and
   what throws or does not return is rare.

     order     the blocks, each after those that lead to it; an edge against the order belongs to a loop
     loops     for each header, from the last one: what leads back to it
     shares    how often each edge is taken
     repeats   for each loop, inner ones first: its header is executed 1 / (1 - p) times, where p is how often it
               leads back to its header
     frequency the same for the whole function  */

#include "facts/guessed-frequencies.h"

#include <algorithm>

namespace outline
{

/* How often a loop is executed for each entry of it: GCC's guess is near it.  No loop counts for more, as
   nested ones are multiplied.  */
static const double usual_iterations = 8;

/* The weight of an edge that is rarely taken; that of others is 1.  */
static const double rare_weight = 0.01;

/* Blocks of loops that are looked at, for each block of the function, so that deeply nested loops do not take time that
   is quadratic.  The outermost loops are then taken for straight code.  */
static const size_t visits_of_block = 32;

/* Whether E leads to what rarely runs: a handler of exceptions, or code that does not return.  */
static bool
rare_p (edge e)
{
  return (e->flags & (EDGE_EH | EDGE_ABNORMAL_CALL)
          || (!EDGE_COUNT (e->dest->succs) && e->dest->index != EXIT_BLOCK));
}

void
guessed_frequencies::order_blocks (function *fn)
{
  std::vector<int> indices (n_basic_blocks_for_fn (fn));
  for (int i = post_order_compute (indices.data (), true, false); i-- > 0;)
    {
      basic_block bb = BASIC_BLOCK_FOR_FN (fn, indices[i]);
      m_order.push_back (bb);
      m_place[bb->index] = m_order.size ();
    }
  size_t edges = 0;
  for (basic_block bb : m_order)
    {
      m_first_edge[bb->index] = edges;
      edges += EDGE_COUNT (bb->preds);
    }
  m_leaves.resize (edges, false);
  m_share.resize (edges, 0);
}

/* HEADER and the blocks that lead back to it without one that is before it; empty if there are none, or too many.  */
guessed_frequencies::region
guessed_frequencies::blocks_of_loop (basic_block header)
{
  region blocks;
  m_found_for[header->index] = NULL;
  auto add_preds = [&] (basic_block bb) {
    edge e;
    edge_iterator ei;
    FOR_EACH_EDGE (e, ei, bb->preds)
      if (m_place[e->src->index] && !before_p (e->src, header) && m_found_for[e->src->index] != header)
        {
          m_found_for[e->src->index] = header;
          blocks.push_back (e->src);
        }
  };
  add_preds (header);
  for (size_t i = 0; i < blocks.size (); i++)
    {
      if (!m_visits)
        return {};
      m_visits--;
      if (blocks[i] != header)
        add_preds (blocks[i]);
    }
  if (!blocks.empty () && m_found_for[header->index] != header)
    {
      m_found_for[header->index] = header;
      blocks.push_back (header);
    }
  std::sort (blocks.begin (), blocks.end (), [this] (basic_block a, basic_block b) { return before_p (a, b); });
  return blocks;
}

/* Notes which edges leave LOOP, which has just been found, of the blocks that are in no inner one.  */
void
guessed_frequencies::note_leaving (const region &loop)
{
  for (basic_block bb : loop)
    {
      if (m_in_loop[bb->index])
        continue;
      m_in_loop[bb->index] = true;
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, bb->succs)
        m_leaves[number_of (e)] = m_found_for[e->dest->index] != loop[0];
    }
}

void
guessed_frequencies::find_loops ()
{
  for (size_t i = m_order.size (); i-- > 0;)
    {
      region loop = blocks_of_loop (m_order[i]);
      if (loop.empty ())
        continue;
      note_leaving (loop);
      m_loops.push_back (std::move (loop));
    }
}

/* Finds the share of each edge: with the same weight for all that are not rare, but that of those that leave a loop
   together 1 / usual_iterations.  */
void
guessed_frequencies::find_shares ()
{
  for (basic_block bb : m_order)
    {
      double staying = 0, leaving = 0;
      edge e;
      edge_iterator ei;
      auto weight = [] (edge e) { return rare_p (e) ? rare_weight : 1; };
      FOR_EACH_EDGE (e, ei, bb->succs)
        (m_leaves[number_of (e)] ? leaving : staying) += weight (e);
      double leaving_share = !staying ? 1 : MIN (leaving / (leaving + staying), 1 / usual_iterations);
      FOR_EACH_EDGE (e, ei, bb->succs)
        m_share[number_of (e)] = (m_leaves[number_of (e)] ? weight (e) / leaving * leaving_share
                                                         : weight (e) / staying * (1 - leaving_share));
    }
}

/* Finds the frequencies of BLOCKS for each execution of the first one, by edges between them that do not lead back.  */
void
guessed_frequencies::propagate (const region &blocks)
{
  for (basic_block bb : blocks)
    m_frequency[bb->index] = 0;
  m_frequency[blocks[0]->index] = 1;
  for (basic_block bb : blocks)
    {
      double &frequency = m_frequency[bb->index];
      frequency *= m_repeats[bb->index];
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, bb->succs)
        if (before_p (bb, e->dest))
          m_frequency[e->dest->index] += frequency * share (e);
    }
}

guessed_frequencies::guessed_frequencies (function *fn)
  : m_place (last_basic_block_for_fn (fn), 0), m_first_edge (m_place.size (), 0), m_found_for (m_place.size (), NULL),
    m_in_loop (m_place.size (), false), m_repeats (m_place.size (), 1), m_frequency (m_place.size (), 1),
    m_visits (visits_of_block * n_basic_blocks_for_fn (fn))
{
  order_blocks (fn);
  find_loops ();
  find_shares ();
  for (const region &loop : m_loops)
    {
      propagate (loop);
      double returns = 0;
      edge e;
      edge_iterator ei;
      FOR_EACH_EDGE (e, ei, loop[0]->preds)
        if (m_place[e->src->index] && !before_p (e->src, loop[0]))
          returns += m_frequency[e->src->index] * share (e);
      m_repeats[loop[0]->index] = 1 / (1 - MIN (returns, 1 - 1 / usual_iterations));
    }
  propagate (m_order);
}

} // namespace outline
