/* Nor are Arm's flags GE, by which "sel" selects bytes.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target arm } */
/* { dg-require-effective-target linux } */
/* { dg-final { refused machine-state first second } } */
/* { dg-final { outlined == 0 } } */

#include <arm_acle.h>

#include "../check.h"

unsigned g[16];

#define BETWEEN \
  g[1] += a * 7; g[2] ^= b; g[3] = a + b; g[4] -= a; g[5] = b * 9; g[6] += a * b; g[7] ^= g[8]; g[9] += b

FN unsigned
first (unsigned x, unsigned y, int a, int b)
{
  __usub8 (x, y);
  BETWEEN;
  return __sel (x, y);
}

FN unsigned
second (unsigned x, unsigned y, int a, int b)
{
  __usub8 (y, x);
  BETWEEN;
  return __sel (x, y) + 1;
}

int
main (void)
{
  CHECK (first (0x01050107, 0x02040608, 3, 4) == 0x02050608);
  CHECK (second (0x01050107, 0x02040608, 3, 4) == 0x01040107 + 1);
  return 0;
}
