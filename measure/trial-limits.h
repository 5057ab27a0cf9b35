/* What a process that compiles for trial may use, and how it fails.  SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_TRIAL_LIMITS_H
#define OUTLINE_MEASURE_TRIAL_LIMITS_H

#include <csignal>
#include <sys/resource.h>

namespace outline
{

/* The signals that end a trial by its own fault, or for using too much time.  */
const int own_faults[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGXCPU };

/* Lets this process use SECONDS more of processor time, or less if it has a lower bound, and prevents dumps of memory,
   which would be as large as the compiler.  */
void limit_trial (rlim_t seconds);

/* Gives this process back the limits that it had before limit_trial.  May be called by a signal handler.  */
void restore_limits ();

/* The processor seconds that a trial may use: far more than this process, the compiler, has used so far.  A child
   process cannot ask, as its time is counted anew.  */
rlim_t trial_seconds ();

} // namespace outline

#endif
