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

   Failure.  The choice must not depend on the state of the machine.  So there are two rounds.  In the first children
   work side by side.  In the second, one after the other, for those that have failed, for whatever reason, or that
   could not be started, another one works alone.  When no process can be started even then, the parent waits for a
   while; if that does not help, or something kills that process, too, it works without children and restarts itself
   (measure/restart.h).  */

#include "measure/processes.h"

#include "program/files.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace outline
{

namespace
{

/* How often to wait until a process can be started, in all of the compilation, and microseconds for each time.  */
const unsigned most_waits = 100, one_wait = 10000;

/* The last byte of a complete message; what a parent sends to let a child continue.  */
const char whole = '.', go_on = '.';

/* In a process that makes a trial.  */
struct trial_state
{
  bool trying = false;
  int channel = -1;                     /* To the parent; -1: it is no child, and is to start again.  */
  struct rlimit time = {};              /* Of a child: the limit of its processor time before it was one.  */
  std::vector<trial_result> known;      /* If it is no child: the results so far.  */
};
trial_state self;

/* Whether a process with wait status STATUS was killed from outside, not because of what it did.  */
bool
killed_from_outside_p (int status)
{
  const int own[] = { SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU };
  return WIFSIGNALED (status) && std::find (std::begin (own), std::end (own), WTERMSIG (status)) == std::end (own);
}

/* The processor seconds that a child of this process may use: far more than this has used so far.  */
rlim_t
trial_seconds ()
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  return 60 + 20 * usage.ru_utime.tv_sec;
}

/* What a child of PARENT does first, which may use SECONDS.  CHANNEL: its end.  */
void
become_child (pid_t parent, rlim_t seconds, int channel)
{
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid () != parent)
    _exit (1);
  self.trying = true;
  self.channel = channel;
  /* An internal compiler error calls exit, which must not flush streams here.  */
  atexit ([] { if (self.trying) _exit (1); });
  getrlimit (RLIMIT_CPU, &self.time);
  struct rlimit limit = self.time;
  limit.rlim_cur = std::min (limit.rlim_cur, seconds);
  setrlimit (RLIMIT_CPU, &limit);
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
  return self.trying && self.channel >= 0;
}

void
report_and_wait (const std::string &text, bool may_go_on)
{
  if (self.channel < 0)
    {
      self.known.push_back ({ text, "" });
      restart_with (self.known);
    }
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
  setrlimit (RLIMIT_CPU, &self.time);
  self = trial_state ();
}

/* Where SIGCHLD is ignored the status of children is lost.  */
processes::processes (unsigned jobs) : m_jobs (jobs)
{
  signal (SIGCHLD, SIG_DFL);
}

processes::~processes ()
{
  dismiss_all ();
}

/* Starts a child for NUMBER.  Returns as fork.  A compiler that was restarted starts none.  */
pid_t
processes::fork_child (size_t number)
{
  if (!results_before_restart ().empty ())
    {
      errno = EPERM;
      return -1;
    }
  int ends[2];
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return -1;
  const pid_t parent = getpid ();
  const rlim_t seconds = trial_seconds ();
  const pid_t pid = fork ();
  const int error = errno;
  close (ends[pid == 0 ? 0 : 1]);
  if (pid > 0)
    {
      m_children[number].pid = pid;
      m_children[number].channel = ends[0];
    }
  else if (pid < 0)
    close (ends[0]);
  else
    {
      for (const child &other : m_children)
        if (other.pid)
          close (other.channel);
      m_children.clear ();
      become_child (parent, seconds, ends[1]);
    }
  errno = error;
  return pid;
}

/* The same, but waits for a while if that fails for lack of something that other processes may return.  */
pid_t
processes::fork_patiently (size_t number)
{
  static unsigned waits = most_waits;
  pid_t pid;
  while ((pid = fork_child (number)) < 0 && (errno == EAGAIN || errno == ENOMEM || errno == ENFILE) && waits > 0)
    {
      waits--;
      usleep (one_wait);
    }
  return pid;
}

/* Waits until the child for NUMBER, if there is one, has sent its message, or has ended without one.  */
void
processes::wait (size_t number)
{
  child &c = m_children[number];
  if (!c.pid)
    return;
  trial_result &r = m_results[number];
  r = trial_result ();
  read_all (c.channel, &r.message);
  if (!r.message.empty () && r.message.back () == whole)
    {
      r.message.pop_back ();
      r.why.clear ();
      return;
    }
  r.message.clear ();
  const int status = end (c);
  r.why = WIFSIGNALED (status) ? strsignal (WTERMSIG (status)) : "it failed";
  c.failures++;
  c.prevented = killed_from_outside_p (status);
}

/* Makes this process do the work of NUMBER, which no child can do, and restart afterwards.  Returns false if that is
   impossible.  */
bool
processes::work_here (size_t number)
{
  if (!begin_trial_here ())
    return false;
  dismiss_all ();
  self.trying = true;
  self.known.assign (m_results.begin (), m_results.begin () + number);
  return true;
}

/* Ends C: closes its channel and waits until it has ended.  Returns its status.  */
int
processes::end (child &c)
{
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
  const size_t first = m_results.size (), end = first + count;
  m_results.resize (end);
  m_children.resize (end);
  const std::vector<trial_result> &known = results_before_restart ();
  for (size_t number = first; number < std::min (end, known.size ()); number++)
    m_results[number] = known[number];

  for (size_t number = first, next = first; number < end; number++)
    {
      for (; next < end && next < number + m_jobs; next++)
        if (!m_results[next].done_p () && fork_child (next) == 0)
          return next;
      wait (number);
    }

  for (size_t number = std::max (first, known.size ()); number < end; number++)
    {
      trial_result &r = m_results[number];
      child &c = m_children[number];
      while (!r.done_p () && c.failures < 2)
        {
          const pid_t pid = fork_patiently (number);
          if (pid == 0)
            return number;
          if (pid < 0)
            {
              r.why = strerror (errno);
              /* Where too few files can be open for a process, there are too few for a new compiler.  */
              c.prevented = errno != EMFILE;
              break;
            }
          wait (number);
        }
      if (!r.done_p () && c.prevented && work_here (number))
        return number;
    }
  return -1;
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
  end_as (end (winner));
}

void
processes::dismiss (size_t number)
{
  child &c = m_children[number];
  if (!c.pid)
    return;
  kill (c.pid, SIGKILL);
  end (c);
}

void
processes::dismiss_all ()
{
  for (size_t number = 0; number < m_children.size (); number++)
    dismiss (number);
}

} // namespace outline
