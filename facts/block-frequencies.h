/* How often blocks are executed.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_FACTS_BLOCK_FREQUENCIES_H
#define OUTLINE_FACTS_BLOCK_FREQUENCIES_H

#include <vector>

#include "gcc/gcc-compat.h"

namespace outline
{

/* Whether FN has a profile of its own.  */
bool profiled_p (function *fn);

/* The count from which GCC considers code hot (get_hot_bb_threshold, predict.cc); 0 without a profile.  */
double hot_runs ();

/* How often code with COUNT, which is initialized and of a function with a profile, runs.  If COUNT is zero by division
   only, the code may have run: it counts as hot.  GCC divides counts where it copies code, as for the rest of an
   unrolled loop; what has never run keeps its exact zero.  */
double runs_of (profile_count count);

/* The execution frequencies of the blocks of FN, which has its CFG, for each entry of FN.  With a profile: its counts.
   Otherwise GCC's estimates, or ours where it makes none (-fno-guess-branch-probability, as busybox is compiled), all
   code takes part and time is limited; but

   - 0 if FN is cold;
   - 0 outside of loops if FN runs once;
   - where only cold code takes part, or time is limited (facts/slowdown.h), the cases of large switches count for more
     than GCC estimates, as any of them may be the usual one;
   - where only cold code takes part, so does all that GCC's predictors know little of: a block counts as cold only by a
     condition that is seldom true, not by many that may be.  Numbers are between GCC's estimate and 1 then.  */
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
