/* What a process that compiles for trial may use, and how it fails.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "measure/trial-limits.h"

namespace outline
{

process_limits
limit_trial (rlim_t seconds)
{
  process_limits before;
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
  return before;
}

void
restore_limits (const process_limits &limits)
{
  setrlimit (RLIMIT_CPU, &limits.time);
  setrlimit (RLIMIT_CORE, &limits.core);
}

rlim_t
trial_seconds ()
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  return 60 + 20 * usage.ru_utime.tv_sec;
}

} // namespace outline
