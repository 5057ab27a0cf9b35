/* What mends an erratum stands between instructions of some functions: nothing of
   theirs is shared.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { refused code-attribute a b c d } } */
/* { dg-final { scan-assembler-times {\tnop} 4 } } */

#define FUNCTION(NAME, N) \
  __attribute__ ((target ("fix-cortex-a53-835769"))) long \
  NAME (long *p, long x, long y, long z) \
  { \
    p[N] = 1; p[0] = x; p[1] = y + z; p[2] = z; p[5] = x; \
    return x * y + z; \
  }
FUNCTION (a, 7)
FUNCTION (b, 8)
FUNCTION (c, 9)
FUNCTION (d, 10)
