/* A call of a TLS descriptor's function is a call: fragments with signed return addresses
   do not push them for it.  */
/* { dg-do compile } */
/* { dg-options "-Os -fPIC -mbranch-protection=pac-ret -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t\.cfi.*\n)*\tstr\tx30, \[sp} } } */
/* { dg-final { scan-assembler {tlsdesccall} } } */

extern __thread int first, second;
int other (int);
#define FUNCTION(NAME, N) \
  int \
  NAME (int x) \
  { \
    int r = other (x + N); \
    r += first; second = r; first = r + x; \
    other (r * N); \
    return r - N; \
  }
FUNCTION (a, 7)
FUNCTION (b, 8)
FUNCTION (c, 9)
FUNCTION (d, 10)
