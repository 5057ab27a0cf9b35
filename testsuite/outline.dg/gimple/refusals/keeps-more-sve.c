/* Functions that keep registers for their callers as they have parameters in SVE registers.  */
/* { dg-do compile { target aarch64*-*-* } } */
/* { dg-options "-Os -march=armv8-a+sve -fplugin-arg-outline-stress" } */
/* { dg-final { refused kept-by-callers first second } } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { scan-assembler-not "str\tz" } } */

#include <arm_sve.h>

struct device { volatile int reg[8]; };

#define BODY(N) \
  { \
    d->reg[0] = n * N, d->reg[1] = 2, d->reg[2] = n + 3, d->reg[3] = 4, d->reg[4] = n ^ 5, d->reg[5] = 6; \
    return svadd_f32_x (svptrue_b32 (), v, svdup_f32 (N)); \
  }

svfloat32_t first (svfloat32_t v, struct device *d, int n) BODY (1)
svfloat32_t second (svfloat32_t v, struct device *d, int n) BODY (2)
