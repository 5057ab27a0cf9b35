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
  sed -n 's/^trial [0-9]*: \(.*\): [0-9].*/\1;/p; s/^chosen:/chosen:/p' dumps/*outline_try | tr '\n' ' ' | sed 's/ $//'
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
expect "a larger unit at -Oz" "outlined; as it is; chosen: [^,]*" folded.c -Oz
expect "no trials" "chosen: outlined" folded.c -Oz $arg-trials=0

# Groups that promise much are outlined; where one could be a fifth of that both ways are compiled.
repeats () {
  awk -v count="$1" 'BEGIN {
    print "void a (int, int), b (int), c (int, int), d (int), e (int, int), f (void);"
    for (i = 0; i < count; i++)
      printf "void g%d (int x) { a (%d, x); a (x, 1); b (x); c (x, 2); d (x); e (x, 3); f (); d (x + %d); }\n", i, i, i
  }'
}
repeats 150 >much.c
expect "much is promised" "chosen: outlined" much.c -Os $arg-merge-functions=off
nm with.o | grep -q '\.outline\.' || fail "nothing is outlined from it"
write_checks little.c
expect "little is promised" "outlined, usual code; as it is, usual code; chosen: .*" little.c -Os
expect "little is promised at -Oz" "outlined; as it is; as it is, usual code; chosen: .*" little.c -Oz
expect "little is promised at -Oz, nothing folded" "outlined; as it is; chosen: .*" little.c -Oz $arg-rtl=off

# Where a linker may drop functions less is folded, so that more has to be promised to be trusted, and what folding saves
# of the first variant is no reason to leave out the others.
# within COUNT END: so many copies in one function, which end with a call of d, or otherwise.
within () {
  different 60
  awk -v count="$1" -v end="$2" 'BEGIN {
    print "void a (int, int), b (int), c (int, int), d (int), e (int, int), f (void);"
    print "int q (int);\n__attribute__ ((cold)) void g (int x) {"
    for (i = 0; i < count; i++) {
      printf "if (q (x + %d)) { a (x, 4); a (x, 1); b (x); c (x, 2); d (x); e (x, 3); f ();", i
      printf end "\n", i
    }
    print "}"
  }'
}
within 16 ' d (x + %d); }' >sections.c
expect "little is promised, much is folded" "outlined; chosen: outlined" sections.c -Os
expect "the same in sections" "outlined; as it is; chosen: .*" sections.c -Os -ffunction-sections
within 4 ' x = q (x) * %d; }' >sections.c
expect "enough is promised" "chosen: outlined" sections.c -Os
expect "not enough in sections" "outlined; as it is; chosen: .*" sections.c -Os -ffunction-sections
[ "$(loaded with.o)" -le "$(with_plugin -Os -ffunction-sections $arg-gimple=off -c sections.c -o other.o; loaded other.o)" ] \
  || fail "larger than with folding only"
within 12 ' x = q (x) * %d; }' >sections.c
expect "enough in sections" "chosen: outlined" sections.c -Os -ffunction-sections

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
  file=$case.c
  expect "$case" "outlined, usual code; as it is, usual code; chosen: .*" $file -O2
  with=$(loaded with.o)
  for other in gimple=off trials=0; do
    with_plugin -O2 $arg-$other -c $file -o other.o
    [ "$with" -le "$(loaded other.o)" ] || fail "$case: larger than with $other"
  done
  "$GCC" -O2 -c $file -o alone.o
  [ "$with" -lt "$(loaded alone.o)" ] || fail "$case: not smaller than alone"
done
