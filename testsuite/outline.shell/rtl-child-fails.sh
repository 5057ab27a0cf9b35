# A rehearsal that cannot be started, or that dies, costs what it would have
# saved: the object is what the compiler makes alone, with a remark.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
command -v prlimit >prlimit-path || exit 77
command -v setpriv >setpriv-path || exit 77
cat >a.c <<'SOURCE'
void note (int);
volatile int first, second, third;
#define SAME first = 1001, second = 2002, third = 3003, note (first)
void a (int x) { note (x); SAME; note (1); SAME; __asm__ ("# 1"); note (2); SAME; }
void b (int x) { note (x); SAME; note (1); SAME; __asm__ ("# 2"); note (5); SAME; }
SOURCE
cc1=$("$GCC" -print-prog-name=cc1)
flags="-quiet -Os -fplugin=$PLUGIN $arg-gimple=off $arg-rtl=on $arg-stress -fopt-info-ipa-missed"
"$cc1" $flags a.c -o good.s 2>messages
grep -q '^folded\.' good.s || fail "nothing was folded"
"$cc1" -quiet -Os a.c -o alone.s
grep -q 'a rehearsal failed' messages && fail "a remark without a reason"

# No process more, for a user of whom there may be only this one.
cp a.c /tmp/outline-$$.c
if setpriv --reuid=54321 --clear-groups prlimit --nproc=1 "$cc1" $flags \
     /tmp/outline-$$.c -o - >refused.s 2>messages; then
  grep -q 'a rehearsal failed (Resource temporarily unavailable)' messages \
    || { cat messages; fail "no word about fork"; }
  grep -v '\.file\|^# ' refused.s >refused-code
  grep -v '\.file\|^# ' alone.s >alone-code
  cmp refused-code alone-code || fail "other code without a rehearsal"
elif ! grep -q 'setresuid\|Permission denied' messages; then
  rm -f /tmp/outline-$$.c
  cat messages
  fail "compiling without a second process"
fi
rm -f /tmp/outline-$$.c

# Children that are killed as soon as they are there.
cat >kill-children.c <<'SOURCE'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>
/* A child gets the signal that FORK_SIGNAL says.  */
pid_t
fork (void)
{
  pid_t pid = ((pid_t (*) (void)) dlsym (RTLD_NEXT, "fork")) ();
  if (pid == 0)
    raise (atoi (getenv ("FORK_SIGNAL")));
  return pid;
}
SOURCE
"$GCC" -shared -fPIC kill-children.c -o kill-children.so -ldl
for signal in 9 11 15 6; do
  FORK_SIGNAL=$signal LD_PRELOAD=$PWD/kill-children.so \
    "$cc1" $flags a.c -o killed.s 2>messages || fail "signal $signal"
  grep -q 'a rehearsal failed' messages || fail "no word about signal $signal"
  cmp killed.s alone.s || fail "other code after signal $signal"
done
# One that has been stopped is given up after a while.
timeout 120 env FORK_SIGNAL=19 LD_PRELOAD="$PWD/kill-children.so" \
  "$cc1" $flags a.c -o stopped.s 2>messages || fail "stopped"
grep -q 'a rehearsal failed (it did not go on)' messages \
  || fail "no word about the stopped one"
cmp stopped.s alone.s || fail "other code with a stopped rehearsal"

# The other shares of a large unit are not waited for in turn.
{ cat a.c; awk 'BEGIN { for (i = 0; i < 4000; i++)
    printf "int g%d (int x) { note (x); note (%d); note (3); note (4); return x; }\n", i, i }'
} >large.c
timeout 90 env FORK_SIGNAL=19 LD_PRELOAD="$PWD/kill-children.so" \
  "$cc1" $flags large.c -o stopped.s 2>messages || fail "stopped, many shares"
[ "$(grep -c 'a rehearsal failed (another one did not go on)' messages)" -ge 2 ] \
  || fail "no word about those that were not started"
