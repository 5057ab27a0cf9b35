# One dictionary for a program with units in A32 and in Thumb-2: code is shared between units of one state only, and the
# program runs.  Exceptions go through shared fragments that call others, by tables that describe functions as
# wholes.  What units share is the same for all optimisation levels, and by other floating point rules it is not.
# What only a shared constant names is looked for in libraries.
# SPDX-License-Identifier: GPL-3.0-or-later

case $("$GCC" -dumpmachine) in
  arm-linux-gnueabihf) ;;
  *) exit 77 ;;
esac
merge=$BUILD/outline-merge
for u in a b t u; do
  cat >$u.c <<SOURCE
int g (int), h (int, int);
extern int total;
int ${u}_1 (int x) { g (x); g (7), total ^= 5, g (9); return total * 3; }
int ${u}_2 (int x) { h (x, 5); g (7), total ^= 5, g (9); return total * 3; }
int ${u}_3 (int x, int *v) { int sum = 0; while (x--) { sum += g (v[x]); sum ^= h (sum, x); } return sum; }
int ${u}_4 (int x, int *v) { int sum = 1; while (x--) { sum -= g (v[x]); sum ^= h (sum, x); } return sum; }
SOURCE
done
{
  echo 'int total;'
  echo '__attribute__ ((noipa)) int g (int x) { total += x; return total * 3; }'
  echo '__attribute__ ((noipa)) int h (int x, int y) { return x * 31 + y; }'
  for u in a b t u; do echo "int ${u}_1 (int), ${u}_2 (int), ${u}_3 (int, int *), ${u}_4 (int, int *);"; done
  echo 'int main (void) { int v[] = { 4, 1, 7 }; unsigned sum = 0;'
  for u in a b t u; do
    echo "sum = sum * 7 + ${u}_1 (3); sum = sum * 7 + ${u}_2 (4); sum = sum * 7 + ${u}_3 (3, v); sum += ${u}_4 (3, v);"
  done
  printf '%s\n' '__builtin_printf ("%u %d\n", sum, total); return 0; }'
} >main.c
"$GCC" -O1 main.c a.c b.c t.c u.c -o alone
run ./alone >expected
"$GCC" -O1 -c main.c

# state UNIT: the option for it.
state () {
  case $1 in [ab]) echo -marm ;; *) echo -mthumb ;; esac
}
# used UNIT...: the fragments that their objects name or have.
used () {
  for u; do nm $u.o | sed -n 's/^.* [UW] \(folded\.outline_merge\..*\)/\1/p'; done | sort -u
}

for options in "-Oz" "-Os $arg-stress" "-Oz -fno-pie -ffunction-sections"; do
  for source in "" shared.s; do
    rm -rf sums
    for u in a b t u; do "$GCC" -fplugin="$PLUGIN" $options $(state $u) $arg-summary=sums -c $u.c; done
    "$merge" sums -o p.outline ${source:+-S $source}
    for u in a b t u; do "$GCC" -fplugin="$PLUGIN" $options $(state $u) $arg-dictionary=p.outline -c $u.c; done
    case $options in *-fno-pie*) pie=-no-pie ;; *) pie= ;; esac
    "$GCC" $pie main.o a.o b.o t.o u.o $source -o program -Wl,--gc-sections || fail "linking, $options"
    run ./program >printed || fail "$options: status $?"
    cmp printed expected || fail "$options: prints something else"
    used a b >a32
    used t u >thumb
    [ -s a32 ] && [ -s thumb ] || fail "$options: nothing is shared in one of the states"
    if comm -12 a32 thumb | grep .; then fail "$options: shared between the states"; fi
  done
done

# The attribute that says for what an object was optimised is no difference; those of floating point are.
rm -rf sums
"$GCC" -fplugin="$PLUGIN" -Os $arg-all-levels $arg-summary=sums -c t.c
"$GCC" -fplugin="$PLUGIN" -O2 -Os $arg-all-levels $arg-summary=sums -c u.c
"$merge" sums -o p.outline -S shared.s
if grep 'eabi_attribute 30,' shared.s; then fail "an optimisation goal in shared.s"; fi
"$GCC" -fplugin="$PLUGIN" -Os -fverbose-asm $arg-dictionary=p.outline -c t.c
[ -n "$(used t)" ] || fail "nothing is shared with -fverbose-asm"
"$GCC" -fplugin="$PLUGIN" -Os -ffast-math $arg-dictionary=p.outline -c t.c
[ -z "$(used t)" ] || fail "shared with other attributes"

# What only a fragment's constants name is looked for in libraries.
printf '%s\n' 'extern int lone[]; int h (int, int);' \
  '#define F(N) int N (int x) \' \
  '  { lone[0] = x; h (x, 9); lone[1] = h (x, 4); lone[2] = x ^ 5; return h (x + 9, 100000) * 3; }' >lone.h
for u in d e f; do
  printf '#include "lone.h"\nF (%s)\n' $u >$u.c
done
echo 'int lone[4];' >lone.c
printf '%s\n' 'int h (int x, int y) { return x + y; }' 'int d (int);' \
  'int main (void) { return d (5) - 100014 * 3; }' >only.c
"$GCC" -Os -fno-pie -c only.c lone.c
rm -rf sums liblone.a
ar rc liblone.a lone.o
for u in d e f; do "$GCC" -fplugin="$PLUGIN" -Os -fno-pie $arg-stress $arg-summary=sums -c $u.c; done
"$merge" sums -o lone.outline -S lone.s
for u in d e f; do "$GCC" -fplugin="$PLUGIN" -Os -fno-pie $arg-stress $arg-dictionary=lone.outline -c $u.c; done
grep -q '^	\.word	lone' lone.s || fail "the address is no constant of a fragment"
objdump=$("$GCC" -print-prog-name=objdump)
"$objdump" -r d.o | grep 'lone' && fail "the unit names it itself"
"$GCC" -no-pie only.o d.o e.o f.o lone.s -L. -llone -o only || fail "linking what only fragments name"
run ./only || fail "what only fragments name"

# Exceptions.
[ -n "$GXX" ] || exit 0
cat >throw.h <<'SOURCE'
struct noted { int &n; ~noted () { n = n * 3 + 1; } };
int may_throw (int);
extern int total;
#define BODY(N) \
  int N (int x) { \
    int n = x; \
    { noted keep { n }; total += may_throw (x) * 5; total ^= may_throw (x + 1); total += 7; } \
    total = total * 3 + n; \
    total += may_throw (x + 100) * 5; total ^= may_throw (x + 101); total += 7; \
    return total; }
SOURCE
printf '#include "throw.h"\nBODY (one)\n' >t1.cc
printf '#include "throw.h"\nBODY (two)\n' >t2.cc
printf '#include "throw.h"\nBODY (three)\n' >t3.cc
cat >tmain.cc <<'SOURCE'
#include "throw.h"
#include <cstdio>
#include <initializer_list>
int total;
__attribute__ ((noipa)) int may_throw (int n)
{
  if (n == 7) throw 5L;
  if (n == 111) throw 5;
  return n;
}
int one (int), two (int), three (int);
int main ()
{
  for (int i = 0; i < 12; i++)
    for (auto f : { one, two, three })
      try { std::printf ("%d ", f (i)); }
      catch (int n) { std::printf ("caught %d ", n + total); }
      catch (long n) { std::printf ("cleaned up %d ", total); }
  std::printf ("%d\n", total);
}
SOURCE
"$GXX" -O1 tmain.cc t1.cc t2.cc t3.cc -o alone
run ./alone >expected
grep -q caught expected && grep -q cleaned expected || fail "nothing is thrown past a function"
called=0
for options in "-Oz" "-Os $arg-stress" "-Os $arg-stress -marm" "-Os -fno-exceptions -funwind-tables $arg-stress"; do
  for source in "" shared.s; do
    rm -rf sums
    for u in t1 t2 t3; do "$GXX" -fplugin="$PLUGIN" $options $arg-summary=sums -c $u.cc; done
    "$merge" sums -o p.outline ${source:+-S $source}
    for u in t1 t2 t3; do "$GXX" -fplugin="$PLUGIN" $options $arg-dictionary=p.outline -c $u.cc; done
    [ -n "$(used t1 t2 t3)" ] || fail "nothing is shared with $options"
    [ -z "$source" ] || called=$((called + $(grep -c '^	\.save {r[4-7], lr}\|^	\.pad #4' shared.s || :)))
    "$GXX" -O2 tmain.cc t1.o t2.o t3.o $source -o program || fail "linking, $options"
    case $options in *-fno-exceptions*) continue ;; esac
    run ./program >printed || fail "$options: status $?"
    cmp printed expected || fail "exceptions, $options"
  done
done
[ "$called" -gt 0 ] || fail "no fragment calls another function"
