/* Nor do callees with another calling convention become one parameter with others.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { merged == 1 } } */

#include "../check.h"

int v[16];
__attribute__ ((pcs ("aapcs"), noipa)) void soft (int a, double b) { note (a), note_double (b); }
__attribute__ ((noipa)) void hard (int a, double b) { note (a), note_double (b); }
__attribute__ ((noipa)) void other (int a, double b) { note (a), note_double (b); }

#define FUNCTION(NAME, CALLEE) \
FN void \
NAME (int *p, int n) \
{ \
  for (int i = 0; i < n; i++) \
    if (p[i] & 1) \
      v[i & 15] += p[i] * 3; \
    else \
      v[(i + 1) & 15] ^= p[i] - 7; \
  CALLEE (n, p[0] + 0.5); \
  for (int i = n; i-- > 0;) \
    p[i] = v[i & 15] ? v[i & 15] + 1 : p[i] * 2; \
}

FUNCTION (first, soft)
FUNCTION (second, hard)
FUNCTION (third, other)

int
main (void)
{
  void (*functions[]) (int *, int) = { first, second, third };
  for (int i = 0; i < 3; i++)
    {
      int numbers[4] = { 1, 2, 3, 4 };
      trace = 0;
      functions[i] (numbers, 4);
      CHECK (trace == 4 * 33 + 12);
    }
  return 0;
}
