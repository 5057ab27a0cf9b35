# At -O2, where outlining is ahead by little, the unit is also compiled without it and folded: what is smaller then
# is taken.  Where outlining is certain to pay, that is not tried.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

head='struct s { int a, b, c, d; struct s *n; };
void e (struct s *, int), z (const char *, int);
int q (struct s *);
#define FN(name) __attribute__ ((cold)) int name (struct s *p, int x)'

# loaded FILE: bytes of FILE that are loaded.
loaded () {
  size "$1" | awk 'NR == 2 { print $1 + $2 }'
}

# compare NAME: compiles NAME.c; sets trials, with, folded (only folded) and alone.
compare () {
  rm -rf dumps
  mkdir dumps
  with_plugin -O2 -fdump-ipa-all -dumpdir dumps/ -c $1.c -o with.o
  with_plugin -O2 $arg-gimple=off -c $1.c -o folded.o
  "$GCC" -O2 -c $1.c -o alone.o
  trials=$(grep -c '^trial [0-9]' dumps/*outline_try) || :
  with=$(loaded with.o)
  folded=$(loaded folded.o)
  alone=$(loaded alone.o)
}

# Equal ends, with conditions in them, which only folding takes as a whole.
cat >ends.c <<SOURCE
$head
#define END z ("m", 7); p->a = 1; p = p->n; x += q (p); p->d = x; return x;
FN (f) { x += q (p); if (x > 43) e (p, 1); END }
FN (g) { p->d = x; p = p->n; p = p->n; p->d = x; END }
FN (h) { if (x > 51) e (p, 1); p->a = 94; x += q (p); END }
SOURCE
compare ends
[ "$trials" = 3 ] || fail "ends: $trials trials"
[ "$with" = "$folded" ] || fail "ends: $with bytes, and $folded if nothing is outlined"
[ "$with" -lt "$alone" ] || fail "ends: $with bytes instead of $alone"
if nm with.o | grep '\.outline\.'; then fail "ends: outlined"; fi

# Equal statements in the midst of code that is compiled into other registers: nothing can be folded.
cat >midst.c <<SOURCE
$head
FN (f) { if (x > 56) e (p, 1); p->a = 60; x += q (p); if (x > 5) e (p, 1); p->a = 16; e (p, 4); if (x > 18) e (p, 1);
  return x; }
FN (g) { p = p->n; x += q (p); if (x > 5) e (p, 1); p->a = 46; e (p, 4); x += q (p); e (p, 47); return x; }
FN (h) { e (p, 53); x += q (p); if (x > 5) e (p, 1); p->a = 63; e (p, 4); e (p, 20); p->a = 15; return x; }
FN (i) { p->d = x; if (x > 13) e (p, 1); p->d = x; x += q (p); if (x > 5) e (p, 1); p->a = 11; e (p, 4); x += q (p);
  x += q (p); return x; }
SOURCE
compare midst
[ "$trials" = 3 ] || fail "midst: $trials trials"
[ "$with" -lt "$folded" ] || fail "midst: $with bytes, and $folded if nothing is outlined"
nm with.o | grep -q '\.outline\.' || fail "midst: not outlined"

# The same statements in so many functions that no trial is needed.
{
  echo "$head"
  for i in 1 2 3 4 5 6 7 8 9; do
    echo "FN (f$i) { z (\"m\", 7); p->a = 1; p = p->n; p->b = x; e (p, 3); if (x > $i) p->c = $i$i; return x * $i; }"
  done
} >many.c
compare many
[ "$trials" = 0 ] || fail "many: $trials trials"
nm with.o | grep -q '\.outline\.' || fail "many: not outlined"
