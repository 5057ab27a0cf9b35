# The object does not depend on how processes of the compiler fare: what one that is
# killed or cannot be started was to try is tried by another one, or by the compiler itself, which then starts
# again.  Only if it fails by itself twice the unit is compiled as nothing had been tried, with one warning,
# which is never an error.  At -Os folding needs no other processes, but for small units.
# SPDX-License-Identifier: GPL-3.0-or-later

# Processes are the same for each target: once, beside the compiler of this machine.
[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
# Functions that are smaller without -fcaller-saves and -fshrink-wrap.
write_tried a.c 9
# Too large to be tried both ways at once.
write_tried large.c 800
cc1=$("$GCC" -print-prog-name=cc1)
plugin="-quiet -fplugin=$PLUGIN $arg-gimple=off $arg-rtl=on -fopt-info-ipa-missed"
flags="-Oz $plugin"
for unit in a large; do
  "$cc1" $flags $unit.c -o $unit.good.s 2>messages
  grep -q '^[^ 	]*\.folded\.' $unit.good.s || fail "nothing was folded"
  "$cc1" $flags -fcaller-saves -fshrink-wrap $unit.c -o $unit.untried.s
  ! cmp -s $unit.good.s $unit.untried.s || fail "there was nothing to try, $unit"
  grep -q 'could not be tried\|for trial' messages && fail "a remark without a reason"
done

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
# compile SIGNAL FROM TO UNIT OPTION...: its assembler text is in out.s.
compile () {
  FORK_SIGNAL=$1 FORK_FROM=$2 FORK_TO=$3
  export FORK_SIGNAL FORK_FROM FORK_TO
  unit=$4.c what="signal $1, processes $2 to $3 of $4"
  shift 4
  timeout 900 env LD_PRELOAD="$PWD/fork.so" "$cc1" $flags "$@" $unit -o out.s 2>messages \
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
  compile $signal 1 1 a
  warned 0 '.*'
  cmp out.s a.good.s || fail "other code, $what"
done
compile 9 1 1 large $arg-jobs=2
warned 0 '.*'
cmp out.s large.good.s || fail "other code, $what"
compile 0 1 5 large
warned 0 '.*'
cmp out.s large.good.s || fail "other code, $what"

# Always killed, or never started: nobody notices.
for how in 9:a 15:a 9:large 0:large 0:a; do
  compile ${how%:*} 1 1000 ${how#*:}
  warned 0 '.*'
  cmp out.s ${how#*:}.good.s || fail "other code, $what"
done
compile 0 2 1000 large $arg-jobs=1
warned 0 '.*'
cmp out.s large.good.s || fail "other code, $what"

# They always crash: one warning, and the code that nothing was tried for.
compile 11 1 1000 a
warned 1 'Segmentation fault'
grep -q "could not be tried (Segmentation fault)" messages || fail "no remark, $what"
cmp out.s a.untried.s || fail "other code than untried, $what"
compile 11 1 1000 a -Werror
warned 1 'Segmentation fault'
compile 11 1 1000 a -w
warned 0 '.*'

# One that has been stopped is given up after a while.
compile 19 1 1000 large
warned 1 'it hung'
cmp out.s large.untried.s || fail "other code with stopped processes"

# At -Os there are none that could fail, but for small units.
flags="-Os $plugin"
"$cc1" $flags large.c -o large.good.s
grep -q '^[^ 	]*\.folded\.' large.good.s || fail "nothing was folded at -Os"
compile 0 1 1000 large
warned 0 '.*'
cmp out.s large.good.s || fail "other code at -Os, $what"
