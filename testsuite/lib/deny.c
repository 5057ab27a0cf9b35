/* Runs a program in a sandbox that lets nobody start a process, as some build services have it.
   SPDX-License-Identifier: GPL-3.0-or-later

     deny PROGRAM ARGUMENT...

   No process can be started (EPERM).  Ends with status 126 where the system allows no filter.  */

#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define REFUSE(CALL) \
  BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, CALL, 0, 1), BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

int
main (int argc, char **argv)
{
  struct sock_filter filter[] = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
#ifdef SYS_fork
    REFUSE (SYS_fork),
    REFUSE (SYS_vfork),
#endif
    REFUSE (SYS_clone),
    REFUSE (SYS_clone3),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = { sizeof filter / sizeof filter[0], filter };
  if (argc < 2 || prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0
      || prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
    return 126;
  execvp (argv[1], argv + 1);
  perror (argv[1]);
  return 127;
}
