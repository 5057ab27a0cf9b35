# Two libraries, each one object with a dictionary of its own, have private functions of one name: each calls its own, also
# where both have the same code, whether what is hidden is made local, too, or not.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu | aarch64-linux-gnu | arm-linux-gnueabihf) ;;
  *) exit 77 ;;
esac
objcopy=$("$GCC" -print-prog-name=objcopy)
for l in l m; do
  for u in 1 2; do
    cat >$l$u.c <<SOURCE
int note (int, int), check (int);
int $l$u (int x) { int r = check (x); r += note (7, r); r += note (r, 12345); return r * $u; }
SOURCE
  done
done
echo 'int note (int a, int b) { return a + b + 1; } int check (int x) { return x + 1; }' >lown.c
echo 'int note (int a, int b) { return a + b + 1000; } int check (int x) { return x + 1; }' >mown.c
cat >main.c <<'SOURCE'
#include <stdio.h>
int l1 (int), l2 (int), m1 (int), m2 (int);
int main (void) { printf ("%d %d %d %d\n", l1 (1), l2 (1), m1 (1), m2 (1)); return 0; }
SOURCE
for l in l m; do
  rm -rf sums
  for round in $arg-summary=sums $arg-dictionary=$l.outline; do
    for u in 1 2; do with_plugin -Oz $arg-stress $round -c $l$u.c; done
    [ -e $l.outline ] || "$BUILD/outline-merge" sums -o $l.outline
  done
  nm $l*.o | grep -q ' W folded\.outline_merge\.' || fail "nothing is shared"
  "$GCC" -Oz -c ${l}own.c
  "$GCC" -r -nostdlib ${l}1.o ${l}2.o ${l}own.o -o $l.o
  "$objcopy" --localize-symbol=note --localize-symbol=check $l.o
  "$objcopy" --localize-hidden $l.o hidden-$l.o
done
echo '12370 24740 15367 30734' >expected
for kind in "" hidden-; do
  "$GCC" main.c ${kind}l.o ${kind}m.o -o program || fail "${kind}objects do not link"
  run ./program >printed && cmp printed expected || { cat printed; fail "${kind}objects: another library's function"; }
done
