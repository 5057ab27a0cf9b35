/* Where most of the places agree in their constants, these get a function of
   their own and pass nothing.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-dump" } */
/* { dg-final { scan-ipa-dump outline "sites 4 statements \\d+ parameters 0 " } } */

#include "../check.h"

#define BODY(A, B, C) note (A), note (B), note_double (C), note (A), note (B)
FN void f1 (void) { BODY (1, 2, 3.0); OWN (1); }
FN void f2 (void) { BODY (1, 2, 3.0); OWN (2); }
FN void f3 (void) { BODY (1, 2, 3.0); OWN (3); }
FN void f4 (void) { BODY (1, 2, 3.0); OWN (4); }
FN void g1 (void) { BODY (15, 26, 37.0); OWN (5); }
FN void g2 (void) { BODY (48, 59, 63.0); OWN (6); }

static unsigned
expected (int a, int b, int c)
{
  unsigned t = a * 31 + b;
  t = t * 33 + c * 8;
  return (t * 31 + a) * 31 + b;
}

int
main (void)
{
  void (*same[]) (void) = { f1, f2, f3, f4 };
  for (int i = 0; i < 4; i++)
    {
      trace = 0;
      same[i] ();
      CHECK (trace == expected (1, 2, 3));
    }
  trace = 0, g1 ();
  CHECK (trace == expected (15, 26, 37));
  trace = 0, g2 ();
  CHECK (trace == expected (48, 59, 63));
  return 0;
}
