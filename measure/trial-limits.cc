/* What a process that compiles for trial may use, and how it fails.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "measure/trial-limits.h"

namespace outline
{

/* The limits before limit_trial.  */
static struct
{
  struct rlimit time, core;
} before;

void
limit_trial (rlim_t seconds)
{
  getrlimit (RLIMIT_CPU, &before.time);
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  seconds += usage.ru_utime.tv_sec + usage.ru_stime.tv_sec;
  struct rlimit limit = before.time;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > seconds)
    {
      limit.rlim_cur = seconds;
      setrlimit (RLIMIT_CPU, &limit);
    }
  getrlimit (RLIMIT_CORE, &before.core);
  limit = before.core;
  limit.rlim_cur = 0;
  setrlimit (RLIMIT_CORE, &limit);
}

void
restore_limits ()
{
  setrlimit (RLIMIT_CPU, &before.time);
  setrlimit (RLIMIT_CORE, &before.core);
}

rlim_t
trial_seconds ()
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  return 60 + 20 * usage.ru_utime.tv_sec;
}

} // namespace outline
