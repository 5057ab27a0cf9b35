/* Functions for another machine than the unit's share code; the assembler is told for
   which it is, whatever function was the last.  */
/* { dg-do assemble } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target aarch64 } */

/* { dg-final { scan-assembler {folded\.\w+:\n(\t[^r].*\n)*\tcrc32w\t} } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(\t[^r].*\n)*\tretaa} } } */
/* { dg-final { scan-assembler {folded\.\w+:\n(\t[^r].*\n)*\tfmul\t} } } */

unsigned other (unsigned);
double of_double (double);
double values[8];

#define CRC \
  c = __builtin_aarch64_crc32w (c, p[0]); \
  c = __builtin_aarch64_crc32w (c, p[1]); \
  c = __builtin_aarch64_crc32cw (c, p[2])
#define CRC_FUNCTION(N) \
  __attribute__ ((target ("arch=armv8-a+crc"))) unsigned \
  crc##N (unsigned c, unsigned *p) \
  { c = other (c + N); CRC; return other (c) + N; }
#define SIGNED_FUNCTION(N) \
  __attribute__ ((target ("arch=armv8.3-a,branch-protection=pac-ret"))) unsigned \
  signed##N (unsigned c, unsigned *p) \
  { c = other (c * N); p[N] = c; p[3] = other (c) + N; return c; }
#define FLOAT_FUNCTION(N) \
  double double##N (double x, double y) \
  { \
    double r = of_double (x * y + N); \
    values[0] = r * 3; values[1] = r / y; \
    values[2] = of_double (values[1]) + r * x - y; \
    return of_double (r) * N; \
  }

CRC_FUNCTION (1)
FLOAT_FUNCTION (1)
CRC_FUNCTION (2)
FLOAT_FUNCTION (2)
SIGNED_FUNCTION (5)
CRC_FUNCTION (3)
SIGNED_FUNCTION (6)
FLOAT_FUNCTION (3)
SIGNED_FUNCTION (7)
__attribute__ ((target ("+nofp"))) unsigned last (unsigned x) { return x * 5; }
