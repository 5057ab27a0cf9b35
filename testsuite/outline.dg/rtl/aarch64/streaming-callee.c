/* Functions that call some in streaming mode, and switch to it around the calls, share code.  */
/* { dg-do assemble } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target gcc14 } */
/* { dg-options "-Os -march=armv9-a+sme -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler {\n\tsmstart\tsm\n} } } */

extern void callee (int, long) __arm_streaming;
extern volatile int first, second, third;
#define CODE(N) \
  __attribute__ ((noinline)) long f##N (int x) \
  { \
    first = x * 7 + 1001; second = x ^ 2002; third = x - 3003; \
    callee (x, x * 1001L); \
    first = x * 7 + 1001; second = x ^ 2002; third = x - 3003; \
    return x + N; \
  }
CODE (1) CODE (2) CODE (3)
