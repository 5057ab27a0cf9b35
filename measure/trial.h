/* A trial: a process that compiles one variant of the unit.  This is the part that deals with GCC.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_TRIAL_H
#define OUTLINE_MEASURE_TRIAL_H

#include <vector>

#include "gcc/pass.h"
#include "gcc/unwind.h"
#include "measure/processes.h"
#include "plugin/refusals.h"

namespace outline
{

/* What is done to the unit's GIMPLE.  */
enum unit_sharing
{
  AS_IT_IS,
  MERGED,                       /* Functions that are alike are merged.  */
  OUTLINED                      /* And what repeats is outlined.  */
};

/* A variant in which the unit can be compiled.  */
struct unit_variant
{
  unit_sharing sharing = OUTLINED;
  /* The functions that are neither merged nor outlined from.  */
  function_reasons leave;
  /* Code that may be folded is not scheduled a second time, and at -Oz the options of GCC that cost bytes are off
     (gcc/size-tuning.h): more of it is equal.  Else it is GCC's usual code of which what repeats is folded.  */
  bool for_folding = true;
};

/* Whether an input file of GCC, NAME, is the standard input.  */
bool stdin_p (const char *name);

/* The variant in which this process compiles the unit; the default one until another is chosen.  */
const unit_variant &chosen_variant ();
void set_variant (const unit_variant &variant);

/* What is asked of a trial.  */
struct trial_request
{
  unit_variant variant;
  /* The caller allows the process to go on as the compiler.  */
  bool may_go_on = true;
  bool stack = false;           /* Measures frames, too.  */
  bool compares_protected = false; /* Protected code is compared (facts/protected-code.h).  */
};

/* In trials that only measure: the pass that replaces "vartrack" and removes what that would; and the
   override of current_pass's gate that clears RUNS for "vartrack".  */
extern const pass_description end_tracking_pass;
void skip_tracking (bool &runs);

/* Returns processes for trials, at most as many at once as option jobs says.  */
processes processes_for_trials ();

/* Warns of the first trial of RESULTS that was given up.  */
void warn_given_up (const std::vector<trial_result> &results);

/* In a process that has just been started: makes it a trial for REQUEST.  ORDER: the functions of the unit before any
   is outlined.  */
void enter_trial (const trial_request &request, const std::vector<cgraph_node *> &order);

/* What follows is for a process for which trying_p holds.

   To be called before the functions of ORDER, including those that outlining has made, are
   expanded.  */
void begin_trial (const std::vector<cgraph_node *> &order);

/* To be called when the functions of ORDER have been expanded, whose unwind entries are as in UNWIND.  Folding saves
   SAVED bytes of them, chains of jumps CHAINED, and MERGED are not taken because functions have the same code.  Sends
   the record; returns if the process is to continue as the compiler.  After an error the record is empty.  */
void end_trial (const std::vector<cgraph_node *> &order, const unwind_table &unwind, uint64_t saved, uint64_t chained,
                uint64_t merged);

} // namespace outline

#endif
