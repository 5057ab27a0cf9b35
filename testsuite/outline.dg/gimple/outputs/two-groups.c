/* Where most places need no result, and few need many, two functions are
   cheaper than one.  */
/* { dg-do run } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -fplugin-arg-outline-dump -fplugin-arg-outline-slowdown=1000" } */
/* { dg-final { scan-ipa-dump outline "plan \\d \\S+: sites 2\\d statements \\d+ parameters \\d results 0" } } */
/* { dg-final { scan-ipa-dump outline "plan \\d \\S+: sites \\d+ statements \\d+ parameters \\d results \[1-9\]" } } */

#include "../check.h"

#define CODE(X, P) \
  a = P[0] * (X); \
  note_double (a); \
  b = P[1] * a; \
  note_double (b); \
  c = P[2] + b; \
  note_double (c)
#define PLAIN(X, P, N) { double a, b, c; CODE (X, P); OWN (N); }
#define FOUR(X, P, N) PLAIN (X, P, 1##N) PLAIN (X, P, 2##N) PLAIN (X, P, 3##N) PLAIN (X, P, 4##N)

FN int f1 (int x, double *p) { FOUR (x, p, 1) FOUR (x, p, 2) return 1; }
FN int f2 (int x, double *p) { FOUR (x, p, 3) FOUR (x, p, 4) return 2; }
FN int f3 (int x, double *p) { FOUR (x, p, 5) FOUR (x, p, 6) return 3; }
FN double g1 (int x, double *p) { double a, b, c; CODE (x, p); OWN (20); return a + b * c; }
FN double g2 (int x, double *p) { double a, b, c; CODE (x, p); OWN (21); return a * b - c; }
FN double g3 (int x, double *p) { double a, b, c; CODE (x, p); OWN (22); return a * c - b; }
FN double g4 (int x, double *p) { double a, b, c; CODE (x, p); OWN (23); return a - c * b; }
FN double g5 (int x, double *p) { double a, b, c; CODE (x, p); OWN (24); return b - c * a; }
FN double g6 (int x, double *p) { double a, b, c; CODE (x, p); OWN (25); return c - a * b; }
FN double g7 (int x, double *p) { double a, b, c; CODE (x, p); OWN (26); return c + a * b; }
FN double g8 (int x, double *p) { double a, b, c; CODE (x, p); OWN (27); return b + a * c; }

int
main (void)
{
  double p[] = { 1.5, 2.5, 4 };
  double a = 4.5, b = 11.25, c = 15.25;
  CHECK (g1 (3, p) == a + b * c && g2 (3, p) == a * b - c);
  CHECK (g3 (3, p) == a * c - b && g4 (3, p) == a - c * b);
  CHECK (g5 (3, p) == b - c * a);
  CHECK (g6 (3, p) == c - a * b);
  CHECK (g7 (3, p) == c + a * b);
  CHECK (g8 (3, p) == b + a * c);
  trace = 0;
  CHECK (f1 (3, p) == 1);
  unsigned t = trace;
  trace = 0;
  CHECK (f2 (3, p) == 2 && trace == t);
  trace = 0;
  CHECK (f3 (3, p) == 3 && trace == t);
  return 0;
}
