/* Which code of a function takes part.  SPDX-License-Identifier: GPL-3.0-or-later

   At -Os and -Oz all of it.  At levels that optimise for speed only code that costs hardly any
   time: with a profile, code that runs less often than what GCC itself expects to be hot
   (get_hot_bb_threshold, predict.cc), so that GCC compiles it for size; without one, code that GCC's predictors
   (predict.cc) consider less likely than not, which includes code that leads to calls of cold
   functions or functions that do not return, and landing pads.

   With a profile at -O2, geometric mean of lua5.4, zlib, xz, mbedtls, bzip2, mawk and hunspell:

     cold is what runs, for each run of the hottest block     never   less than 1/10,000 times
     text                                                     -7.4    -8.7%

   All but lua5.4, which differs by 0.5% from run to run, execute less than 0.1% more.  Without a profile code is
   cold if it is executed less than half of the times that its function is entered, by frequencies that are raised where
   GCC's predictors know little (facts/block-frequencies.cc), and what is added there has a high price
   (facts/slowdown.cc).  */

#include "facts/scope.h"

#include "facts/slowdown.h"

namespace outline
{

bool
level_takes_part_p (const_tree decl)
{
  return (opt_for_fn (decl, optimize)
          && (opts.all_levels || !opt_for_fn (decl, optimize_debug)));
}

code_scope
scope_of (const_tree decl)
{
  if (opts.scope != SCOPE_AUTO)
    return code_scope (opts.scope);
  return (opts.all_levels || opts.stress || opt_for_fn (decl, optimize_size)
            ? SCOPE_ALL
            : SCOPE_UNLIKELY);
}

/* A function without a profile in a unit with one may be newer than the profile, or not part
   of the training (-fprofile-partial-training): in scope unlikely, the default, estimates are safer than
   treating it as cold.  In the other scopes option unprofiled decides.  */
bool
counted_p (function *fn, bool profile)
{
  return profile && (profiled_p (fn) || scope_of (fn->decl) != SCOPE_UNLIKELY);
}

/* With a profile: how often code that GCC does not expect to be hot runs at most.  At link time GCC derives its
   threshold from the whole program's counts (ipa-profile.cc), else from the largest count of the training (parameter
   hot-bb-count-fraction).  With LTO it is the count of some block, and frequencies of instructions are rounded, so the
   limit is a little lower.  */
static double
most_runs_of_rare_code ()
{
  return MAX (hot_runs () * 0.999 - 0.5, 0);
}

/* Half an execution for each entry of the function, as block_frequencies has it where nothing is known but that: the
   geometric mean of 0.5, 1 and 1, rounded down.  */
static const double half_of_entries = 0.793;

double
max_executions (code_scope scope, bool counted)
{
  switch (scope)
    {
    case SCOPE_COLD:
      return counted ? 0 : 0.1;
    case SCOPE_UNLIKELY:
      return counted ? most_runs_of_rare_code () : half_of_entries;
    case SCOPE_WARM:
      return counted ? -1 : 1;
    default:
      return -1;
    }
}

bool
in_scope_p (function *fn, basic_block bb, const block_frequencies &frequencies, bool profile)
{
  bool counted = counted_p (fn, profile);
  double most = max_executions (scope_of (fn->decl), counted);
  if (most < 0)
    return true;
  if (!counted)
    return frequencies[bb] <= most;
  if (!profiled_p (fn))
    return !opts.unprofiled;
  profile_count count = bb->count.ipa ();
  return count.initialized_p () && runs_of (count) <= most;
}

bool
protected_block_p (function *fn, basic_block bb, const block_frequencies &frequencies, bool profile)
{
  return (!in_scope_p (fn, bb, frequencies, profile)
          || (!time_unlimited_p () && profiled_p (fn) && maybe_hot_bb_p (fn, bb)));
}

} // namespace outline
