# Objects do not share outlined functions of COMDAT functions if pointers may be equal in one of them and not, by
# their types, in the other.
# SPDX-License-Identifier: GPL-3.0-or-later

[ "$("$GCC" -dumpmachine)" = x86_64-linux-gnu ] || exit 77

cat >types.h <<'SOURCE'
namespace n1 { enum number : int { none }; struct numbers { number x, y, z, w, v[8]; }; }
namespace n2 { enum number : int { none }; struct numbers { number x, y, z, w, v[8]; }; }
extern int k1, k2, k3, k4, k5, k6;
#define BODY(NUMBER_A) \
  a->x = NUMBER_A (i / k1); \
  int r = b->x; \
  a->v[3] = NUMBER_A (r * 5 + k2); \
  int q = b->v[5]; \
  a->v[1] = NUMBER_A ((q ^ k3) / 3); \
  a->z = NUMBER_A (i / 3); \
  int t = b->z; \
  a->v[7] = NUMBER_A (t * r + q); \
  a->y = NUMBER_A (t % k4); \
  int u = b->y; \
  a->w = NUMBER_A (u ^ 5); \
  a->v[6] = NUMBER_A ((t + 3 * q) / k5); \
  u += b->v[6]; \
  a->v[4] = NUMBER_A (u * k6)
#define FUNCTION(NAME, A, B, BEFORE, AFTER) \
  inline __attribute__ ((noinline)) int NAME (A *a, B *b, int i, int *o) \
  { BEFORE; BODY (n1::number); AFTER; }
#define FUNCTIONS(NAME, A, B) \
  FUNCTION (NAME##1, A, B, o[0] = 3, o[1] = 4; return i) \
  FUNCTION (NAME##2, A, B, o[2] = i, o[5] = i + 1; return i + 3) \
  FUNCTION (NAME##3, A, B, o[7] = i * 9, o[4] = i & 3; return i / 3) \
  FUNCTION (NAME##4, A, B, o[0] = 44 * i + k1, o[1] = 4; return i * 4) \
  FUNCTION (NAME##5, A, B, o[0] = 55 * i + k1, o[1] = 4; return i * 5) \
  int NAME (A *a, B *b, int *o) \
  { return NAME##1 (a, b, 1, o) + NAME##2 (a, b, 2, o) + NAME##3 (a, b, 3, o) + NAME##4 (a, b, 4, o) \
           + NAME##5 (a, b, 5, o); }
SOURCE
cat >apart.cc <<'SOURCE'
#include "types.h"
FUNCTIONS (apart, n1::numbers, n2::numbers)
SOURCE
cat >alike.cc <<'SOURCE'
#include "types.h"
FUNCTIONS (alike, n1::numbers, n1::numbers)
SOURCE
cat >main.cc <<'SOURCE'
#include "types.h"
#include <cstdio>
int k1 = 1, k2, k3, k4 = 3, k5 = 2, k6 = 4;
int apart (n1::numbers *, n2::numbers *, int *), alike (n1::numbers *, n1::numbers *, int *);
int
main ()
{
  static n1::numbers s, s2;
  static n2::numbers t;
  int o[10];
  for (int i = 0; i < 8; i++)
    s.v[i] = n1::number (i * i + 3);
  s.x = n1::number (4), s.y = n1::number (9), s.z = n1::number (16), s.w = n1::number (25);
  apart (&s2, &t, o);
  alike (&s, &s, o);
  printf ("%d %d %d %d", s.x, s.y, s.z, s.w);
  for (int i = 0; i < 8; i++)
    printf (" %d", s.v[i]);
  puts ("");
}
SOURCE
"$GXX" -Os apart.cc alike.cc main.cc -o alone
./alone >expected
for unit in apart alike main; do
  "$GXX" -fplugin="$PLUGIN" -Os $arg-rtl=off $arg-stress -c $unit.cc
done
for object in apart.o alike.o; do
  nm $object | grep -q '_\.outline\.' || fail "$object has no COMDAT outlined function"
done
for order in "apart.o alike.o" "alike.o apart.o"; do
  "$GXX" $order main.o -o shared
  ./shared >printed
  cmp printed expected || fail "wrong code, linked in the order $order"
done
