/* How often blocks are executed where GCC has not guessed it.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_GUESSED_FREQUENCIES_H
#define OUTLINE_FACTS_GUESSED_FREQUENCIES_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* With -fno-guess-branch-probability (as busybox is compiled) GCC does not say which code is in loops, and which is
   rarely executed.  This guesses it from the shape of the CFG alone.  It is valid until the CFG changes.  Not good
   enough to say which code is cold.  */
class guessed_frequencies
{
public:
  /* FN: the current function, with its CFG.  */
  explicit guessed_frequencies (function *fn);

  /* By index of a block of FN: how often it is executed for each entry of FN; 1 for blocks that cannot be reached.  */
  const std::vector<double> &of_blocks () const { return m_frequency; }

  /* How often E, an edge of FN, is taken, of all times that its source is executed: 0 to 1.  */
  double share (edge e) const { return m_share[number_of (e)]; }

private:
  /* Blocks, the header first and each other one after those that lead to it, but for loops.  */
  typedef std::vector<basic_block> region;

  void order_blocks (function *fn);
  void find_loops ();
  region blocks_of_loop (basic_block header);
  void note_leaving (const region &loop);
  void find_shares ();
  void propagate (const region &blocks);

  bool before_p (basic_block a, basic_block b) const { return m_place[a->index] < m_place[b->index]; }
  size_t number_of (edge e) const { return m_first_edge[e->dest->index] + e->dest_idx; }

  region m_order;                       /* All that can be reached.  */
  std::vector<region> m_loops;          /* Inner ones before outer ones.  */
  /* By index of a block.  */
  std::vector<size_t> m_place;          /* In m_order, from 1; 0: cannot be reached.  */
  std::vector<size_t> m_first_edge;     /* The number of the first edge that leads to it.  */
  std::vector<basic_block> m_found_for; /* The header of the last loop that it was found in.  */
  std::vector<bool> m_in_loop;
  std::vector<double> m_repeats;        /* Of headers: executions for each entry of their loop; else 1.  */
  std::vector<double> m_frequency;
  size_t m_visits;                      /* How many more blocks of loops are looked at.  */
  /* By number of an edge.  */
  std::vector<bool> m_leaves;           /* It leads out of the innermost loop that its source is in.  */
  std::vector<double> m_share;
};

} // namespace outline

#endif
