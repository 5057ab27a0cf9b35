/* A function that has a landing pad and comes to call a fragment signs its return address in place of that; calls land
   there, too, and option check gives no error.  */
/* { dg-do compile } */
/* { dg-options "-Os -mbranch-protection=standard -fplugin-arg-outline-check -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-assembler {\nfirst:\n([.\t][^\th]*\n)*\thint\t25} } } */

int values[8];

#define FUNCTION(NAME, N) \
  int \
  NAME (int x) \
  { \
    values[1] = values[0] ^ x; \
    values[3] = values[2] ^ x; \
    values[5] = values[4] ^ x; \
    return x * values[N] + N; \
  }

FUNCTION (first, 1)
FUNCTION (second, 2)
FUNCTION (third, 5)
