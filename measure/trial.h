/* A trial: a process that compiles one variant of the unit.  This is the part that deals with GCC.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_TRIAL_H
#define OUTLINE_MEASURE_TRIAL_H

#include <vector>

#include "gcc/pass.h"
#include "measure/processes.h"
#include "plugin/refusals.h"

namespace outline
{

/* Functions by DECL_UID.  Looked up in, never walked.  */
typedef std::unordered_set<unsigned> function_set;

/* A variant in which the unit can be compiled.  */
struct unit_variant
{
  /* The functions from which nothing is outlined.  */
  function_reasons leave;
  /* Functions for -Oz are compiled without the options that cost bytes (gcc/size-tuning.h).  */
  bool size_tuned = false;
  /* The unit is folded.  */
  bool folds = true;
  /* Functions are scheduled for the second time as without the plugin, which leaves less to fold.  */
  bool scheduled = false;
};

/* Whether an input file of GCC, NAME, is the standard input.  */
bool stdin_p (const char *name);

/* The variant in which this process compiles the unit; the default one until another is chosen.  */
const unit_variant &chosen_variant ();
void set_variant (const unit_variant &variant);

/* Which functions a trial expands: all, or those in question and their callees.  */
enum trial_extent { EXPAND_ALL, EXPAND_IN_QUESTION };

/* What is asked of a trial.  There are three sets of functions, each a subset of the next:

   - touched: something is expected to be outlined from them;
   - in question, whose sizes are compared: the touched ones, those that outlining makes, and the
     callers of the latter; or all;
   - expanded: those in question and their callees, or all.  */
struct trial_request
{
  unit_variant variant;
  bool all_in_question = true;
  function_set touched;         /* Used unless ALL_IN_QUESTION.  */
  trial_extent extent = EXPAND_ALL;
  /* With EXPAND_IN_QUESTION: TOUCHED and their callees, direct or not, whose known register usage
     (-fipa-ra) may make callers smaller.  */
  function_set touched_and_callees;
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

   Whether NODE's function has to be compiled.  */
bool tried_p (cgraph_node *node);

/* To be called before the functions of ORDER, including those that outlining has made, are
   expanded.  */
void begin_trial (const std::vector<cgraph_node *> &order);

/* To be called when the functions of ORDER have been expanded.  Folding saves SAVED bytes of them, chains of jumps
   CHAINED.  MERGED: by function, the bytes that it does not take because another one has the same code; or empty.
   Sends the record; returns if the process is to continue as the compiler.  After an error the record is empty.  */
void end_trial (const std::vector<cgraph_node *> &order, uint64_t saved, uint64_t chained,
                const std::vector<uint32_t> &merged);

} // namespace outline

#endif
