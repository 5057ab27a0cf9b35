/* Which functions need too much stack when code is outlined from them.
   SPDX-License-Identifier: GPL-3.0-or-later

   Trials compile the unit as it is, and outlined; then outlined without the functions whose stack has become too
   deep, until no more are found.  */

#include "variants/bound-stack.h"

#include "facts/stack-growth.h"
#include "gimple/plan/stack-bound.h"
#include "plugin/options.h"

namespace outline
{

/* After so many steps all functions are left alone.  */
static const unsigned most_steps = 8;

bool
bound_stack (variant_search &search)
{
  search.dismiss_best ();
  trial_request outlined;
  outlined.variant = search.variant ();
  outlined.stack = true;
  trial_request baseline_request = outlined;
  for (cgraph_node *node : search.order ())
    baseline_request.variant.leave.emplace (DECL_UID (node->decl), REFUSAL_STACK_GROWTH);
  if (!search.measure ({ baseline_request, outlined }))
    return false;
  const attempt baseline = search[search.last_number () - 1];
  const records_by_uid before = by_uid (baseline.record);
  for (unsigned step = 0; baseline.known && search.last ().known; step++)
    {
      if (!leave_what_deepens (search.last ().record, before, opts.max_stack_growth, outlined.variant.leave))
        {
          search.choose (outlined.variant);
          return true;
        }
      if (step == most_steps)
        break;
      if (!search.measure ({ outlined }))
        return false;
    }
  if (dump_enabled_p () && !(baseline.known && search.last ().known))
    dump_printf (MSG_MISSED_OPTIMIZATION,
                 "nothing is outlined: its stack usage could not be measured\n");
  search.choose (baseline_request.variant);
  forget_stack_growth ();
  return true;
}

} // namespace outline
