# The process that has compiled the best variant of a unit for trial goes on as the compiler.  Nobody
# sees that from outside: the same object, messages, files and status as from one process, wherever the
# output goes; and nobody is left when either of the two is killed.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$(uname)" = Linux ] || exit 77
[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
write_tried a.c 0
cat >>a.c <<'SOURCE'
struct large { int a[400]; };
void use (struct large *);
int takes_stack (int x) { struct large l; use (&l); return l.a[x & 3]; }
SOURCE
# Who leaves as a program does, by exit, is in the file "who"; and where the file "stop" is, a process
# that was started says so in "stopped" when it leaves, and stops.
cc -shared -fPIC -x c - -o watch.so -ldl <<'SOURCE' || exit 77
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static int child;
pid_t
fork (void)
{
  pid_t pid = ((pid_t (*) (void)) dlsym (RTLD_NEXT, "fork")) ();
  child |= pid == 0;
  return pid;
}
static void
say (const char *file, const char *what)
{
  FILE *f = fopen (file, "a");
  fprintf (f, "%s %d\n", what, getpid ());
  fclose (f);
}
__attribute__ ((destructor)) static void
leave (void)
{
  say ("who", child ? "child" : "parent");
  if (child && access ("stop", F_OK) == 0)
    {
      say ("stopped", "child");
      raise (SIGSTOP);
    }
}
SOURCE
cc1=$("$GCC" -print-prog-name=cc1)
# compile OPTION...: who leaves as the compiler is in "who", the status in $status.
compile () {
  rm -f who
  status=0
  LD_PRELOAD=$PWD/watch.so "$cc1" -quiet -Oz -fplugin="$PLUGIN" "$@" 2>messages || status=$?
}
by () { grep -q "^$1 " who || fail "not the $1 has compiled it, $2"; }
for option in "" "$arg-jobs=1" "$arg-jobs=8" "-g -gno-record-gcc-switches" -fPIC -dA; do
  compile a.c $option -o one.s
  by child "$option"
  grep -q '\.outline\.\|\.folded\.' one.s || fail "nothing was shared, $option"
  [ $status = 0 ] && [ ! -s messages ] || fail "status $status, $option"
  # Remarks and dumps are made by the parent.
  compile a.c $option -fopt-info-all -o two.s
  by parent "$option"
  [ -s messages ] || fail "no remarks"
  cmp one.s two.s || fail "other code with remarks, $option"
  compile a.c $option -fdump-rtl-final -dumpdir dump- -o two.s
  by parent "$option"
  cmp one.s two.s || fail "other code with dumps, $option"
  rm -f dump-*
done

# What expansion has to say is said once, and counts.
compile a.c -Wframe-larger-than=100 -Wstack-usage=100 -o one.s
[ "$(grep -c 'frame size' messages)" = 1 ] && [ "$(grep -c 'stack usage' messages)" = 1 ] \
  || { cat messages; fail "not each warning once"; }
compile a.c -Wframe-larger-than=100 -Werror -o one.s
[ $status = 1 ] || fail "status $status with -Werror"
compile a.c -ftime-report -o one.s
by parent -ftime-report
grep -q '^ TOTAL' messages || fail "no times"
compile a.c -fstack-usage -dumpbase a -o one.s
grep -q takes_stack a.su || fail "no stack usage"

# Stack usage is listed once, also where it fills several buffers.
awk 'BEGIN {
  for (i = 0; i < 300; i++)
    printf "int a_function_with_a_long_name_of_its_own_%d (int *p) { return p[%d] + p[%d]; }\n", i, i, i / 2
}' >many.c
cat many.c a.c >usage.c
for option in "" "-fcallgraph-info=su" "-Wstack-usage=100"; do
  compile usage.c $option -fstack-usage -dumpbase usage -o one.s
  for file in usage.*i usage.su; do
    [ -e $file ] || continue
    sed -n 's/^[^ ]*:\([a-z_0-9][a-z_0-9]*\)[[:space:]].*/\1/p; s/^node: { title: "\([^"]*\)".*/\1/p' $file \
      | grep -v '\.folded\.' | sort >listed
    [ "$(wc -l <listed)" -ge 300 ] || fail "not all are listed, $option"
    uniq -d listed >twice
    [ ! -s twice ] || fail "listed twice in $file, $option: $(head -1 twice)"
  done
  rm -f usage.*i usage.su
done

# Without folding functions are not suspended, but printed as they are expanded: by the parent.
awk 'BEGIN {
  print "typedef unsigned u; u k (u, u), m (u); __attribute__ ((cold)) void die (const char *, int, int);"
  for (i = 0; i < 12; i++) {
    printf "u f%d (u *p, u x) { if (!x) return %d; u s = 0;", i, i
    for (j = 0; j < 3; j++)
      printf " s += k (s, x + %d); s ^= m (p[%d]); p[s + x * 4 + %d] = s + x * 2; if (s == 3) { die (\"abc\", s, x); die (\"def\", x, s); }", (i + j) % 4, i % 5, j
    print " return s + x * 4 + 3; }"
  }
}' >cold.c
for option in "$arg-rtl=off" "-mcmodel=large"; do
  compile -O2 $arg-max-stack-growth=1000 $option cold.c -o one.s
  [ $status = 0 ] || { cat messages; fail "status $status, $option"; }
  by parent "$option"
  compile -O2 $arg-max-stack-growth=1000 $option cold.c -fopt-info-all -o two.s
  cmp one.s two.s || fail "other code with remarks, $option"
done

# Wherever the output goes.
compile a.c -o one.s
compile a.c -o - >two.s
by child "-o -"
cmp one.s two.s || fail "other code to standard output"
compile - -dumpbase a.c -o two.s <a.c
by child "from standard input"
compile a.c -o /dev/full
[ $status -ne 0 ] && grep -q 'No space' messages || fail "a full disk is no error: $status"
(trap '' CHLD; compile a.c -o /dev/full; [ $status -ne 0 ]) \
  || fail "a full disk is no error if nobody wants to know of children"
with_plugin -Oz -c a.c -o one.o
with_plugin -Oz -pipe -c a.c -o two.o
cmp one.o two.o || fail "other code with -pipe"
with_plugin -Oz -save-temps -c a.c -o two.o
cmp one.o two.o || fail "other code with -save-temps"

gone () {
  [ ! -d "/proc/$1" ] || grep -q '^State:.Z' "/proc/$1/status" 2>status
}
touch stop
for victim in parent child; do
  rm -f stopped
  LD_PRELOAD=$PWD/watch.so "$cc1" -quiet -Oz -fplugin="$PLUGIN" a.c -o a.s &
  parent=$!
  wait_for test -s stopped
  child=$(sed 's/child //' stopped)
  [ "$child" != $parent ] || fail "it was not handed over"
  case $victim in
    parent) kill -9 $parent ;;
    child) kill -9 $child ;;
  esac
  status=0
  wait $parent || status=$?
  [ $status = 137 ] || fail "status $status with the $victim killed"
  wait_for gone $child
done
