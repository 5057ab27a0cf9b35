/* Functions that differ in nothing but the alignment that their vector accesses state ("[r1:128]") are not equal.  */
/* { dg-do run { target arm*-*-*gnueabihf } } */
/* { dg-options "-Os -mfpu=neon" } */
/* { dg-final { scan-assembler {:128\]} } } */

#include "../check.h"

#include <arm_neon.h>

typedef int32x4_t aligned_to_8 __attribute__ ((aligned (8)));
typedef int32x4_t aligned_to_16 __attribute__ ((aligned (16)));

FN void f16 (aligned_to_16 *p, aligned_to_16 *q) { *p = *q + *q; p[1] = q[1] - q[3]; }
FN void f8 (aligned_to_8 *p, aligned_to_8 *q) { *p = *q + *q; p[1] = q[1] - q[3]; }

int a[40] __attribute__ ((aligned (16))), b[40] __attribute__ ((aligned (16)));

MAIN
{
  for (int i = 0; i < 40; i++)
    b[i] = i * 3;
  f16 ((aligned_to_16 *) a, (aligned_to_16 *) b);
  CHECK (a[1] == 6 && a[5] == -24);
  f8 ((aligned_to_8 *) (a + 2), (aligned_to_8 *) (b + 2));
  CHECK (a[3] == 18 && a[7] == -24);
  return 0;
}
