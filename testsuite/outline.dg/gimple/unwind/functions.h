/* Outlined functions of many kinds of frames, through which a callee walks the
   stack.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "tracer.h"

/* Outlined with and without a frame of its own, with pushed registers, with
   arguments on the stack, and without calls.  */
FN int a1 (int x) { where (x), where (x + 1); OWN (1); return x; }
FN int a2 (int x) { where (x), where (x + 1); OWN (2); return x + 1; }
FN int b1 (int x) { int t = where_twice (x), u = where_twice (t ^ x), v = where_twice (u - t); note (t + u + v + x); OWN (3); return x; }
FN int b2 (int x) { int t = where_twice (x), u = where_twice (t ^ x), v = where_twice (u - t); note (t + u + v + x); OWN (4); return x + 1; }
FN int c1 (int *p) { p[0] = p[1] * 3 + p[2]; p[3] = p[0] ^ p[4]; OWN (5); return p[0]; }
FN int c2 (int *p) { p[0] = p[1] * 3 + p[2]; p[3] = p[0] ^ p[4]; OWN (6); return p[3]; }
FN int d1 (int a, int b, int c, int d) { note (a + 101), note (b + 211), note (c - 377), where (d * 13), note (a ^ 501), note (b | 613), where (c & 717), note (11); OWN (7); return 1; }
FN int d2 (int a, int b, int c, int d) { note (a + 11), note (b + 22), note (c - 33), where (d * 44), note (a ^ 56), note (b | 67), where (c & 79), note (5); OWN (8); return 2; }
FN int e1 (int x) { note_double (x * 1.5); where (x - 2); where (x - 3); OWN (9); return x; }
FN int e2 (int x) { note_double (x * 1.5); where (x - 2); where (x - 3); OWN (10); return x + 1; }
FN long f1 (long a, long b) { long t = (a ^ b) * 3 - a; OWN (11); return t; }
FN long f2 (long a, long b) { long t = (a ^ b) * 3 - a; OWN (12); return t + 1; }

int
main (void)
{
  int p[] = { 1, 2, 3, 4, 5 };
  main_address = (unsigned long) main;
  CHECK (a1 (1) == 1 && a2 (1) == 2 && b1 (3) == 3 && b2 (3) == 4);
  CHECK (c1 (p) == 9 && c2 (p) == (9 ^ 5));
  CHECK (d1 (1, 2, 3, 4) == 1 && d2 (1, 2, 3, 4) == 2);
  CHECK (e1 (8) == 8 && e2 (8) == 9 && f1 (5, 6) == 4 && f2 (5, 6) == 5);
  CHECK (walks == 18);
  return 0;
}
