/* Functions that need more registers than r0 to r7.  SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

int a[100];

SINK int
g (int x, int y, int z, int w)
{
  return x + y * 3 - z * 5 + w;
}

#define BODY(N) \
  int s = N, t = 1, u = 2, v = 3, w = 4, x = 5, y = 6, z = 7; \
  for (int i = 0; i < n; i++) \
    { \
      s += g (t, u, v, w); t ^= g (x, y, z, s); u += g (s, t, p[i], x); v += g (u, w, t, y); \
      w ^= g (x, z, t, s); x += g (z, z, z, z); y ^= g (t, s, w, z); z += p[i]; a[i] = x; \
    } \
  return s + t * 3 + u * 5 + v * 7 + w * 11 + x * 13 + y * 17 + z * 19
FN int f0 (int n, int *p) { BODY (0); }
FN int f1 (int n, int *p) { BODY (1); }
SINK int r0 (int n, int *p) { BODY (0); }
SINK int r1 (int n, int *p) { BODY (1); }

/* Keeps values in all call-saved registers.  */
SINK int
around (int n, int *p)
{
  int b = p[0], c = p[1], d = p[2], e = p[3], f = p[4], h = p[5], i = p[6], j = p[7];
  int k = f0 (n, p) + f1 (n, p);
  return k + b * 3 + c * 5 + d * 7 + e * 11 + f * 13 + h * 17 + i * 19 + j * 23;
}

MAIN
{
  int p[] = { 3, 1, 4, 1, 5, 9, 2, 6 };
  CHECK (around (8, p) == r0 (8, p) + r1 (8, p) + 9 + 5 + 28 + 11 + 65 + 153 + 38 + 138);
  return 0;
}
