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
   whatever reason, another one is started, which runs alone.  When no process
   can be started, the parent waits, first until its own children have ended, then for other processes.
   If that does not help, or others kill the children, it works without children and restarts itself
   (measure/restart.h).  A trial that fails twice by itself is given up.  */

#include "measure/processes.h"

#include "measure/descriptor-io.h"
#include "measure/trial-limits.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

namespace outline
{

namespace
{

/* How long to wait, in milliseconds, until a process can be started: in all, and the first
   time.  */
const unsigned most_waiting = 1000, first_waiting = 10;

/* The last byte of a complete message; the byte by which a parent lets a child continue.  */
const char whole = '.', go_on = '.';

/* In a child: what to restore when it takes its parent's place.  */
struct child_state
{
  bool trying = false;
  /* Not a child: it is to start again.  */
  bool restarts = false;
  int channel = -1;
  process_limits limits;
  std::vector<std::pair<int, struct sigaction>> actions;
};
child_state self;

const int default_signals[]
  = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGXCPU, SIGINT, SIGTERM, SIGHUP };

void
set_action (int sig, void (*handler) (int))
{
  struct sigaction action = {}, before;
  action.sa_handler = handler;
  if (sigaction (sig, &action, &before) == 0)
    self.actions.push_back ({ sig, before });
}

/* Waits for PID to end and returns its status.  */
int
status_of (pid_t pid)
{
  /* That of a failure, if it is not known.  */
  int status = 1 << 8;
  while (waitpid (pid, &status, 0) < 0 && errno == EINTR)
    ;
  return status;
}

/* Opens a channel both ways whose ENDS are not the numbers of standard streams: socketpair would use these if they are
   closed, and children redirect them.  Returns false, with errno set, if that fails.  */
bool
open_channel (int ends[2])
{
  int opened[2];
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, opened) != 0)
    return false;
  for (int i = 0; i < 2; i++)
    ends[i] = fcntl (opened[i], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int error = errno;
  close (opened[0]);
  close (opened[1]);
  errno = error;
  if (ends[0] >= 0 && ends[1] >= 0)
    return true;
  for (int i = 0; i < 2; i++)
    if (ends[i] >= 0)
      close (ends[i]);
  errno = error;
  return false;
}

/* Whether ERROR, of fork or socketpair, may go away.  */
bool
passing_p (int error)
{
  return error == EAGAIN || error == ENOMEM || error == EMFILE || error == ENFILE;
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
report_and_wait (const std::string *text, bool may_go_on)
{
  char verdict = 0;
  if (self.restarts)
    restart_with (text ? trial_result { true, *text, "" } : trial_result { false, "", "it failed" });
  if (!text || !write_all (self.channel, *text + whole))
    _exit (1);
  if (!may_go_on)
    _exit (0);
  shutdown (self.channel, SHUT_WR);
  ssize_t n;
  while ((n = read (self.channel, &verdict, 1)) < 0 && errno == EINTR)
    ;
  if (n != 1 || verdict != go_on)
    _exit (0);
  close (self.channel);
  for (const auto &action : self.actions)
    sigaction (action.first, &action.second, NULL);
  restore_limits (self.limits);
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
  for (child &c : m_waiting)
    end (c, true);
  sigaction (SIGCHLD, &m_child_action, NULL);
}

/* What the child C of PARENT does first.  CHANNEL: its end.  */
void
processes::become_child (pid_t parent, rlim_t seconds, child &c, int channel)
{
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid () != parent)
    _exit (1);
  close (c.channel);
  for (const std::vector<child> *others : { &m_working, &m_waiting })
    for (const child &other : *others)
      close (other.channel);
  m_working.clear ();
  m_waiting.clear ();
  m_again.clear ();
  self = child_state ();
  self.trying = true;
  self.channel = channel;
  for (int sig : default_signals)
    set_action (sig, SIG_DFL);
  set_action (SIGPIPE, SIG_IGN);
  /* An internal compiler error calls exit, which must not flush streams here.  */
  static bool registered = false;
  if (!registered)
    atexit ([] { if (self.trying) _exit (1); });
  registered = true;
  self.limits = limit_trial (seconds);
}

/* Starts C.  Returns its pid; in C, 0; -1, with errno set, if that fails.  */
pid_t
processes::fork_child (child &c)
{
  int ends[2];
  if (!open_channel (ends))
    return -1;
  c.channel = ends[0];
  pid_t parent = getpid ();
  const rlim_t seconds = trial_seconds ();
  c.pid = fork ();
  int error = errno;
  if (c.pid == 0)
    {
      become_child (parent, seconds, c, ends[1]);
      return 0;
    }
  close (ends[1]);
  if (c.pid < 0)
    close (c.channel);
  errno = error;
  return c.pid;
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
  for (std::vector<child> *children : { &m_working, &m_waiting })
    {
      for (child &c : *children)
        end (c, true);
      children->clear ();
    }
  m_results = std::move (known);
  self = child_state ();
  self.trying = self.restarts = true;
  m_mine = m_results.size ();
  return true;
}

/* Starts the child NUMBER, if necessary once the running ones have ended; sets M_MINE in the child.  */
void
processes::start_one (size_t number)
{
  /* Time that is left for waiting, in all of the compilation.  */
  static unsigned left = most_waiting;
  child c;
  c.number = number;
  c.again = m_failed[number];
  for (unsigned wait = first_waiting; fork_child (c) < 0; wait *= 2)
    {
      int error = errno;
      if (passing_p (error) && !m_working.empty ())
        {
          m_again.push_back (number);
          return;
        }
      if (!passing_p (error) || left == 0)
        {
          if (!work_here ())
            m_results[number].why = strerror (error);
          return;
        }
      wait = std::min (wait, left);
      left -= wait;
      usleep (wait * 1000);
    }
  if (c.pid == 0)
    m_mine = number;
  else
    m_working.push_back (c);
}

/* Reads what C has sent.  Returns false at the end of its message.  */
bool
processes::receive (child &c)
{
  char buffer[1 << 16];
  ssize_t n = read (c.channel, buffer, sizeof buffer);
  if (n < 0)
    return errno == EINTR || errno == EAGAIN;
  m_results[c.number].message.append (buffer, n);
  return n > 0;
}

/* Waits until C has ended; if KILLED, kills it first.  Returns its status.  */
int
processes::end (child &c, bool killed)
{
  if (killed)
    kill (c.pid, SIGKILL);
  close (c.channel);
  return status_of (c.pid);
}

/* Whether a child that has ended with STATUS was killed from outside, so that a restart may help.  */
bool
processes::restart_helps_p (int status) const
{
  return WIFSIGNALED (status)
         && std::find (std::begin (own_faults), std::end (own_faults), WTERMSIG (status)) == std::end (own_faults);
}

/* C has sent all that it will send.  */
void
processes::has_ended (child &c)
{
  trial_result &r = m_results[c.number];
  if (!r.message.empty () && r.message.back () == whole)
    {
      r.message.pop_back ();
      r.done = true;
      m_waiting.push_back (c);
      return;
    }
  r.message.clear ();
  int status = end (c, false);
  if (!c.again)
    {
      m_failed[c.number] = true;
      m_again.push_back (c.number);
    }
  else if (!(restart_helps_p (status) && work_here ()))
    r.why = WIFSIGNALED (status) ? strsignal (WTERMSIG (status)) : "it failed";
}

/* Waits until a running child sends something or ends.  */
void
processes::wait ()
{
  std::vector<struct pollfd> fds;
  for (const child &c : m_working)
    fds.push_back ({ c.channel, POLLIN, 0 });
  poll (fds.data (), fds.size (), -1);
  for (size_t i = fds.size (); i-- > 0 && m_mine < 0;)
    if (fds[i].revents != 0 && !receive (m_working[i]))
      {
        child ended = m_working[i];
        m_working.erase (m_working.begin () + i);
        has_ended (ended);
      }
}

int
processes::start (size_t count)
{
  size_t next = m_results.size (), end = next + count;
  m_results.resize (end);
  m_failed.resize (end);
  for (const std::vector<trial_result> &known = results_before_restart (); next < end && next < known.size (); next++)
    m_results[next] = known[next];
  if (restarted_p () && next < end)
    work_here ();
  while (m_mine < 0 && (next < end || !m_working.empty () || !m_again.empty ()))
    {
      if (!m_again.empty () && m_working.empty ())
        {
          size_t number = m_again.front ();
          m_again.pop_front ();
          start_one (number);
        }
      while (m_mine < 0 && next < end && m_working.size () < m_jobs && m_again.empty ()
             && !(m_working.size () == 1 && m_working[0].again))
        start_one (next++);
      if (m_mine < 0 && !m_working.empty ())
        wait ();
    }
  return m_mine;
}

std::vector<processes::child>::iterator
processes::waiting (size_t number)
{
  return std::find_if (m_waiting.begin (), m_waiting.end (),
                       [&] (const child &c) { return c.number == number; });
}

void
processes::hand_over (size_t number)
{
  auto c = waiting (number);
  if (c == m_waiting.end ())
    return;
  child winner = *c;
  m_waiting.erase (c);
  struct sigaction ignore = {}, before;
  ignore.sa_handler = SIG_IGN;
  sigaction (SIGPIPE, &ignore, &before);
  bool sent = write_all (winner.channel, std::string (1, go_on));
  sigaction (SIGPIPE, &before, NULL);
  if (!sent)
    {
      end (winner, true);
      return;
    }
  for (child &other : m_waiting)
    end (other, true);
  end_as (end (winner, false));
}

void
processes::dismiss (size_t number)
{
  auto c = waiting (number);
  if (c == m_waiting.end ())
    return;
  end (*c, true);
  m_waiting.erase (c);
}

} // namespace outline
