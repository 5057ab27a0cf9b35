/* The rehearsal.  SPDX-License-Identifier: GPL-3.0-or-later

   A child of fork has the whole compiler in the state in which it stands, and
   may do with it whatever it likes.  So to know how the unit will look as
   machine code, children compile it, and tell:

     parent   fork  fork  wait .................. go on, knowing
     child 1   expand f, g ... answer, exit
     child 2         expand h, i ... answer, exit

   What a child must not do is to be noticed: no diagnostic twice, no dump, no
   line in a file that the parent has open (silence).  It leaves by _exit, so
   that no buffer that it inherited is written; and when the parent is killed.

   Passes that only serve what is written are left out in a child: variable
   tracking and "final".  What "final" leaves behind for later functions, and that
   no debug instruction is left behind variable tracking (AArch64's landing pads
   look for the first instruction), comes from passes in their places.

   Time.  A child that uses no processor time for a while has been stopped or
   waits for something that will not come; one that uses far more than the
   compilation took so far is in a loop.  Both are killed.  Time on the clock alone
   decides nothing: machines are busy.

   Failure.  The object must not depend on how the machine fares.  So a share whose child
   failed, for whatever reason, is given to another one, which runs alone and may take
   more time; where no process is to be had the compiler waits, for its own children to
   end and then for others'.  What fails again is given up, with a warning; and when time was what
   it lacked nothing more is started.  */

#include "plugin/rehearsal.h"

#include <deque>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "plugin/options.h"
#include "plugin/pipeline.h"
#include "plugin/used-registers.h"

namespace outline
{

namespace
{

/* Seconds without any processor time after which a child is given up.  */
const int idle_limit = 20;

/* Processor seconds that a child may use: these, and so many times those that
   the compiler has used.  */
const unsigned time_limit = 60, time_factor = 20;

/* Of both, so many times as much for the second child of a share.  */
const int patience = 2;

/* How long to wait, in all, until a process can be started, and at first, in
   milliseconds.  */
const unsigned most_waiting = 4000, first_waiting = 10;

bool in_child = false;

struct child
{
  size_t share;
  pid_t pid;
  int fd;
  bool again;              /* It is the second one of its share.  */
  double used = 0;         /* Processor seconds when last looked at.  */
  time_t changed = 0;      /* When USED last changed.  */
};

/* Turns off all that would be seen from outside this process.  */
void
silence ()
{
  int null = open ("/dev/null", O_RDWR);
  if (null >= 0)
    {
      dup2 (null, STDOUT_FILENO);
      dup2 (null, STDERR_FILENO);
    }
  asm_out_file = fopen ("/dev/null", "w");
  debug_hooks = &do_nothing_debug_hooks;

  gcc::dump_manager *dumps = g->get_dumps ();
  dump_file = NULL;
  dump_flags = TDF_NONE;
  for (int i = TDI_none + 1;; i++)
    {
      dump_file_info *info = dumps->get_dump_file_info (i);
      if (!info)
        break;
      info->pstate = info->alt_state = 0;
      info->pstream = info->alt_stream = NULL;
    }
  flag_dump_final_insns = NULL;
  flag_stack_usage = 0;
  flag_stack_usage_info = 0;
  flag_callgraph_info = 0;
  warn_stack_usage = HOST_WIDE_INT_MAX;
}

/* Has this process killed when PARENT is gone.  */
void
end_with (pid_t parent)
{
#ifdef __linux__
  prctl (PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (getppid () != parent)
    _exit (1);
}

/* Gives this process a bound on its processor time, FACTOR times the usual one.  */
void
limit_time (int factor)
{
  struct rusage usage;
  getrusage (RUSAGE_SELF, &usage);
  rlim_t seconds = factor * (time_limit + time_factor * usage.ru_utime.tv_sec);
  struct rlimit limit;
  if (getrlimit (RLIMIT_CPU, &limit) == 0
      && (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur > seconds))
    {
      limit.rlim_cur = seconds;
      setrlimit (RLIMIT_CPU, &limit);
    }
  /* A dump of memory would be as large as the compiler.  */
  struct rlimit no_core = { 0, 0 };
  setrlimit (RLIMIT_CORE, &no_core);
}

/* Writes all of TEXT to FD.  Returns false if that fails.  */
bool
write_all (int fd, const std::string &text)
{
  for (size_t at = 0; at < text.size ();)
    {
      ssize_t n = write (fd, text.data () + at, text.size () - at);
      if (n < 0 && errno != EINTR)
        return false;
      at += n > 0 ? n : 0;
    }
  return true;
}

/* The life of a child of PARENT; AGAIN: the second one of SHARE.  */
[[noreturn]] void
live (pid_t parent, size_t share, bool again, int fd,
      const std::function<void (size_t, std::string &)> &work)
{
  in_child = true;
  end_with (parent);
  for (int sig : { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGXCPU, SIGINT,
                   SIGTERM, SIGHUP })
    signal (sig, SIG_DFL);
  signal (SIGPIPE, SIG_IGN);
  /* Nor what an internal error of the compiler would write in leaving.  */
  atexit ([] { _exit (1); });
  limit_time (again ? patience : 1);
  silence ();
  std::string answer;
  work (share, answer);
  /* The last byte says that the answer is whole.  */
  bool sent = !seen_error () && write_all (fd, answer + '.');
  _exit (sent ? 0 : 1);
}

/* The processor seconds that CHILD has used so far, or -1.  */
double
seconds_used (const child &c)
{
  clockid_t clock;
  struct timespec now;
  if (clock_getcpuclockid (c.pid, &clock) != 0
      || clock_gettime (clock, &now) != 0)
    return -1;
  return now.tv_sec + now.tv_nsec * 1e-9;
}

/* Whether C has not run for so long that it will not go on.  Where that is not known
   (emulators, sandboxes) what is only slow must not be given up: the code would depend on
   it.  */
bool
idle_p (child &c)
{
  double used = seconds_used (c);
  time_t now = time (NULL);
  if (used != c.used || c.changed == 0)
    {
      c.used = used;
      c.changed = now;
    }
  int limit = c.again ? patience * idle_limit : idle_limit;
  return now - c.changed >= (used < 0 ? 30 * limit : limit);
}

/* A child had to be given up for time twice.  */
bool hopeless = false;

/* Warns, once, that a share is given up, and WHY.  */
void
warn_given_up (const char *why)
{
  static bool warned = false;
  if (warned)
    return;
  warned = true;
  without_werror ([&] {
    if (warning_at (UNKNOWN_LOCATION, 0,
                    "part of the unit could not be compiled for trial (%s): its code may"
                    " be larger than need be", why))
      inform (UNKNOWN_LOCATION, "compile fewer files at once, or allow more processes"
                                " (%<ulimit -u%>), memory and time");
  });
}

class rehearsal
{
public:
  using worker = std::function<void (size_t, std::string &)>;

  rehearsal (size_t shares, unsigned jobs, const worker &work)
    : m_jobs (jobs), m_work (work), m_results (shares), m_failed (shares)
  {}

  std::vector<rehearsed>
  run ()
  {
    size_t next = 0;
    while (next < m_results.size () || !m_running.empty () || !m_again.empty ())
      {
        if (!m_again.empty () && m_running.empty ())
          {
            size_t share = m_again.front ();
            m_again.pop_front ();
            start (share);
          }
        while (next < m_results.size () && m_running.size () < m_jobs
               && m_again.empty ()
               && !(m_running.size () == 1 && m_running[0].again))
          start (next++);
        if (!m_running.empty ())
          wait ();
      }
    return std::move (m_results);
  }

private:
  void start (size_t share);
  pid_t fork_child (size_t share, int ends[2]);
  void give_up (size_t share, const char *why);
  void wait ();
  bool receive (child &c);
  void end (child &c, bool killed);

  unsigned m_jobs;
  const worker &m_work;
  std::vector<rehearsed> m_results;
  std::vector<child> m_running;
  std::vector<bool> m_failed;  /* Shares of which a child has failed.  */
  /* Shares to be started when no other runs, in order.  */
  std::deque<size_t> m_again;
};

/* Opens a pipe with ENDS that are not those of standard streams, which children close;
   where these are closed already they would be.  Returns false, with errno set, if there
   is none.  */
static bool
open_pipe (int ends[2])
{
  int opened[2];
  if (pipe2 (opened, O_CLOEXEC) != 0)
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

/* Starts a child for SHARE, with ENDS of a pipe, as fork does; the child does not
   return.  */
pid_t
rehearsal::fork_child (size_t share, int ends[2])
{
  if (!open_pipe (ends))
    return -1;
  pid_t self = getpid (), pid = fork ();
  if (pid == 0)
    {
      close (ends[0]);
      live (self, share, m_failed[share], ends[1], m_work);
    }
  int error = errno;
  close (ends[1]);
  if (pid < 0)
    close (ends[0]);
  errno = error;
  return pid;
}

/* Whether ERROR, of fork or pipe, may be another one later.  */
static bool
passing_p (int error)
{
  return error == EAGAIN || error == ENOMEM || error == EMFILE || error == ENFILE;
}

/* Starts a child for SHARE, now or when those that run have ended.  */
void
rehearsal::start (size_t share)
{
  /* Time that is left for waiting, in all of the compilation.  */
  static unsigned left = most_waiting;
  if (hopeless)
    return give_up (share, "another one did not go on");
  int ends[2];
  pid_t pid;
  for (unsigned wait = first_waiting;
       (pid = fork_child (share, ends)) < 0; wait *= 2)
    {
      int error = errno;
      if (passing_p (error) && !m_running.empty ())
        return m_again.push_back (share);
      if (!passing_p (error) || left == 0)
        return give_up (share, xstrerror (error));
      wait = MIN (wait, left);
      left -= wait;
      usleep (wait * 1000);
    }
  child c;
  c.share = share;
  c.pid = pid;
  c.fd = ends[0];
  c.again = m_failed[share];
  m_running.push_back (c);
}

/* SHARE will not be done.  */
void
rehearsal::give_up (size_t share, const char *why)
{
  m_results[share].why = why;
  warn_given_up (why);
}

/* Takes what C has sent; false at the end of it.  */
bool
rehearsal::receive (child &c)
{
  char buffer[1 << 16];
  ssize_t n = read (c.fd, buffer, sizeof buffer);
  if (n < 0)
    return errno == EINTR || errno == EAGAIN;
  m_results[c.share].answer.append (buffer, n);
  return n > 0;
}

void
rehearsal::end (child &c, bool killed)
{
  if (killed)
    kill (c.pid, SIGKILL);
  close (c.fd);
  int status = 0;
  while (waitpid (c.pid, &status, 0) < 0 && errno == EINTR)
    ;
  rehearsed &r = m_results[c.share];
  if (!killed && WIFEXITED (status) && WEXITSTATUS (status) == 0
      && !r.answer.empty () && r.answer.back () == '.')
    {
      r.answer.pop_back ();
      r.done = true;
      return;
    }
  r.answer.clear ();
  if (!c.again)
    {
      m_failed[c.share] = true;
      m_again.push_back (c.share);
      return;
    }
  hopeless |= (killed || (WIFSIGNALED (status) && WTERMSIG (status) == SIGXCPU));
  give_up (c.share, killed ? "it did not go on"
                    : WIFSIGNALED (status) ? strsignal (WTERMSIG (status))
                                           : "it failed");
}

/* Waits until something happens.  */
void
rehearsal::wait ()
{
  std::vector<struct pollfd> fds;
  for (const child &c : m_running)
    fds.push_back ({ c.fd, POLLIN, 0 });
  poll (fds.data (), fds.size (), 1000);
  for (size_t i = fds.size (); i-- > 0;)
    {
      child &c = m_running[i];
      bool idle = fds[i].revents == 0 && idle_p (c);
      if (idle || (fds[i].revents != 0 && !receive (c)))
        {
          end (c, idle);
          m_running.erase (m_running.begin () + i);
        }
    }
}

/* How many processes to run at once.  */
unsigned
jobs ()
{
  long processors = opts.jobs > 0 ? opts.jobs : sysconf (_SC_NPROCESSORS_ONLN);
  return processors > 0 ? processors : 1;
}

const pass_data end_data = { RTL_PASS, "outline_end_rehearsal", OPTGROUP_NONE,
                             TV_NONE, 0, 0, 0, 0, 0 };

/* In place of "final", in a child.  */
class end_pass : public rtl_opt_pass
{
public:
  end_pass (gcc::context *ctxt) : rtl_opt_pass (end_data, ctxt) {}
  bool gate (function *) final override { return in_child; }
  unsigned
  execute (function *fn) final override
  {
    if (cgraph_rtl_info *info = cgraph_node::rtl_info (fn->decl))
      info->function_used_regs = used_registers ();
    TREE_ASM_WRITTEN (fn->decl) = 1;
    init_insn_lengths ();
    free_reg_info ();
    return 0;
  }
};

const pass_data tracking_data = { RTL_PASS, "outline_end_tracking", OPTGROUP_NONE,
                                  TV_NONE, 0, 0, 0, 0, 0 };

/* In place of "vartrack", in a child.  */
class tracking_pass : public rtl_opt_pass
{
public:
  tracking_pass (gcc::context *ctxt) : rtl_opt_pass (tracking_data, ctxt) {}
  bool gate (function *) final override { return in_child && flag_var_tracking; }
  unsigned
  execute (function *) final override
  {
    delete_vta_debug_insns (true);
    return 0;
  }
};

/* PLUGIN_OVERRIDE_GATE: what serves printing only is left out in a child.  */
void
skip_printing (void *gate_status, void *)
{
  if (in_child && current_pass->type == RTL_PASS
      && (!strcmp (current_pass->name, "final")
          || !strcmp (current_pass->name, "vartrack")))
    *static_cast<bool *> (gate_status) = false;
}

} // namespace

void
rehearsal_init (const char *plugin_name)
{
  add_pass (plugin_name, new end_pass (g), "dwarf2", PASS_POS_INSERT_AFTER);
  add_pass (plugin_name, new tracking_pass (g), "vartrack", PASS_POS_INSERT_AFTER);
  register_callback (plugin_name, PLUGIN_OVERRIDE_GATE, skip_printing, NULL);
}

std::vector<rehearsed>
rehearse (size_t shares,
          const std::function<void (size_t, std::string &)> &work)
{
  fflush (NULL);
  return rehearsal (shares, jobs (), work).run ();
}

bool
rehearsing_p ()
{
  return in_child;
}

void
rehearse_function (cgraph_node *node)
{
  symtab->state = EXPANSION;
  /* With -fcallgraph-info it is there already, and expansion wants to make it.  */
  if (function *fn = DECL_STRUCT_FUNCTION (node->decl))
    fn->su = NULL;
  node->expand ();
}

void
put_number (std::string &to, uint64_t number)
{
  for (; number >= 128; number >>= 7)
    to.push_back (char (number | 128));
  to.push_back (char (number));
}

void
put_string (std::string &to, const std::string &text)
{
  put_number (to, text.size ());
  to += text;
}

uint64_t
answer_reader::number ()
{
  uint64_t number = 0;
  for (unsigned shift = 0; shift < 64; shift += 7)
    {
      if (m_at == m_text.size ())
        break;
      unsigned char c = m_text[m_at++];
      number |= uint64_t (c & 127) << shift;
      if (c < 128)
        return number;
    }
  m_good = false;
  return 0;
}

std::string
answer_reader::string ()
{
  uint64_t size = number ();
  if (!m_good || size > m_text.size () - m_at)
    {
      m_good = false;
      return std::string ();
    }
  std::string text = m_text.substr (m_at, size);
  m_at += size;
  return text;
}

} // namespace outline
