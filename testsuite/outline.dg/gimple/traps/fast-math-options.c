/* Functions that disagree in -ffast-math or in the target share no code.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { scan-assembler-not "(fast|wide)\\.outline\\." } } */
/* { dg-final { scan-assembler "plain_\\d\\.outline\\." } } */

#include "../check.h"

#define CODE(P) P[0] = P[1] * 3 + P[2], P[3] = (P[0] + P[4]) - P[0]

FN __attribute__ ((optimize ("fast-math"))) int fast (double *p) { CODE (p); OWN (1); return 1; }
FN __attribute__ ((target ("avx"))) int wide (double *p) { CODE (p); OWN (2); return 2; }
FN int plain_1 (double *p) { CODE (p); OWN (3); return 3; }
FN int plain_2 (double *p) { CODE (p); OWN (4); return 4; }

int
main (void)
{
  double a[] = { 0, 1e30, 4, 0, 1 }, b[] = { 0, 3, 4, 0, 5 };
  CHECK (plain_1 (a) == 3 && a[3] == 0 && plain_2 (b) == 4 && b[3] == 5);
  CHECK (fast (b) == 1);
  if (__builtin_cpu_supports ("avx"))
    CHECK (wide (b) == 2 && b[3] == 5);
  return 0;
}
