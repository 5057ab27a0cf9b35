/* What saved bytes may cost in time.  SPDX-License-Identifier: GPL-3.0-or-later

   With a profile it is known what a unit executes, and what a call more at a
   site adds to that: option slowdown bounds the sum.  Besides, a percent more of
   what is executed has to save a percent of the code: what lies beyond is a
   hundredth of the bytes for half of the time (sqlite3).

   Without, sums mean little.  GCC guesses well which code of a function runs
   more often than other code, but how often functions call each other is a
   product of guesses, and one deep chain of loops outweighs all the rest.  A sum
   that is dominated by what is not true bounds nothing: with five percent of it
   sqlite3 executed six percent more, and small programs were left alone.  So an
   instruction has a fixed price instead.  It was fitted with the sites of
   programs that were run under callgrind (docs/cost.md).  */

#include "facts/slowdown.h"

#include "facts/frequency.h"
#include "plugin/options.h"

namespace outline
{

/* With a profile, the part of slowdown that each outliner may use: programs are not always run
   as they were for the profile.  */
static const double profiled_part = 0.2;

/* More than any code is worth.  */
static const double prohibitive_price = 1e9;

/* In percent; negative: no bound.  */
static int
allowed_slowdown ()
{
  if (opts.stress)
    return -1;
  if (opts.slowdown >= 0)
    return opts.slowdown;
  return optimize_size >= 2 ? -1 : 1;
}

bool
any_slowdown_p ()
{
  return allowed_slowdown () < 0;
}

time_limit
limit_of_time (const std::vector<cgraph_node *> &order, double price,
               double bytes, double executed)
{
  time_limit limit;
  int percent = allowed_slowdown ();
  if (percent < 0)
    return limit;
  if (profiled_unit_p (order))
    {
      limit.price = executed > 0 ? bytes / executed : 0;
      limit.budget = executed * percent / 100 * profiled_part;
    }
  else
    limit.price = percent > 0 ? price / percent : prohibitive_price;
  return limit;
}

} // namespace outline
