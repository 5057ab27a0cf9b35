/* A compiler that restarts itself, for trials where no second process can be started.
   SPDX-License-Identifier: GPL-3.0-or-later

   A trial changes the unit irreversibly.  Where no child can be started (limits on processes, sandboxes), the
   compiler itself compiles a variant, leaves the result in an inherited file, and executes itself again by execv
   with its own arguments.  The new one reads the unit again, finds the results of the trials so far, and tries the
   next variant; the last one knows all results and compiles the best:

     first    read, warn .. variant 1, execv
     second   read ........ 1 is known: variant 2, execv
     third    read ........ 1 and 2 are known: choose, compile, write

   The driver sees one process.  All runs read the same files, so they make the same trials in the same order.

   Output.  Each run writes its files anew.  The first prints the front end's messages; in the others the standard
   streams are redirected until the choice has been made (resume_output).  What a run has printed until then is shown
   only if it ends before that, as it may be the reason.

   Input.  Where the standard input is a pipe it is copied to memory when the plugin is loaded.

   Failure.  A trial that crashes, or exits, is followed by execv, too: its result is that it failed.  Signals from
   outside end the compiler as always.  */

#include "measure/restart.h"

#include "measure/trial-limits.h"
#include "program/bytes.h"
#include "program/files.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace outline
{

namespace
{

/* The environment variable by which a run passes the descriptors of what it leaves to the next
   one.  */
const char inheritance[] = "OUTLINE_RESTARTED";

const char this_program[] = "/proc/self/exe";

struct restart_state
{
  std::vector<trial_result> results;
  bool printing = true, trying = false;
  /* Copies of the standard output and error streams while they are redirected, and where the latter goes.  */
  int output = -1, messages = -1, held = -1;
  /* What the next compiler inherits: open until then.  */
  int left = -1;
  bool reads_input = false;
  /* The standard input, which GCC closes when it has read it, and where it is at first; -1 if it is not read, or can't
     be read again.  */
  int input = -1;
  off_t input_start = -1;
  /* What execv needs; prepared here, as a signal handler cannot allocate.  */
  std::string arguments;
  std::vector<char *> argv;
};
restart_state self;

/* Returns a new file in memory that holds TEXT and is inherited, or -1.  */
int
memory_file (const std::string &text)
{
  int fd = memfd_create ("outline", 0);
  if (fd < 0 || write_all (fd, text.data (), text.size ()))
    return fd;
  close (fd);
  return -1;
}

/* Where a standard stream is closed puts a file in its place that cannot be read or written, either: no file that is
   opened from now on gets its number, to be taken for it.  */
void
keep_standard_numbers ()
{
  int fd;
  do
    fd = open ("/", O_PATH);
  while (fd >= 0 && fd <= STDERR_FILENO);
  if (fd >= 0)
    close (fd);
}

/* Reads what the last run has left, if there was one.  It was the same process.  */
void
take_inheritance ()
{
  const char *value = getenv (inheritance);
  int pid, left, output, messages, held;
  bool given = value && sscanf (value, "%d:%d:%d:%d:%d", &pid, &left, &output, &messages, &held) == 5;
  unsetenv (inheritance);
  if (!given || pid != getpid ())
    return;
  std::string text;
  lseek (left, 0, SEEK_SET);
  if (!read_all (left, &text) || !take_results (text, self.results))
    return;
  close (left);
  self.printing = false;
  self.output = output;
  self.messages = messages;
  self.held = held;
}

/* Shows what was held back, if this compiler ends before it could print.  */
void
show_held ()
{
  std::string text;
  if (self.printing || self.trying)
    return;
  fflush (stderr);
  lseek (self.held, 0, SEEK_SET);
  if (read_all (self.held, &text))
    write_all (self.messages, text.data (), text.size ());
}

/* Copies the standard input, a pipe, to memory, and puts the copy in its place; does nothing if there can be no such
   file.  */
void
copy_input ()
{
  int copy = memory_file ("");
  if (copy < 0)
    return;
  std::string text;
  if (!read_all (STDIN_FILENO, &text) || !write_all (copy, text.data (), text.size ())
      || dup2 (copy, STDIN_FILENO) < 0)
    {
      perror ("outline: error: the standard input can't be copied");
      exit (1);
    }
  close (copy);
  lseek (STDIN_FILENO, 0, SEEK_SET);
}

/* Keeps the standard input, if it can be read again.  */
void
keep_input ()
{
  if (lseek (STDIN_FILENO, 0, SEEK_CUR) < 0 && errno == ESPIPE)
    copy_input ();
  self.input_start = lseek (STDIN_FILENO, 0, SEEK_CUR);
  if (self.input_start >= 0)
    self.input = fcntl (STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
}

/* Reads the arguments of this process.  */
void
read_arguments ()
{
  if (!read_file ("/proc/self/cmdline", &self.arguments))
    self.arguments.clear ();
  for (size_t at = 0; at < self.arguments.size (); at += strlen (&self.arguments[at]) + 1)
    self.argv.push_back (&self.arguments[at]);
  self.argv.push_back (NULL);
}

/* Whether COUNT more descriptors can be opened; if not, sets errno.  */
bool
descriptors_free_p (unsigned count)
{
  std::vector<int> opened;
  for (int fd; opened.size () < count && (fd = dup (STDERR_FILENO)) >= 0;)
    opened.push_back (fd);
  int error = errno;
  for (int fd : opened)
    close (fd);
  errno = error;
  return opened.size () == count;
}

/* Starts the compiler again, with the standard streams redirected.  May be called by a signal handler.  */
[[noreturn]] void
start_again ()
{
  self.trying = false;
  restore_limits ();
  if (self.input >= 0 && dup2 (self.input, STDIN_FILENO) >= 0)
    lseek (STDIN_FILENO, self.input_start, SEEK_SET);
  if (ftruncate (self.held, 0) == 0)
    lseek (self.held, 0, SEEK_SET);
  int null = open ("/dev/null", O_WRONLY | O_CLOEXEC);
  if (null >= 0)
    dup2 (null, STDOUT_FILENO);
  dup2 (self.held, STDERR_FILENO);
  execv (this_program, self.argv.data ());
  static const char failed[]
    = "outline: error: cannot restart the compiler after a trial compilation; allow more processes\n";
  if (write (self.messages, failed, sizeof failed - 1) < 0)
    _exit (2);
  _exit (1);
}

/* Makes a crash of this process, but not a signal from outside, restart the compiler.  */
void
catch_crashes ()
{
  static char stack[1 << 16];
  stack_t other = {};
  other.ss_sp = stack;
  other.ss_size = sizeof stack;
  sigaltstack (&other, NULL);
  struct sigaction action = {};
  action.sa_handler = [] (int) { start_again (); };
  /* The signal is not blocked in what execv starts.  */
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (int sig : own_faults)
    sigaction (sig, &action, NULL);
}

} // namespace

std::string
serialize_results (const std::vector<trial_result> &results)
{
  field_writer to;
  for (const trial_result &r : results)
    to.field (r.done), to.field (r.message), to.field (r.why);
  return to.contents ();
}

bool
take_results (const std::string &text, std::vector<trial_result> &results)
{
  results.clear ();
  field_reader from (text);
  while (from.good_p () && !from.finished_p ())
    {
      results.emplace_back ();
      trial_result &r = results.back ();
      from.field (r.done), from.field (r.message), from.field (r.why);
    }
  return from.good_p ();
}

void
begin_restarts (bool reads_stdin)
{
  keep_standard_numbers ();
  take_inheritance ();
  self.reads_input = reads_stdin;
  if (reads_stdin)
    keep_input ();
  read_arguments ();
  /* An internal error of the compiler exits.  */
  atexit ([] {
    if (self.trying)
      start_again ();
    show_held ();
  });
}

const std::vector<trial_result> &
results_before_restart ()
{
  return self.results;
}

bool
restart_possible_p ()
{
  struct rlimit time;
  return (self.argv.size () > 1 && access (this_program, X_OK) == 0 && (!self.reads_input || self.input >= 0)
          && getrlimit (RLIMIT_CPU, &time) == 0 && time.rlim_cur == RLIM_INFINITY);
}

bool
begin_trial_here (const std::vector<trial_result> &results)
{
  /* Those that the next compiler inherits, and what it has open at once while it is loaded and reads.  */
  const unsigned needed = 24;
  if (!descriptors_free_p (needed))
    return false;
  std::vector<trial_result> with_failure = results;
  with_failure.push_back ({ false, "", "it failed" });
  if (self.held < 0)
    self.held = memory_file ("");
  self.left = self.held < 0 ? -1 : memory_file (serialize_results (with_failure));
  if (self.left < 0)
    return false;
  if (self.printing)
    {
      self.output = dup (STDOUT_FILENO);
      self.messages = dup (STDERR_FILENO);
      self.printing = false;
    }
  self.results = std::move (with_failure);
  std::string descriptors;
  for (int number : { int (getpid ()), self.left, self.output, self.messages, self.held })
    descriptors += std::to_string (number) + ':';
  setenv (inheritance, descriptors.c_str (), 1);
  limit_trial (trial_seconds ());
  catch_crashes ();
  self.trying = true;
  return true;
}

void
restart_with (const std::string &message)
{
  std::vector<trial_result> results = self.results;
  results.back () = { true, message, "" };
  /* If there is no memory for it the trial has failed, as SELF.LEFT already says.  */
  int whole = memory_file (serialize_results (results));
  if (whole >= 0)
    {
      dup2 (whole, self.left);
      close (whole);
    }
  start_again ();
}

void
resume_output ()
{
  if (self.printing)
    return;
  fflush (stdout);
  fflush (stderr);
  dup2 (self.output, STDOUT_FILENO);
  dup2 (self.messages, STDERR_FILENO);
  for (int fd : { self.output, self.messages, self.held })
    close (fd);
  self.printing = true;
}

} // namespace outline
