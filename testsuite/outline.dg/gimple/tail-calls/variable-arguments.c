/* A tail call of a function with a variable number of arguments: in registers it is a jump after outlining, too; on the
   stack it stays where it is.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -save-temps -fplugin-arg-outline-check" } */
/* { dg-final { scan-assembler "jmp\\s+few" } } */
/* { dg-final { scan-assembler-not "call\\s+few" } } */
/* { dg-final { scan-assembler-times "(?:jmp|call)\\s+many" 2 } } */

#include <stdarg.h>
#include "../check.h"

SINK int
few (int n, ...)
{
  va_list list;
  va_start (list, n);
  note (va_arg (list, int));
  note_double (va_arg (list, double));
  va_end (list);
  return n;
}

SINK int
many (int n, ...)
{
  va_list list;
  va_start (list, n);
  for (int i = 0; i < n; i++)
    note (va_arg (list, int));
  va_end (list);
  return n;
}

static int a[4];
#define WORK(X) a[0] += X, a[1] ^= X * 5, a[2] -= X << 3, a[3] |= X
FN int f (int x, double y) { OWN (1); WORK (x); return few (2, x, y); }
FN int g (int x, double y) { OWN (2); WORK (x); return few (2, x, y); }
FN int h (int x) { OWN (3); WORK (x); return many (7, x, 1, 2, 3, 4, 5, x); }
FN int k (int x) { OWN (4); WORK (x); return many (7, x, 1, 2, 3, 4, 5, x); }

int
main (void)
{
  CHECK (f (3, 1.5) == 2 && h (5) == 7);
  unsigned first = trace;
  trace = 0;
  a[0] = a[1] = a[2] = a[3] = 0;
  CHECK (g (3, 1.5) == 2 && k (5) == 7);
  CHECK (trace == first);
  return 0;
}
