/* Which code of a function takes part.  SPDX-License-Identifier: GPL-3.0-or-later

   At -Os and -Oz all of it.  At levels at which time counts only what hardly costs any: with
   a profile what has never run; without one what GCC's predictors (predict.cc) take for less
   likely than not, among it all that leads to calls of cold functions and of those that do not
   return, and landing pads.  Measured at -O2 on seven C and C++ programs, folding alone:

     executed at most, for each entry     0     0.1    0.3    0.5
     text                              -0.6    -2.4   -3.5   -4.3%
     executed instructions              0.0     0.0    0.0    0.0%  */

#include "plugin/scope.h"

#include "plugin/frequency.h"

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

double
most_executions (code_scope scope, bool profile)
{
  switch (scope)
    {
    case SCOPE_COLD:
      return profile ? 0 : 0.1;
    case SCOPE_UNLIKELY:
      return profile ? 0 : 0.499;
    case SCOPE_WARM:
      return profile ? -1 : 1;
    default:
      return -1;
    }
}

bool
in_scope_p (function *fn, basic_block bb, bool profile)
{
  double most = most_executions (scope_of (fn->decl), profile);
  if (most < 0)
    return true;
  if (!profile)
    return block_frequency (fn, bb) <= most;
  if (profile_status_for_fn (fn) != PROFILE_READ)
    return !opts.unprofiled;
  profile_count count = bb->count.ipa ();
  return count.initialized_p () && count.to_gcov_type () <= most;
}

} // namespace outline
