/* Speculative forks of the compiler: each reports a result, and one may replace its parent.
   SPDX-License-Identifier: GPL-3.0-or-later

   A child of fork has a copy of the whole compiler and may change it freely.  Its results cannot be
   copied back to the parent; instead, the child with the best result continues as the compiler, and the
   parent exits when that does, with its status:

     parent    fork  fork  wait ........ choose 1: wait ...................... exit, as child 1
     child 1    variant 1 ... report, wait ....... go on ... write ... exit
     child 2          variant 2 ... report, wait . killed

   Children are killed when their parent is.  Where the chosen child was killed, the parent kills itself
   by the same signal.

   Time.  A child that uses far more processor time than the compilation so far is in an infinite loop, and is
   killed.  Wall-clock time decides nothing, as machines may be busy.

   Failure.  The choice must not depend on the state of the machine.  So when a child fails, for
   whatever reason, another one is started after all others, which runs alone.  When no process
   can be started, the parent waits, first until its own children have ended, then for other processes.
   If that does not help, or others kill the children, it works without children and restarts itself
   (measure/restart.h).  A trial that fails twice by itself is given up.  */

#include "measure/processes.h"

#include "measure/trial-limits.h"
#include "program/files.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <utility>

namespace outline
{

namespace
{

/* How long to wait, in milliseconds, until a process can be started: in all, and the first
   time.  */
const unsigned most_waiting = 1000, first_waiting = 10;

/* The last byte of a complete message; what a parent sends to let a child continue.  */
const char whole = '.', go_on = '.';

/* In a child: what to restore when it takes its parent's place.  */
struct child_state
{
  bool trying = false;
  /* Not a child: it is to start again.  */
  bool restarts = false;
  int channel = -1;
  std::vector<std::pair<int, struct sigaction>> actions;
};
child_state self;

/* What has its usual action in a child.  */
const int default_signals[]
  = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGXCPU, SIGINT, SIGTERM, SIGHUP };

/* Whether a child that has ended with STATUS was killed from outside, so that a restart may help.  */
bool
restart_helps_p (int status)
{
  return WIFSIGNALED (status)
         && std::find (std::begin (own_faults), std::end (own_faults), WTERMSIG (status)) == std::end (own_faults);
}

/* Ends this process in the way in which one with wait status STATUS has ended, without flushing
   streams.  */
[[noreturn]] void
end_as (int status)
{
  if (WIFSIGNALED (status))
    {
      struct rlimit no_core = { 0, 0 };
      setrlimit (RLIMIT_CORE, &no_core);
      signal (WTERMSIG (status), SIG_DFL);
      raise (WTERMSIG (status));
    }
  _exit (WIFEXITED (status) ? WEXITSTATUS (status) : 1);
}

} // namespace

bool
trying_p ()
{
  return self.trying;
}

bool
may_replace_parent_p ()
{
  return self.trying && !self.restarts;
}

void
report_and_wait (const std::string &text, bool may_go_on)
{
  if (self.restarts)
    restart_with (text);
  if (!write_all (self.channel, text.data (), text.size ()) || !write_all (self.channel, &whole, 1))
    _exit (1);
  if (!may_go_on)
    _exit (0);
  shutdown (self.channel, SHUT_WR);
  std::string verdict;
  read_all (self.channel, &verdict);
  if (verdict.empty ())
    _exit (0);
  close (self.channel);
  for (const auto &action : self.actions)
    sigaction (action.first, &action.second, NULL);
  restore_limits ();
  self = child_state ();
}

processes::processes (unsigned jobs, bool restarts)
  : m_jobs (jobs), m_restarts (restarts)
{
  /* Where SIGCHLD is ignored the status of children is lost.  */
  struct sigaction usual = {};
  usual.sa_handler = SIG_DFL;
  sigaction (SIGCHLD, &usual, &m_child_action);
}

processes::~processes ()
{
  dismiss_all ();
  sigaction (SIGCHLD, &m_child_action, NULL);
}

/* What the child for NUMBER of PARENT does first, which may use SECONDS.  CHANNEL: its end.  */
void
processes::become_child (pid_t parent, rlim_t seconds, size_t number, int channel)
{
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid () != parent)
    _exit (1);
  for (child &other : m_children)
    if (other.pid)
      close (other.channel);
  m_children.clear ();
  m_working.clear ();
  m_again.clear ();
  m_mine = number;
  self = child_state ();
  self.trying = true;
  self.channel = channel;
  for (int sig : default_signals)
    {
      struct sigaction usual = {}, before;
      usual.sa_handler = SIG_DFL;
      if (sigaction (sig, &usual, &before) == 0)
        self.actions.push_back ({ sig, before });
    }
  /* An internal compiler error calls exit, which must not flush streams here.  */
  [[maybe_unused]] static const int registered = atexit ([] { if (self.trying) _exit (1); });
  limit_trial (seconds);
}

/* Starts a child for NUMBER.  Returns false, with errno set, if that fails; true in the child, too.  */
bool
processes::fork_child (size_t number)
{
  int ends[2];
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return false;
  const pid_t parent = getpid ();
  const rlim_t seconds = trial_seconds ();
  const pid_t pid = fork ();
  const int error = errno;
  if (pid > 0)
    {
      m_children[number].pid = pid;
      m_children[number].channel = ends[0];
      m_working.push_back (number);
    }
  else
    close (ends[0]);
  if (pid == 0)
    become_child (parent, seconds, number, ends[1]);
  else
    close (ends[1]);
  errno = error;
  return pid >= 0;
}

/* Makes this process do the work of the first number without a result, which no child can do, and restart
   afterwards.  Returns false if that is impossible.  */
bool
processes::work_here ()
{
  if (!m_restarts)
    return false;
  auto first = std::find_if (m_results.begin (), m_results.end (),
                             [] (const trial_result &r) { return !r.done && r.why.empty (); });
  std::vector<trial_result> known (m_results.begin (), first);
  if (!begin_trial_here (known))
    return false;
  dismiss_all ();
  m_results = std::move (known);
  self = child_state ();
  self.trying = self.restarts = true;
  m_mine = m_results.size ();
  return true;
}

/* Starts a child for NUMBER, if necessary once the working ones have ended, or does its work here.  */
void
processes::start_one (size_t number)
{
  /* Time that is left for waiting, in all of the compilation.  */
  static unsigned left = most_waiting;
  for (unsigned wait = first_waiting; !fork_child (number); wait *= 2)
    {
      const int error = errno;
      const bool passing = error == EAGAIN || error == ENOMEM || error == EMFILE || error == ENFILE;
      if (passing && !m_working.empty ())
        {
          m_again.push_back (number);
          return;
        }
      if (!passing || left == 0)
        {
          if (!work_here ())
            m_results[number].why = strerror (error);
          return;
        }
      wait = std::min (wait, left);
      left -= wait;
      usleep (wait * 1000);
    }
}

/* Waits until the first of the working children has sent its message, or has ended without one.  (The others work
   on, and take about as long.)  */
void
processes::wait ()
{
  const size_t number = m_working.front ();
  m_working.pop_front ();
  child &c = m_children[number];
  trial_result &r = m_results[number];
  read_all (c.channel, &r.message);
  r.done = !r.message.empty () && r.message.back () == whole;
  if (r.done)
    {
      r.message.pop_back ();
      return;
    }
  r.message.clear ();
  const int status = end (c, false);
  if (!c.failed)
    m_again.push_back (number);
  else if (!(restart_helps_p (status) && work_here ()))
    r.why = WIFSIGNALED (status) ? strsignal (WTERMSIG (status)) : "it failed";
  c.failed = true;
}

/* Ends C: closes its channel and waits until it has ended; if KILLED, kills it first.  Returns its status.  */
int
processes::end (child &c, bool killed)
{
  if (killed)
    kill (c.pid, SIGKILL);
  close (c.channel);
  /* That of a failure, if it is not known.  */
  int status = 1 << 8;
  while (waitpid (c.pid, &status, 0) < 0 && errno == EINTR)
    ;
  c.pid = 0;
  return status;
}

int
processes::start (size_t count)
{
  size_t next = m_results.size (), end = next + count;
  m_results.resize (end);
  m_children.resize (end);
  const std::vector<trial_result> &known = results_before_restart ();
  for (; next < end && next < known.size (); next++)
    m_results[next] = known[next];
  if (!known.empty () && next < end)
    work_here ();
  while (m_mine < 0 && (next < end || !m_working.empty () || !m_again.empty ()))
    if (next < end && m_working.size () < m_jobs)
      start_one (next++);
    else if (!m_working.empty ())
      wait ();
    else
      {
        const size_t number = m_again.front ();
        m_again.pop_front ();
        start_one (number);
      }
  return m_mine;
}

void
processes::hand_over (size_t number)
{
  child winner = m_children[number];
  if (!winner.pid)
    return;
  /* It may have been killed: no SIGPIPE then.  */
  if (send (winner.channel, &go_on, 1, MSG_NOSIGNAL) != 1)
    {
      dismiss (number);
      return;
    }
  m_children[number].pid = 0;
  dismiss_all ();
  end_as (end (winner, false));
}

void
processes::dismiss (size_t number)
{
  if (m_children[number].pid)
    end (m_children[number], true);
}

void
processes::dismiss_all ()
{
  for (size_t number = 0; number < m_children.size (); number++)
    dismiss (number);
}

} // namespace outline
