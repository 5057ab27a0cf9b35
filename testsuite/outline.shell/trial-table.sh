# Which variants of a unit are compiled for trial, and that the smallest is taken: what docs/cost.md says.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

# tries FILE OPTION...: compiles FILE to with.o; prints the variants that were tried, with commas, and the one chosen.
tries () {
  file=$1
  shift
  rm -rf dumps
  mkdir dumps
  with_plugin "$@" -fdump-ipa-all -dumpdir dumps/ -c "$file" -o with.o
  sed -n 's/^trial [0-9]*: \(.*\): [0-9].*/\1;/p; s/^chosen:/chosen:/p' dumps/*outline_finish dumps/*outline_try \
    | tr '\n' ' ' | sed 's/ $//'
}
# expect WHAT TRIED FILE OPTION...: TRIED is a pattern of grep.
expect () {
  what=$1 pattern=$2
  shift 2
  tried=$(tries "$@")
  echo "$tried" | grep -qx "$pattern" || fail "$what: $tried"
}
# loaded FILE: bytes of FILE that are loaded.
loaded () { size "$1" | awk 'NR == 2 { print $1 + $2 }'; }

# Few statements, below -Oz: GCC's usual code, and nothing is tried.  With nothing to share: GCC's own object.
cat >nothing.c <<'SOURCE'
int get (int), put (int, int);
int alone (int a, int b) { return get (a + b) * 3 + put (a, b); }
SOURCE
expect "little to share" "chosen: outlined, usual code" nothing.c -Os
"$GCC" -Os -c nothing.c -o alone.o
cmp with.o alone.o || fail "nothing to share, and another object"
expect "little to share at -Oz" "outlined; as it is, usual code; chosen: .*" nothing.c -Oz

# different COUNT: so many functions of which only the ends are the same.
different () {
  echo 'int get (int), put (int, int);'
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
# What folding saves is seen by a trial in a small unit, and certain in a larger one.
different 8 >folded.c
expect "something is folded" "outlined; chosen: outlined" folded.c -Os
expect "much is folded at -Oz" "outlined; as it is, usual code; chosen: outlined" folded.c -Oz
nm with.o | grep -q '\.folded\.' || fail "nothing is folded"
different 60 >folded.c
expect "a larger unit" "chosen: outlined" folded.c -Os
expect "a larger unit at -Oz" "outlined; chosen: outlined" folded.c -Oz
mkdir sums
expect "for a dictionary" "chosen: outlined" folded.c -Oz $arg-summary=sums
"$BUILD/outline-merge" sums -o program.outline -S shared.s
expect "with a dictionary" "chosen: outlined" folded.c -Oz $arg-dictionary=program.outline
expect "no trials" "chosen: outlined" folded.c -Oz $arg-trials=0

# Larger ones at -Oz are not tried.
different 120 >folded.c
expect "a large unit at -Oz" "chosen: outlined" folded.c -Oz

# Groups that promise much together are outlined, without a trial; a few bytes are not, unless that is asked for.
repeats () {
  awk -v count="$1" 'BEGIN {
    print "void a (int, int), b (int), c (int, int), d (int), e (int, int), f (void);"
    for (i = 0; i < count; i++)
      printf "void g%d (int x) { a (%d, x); a (x, 1); b (x); c (x, 2); d (x); e (x, 3); f (); d (x + %d); }\n", i, i, i
  }'
}
outlined_p () { nm with.o | grep -q '\.outline\.'; }
repeats 150 >much.c
expect "much is promised" "chosen: outlined" much.c -Os $arg-merge-functions=off
outlined_p || fail "nothing is outlined from it"
repeats 2 >little.c
expect "little is promised" "chosen: outlined, usual code" little.c -Os $arg-merge-functions=off
outlined_p && fail "it is outlined though it promises little"
expect "little is promised, nothing folded" "chosen: outlined" little.c -Oz $arg-merge-functions=off $arg-rtl=off
outlined_p && fail "it is outlined at -Oz though it promises little"
expect "little is asked for" "chosen: outlined, usual code" little.c -Os $arg-merge-functions=off $arg-min-benefit=1
outlined_p || fail "not outlined with min-benefit=1"

# At -O2, equal ends with conditions in them, which only folding takes as a whole.
head='struct s { int a, b, c, d; struct s *n; };
void e (struct s *, int), z (const char *, int);
int q (struct s *);
#define FN(name) __attribute__ ((cold)) int name (struct s *p, int x)'
cat >ends.c <<SOURCE
$head
#define END z ("m", 7); p->a = 1; p = p->n; x += q (p); p->d = x; return x;
FN (f) { x += q (p); if (x > 43) e (p, 1); END }
FN (g) { p->d = x; p = p->n; p = p->n; p->d = x; END }
FN (h) { if (x > 51) e (p, 1); p->a = 94; x += q (p); END }
SOURCE
# Equal statements in the midst of code that is compiled into other registers, which only outlining takes.
cat >midst.c <<SOURCE
$head
FN (f) { if (x > 56) e (p, 1); p->a = 60; x += q (p); if (x > 5) e (p, 1); p->a = 16; e (p, 4); if (x > 18) e (p, 1);
  return x; }
FN (g) { p = p->n; x += q (p); if (x > 5) e (p, 1); p->a = 46; e (p, 4); x += q (p); e (p, 47); return x; }
FN (h) { e (p, 53); x += q (p); if (x > 5) e (p, 1); p->a = 63; e (p, 4); e (p, 20); p->a = 15; return x; }
FN (i) { p->d = x; if (x > 13) e (p, 1); p->d = x; x += q (p); if (x > 5) e (p, 1); p->a = 11; e (p, 4); x += q (p);
  x += q (p); return x; }
SOURCE
for case in ends midst; do
  expect "$case" "chosen: outlined, usual code" $case.c -O2
  "$GCC" -O2 -c $case.c -o alone.o
  [ "$(loaded with.o)" -lt "$(loaded alone.o)" ] || fail "$case: not smaller than alone"
done
