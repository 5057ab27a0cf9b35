/* A process that compiles the unit for trial, as GCC sees it.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_TRIAL_H
#define OUTLINE_MEASURE_TRIAL_H

#include <vector>

#include "measure/processes.h"
#include "plugin/gcc-compat.h"
#include "plugin/refusals.h"

namespace outline
{

/* Functions by DECL_UID.  Looked up in, never walked.  */
typedef std::unordered_set<unsigned> function_set;

/* A way to compile the unit.  */
struct unit_variant
{
  /* The functions from which nothing is outlined.  */
  function_reasons leave;
  /* Functions that are compiled for -Oz are compiled without options that cost bytes
     (plugin/size-tuning.h).  */
  bool size_tuned = false;
  /* Code is folded; else it is as GCC makes it.  */
  bool folds = true;
};

/* The way in which this process compiles the unit; as usual until VARIANT is chosen.  */
const unit_variant &chosen_variant ();
void choose_variant (const unit_variant &variant);

/* Which functions a trial compiles: all, or those in question and what they call.  */
enum trial_extent { EXPAND_ALL, EXPAND_TOUCHED };

/* What is asked of a trial.  */
struct trial_request
{
  unit_variant variant;
  /* All functions are in question; else those of TOUCHED, those that outlining makes and those that
     call these.  */
  bool all = true;
  function_set touched;
  /* With EXPAND_TOUCHED: of these functions TOUCHED calls some, and these others.  What GCC knows of the
     registers that they use (-fipa-ra) makes their callers smaller.  */
  function_set called;
  trial_extent expands = EXPAND_ALL;
  /* The process may go on as the compiler, as far as the caller is concerned.  */
  bool may_go_on = true;
  bool stack = false;           /* Frames are to be measured, too.  */
  bool compares_protected = false; /* Protected code is compared (plugin/protected-code.h).  */
};

/* In place of "vartrack", where nothing is printed: the pass that removes what it would, and, as a gate
   of current_pass, which RUNS, what leaves it out.  */
opt_pass *make_end_tracking_pass (gcc::context *ctxt);
void skip_tracking (bool &runs);

/* Returns processes for trials, at most as many at once as option jobs says.  The first one that is
   given up is a warning.  */
processes processes_for_trials ();

/* Whether a process for REQUEST may go on as the compiler: it does all that the compiler does, and
   nothing that a user sees before it is chosen.  */
bool may_go_on_p (const trial_request &request);

/* In a process that has just been started: what it is for.  ORDER: the functions of the unit before any
   is outlined.  */
void enter_trial (const trial_request &request, const std::vector<cgraph_node *> &order);

/* The rest is for a process for which trying_p.

   Whether NODE's function has to be compiled.  */
bool tried_p (cgraph_node *node);

/* The functions of ORDER, with those that outlining has made, are going to be expanded.  */
void begin_trial (const std::vector<cgraph_node *> &order);

/* They have been, and folding saves SAVED bytes of them.  Returns if the process is to go on as the
   compiler.  */
void end_trial (const std::vector<cgraph_node *> &order, uint64_t saved);

} // namespace outline

#endif
