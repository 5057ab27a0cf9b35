/* Speculative forks of the compiler: each reports a result, and one may replace its parent.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#ifndef OUTLINE_MEASURE_PROCESSES_H
#define OUTLINE_MEASURE_PROCESSES_H

#include <csignal>
#include <sys/resource.h>
#include <sys/types.h>

#include <deque>
#include <string>
#include <vector>

#include "measure/restart.h"

namespace outline
{

/* The processes that this one starts by fork.  */
class processes
{
public:
  /* At most JOBS run at once.  RESTARTS: if a process cannot be started, or is killed from outside, this
     process itself does the work and restarts (measure/restart.h), where possible.  */
  processes (unsigned jobs, bool restarts);
  /* Kills those that wait.  */
  ~processes ();
  processes (const processes &) = delete;
  void operator= (const processes &) = delete;

  /* Starts COUNT more processes and waits until each has reported or failed.  Returns -1 here, and
     in each of them its number, counted from 0 over all calls; the new process has to call
     report_and_wait.

     If one crashes, is killed or uses far more time than this process so far, another one is started in its place,
     once, when all others have reported.  If that fails too, or no process can be started for a second, this process
     takes over its number, or gives it up; the result says why.  */
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
    pid_t pid = 0;         /* 0 if there is none, or it has ended.  */
    int channel = -1;      /* To it and from it.  */
    bool failed = false;   /* One of its number has failed.  */
  };

  void start_one (size_t number);
  bool work_here ();
  bool fork_child (size_t number);
  void become_child (pid_t parent, rlim_t seconds, size_t number, int channel);
  void wait ();
  void dismiss_all ();
  static int end (child &c, bool killed);

  struct sigaction m_child_action;      /* Of SIGCHLD, before.  */
  unsigned m_jobs;
  bool m_restarts;
  /* By number.  */
  std::vector<trial_result> m_results;
  std::vector<child> m_children;
  /* The numbers of those that work, and of those to be started when no other works, in order.  */
  std::deque<size_t> m_working, m_again;
  int m_mine = -1;             /* The number whose work this process does, or -1.  */
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
