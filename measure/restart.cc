/* A compiler that restarts itself, for trials where no second process can be started.
   SPDX-License-Identifier: GPL-3.0-or-later

   A trial changes the unit irreversibly.  Where no child can be started (limits on processes, sandboxes), the
   compiler itself compiles a variant, leaves the results in an inherited file, and executes itself again by execv
   with its own arguments.  The new one reads the unit again, finds the results of the trials so far, and tries the
   next variant; the last one knows all results and compiles the best:

     first    read, warn .. variant 1, execv
     second   read ........ 1 is known: variant 2, execv
     third    read ........ 1 and 2 are known: choose, compile, write

   The driver sees one process.  All runs read the same files, so they make the same trials in the same order.

   Output.  Each run writes its files anew.  The first prints the front end's messages; from the first trial on the
   standard streams go to /dev/null until the choice has been made (resume_output).

   Input.  The standard input is copied to memory when the plugin is loaded.  Nothing is restarted where another input
   is no regular file, or the output a named pipe.

   Failure.  What ends a run before the choice, as an internal error in a trial, ends the compilation.  As its message
   has gone to /dev/null, another one says so.  */

#include "measure/restart.h"

#include "program/bytes.h"
#include "program/files.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
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
  bool possible = true;         /* Input and output can be opened again.  */
  int input = -1;               /* The copy of the standard input, if GCC reads that, which it then closes.  */
  /* Copies of the standard output and error streams from the first trial on until the choice.  */
  int output = -1, messages = -1;
  int left = -1;                /* What the next compiler inherits, from the start of a trial on.  */
};
restart_state self;

/* Says why this process ends, if its own message was not shown.  */
void
explain_end ()
{
  static const char text[] = "outline: error: the compiler has ended in a trial compilation, in which its messages"
                             " are not shown; allow more processes, or use -fplugin-arg-outline-trials=0\n";
  if (self.messages >= 0)
    write_all (self.messages, text, sizeof text - 1);
}

/* Reads what the last run has left, if there was one.  It was the same process.  */
void
take_inheritance ()
{
  const char *value = getenv (inheritance);
  int pid, left, output, messages;
  if (value && sscanf (value, "%d:%d:%d:%d", &pid, &left, &output, &messages) == 4 && pid == getpid ())
    {
      self.output = output;
      self.messages = messages;
      std::string text;
      lseek (left, 0, SEEK_SET);
      if (!read_all (left, &text)
          || !read_list (text, self.results, [] (field_reader &from, trial_result &r) {
               r.message = from.text ();
               r.why = from.text ();
             }))
        exit (1);
      close (left);
    }
  unsetenv (inheritance);
}

/* Puts a copy in memory in the place of the standard input, which may be a pipe; does nothing if there can be no such
   file.  */
void
copy_input ()
{
  self.input = memfd_create ("outline", MFD_CLOEXEC);
  self.possible &= self.input >= 0;
  if (self.input < 0)
    return;
  std::string text;
  if (!read_all (STDIN_FILENO, &text) || !write_all (self.input, text.data (), text.size ())
      || dup2 (self.input, STDIN_FILENO) < 0)
    {
      perror ("outline: error: the standard input can't be copied");
      exit (1);
    }
  lseek (STDIN_FILENO, 0, SEEK_SET);
}

} // namespace

void
begin_restarts (const char *const *inputs, unsigned count, const char *output)
{
  /* Closed standard streams get files that can't be read or written, either: no file that is opened from now on gets
     their numbers, to be taken for them.  */
  int fd;
  while ((fd = open ("/", O_PATH)) >= 0 && fd <= STDERR_FILENO)
    ;
  close (fd);
  atexit (explain_end);
  take_inheritance ();
  struct stat status;
  bool reads_stdin = count == 0;
  for (unsigned i = 0; i < count; i++)
    if (!*inputs[i] || !strcmp (inputs[i], "-"))
      reads_stdin = true;
    else if (stat (inputs[i], &status) != 0 || !S_ISREG (status.st_mode))
      self.possible = false;
  if (output && stat (output, &status) == 0 && S_ISFIFO (status.st_mode))
    self.possible = false;
  if (reads_stdin)
    copy_input ();
}

const std::vector<trial_result> &
results_before_restart ()
{
  return self.results;
}

bool
begin_trial_here ()
{
  if (self.messages < 0 && self.possible && access (this_program, X_OK) == 0
      && (self.output = dup (STDOUT_FILENO)) >= 0)
    self.messages = dup (STDERR_FILENO);
  self.left = self.messages >= 0 ? memfd_create ("outline", 0) : -1;
  return self.left >= 0;
}

void
restart_with (const std::vector<trial_result> &results)
{
  const std::string text = written_list (results, [] (field_writer &to, const trial_result &r) {
    to.text (r.message);
    to.text (r.why);
  });
  std::string arguments;
  if (write_all (self.left, text.data (), text.size ()) && read_file ("/proc/self/cmdline", &arguments)
      && (self.input < 0
          || (dup2 (self.input, STDIN_FILENO) >= 0 && lseek (STDIN_FILENO, 0, SEEK_SET) == 0)))
    {
      std::vector<char *> argv;
      for (size_t at = 0; at < arguments.size (); at += strlen (&arguments[at]) + 1)
        argv.push_back (&arguments[at]);
      argv.push_back (NULL);
      std::string descriptors;
      for (int number : { int (getpid ()), self.left, self.output, self.messages })
        descriptors += std::to_string (number) + ':';
      setenv (inheritance, descriptors.c_str (), 1);
      execv (this_program, argv.data ());
    }
  explain_end ();
  _exit (1);
}

void
resume_output ()
{
  if (self.messages < 0)
    return;
  fflush (stdout);
  fflush (stderr);
  dup2 (self.output, STDOUT_FILENO);
  dup2 (self.messages, STDERR_FILENO);
  close (self.output);
  close (self.messages);
  self.messages = -1;
}

} // namespace outline
