/* Places that need different results tell the function which by a selector; a
   place that needs none gets none.  */
/* { dg-do run } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

#define BODY(X, P) \
  int a = twice (X); \
  note (a), note (a + 1), note_double (a * 0.5); \
  double b = P[0] * a; \
  note (3), note (a - 1), note_double (b); \
  double c = P[1] * b; \
  note (4), note (a + 5), note_double (c); \
  double d = P[2] + b; \
  note (5), note (a + 7), note_double (d)

FN double f1 (int x, double *p) { BODY (x, p); OWN (1); return a; }
FN double f2 (int x, double *p) { BODY (x, p); OWN (2); return b + c; }
FN double f3 (int x, double *p) { BODY (x, p); OWN (3); return b * c - d; }
FN double f4 (int x, double *p) { BODY (x, p); OWN (4); return d - b; }
FN double f5 (int x, double *p) { BODY (x, p); OWN (5); return x; }
FN double f6 (int x, double *p) { BODY (x, p); OWN (6); return c; }
FN double f7 (int x, double *p) { BODY (x, p); OWN (7); return a + b + c + d; }
FN double f8 (int x, double *p) { BODY (x, p); OWN (8); return b - c - d; }

int
main (void)
{
  double p[] = { 1.5, 2.5, 4 };
  double a = 6, b = 9, c = 22.5, d = 13;
  double (*f[]) (int, double *) = { f1, f2, f3, f4, f5, f6, f7, f8 };
  double want[] = { a, b + c, b * c - d, d - b, 3, c, a + b + c + d, b - c - d };
  unsigned t = 0;
  for (int i = 0; i < 8; i++)
    {
      trace = 0;
      CHECK (f[i] (3, p) == want[i]);
      if (i == 0)
        t = trace;
      CHECK (trace == t);
    }
  return 0;
}
