/* Functions that are compiled for different machines have no fragments in common; nor do
   those of another calling convention.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -fplugin-arg-outline-equal-functions=off" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { folded any >= 2 } } */
/* { dg-final { refused code-attribute e1 e2 } } */

#include "../check.h"

volatile int first, second;
volatile float floats[4] = { 1 };
volatile double doubles[4] = { 2 };

#define BODY \
  (first = x, second = 2, floats[1] = floats[0] * 2, \
   doubles[1] = doubles[0] + floats[1], first = second + 1, \
   doubles[2] = doubles[1] * x, floats[3] = doubles[2])
#define FUNCTION(NAME, ...) \
  FN __attribute__ ((__VA_ARGS__)) int NAME (int x) \
  { BODY; return x + floats[3]; }

FUNCTION (a1)
FUNCTION (a2)
FUNCTION (b1, target ("avx2"))
FUNCTION (b2, target ("avx2"))
FUNCTION (c1, optimize ("no-omit-frame-pointer"))
FUNCTION (d1, cold)
FUNCTION (d2, hot)
FUNCTION (e1, ms_abi)
FUNCTION (e2, ms_abi)
FUNCTION (f1, target_clones ("avx2", "default"))

MAIN
{
  CHECK (a1 (1) == 5 && a2 (2) == 10 && c1 (3) == 15 && d1 (4) == 20);
  CHECK (d2 (5) == 25 && e1 (6) == 30 && e2 (7) == 35 && f1 (8) == 40);
  __builtin_cpu_init ();
  CHECK (!__builtin_cpu_supports ("avx2") || (b1 (1) == 5 && b2 (2) == 10));
  return 0;
}
