/* Nor do callees with another calling convention become one parameter with others.  */
/* { dg-do run } */
/* { dg-options "-Oz -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { merged == 1 } } */

#include "../check.h"
#include "callees.h"

__attribute__ ((pcs ("aapcs"), noipa)) void soft (int a, double b) { note (a), note_double (b); }
__attribute__ ((noipa)) void hard (int a, double b) { note (a), note_double (b); }
__attribute__ ((noipa)) void other (int a, double b) { note (a), note_double (b); }

FUNCTION (first, soft, p[0] + 0.5)
FUNCTION (second, hard, p[0] + 0.5)
FUNCTION (third, other, p[0] + 0.5)

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
