# A program's stack, measured while it runs, gets no deeper than option
# max-stack-growth allows, and does get deeper without it; -fstack-usage lists
# outlined functions and fragments.
# SPDX-License-Identifier: GPL-3.0-or-later

cat >a.c <<'SOURCE'
#include <stdio.h>
unsigned long low, top;
static void look (void)
{
  unsigned long here = (unsigned long) __builtin_frame_address (0);
  if (here < low)
    low = here;
}
__attribute__ ((noipa)) void put (int a, int b) { (void) a, (void) b, look (); }
__attribute__ ((noipa)) int get (int a) { look (); return a * 3; }
#define BODY(N) { int t = get (x); put (t, x + 1), put (t, x + 2), put (x, t), put (x, 5); \
                  t += get (t); put (t, x + 7), put (t, x + 8), put (x, t), put (x, 9); \
                  return t + get (t) + N; }
#define KEEP(N) { int a = get (x), b = get (a), c = get (b), d = get (c), e = get (d); \
                  put (a + b * c, d - e), put (a - b, c ^ d), put (e, a | d), put (b, e); return N; }
__attribute__ ((noinline)) int first (int x) BODY (1)
__attribute__ ((noinline)) int second (int x) BODY (2)
__attribute__ ((noinline)) int third (int x) KEEP (3)
__attribute__ ((noinline)) int fourth (int x) KEEP (4)
static void
depth (int (*f) (int))
{
  low = top = (unsigned long) __builtin_frame_address (0);
  f (5);
  printf ("%d ", (int) (top - low));
}
int
main (void)
{
  depth (first), depth (second), depth (third), depth (fourth);
  puts ("");
  return 0;
}
SOURCE

"$GCC" -Os a.c -o alone
set -- $(run ./alone)
[ $# = 4 ] || fail "the program does not run: $*"
alone="$*"

# Sets growth to the bytes by which the function that grows most does.
measure () {
  with_plugin $arg-stress $arg-no-outline-functions=put,get,depth,main "$@" \
    -fstack-usage a.c -o with
  growth=0
  set -- $(run ./with)
  for before in $alone; do
    [ $(($1 - before)) -le $growth ] || growth=$(($1 - before))
    shift
  done
}

measure
[ "$growth" -gt 0 ] || fail "nothing grows without a bound"
grep -q '\.outline\.[a-z0-9]*[[:space:]][0-9]*[[:space:]]static' *.su \
  || fail "-fstack-usage does not list outlined functions"
if nm with | grep -q folded; then
  grep -q '\.folded\.[a-z0-9]*[[:space:]][0-9]*[[:space:]]static' *.su \
    || fail "-fstack-usage does not list fragments"
fi
free=$growth
with_plugin $arg-max-stack-growth=0 -fopt-info-missed -c a.c 2>messages
grep -q 'not outlined: stack-growth: ' messages || fail "no remark"
for half in "" $arg-gimple=off $arg-rtl=off; do
  for most in 0 4 8 12 16 24 32 48 64; do
    measure $half $arg-max-stack-growth=$most
    [ "$growth" -le $most ] || fail "$growth bytes with $most allowed, $half"
  done
done
measure $arg-max-stack-growth=$((2 * free + 64))
[ "$growth" = "$free" ] || fail "a wide bound bounds: $growth, not $free"
