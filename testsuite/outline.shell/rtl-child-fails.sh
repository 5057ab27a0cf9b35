# The object does not depend on how processes of the compiler fare: what one that is
# killed or cannot be started was to try is tried by another one, or by the compiler itself, which then starts
# again.  Only if it fails by itself twice the unit is compiled as nothing had been tried, with one warning,
# which is never an error.
# SPDX-License-Identifier: GPL-3.0-or-later

# Processes are the same for each target: once, beside the compiler of this machine.
[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
write_tried a.c 0
cc1=$("$GCC" -print-prog-name=cc1)
flags="-quiet -Oz -fplugin=$PLUGIN -fopt-info-ipa-missed"
"$cc1" $flags a.c -o a.good.s 2>messages
grep -q '^[^ 	]*\.folded\.' a.good.s || fail "nothing was folded"
"$cc1" $flags $arg-trials=0 a.c -o a.untried.s
! cmp -s a.good.s a.untried.s || fail "there was nothing to try"
grep -q 'could not be tried\|for trial (' messages && fail "a remark without a reason"

cat >fork.c <<'SOURCE'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
/* From the FORK_FROMth to the FORK_TOth time the child gets the signal FORK_SIGNAL; where that
   is 0 there is no child.  */
pid_t
fork (void)
{
  static int times;
  times++;
  int sig = atoi (getenv ("FORK_SIGNAL"));
  int hit = times >= atoi (getenv ("FORK_FROM")) && times <= atoi (getenv ("FORK_TO"));
  if (hit && !sig)
    {
      errno = EAGAIN;
      return -1;
    }
  pid_t pid = ((pid_t (*) (void)) dlsym (RTLD_NEXT, "fork")) ();
  if (pid == 0 && hit)
    {
      signal (sig, SIG_DFL);
      raise (sig);
    }
  return pid;
}
SOURCE
"$GCC" -shared -fPIC fork.c -o fork.so -ldl
# compile SIGNAL FROM TO OPTION...: the assembler text is in out.s.
compile () {
  FORK_SIGNAL=$1 FORK_FROM=$2 FORK_TO=$3
  export FORK_SIGNAL FORK_FROM FORK_TO
  what="signal $1, processes $2 to $3"
  shift 3
  timeout 900 env LD_PRELOAD="$PWD/fork.so" "$cc1" $flags "$@" a.c -o out.s 2>messages \
    || { cat messages; fail "not compiled, $what"; }
}
# warned TIMES REASON: that often, and no error.
warned () {
  [ "$(grep -c "warning: part of the unit could not be compiled for trial ($2)" messages)" \
    -eq "$1" ] || { cat messages; fail "no warning, or several, $what"; }
  [ "$(grep -c 'warning:\|error:' messages)" -eq "$1" ] || fail "more than that, $what"
}

# Once: nobody notices.
for signal in 9 11 15 6 0; do
  compile $signal 1 1
  warned 0 '.*'
  cmp out.s a.good.s || fail "other code, $what"
done

# Always killed, or never started: nobody notices.
for jobs in 1 2; do
  for how in 9:1 15:1 0:1 0:2; do
    compile ${how%:*} ${how#*:} 1000 $arg-jobs=$jobs
    warned 0 '.*'
    cmp out.s a.good.s || fail "other code, $what"
  done
done

# They always crash: one warning, and the code that nothing was tried for.
compile 11 1 1000
warned 1 'Segmentation fault'
grep -q "could not be tried (Segmentation fault)" messages || fail "no remark, $what"
cmp out.s a.untried.s || fail "other code than untried, $what"
compile 11 1 1000 -Werror
warned 1 'Segmentation fault'
compile 11 1 1000 -w
warned 0 '.*'
