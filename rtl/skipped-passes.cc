/* GCC's passes that do not run on code that may be folded.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "rtl/skipped-passes.h"

#include "facts/block-frequencies.h"
#include "facts/scope.h"

namespace outline
{

namespace
{

/* Whether passes may be skipped for the sake of folding FN.  Code that runs is compiled as usual where only cold code
   may be folded.  */
bool
steered_p (function *fn, const unit_reading &reading)
{
  return reading.reads_p (fn) && !reading.as_usual_p (fn);
}

/* Whether FN is not scheduled a second time: that would interleave repeated code with other code.  Without it
   folding saves a seventh more on four bench programs.  */
bool
unscheduled_p (function *fn, const unit_reading &reading)
{
  return optimize_function_for_size_p (fn) && steered_p (fn, reading);
}

/* Whether "hoist" (gcse.cc) is skipped for FN.  It computes expressions that several blocks need once, in an
   earlier block.  In a function with landing pads these are mostly addresses in its frame, one short instruction
   each: hoisted, they occupy registers that have to be saved, and make equal code different.  Elsewhere hoisting
   makes code smaller.  */
bool
unhoisted_p (function *fn, const unit_reading &reading)
{
  if (!opt_for_fn (fn->decl, optimize_size) || !steered_p (fn, reading) || global_options_set.x_flag_gcse
      || global_options_set.x_param_gcse_cost_distance_ratio)
    return false;
  return fn->eh && fn->eh->region_tree && known_gt (get_frame_size (), 0);
}

/* Marks BB with FLAG, and the blocks that fall through to it: the pipeline state at their ends
   is that with which BB is scheduled (schedule_region, sched-rgn.cc).  */
void
mark_scheduled (basic_block bb, int flag)
{
  while (bb && !(bb->flags & flag))
    {
      bb->flags |= flag;
      edge before = find_fallthru_edge (bb->preds);
      bb = before && before->src != ENTRY_BLOCK_PTR_FOR_FN (cfun) ? before->src : NULL;
    }
}

} // namespace

bool
partly_scheduled_p (function *fn, const unit_reading &reading)
{
  return flag_schedule_insns_after_reload && protects_rest_p (fn) && reading.reads_p (fn);
}

void
mark_unscheduled (function *fn, const unit_reading &reading)
{
  block_frequencies frequencies (fn);
  auto_bb_flag scheduled (fn);
  basic_block bb;
  FOR_EACH_BB_FN (bb, fn)
    if (protected_block_p (fn, bb, frequencies, reading.profiled_p ()))
      mark_scheduled (bb, scheduled);
  FOR_EACH_BB_FN (bb, fn)
    {
      if (!(bb->flags & scheduled))
        bb->flags |= BB_DISABLE_SCHEDULE;
      bb->flags &= ~scheduled;
    }
}

bool
harms_folding_p (const char *name, const unit_reading &reading)
{
  return ((!strcmp (name, "sched2") && unscheduled_p (cfun, reading))
          || (!strcmp (name, "hoist") && unhoisted_p (cfun, reading)));
}

} // namespace outline
