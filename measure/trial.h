/* A trial: a process that compiles one variant of the unit.  This is the part that deals with GCC.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_TRIAL_H
#define OUTLINE_MEASURE_TRIAL_H

#include <unordered_set>
#include <vector>

#include "facts/stack-growth.h"
#include "gcc/function-tuning.h"
#include "measure/object-size.h"
#include "measure/processes.h"
#include "measure/trial-output.h"
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
  bool saves_by_calls = false;  /* Functions save registers by calls of routines (target/save-routines.h).  */
  function_tunings tunings;     /* Of the passes of each function.  */
};

/* The variant in which this process compiles the unit.  */
struct variant_choice
{
  unit_variant variant;
  bool tried = false;           /* It was found before functions were finished, but for those that it leaves alone.  */
  stack_growth growth;          /* How much deeper stacks are in it, with option max-stack-growth.  */
};

/* The trial that this process is, if trying_p.  */
class trial
{
public:
  /* In a process that has just been started: makes it a trial.  ORDER: the functions of the unit before any is
     outlined.  MAY_GO_ON: it may go on as the compiler.  STACK: it measures frames, too.  IF_MADE: it measures only if
     outlining makes a function, else reports no bytes at once.  */
  void enter (const std::vector<cgraph_node *> &order, bool may_go_on, bool stack, bool if_made);

  /* To be called before the functions of ORDER, including those that outlining has made, are
     expanded.  */
  void begin (const std::vector<cgraph_node *> &order);

  /* To be called when the functions of ORDER have been expanded, whose unwind entries are as in UNWIND.  Folding
     saves SAVED bytes of them, chains of jumps CHAINED, MERGED are not taken because functions have the same
     code, and what they call to save registers takes ROUTINES.  Sends the record, which is empty after an error.
     Returns if the process is to continue as the compiler.  */
  void end (const std::vector<cgraph_node *> &order, const unwind_table &unwind, uint64_t saved, uint64_t chained,
            uint64_t merged, uint64_t routines);

  /* Whether it only measures, and tracks no variables (the override of the gate of "vartrack").  */
  bool only_measuring_p () const { return trying_p () && !m_may_go_on; }

  /* What is measured of the functions.  */
  object_sizes sizes;

private:
  void note_calls (const std::vector<cgraph_node *> &order);

  bool m_may_go_on = false, m_if_made = false;
  /* By DECL_UID: the functions that outlining has not made.  Looked up in, never walked.  */
  std::unordered_set<unsigned> m_original;
  unit_record m_record;
  captured_output m_output;     /* Of one that may go on.  */
};

} // namespace outline

#endif
