# The object does not depend on how processes of the compiler fare: what one that is
# killed or cannot be started was to do is done by another one.  Only if that fails, too, the
# object is what the compiler makes alone, with one warning, which is never an error.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
cat >a.c <<'SOURCE'
void note (int);
volatile int first, second, third;
#define SAME first = 1001, second = 2002, third = 3003, note (first)
void a (int x) { note (x); SAME; note (1); SAME; __asm__ ("# 1"); note (2); SAME; }
void b (int x) { note (x); SAME; note (1); SAME; __asm__ ("# 2"); note (5); SAME; }
SOURCE
# Several shares, of which the later ones depend on what the earlier ones found.
{ cat a.c; awk 'BEGIN { for (i = 0; i < 4000; i++)
    printf "int g%d (int x) { note (x); note (%d); note (3); note (4); return x; }\n", i, i }'
} >large.c
cc1=$("$GCC" -print-prog-name=cc1)
flags="-quiet -Os -fplugin=$PLUGIN $arg-gimple=off $arg-rtl=on $arg-stress -fopt-info-ipa-missed"
for unit in a large; do
  "$cc1" $flags $unit.c -o $unit.good.s 2>messages
  grep -q '^folded\.' $unit.good.s || fail "nothing was folded"
  "$cc1" -quiet -Os $unit.c -o $unit.alone.s
  grep -q 'rehearsal failed\|for trial' messages && fail "a remark without a reason"
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
  timeout 200 env LD_PRELOAD="$PWD/fork.so" "$cc1" $flags "$@" $unit -o out.s 2>messages \
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
compile 9 2 2 large $arg-jobs=2
warned 0 '.*'
cmp out.s large.good.s || fail "other code, $what"
compile 0 2 6 large
warned 0 '.*'
cmp out.s large.good.s || fail "other code, $what"

# Always: one warning, also for many shares, and the other code.
for how in 9:a:Killed 11:a:'Segmentation fault' 9:large:Killed \
           "0:large:Resource temporarily unavailable"; do
  reason=${how##*:}
  name=${how#*:}
  name=${name%:*}
  compile ${how%%:*} 1 1000 $name
  warned 1 "$reason"
  grep -q "a rehearsal failed ($reason)" messages || fail "no remark, $what"
  cmp out.s $name.alone.s || fail "other code than alone, $what"
done
compile 9 1 1000 a -Werror
warned 1 Killed
compile 9 1 1000 a -w
warned 0 '.*'

# One that has been stopped is given up after a while, and the other shares are not
# waited for in turn.
compile 19 1 1000 large
warned 1 'it did not go on'
[ "$(grep -c 'a rehearsal failed (another one did not go on)' messages)" -ge 2 ] \
  || fail "no word about those that were not started"
cmp out.s large.alone.s || fail "other code with stopped rehearsals"
