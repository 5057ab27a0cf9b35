/* Calls that return structures, in the same order in several functions.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

struct eight { int a[8]; };

__attribute__ ((noipa)) struct eight
make (int x, int y)
{
  struct eight s;
  for (int i = 0; i < 8; i++)
    s.a[i] = i * x + y;
  return s;
}

volatile int first, second, third;
#define BODY s = make (3, 4), first = s.a[2], second = s.a[7], \
             t = make (5, 6), third = t.a[3] + s.a[1], first = t.a[2]
FN int a (int x) { struct eight s, t; OWN (1); first = x; BODY; return third + x; }
FN int b (int x) { struct eight s, t; OWN (2); second = x; BODY; return third * x; }
FN int c (int x) { struct eight s, t; OWN (3); third = x; BODY; return third - x; }

#define AGAIN s = make (3, 4), first = s.a[2], second = s.a[7], \
              s = make (5, 6), third = s.a[3] + s.a[1], first = s.a[2]
FN int d (int x) { struct eight s; OWN (4); first = x; AGAIN; return third + x; }
FN int e (int x) { struct eight s; OWN (5); second = x; AGAIN; return third * x; }
FN int f (int x) { struct eight s; OWN (6); third = x; AGAIN; return third - x; }

MAIN
{
  CHECK (a (1) == 29 && first == 16 && second == 25);
  CHECK (b (2) == 56 && first == 16 && second == 25);
  CHECK (c (3) == 25 && first == 16 && second == 25);
  CHECK (d (1) == 33 && first == 16 && second == 25);
  CHECK (e (2) == 64 && first == 16 && second == 25);
  CHECK (f (3) == 29 && first == 16 && second == 25);
  return 0;
}
