# A program of several units with hundreds of shared fragments can be unwound at each instruction; exceptions
# go through them.
# SPDX-License-Identifier: GPL-3.0-or-later

tables=
case $("$GCC" -dumpmachine) in
  x86_64-linux-gnu) machine="-mno-red-zone" more="-maccumulate-outgoing-args" ;;
  aarch64-linux-gnu) machine="-mbranch-protection=standard" more="-mbranch-protection=pac-ret+b-key" ;;
  # Before GCC 14 C has no tables there by default.
  riscv64-linux-gnu) machine="-march=rv64gc_zba" more="-march=rv64gc_zbb" tables=-fasynchronous-unwind-tables ;;
  *) exit 77 ;;
esac
"$GCC" -O2 -fPIC -shared -fexceptions "$SOURCE_DIR/tools/unwind-steps.c" -o steps.so -ldl
# make_unit NAME SEED: statements in another order, by SEED.
make_unit () {
  awk -v name="$1" -v r="$2" 'BEGIN {
    n = split ("x = k (x, y);|y = m (x);|if (x & 4) y += m (x); else x ^= y;|" \
      "z[1] += x; z[2] ^= y;|p (x);|z[x & 3] = k (y, z[0]);|sink = x; sink = y;|" \
      "for (u i = 0; i < (x & 7); i++) y += i * x;|if (y == 77) return m (x);|" \
      "x += w (x, y, 3, 4, 5, 6, x, y);|x = x / 3 + y % 5;", s, "|")
    print "typedef unsigned u; extern volatile u sink; u k (u, u), m (u), w (u, u, u, u, u, u, u, u);"
    for (i = 0; i < 25; i++) {
      printf "__attribute__ ((noinline)) u %s%d (u x, u y, void (*p) (u)) {", name, i
      printf " u z[4] = { x, y, 1, 2 };"
      for (j = 0; j < 4 + i % 9; j++) {
        r = (r * 1103 + 12345) % 1000003
        printf " %s", s[1 + r % n]
      }
      printf " return x + y + z[%d]; }\n", i % 4
    }
  }' >"$1.c"
}
make_unit a 12345
make_unit b 777
awk 'BEGIN {
  print "typedef unsigned u; volatile u sink;"
  print "__attribute__ ((noipa)) u k (u a, u b) { sink = a; return a * 3 + b; }"
  print "__attribute__ ((noipa)) u m (u a) { sink = a; return a * 5; }"
  print "__attribute__ ((noipa)) void q (u a) { sink = a; }"
  print "__attribute__ ((noipa)) u w (u a, u b, u c, u d, u e, u f, u g, u h)"
  print "{ return a + b * 2 + c * 3 + d * 5 + e * 7 + f * 11 + g * 13 + h * 17; }"
  for (i = 0; i < 25; i++) printf "u a%d (u, u, void (*) (u)), b%d (u, u, void (*) (u));\n", i, i
  print "int main (void) { u t = 0; for (u j = 0; j < 3; j++) {"
  for (i = 0; i < 25; i++) printf " t = t * 31 + a%d (j, t, q); t = t * 31 + b%d (j, t, q);", i, i
  print " } __builtin_printf (\"%u\\n\", t); return 0; }"
}' >main.c
"$GCC" -O1 main.c a.c b.c -o alone
run ./alone >expected
"$GCC" -O2 $tables -c main.c

# both OPTION...: makes program in two rounds, with what is shared in $source or, if that is empty, in the objects.
both () {
  rm -rf sums
  for u in a b; do "$GCC" -fplugin="$PLUGIN" $tables "$@" $arg-summary=sums -c $u.c; done
  "$BUILD/outline-merge" sums -o p.outline ${source:+-S $source}
  for u in a b; do "$GCC" -fplugin="$PLUGIN" $tables "$@" $arg-dictionary=p.outline -c $u.c; done
  "$GCC" main.o a.o b.o $source -o program
}

stepped () {
  env UNWIND_STEPS="$1" LD_PRELOAD="$PWD/steps.so" $RUNNER "$2"
}
for options in "-Oz" "-Os $arg-stress" "-Os $arg-stress $machine" "-Os $arg-stress -fno-omit-frame-pointer" \
    "-Os $arg-stress $more"; do
  for source in "" shared.s; do
    both $options
    stepped "constants all" ./program >printed 2>messages </dev/null || { cat messages; fail "$options $source"; }
    cmp printed expected || fail "$options $source: prints something else"
    shared=$(nm program | grep -c ' folded\.outline_merge\.')
    # Without a source each fragment has to pay for an unwind entry.
    [ "$shared" -ge 30 ] || [ "$options$source" = -Oz ] || fail "$options $source: $shared shared fragments"
    grep -q '[0-9][0-9] in fragments, 0 wrong' messages || { cat messages; fail "$options $source: too few"; }
  done
  [ "$options$machine" != -Oz-mno-red-zone ] || grep -q '^\.L[0-9]*:' shared.s || fail "$options: no jump in shared code"
done
# Wrong tables are noticed.
sed '0,/cfi_def_cfa_offset [1-9]/s//cfi_def_cfa_offset 6&/; s/6cfi_def_cfa_offset /6/' shared.s >wrong.s
cmp -s shared.s wrong.s && fail "no directive to change"
"$GCC" main.o a.o b.o wrong.s -o wrong
stepped fragments ./wrong >printed 2>messages && fail "wrong tables passed"

# Exceptions: caught, cleaned up, by functions whose middle and end is shared.
cat >throw.h <<'SOURCE'
#include <stdexcept>
#include <string>
struct noted { int &n; ~noted () { n = n * 3 + 1; } };
void may_throw (int);
extern int total;
#define BODY(N) \
  int N (int x) { \
    int n = x; \
    try { noted keep { n }; may_throw (x); total += x; may_throw (x + 1); total ^= x; may_throw (x + 2); \
          total *= 3; may_throw (x + 3); } \
    catch (const std::runtime_error &e) { total += n; return n + std::string (e.what ()).size (); } \
    may_throw (x + 100); total += x; may_throw (x + 101); total ^= x; may_throw (x + 102); \
    return total; }
SOURCE
printf '#include "throw.h"\nBODY (one)\nBODY (two)\n' >t1.cc
printf '#include "throw.h"\nBODY (three)\nBODY (four)\n' >t2.cc
cat >tmain.cc <<'SOURCE'
#include "throw.h"
#include <cstdio>
int total;
__attribute__ ((noipa)) void may_throw (int n)
{
  if (n == 7) throw std::runtime_error ("seven");
  if (n == 111) throw 5;
}
int one (int), two (int), three (int), four (int);
int main ()
{
  for (int i = 0; i < 12; i++)
    for (auto f : { one, two, three, four })
      try { std::printf ("%d ", f (i)); } catch (int n) { std::printf ("caught %d ", n + total); }
  std::printf ("%d\n", total);
}
SOURCE
"$GXX" -O1 tmain.cc t1.cc t2.cc -o alone
run ./alone >expected
grep -q caught expected || fail "nothing is thrown past a function"
for options in "-Oz" "-Os $arg-stress"; do
  rm -rf sums
  for u in t1 t2; do "$GXX" -fplugin="$PLUGIN" $options $arg-summary=sums -c $u.cc; done
  "$BUILD/outline-merge" sums -o p.outline -S shared.s
  for u in t1 t2; do "$GXX" -fplugin="$PLUGIN" $options $arg-dictionary=p.outline -c $u.cc; done
  # What else is worth it depends on how much of std::string is inlined: in GCC 16's library all.
  case $options in
    *-stress) nm t1.o | grep -q 'U folded\.outline_merge' || fail "nothing is shared with $options" ;;
  esac
  "$GXX" -O2 tmain.cc t1.o t2.o shared.s -o program
  run ./program >printed || fail "$options: status $?"
  cmp printed expected || fail "exceptions, $options"
done
