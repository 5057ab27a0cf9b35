/* Results of types that no register holds are not handed back.  */
/* { dg-do run } */
/* { dg-require-effective-target lp64 } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-min-statements=4" } */
/* { dg-final { refused output-type bad_1 } } */
/* { dg-final { scan-assembler-not "bad_\\d\\.outline\\." } } */
/* { dg-final { scan-assembler "good_\\d\\.outline\\." } } */

#include "../check.h"

FN long double bad_1 (const int *a) { long double t = (long double) a[0] * a[1]; OWN (1); return t; }
FN long double bad_2 (const int *a) { long double t = (long double) a[0] * a[1]; OWN (2); return t; }

FN double good_1 (const int *a) { double t = (double) a[0] * a[1]; OWN (3); return t; }
FN double good_2 (const int *a) { double t = (double) a[0] * a[1]; OWN (4); return t; }

int
main (void)
{
  const int a[] = { 3, 4 };
  CHECK (bad_1 (a) == 12 && bad_2 (a) == 12 && good_1 (a) == 12 && good_2 (a) == 12);
  return 0;
}
