/* Speculative forks of the compiler: each reports a result, and one may replace its parent.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_PROCESSES_H
#define OUTLINE_MEASURE_PROCESSES_H

#include <sys/types.h>

#include <string>
#include <vector>

#include "measure/restart.h"

namespace outline
{

/* The processes that this one starts by fork.  */
class processes
{
public:
  /* At most JOBS run at once.  */
  explicit processes (unsigned jobs);
  /* Kills those that wait.  */
  ~processes ();
  processes (const processes &) = delete;
  void operator= (const processes &) = delete;

  /* Starts COUNT more processes and waits until each has reported or failed.  Returns -1 here, and
     in each of them its number, counted from 0 over all calls; the new process has to call
     report_and_wait.

     If one crashes, is killed or uses far more time than this process so far, another one is started in its place,
     once, when all others have reported.  If that one is killed from outside, too, or none can be started for a second,
     this process takes over the number, and restarts (measure/restart.h).  A number is given up if that is impossible,
     or its process fails twice by itself; the result says why.  */
  int start (size_t count);

  /* By number.  */
  const std::vector<trial_result> &results () const { return m_results; }

  /* Lets process NUMBER continue as the compiler, waits for it, and exits with its status.  Returns only
     if that process no longer exists.  */
  void hand_over (size_t number);

  /* Kills process NUMBER, if it waits.  */
  void dismiss (size_t number);

private:
  struct child
  {
    pid_t pid = 0;              /* 0 if there is none, or it has ended.  */
    int channel = -1;           /* To it and from it.  */
    unsigned failures = 0;      /* How many of its number have failed.  */
    bool prevented = false;     /* The last one was killed from outside, or could not be started.  */
  };

  pid_t fork_child (size_t number);
  pid_t fork_patiently (size_t number);
  void wait (size_t number);
  bool work_here (size_t number);
  void dismiss_all ();
  static int end (child &c);

  unsigned m_jobs;
  /* By number.  */
  std::vector<trial_result> m_results;
  std::vector<child> m_children;
};

/* Whether this process runs a trial: it was started by class processes, or took over a number, and has not
   replaced its parent yet.  */
bool trying_p ();

/* In a process for which trying_p: whether it may continue as the compiler.  */
bool may_replace_parent_p ();

/* In a process for which trying_p: reports TEXT.  A process that has taken over a number restarts the compiler and
   never returns.  One that was started returns when it is to continue as the compiler, and exits if the parent decides
   otherwise, or at once unless MAY_GO_ON.  */
void report_and_wait (const std::string &text, bool may_go_on);

} // namespace outline

#endif
