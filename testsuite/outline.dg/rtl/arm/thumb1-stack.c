/* Stack references of fragments with calls inside: their distance grows by 8, within reach only. */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m0plus" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int first, second, third;
SINK int sum (int *v, int n) { int s = 0; for (int i = 0; i < n; i++) s += v[i] * (i + 1); return s; }
#define BODY(SIZE, N) \
  volatile int big[SIZE]; \
  volatile int v[8]; \
  big[0] = big[SIZE - 1] = x; \
  OWN (N); \
  v[0] = aligned (x), v[3] = aligned (x + 1), v[5] = aligned (v[0]), big[SIZE - 1] = aligned (v[3]); \
  OWN (N); \
  return big[0] + big[SIZE - 1] + v[0] * 3 + v[3] * 5 + v[5] * 7
FN int a (int x) { BODY (4, 1); }
FN int b (int x) { BODY (4, 2); }
FN int c (int x) { BODY (246, 3); }
FN int d (int x) { BODY (246, 4); }
FN int e (int x) { BODY (248, 5); }
FN int f (int x) { BODY (248, 6); }
FN int g (int x) { BODY (300, 7); }
FN int h (int x) { BODY (300, 8); }

MAIN
{
  for (int x = 3; x < 5; x++)
    {
      int right = x + 4 * (x + 1) + 6 * x + 10 * (x + 1) + 28 * x;
      CHECK (a (x) == right && b (x) == right && c (x) == right && d (x) == right);
      CHECK (e (x) == right && f (x) == right && g (x) == right && h (x) == right);
    }
  return 0;
}
