# Where folding saves so much that the unit is smaller whatever outlining has made larger, one process compiles it for
# trial, and goes on; a large unit is not tried at all.  Where folding saves little the functions in question are also
# compiled as they are.  Whether folding alone pays is not tried: a unit of few statements is scheduled as without the
# plugin, others are folded.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

# unit N: three functions that outlining takes something from, and N that differ in all but their ends.
unit () {
  cat <<'SOURCE'
struct out { int error, code; const char *text; };
int printf (const char *, ...);
#define CHECK(o, x) \
  do { (o)->error = 1; (o)->code = (x); (o)->text = "out of range"; \
       printf ("error %d: %s\n", (o)->code, (o)->text); } while (0)
void first (struct out *o, int x) { CHECK (o, 100 + x); }
void second (struct out *o, int x) { printf ("second\n"); CHECK (o, 200 - x); }
void third (struct out *o, int x) { CHECK (o, 300 * x); printf ("%d\n", x); }
int get (int), put (int, int);
SOURCE
  awk -v n="$1" 'BEGIN {
    for (i = 0; i < n; i++) {
      printf "int f%d (int a, int b, int c, int d) {", i
      printf " int s = get (a %s %d)", substr ("+-*^", i % 4 + 1, 1), i + 2
      printf " %s get (b %s %d);", substr ("^+-*", int (i / 4) % 4 + 1, 1), substr ("*^+-", int (i / 16) % 4 + 1, 1), i + 5
      printf " while (s %s c) s += put (s, d);", substr ("<>", i % 2 + 1, 1)
      printf " return s %s (b + c %s d); }\n", substr ("-+^", i % 3 + 1, 1), substr ("+*-^", int (i / 3) % 4 + 1, 1)
    }
  }'
}

# trials N: compiles such a unit; prints how many trials there were.
trials () {
  unit "$1" >unit.c
  rm -rf dumps
  mkdir dumps
  with_plugin -Os -fdump-ipa-all -dumpdir dumps/ -c unit.c -o with.o
  "$GCC" -Os -c unit.c -o alone.o
  nm with.o | grep -q '\.outline\.' || fail "$1: nothing is outlined"
  with=$(size with.o | awk 'NR == 2 { print $1 + $2 }')
  alone=$(size alone.o | awk 'NR == 2 { print $1 + $2 }')
  [ "$with" -lt "$alone" ] || fail "$1: $with bytes instead of $alone"
  grep -c '^trial [0-9]' dumps/*outline_try || true
}

little=$(trials 0)
[ "$little" -gt 1 ] || fail "nothing is folded, and $little trial proves that the unit is smaller"
much=$(trials 10)
[ "$much" = 1 ] || fail "$much trials where folding is enough"
many=$(trials 200)
[ "$many" = 0 ] || fail "$many trials of a unit in which folding is bound to be enough"

# dump FILE: compiles FILE; prints what is in its dump of trials.
dump () {
  rm -rf dumps
  mkdir dumps
  with_plugin -Os -fdump-ipa-all -dumpdir dumps/ -c "$1" -o with.o
  cat dumps/*outline_try
}
cat >nothing.c <<'SOURCE'
int get (int), put (int, int);
int alone (int a, int b) { return get (a + b) * 3 + put (a, b); }
SOURCE
dump nothing.c >trials
! grep -q '^trial' trials && grep -q '^chosen: .* scheduled' trials || fail "nothing to fold: $(cat trials)"
"$GCC" -Os -c nothing.c -o alone.o
cmp with.o alone.o || fail "nothing to fold, and another object"
unit 8 | sed '/^struct\|CHECK\|(o)->/d' >something.c
dump something.c >trials
! grep -q '^trial' trials && ! grep -q scheduled trials || fail "something to fold: $(cat trials)"
nm with.o | grep -q '\.folded\.' || fail "nothing is folded"
