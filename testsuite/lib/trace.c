/* Single steps a program.  SPDX-License-Identifier: GPL-3.0-or-later

     trace FROM TO PROGRAM

   prints the instruction pointer after each step that is in [FROM, TO), in hexadecimal; status
   77 where that cannot be done.  x86-64 Linux.  */

#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

int
main (int argc, char **argv)
{
  unsigned long from = strtoul (argv[1], 0, 16), to = strtoul (argv[2], 0, 16);
  pid_t pid = fork ();
  if (pid == 0)
    {
      if (ptrace (PTRACE_TRACEME, 0, 0, 0) != 0)
        _exit (77);
      execl (argv[3], argv[3], (char *) 0);
      _exit (1);
    }
  int status;
  while (waitpid (pid, &status, 0) == pid && WIFSTOPPED (status))
    {
      struct user_regs_struct r;
      ptrace (PTRACE_GETREGS, pid, 0, &r);
      if (r.rip >= from && r.rip < to)
        printf ("%llx\n", r.rip);
      ptrace (PTRACE_SINGLESTEP, pid, 0, 0);
    }
  return argc != 4 || (WIFEXITED (status) && WEXITSTATUS (status) == 77) ? 77 : 0;
}
