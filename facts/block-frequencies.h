/* How often blocks are executed.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_BLOCK_FREQUENCIES_H
#define OUTLINE_FACTS_BLOCK_FREQUENCIES_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether FN has a profile of its own.  */
bool profiled_p (function *fn);

/* With a profile: code that runs so often is what GCC expects to be hot (get_hot_bb_threshold, predict.cc); 0 without
   one.  */
double hot_runs ();

/* How often code with COUNT, which is initialized and of a function with a profile, runs.  If COUNT is zero by division
   only, the code may have run: it counts as hot.  GCC divides counts where it copies code, as for the rest of an
   unrolled loop; what has never run keeps its exact zero.  */
double runs_of (profile_count count);

/* How often the blocks of FN, which has its CFG, are executed for each entry of FN: with a profile by its counts, else
   by GCC's estimates, or where it makes none and all code takes part by ours (guessed-frequencies.h), but

   - 0 if FN is cold;
   - 0 if FN runs once and the block is outside of loops;
   - unless time is not limited (facts/slowdown.h), the cases of large switches count for more than GCC
     estimates, as any of them may be the usual one.  */
class block_frequencies
{
public:
  explicit block_frequencies (function *fn);

  /* BB: a block of FN that was there when this was made.  */
  double operator[] (const_basic_block bb) const { return m_by_index[bb->index]; }

private:
  std::vector<double> m_by_index;
};

} // namespace outline

#endif
