# Equal hashes make nothing equal: a plugin whose hashes have one bit makes the same code, under
# other names.  SPDX-License-Identifier: GPL-3.0-or-later

few=$BUILD/collisions/outline.so
cat >a.cc <<'SOURCE'
extern "C" int printf (const char *, ...);
volatile unsigned sink;
__attribute__ ((noipa)) unsigned k (unsigned x, unsigned y) { return sink = x * 31 + y; }
#define FN __attribute__ ((noinline)) unsigned

/* Statements of the same shapes; where values come from differs.  */
#define FIRST(N) \
  FN first_##N (unsigned a, unsigned b) \
  { unsigned t = k (a, b), u = k (t, a), v = k (u, t); sink = N; return k (v, b) ^ N; }
#define SECOND(N) \
  FN second_##N (unsigned a, unsigned b) \
  { unsigned t = k (a, b), u = k (b, b), v = k (u, u); sink = N; return k (v, t) ^ N; }
#define THIRD(N) \
  FN third_##N (unsigned a, unsigned b) \
  { unsigned t = k (b, a), u = k (t, t), v = k (a, u); sink = N; return k (t, v) ^ N; }
/* Equal values in other places.  */
#define FOURTH(N, A, B, C, D) \
  FN fourth_##N (unsigned a, unsigned b, unsigned c, unsigned d) \
  { k (A, 11), k (B, 12), k (C, 13), k (D, 14), k (A, B); sink = N; return C ^ N; }
/* Other results are wanted.  */
#define FIFTH(N, RESULT) \
  FN fifth_##N (unsigned a, unsigned b) \
  { unsigned t = k (a, 5), u = k (b, 6), v = k (t, u); sink = N; return (RESULT) ^ N; }

FIRST (1) FIRST (2) FIRST (3) SECOND (4) SECOND (5) SECOND (6) THIRD (7) THIRD (8) THIRD (9)
FOURTH (1, a, b, c, d) FOURTH (2, a, b, a, b) FOURTH (3, a, a, b, b) FOURTH (4, b, c, d, a)
FOURTH (5, a, b, a, b) FOURTH (6, a, a, b, b) FOURTH (7, 1, a, 1, b) FOURTH (8, 1, a, 1, b)
FOURTH (9, d, d, d, d) FOURTH (10, d, d, d, d)
FIFTH (1, t) FIFTH (2, t) FIFTH (3, u) FIFTH (4, u) FIFTH (5, t ^ v) FIFTH (6, t ^ v) FIFTH (7, v)

/* COMDAT functions.  */
template <unsigned n> struct type
{
  __attribute__ ((noinline)) unsigned
  one (unsigned a) { k (a, 1), k (a, 2), k (a, 3), k (a, 4); sink = n; return k (a, n); }
  __attribute__ ((noinline)) unsigned
  two (unsigned a) { k (1, a), k (2, a), k (3, a), k (4, a); sink = n; return k (n, a); }
};

int
main ()
{
  unsigned s = 0;
#define ADD(X) s = s * 33 + (X)
  ADD (first_1 (1, 2)), ADD (first_2 (2, 3)), ADD (first_3 (3, 5));
  ADD (second_4 (1, 2)), ADD (second_5 (2, 3)), ADD (second_6 (3, 5));
  ADD (third_7 (1, 2)), ADD (third_8 (2, 3)), ADD (third_9 (3, 5));
#define ALL(N) ADD (fourth_##N (N, N + 1, N + 2, N + 3))
  ALL (1), ALL (2), ALL (3), ALL (4), ALL (5), ALL (6), ALL (7), ALL (8), ALL (9), ALL (10);
  ADD (fifth_1 (1, 2)), ADD (fifth_2 (2, 3)), ADD (fifth_3 (3, 5)), ADD (fifth_4 (5, 7));
  ADD (fifth_5 (1, 2)), ADD (fifth_6 (2, 3)), ADD (fifth_7 (3, 5));
  type<1> x; type<2> y; type<3> z;
  ADD (x.one (1)), ADD (x.two (2)), ADD (y.one (3)), ADD (y.two (4)), ADD (z.one (5));
  ADD (z.two (6));
  printf ("%u\n", s);
}
SOURCE

# FILE with the names that the plugin has made numbered in the order of the text.
numbered () {
  awk '{
    line = ""
    while (match ($0, /[A-Za-z0-9_$.]+\.(outline|merged|folded)\.[a-z0-9.]+/)) {
      name = substr ($0, RSTART, RLENGTH)
      if (!(name in numbers)) numbers[name] = ++n
      line = line substr ($0, 1, RSTART - 1) "name" numbers[name]
      $0 = substr ($0, RSTART + RLENGTH)
    }
    print line $0
  }' "$1"
}

"$GXX" -Os a.cc -o plain
run ./plain >expected
for options in -Os -Oz "-Os $arg-stress" "-O2 $arg-all-levels $arg-stress"; do
  "$GXX" -fplugin="$PLUGIN" $options -S a.cc -o many.s
  "$GXX" -fplugin="$few" $options -S a.cc -o few.s
  numbered many.s >many
  numbered few.s >few
  diff many few >difference || { head -20 difference; fail "other code at $options"; }
  "$GXX" few.s -o program
  run ./program >output
  cmp expected output || fail "wrong code at $options"
  cmp many.s few.s >/dev/null && fail "the names are the same at $options"
done
grep -q 'name1' few || fail "nothing was outlined"
# That there are more names than hashes shows that some collided.
count=$(grep -c '^[^ 	]*\.folded\.[^ 	]*:' few.s || :)
[ "$count" -gt 4 ] || [ "$count" = 0 ] || fail "too few fragments to collide"
