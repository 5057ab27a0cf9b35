/* How much execution time saved bytes may cost.  SPDX-License-Identifier: GPL-3.0-or-later

   With a profile it is known how many instructions a unit executes, and how many a call at a site
   adds: option slowdown bounds the sum.  Besides, adding one percent of the executed instructions
   has to save at least one percent of the code: sites with a worse ratio have a hundredth of the
   bytes and half of the time (sqlite3).

   Without a profile such sums mean little.  GCC guesses well which code of a function runs more
   often than other code, but how often functions call each other is a product of guesses, and one
   deep chain of loops outweighs all the rest.  A bound on a sum that wrong terms dominate is
   useless: with a bound of five percent sqlite3 executed six percent more, and small programs were
   left alone.  So an instruction has a fixed price instead, which was fitted to sites of programs
   that were run under callgrind (docs/cost.md).  */

#include "facts/slowdown.h"

#include <algorithm>

#include "facts/frequency.h"
#include "facts/scope.h"
#include "plugin/options.h"

namespace outline
{

/* With a profile, the part of slowdown that each outliner may use: programs are not always run
   as they were for the profile.  */
static const double profiled_part = 0.2;

/* How many times more an instruction costs without a profile where only cold code takes part, as those who ask for
   speed do not want to pay time (docs/cost.md).  */
static const double where_cold = 16;

/* More than any code is worth.  */
static const double prohibitive_price = 1e9;

/* Whether only cold code of the functions of ORDER takes part.  */
static bool
cold_only_p (const std::vector<cgraph_node *> &order)
{
  return std::all_of (order.begin (), order.end (),
                      [] (cgraph_node *node) { return scope_of (node->decl) < SCOPE_WARM; });
}

/* In percent; negative: no bound.  PROFILED: whether the unit has a profile.  If only cold code takes part (COLD_ONLY),
   both outliners together may then by default add 0.1% of what was executed in training: each profiled_part of it.  */
static double
allowed_slowdown (bool profiled, bool cold_only)
{
  if (opts.stress)
    return -1;
  if (opts.slowdown >= 0)
    return opts.slowdown;
  if (optimize_size >= 2)
    return -1;
  return profiled && cold_only ? 0.25 : 1;
}

bool
time_unlimited_p ()
{
  return allowed_slowdown (false, false) < 0;
}

double
time_weight (const_tree decl, bool profiled)
{
  if (time_unlimited_p ())
    return 1;
  if (opts.slowdown < 0 && opt_for_fn (decl, optimize_size) >= 2)
    return 0;
  return profiled || scope_of (decl) >= SCOPE_WARM ? 1 : where_cold;
}

time_limit
limit_of_time (const std::vector<cgraph_node *> &order, double price,
               double bytes, double executed)
{
  time_limit limit;
  bool profiled = profiled_unit_p (order);
  double percent = allowed_slowdown (profiled, cold_only_p (order));
  if (percent < 0)
    return limit;
  if (profiled)
    {
      limit.price = executed > 0 ? bytes / executed : 0;
      limit.budget = executed * percent / 100 * profiled_part;
    }
  else
    limit.price = percent > 0 ? price / percent : prohibitive_price;
  return limit;
}

} // namespace outline
