# When the compiler is killed nobody goes on compiling for trial.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$(uname)" = Linux ] || exit 77
case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-* | riscv64-linux-gnu) ;;
  *) exit 77 ;;
esac
cc -shared -fPIC -x c - -o stop-children.so -ldl <<'SOURCE' || exit 77
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>
/* A child says who it is, and stops when it is on its way.  */
static int in_child;
pid_t
fork (void)
{
  pid_t pid = ((pid_t (*) (void)) dlsym (RTLD_NEXT, "fork")) ();
  in_child |= pid == 0;
  return pid;
}
int
setrlimit (__rlimit_resource_t what, const struct rlimit *limit)
{
  if (in_child)
    {
      FILE *f = fopen ("child-", "w");
      fprintf (f, "%d\n", getpid ());
      fclose (f);
      rename ("child-", "child");
      raise (SIGSTOP);
    }
  return ((int (*) (int, const struct rlimit *))
            dlsym (RTLD_NEXT, "setrlimit")) (what, limit);
}
SOURCE
write_sample a.c
LD_PRELOAD=$PWD/stop-children.so "$("$GCC" -print-prog-name=cc1)" -quiet -Oz \
  -fplugin="$PLUGIN" a.c -o a.s &
compiler=$!
wait_for test -s child
child=$(cat child)
[ -d "/proc/$child" ] || fail "there was no child"
kill -9 "$compiler"
gone () {
  [ ! -d "/proc/$child" ] || grep -q '^State:.Z' "/proc/$child/status" 2>status
}
wait_for gone
