/* Places that need different results pass a selector, by which the function
   decides what to store; equal sets share one case.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-dump" } */
/* { dg-final { scan-ipa-dump-times outline "if \\(p\\d+_\\d+\\(D\\) == 1\\)" 1 } } */
/* { dg-final { scan-ipa-dump-times outline "if \\(p\\d+_\\d+\\(D\\) == 2\\)" 1 } } */
/* { dg-final { scan-ipa-dump-not outline "if \\(p\\d+_\\d+\\(D\\) == 3\\)" } } */

#include "../check.h"

#define BODY(X, P) \
  double a = P[0] * (X); \
  note (3), note_double (a); \
  double b = P[1] * a; \
  note (4), note_double (b); \
  double c = P[2] + b; \
  note (5), note_double (c); \
  double d = P[3] - a; \
  note (6), note_double (d)

FN double f1 (int x, double *p) { BODY (x, p); OWN (1); return a + b; }
FN double f2 (int x, double *p) { BODY (x, p); OWN (2); return c - d; }
FN double f3 (int x, double *p) { BODY (x, p); OWN (3); return a - b; }
FN double f4 (int x, double *p) { BODY (x, p); OWN (4); return c * d; }
FN double f5 (int x, double *p) { BODY (x, p); OWN (5); return x; }

int
main (void)
{
  double p[] = { 1.5, 2.5, 4, 7 };
  double a = 4.5, b = 11.25, c = 15.25, d = 2.5;
  CHECK (f1 (3, p) == a + b && f2 (3, p) == c - d && f3 (3, p) == a - b);
  CHECK (f4 (3, p) == c * d && f5 (3, p) == 3);
  return 0;
}
