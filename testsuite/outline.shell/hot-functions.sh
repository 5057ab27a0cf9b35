# With option hot-functions cold code of functions that run is outlined, too: where what runs stays
# the same, instruction by instruction and byte by byte, and only there.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77
command -v python3 >python3-path || exit 77
cat >a.c <<'SOURCE'
#define FN __attribute__ ((noinline)) int
volatile int total;
__attribute__ ((noipa)) void put (int n) { total = total * 31 + n; }
__attribute__ ((noipa, cold)) void rare (int n) { total = total * 37 + n; }
#define CALLS(X) rare (X), rare (X * 3), rare (X ^ 5), rare (X + 9), rare (X - 4), rare (X | 6), \
                 rare (X & 77), rare (X + 3)
#define STORES(P, X) P[0] = X, P[1] = X * 3, P[2] = X ^ 5, P[3] = X + 9, P[4] = X - 4, \
                     P[5] = X | 6, P[6] = X & 77, P[7] = X + 3
#define unlikely(X) __builtin_expect (X, 0)
/* A call more beside these calls changes nothing.  */
FN calls_1 (int x) { put (x); if (unlikely (x == 99)) { CALLS (x); } put (x + 1); return x; }
FN calls_2 (int x) { put (x); if (unlikely (x == 98)) { CALLS (x); } put (x + 5); return x + 1; }
FN calls_3 (int x) { put (x); if (unlikely (x == 97)) { CALLS (x); } put (x + 7); return x + 2; }
/* A call here takes registers away from the loop.  */
#define LOOP(N) \
  int a = x, b = x * 3, c = x * 5, d = x * 7, e = 0; \
  for (int i = 0; i < y; i++) \
    { \
      a += b ^ i, b += c ^ i, c += d ^ a, d += a ^ b, e += d; \
      if (unlikely (e == N)) { STORES (p, x); } \
    } \
  return a ^ b ^ c ^ d ^ e
FN leaf_1 (int *p, int x, int y) { LOOP (990001); }
FN leaf_2 (int *p, int x, int y) { LOOP (990002); }
FN leaf_3 (int *p, int x, int y) { LOOP (990003); }
__attribute__ ((noipa)) int main (int argc, char **argv)
{
  int p[8] = { 0 };
  (void) argv, (void) argc;
  for (int i = 0; i < 20; i++)
    calls_1 (i), calls_2 (i), calls_3 (i),
    total += leaf_1 (p, i, 4) + leaf_2 (p, i, 5) + leaf_3 (p, i, 6);
  return total & 127;
}
SOURCE
trace="$SOURCE_DIR/testsuite/lib/trace"
"$GCC" -O1 "$trace.c" -o trace

# taken_from FLAG...: the functions from which a.c with FLAG... has something outlined.
taken_from () {
  "$GCC" -fno-pie -c a.c -o a.o -fplugin="$PLUGIN" $arg-report=report.json "$@"
  "$GCC" -static a.o -o with
  python3 - <<'CHECK'
import json
report = json.load(open("report.json"))
print(*sorted({p["function"] for g in report["groups"] for p in g["places"]
               if ".outline." not in p["function"]}))
CHECK
}

"$GCC" -O2 -fno-pie -c a.c -o a.o
"$GCC" -static a.o -o alone
[ "$(taken_from -O2)" = "" ] || fail "taken without being asked for"
found=$(taken_from -O2 $arg-hot-functions)
[ "$found" = "calls_1 calls_2 calls_3" ] || fail "taken: $found"
for program in alone with; do
  python3 "$trace.py" $program '(calls|leaf)_.|put|main' >$program.ran || exit $?
done
grep -q leaf_3 alone.ran || fail "the loops do not run"
cmp alone.ran with.ran || fail "what runs has changed"
# The twin: without the comparison the loops' code would be taken as well, and change.
found=$(taken_from -O2 $arg-all-levels $arg-slowdown=1000 $arg-trials=0)
[ "$found" = "calls_1 calls_2 calls_3 leaf_1 leaf_2 leaf_3" ] || fail "the twin: $found"
python3 "$trace.py" with '(calls|leaf)_.|put|main' >with.ran || exit $?
! cmp -s alone.ran with.ran || fail "the twin runs the same code"
:
