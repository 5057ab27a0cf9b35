/* Code of functions that run in streaming mode, or share state of SME with callers, stays in
   them.  */
/* { dg-do compile } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target gcc14 } */
/* { dg-options "-Os -march=armv9-a+sme -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 0 } } */

extern void callee (int, long) __arm_streaming_compatible;
#define CODE(NAME, BEFORE, AFTER) \
  BEFORE long NAME (int x) AFTER \
  { \
    callee (x, x * 1001L); \
    callee (x + 3, (x ^ 2002L) * 7); \
    callee (x - 9, (x + 3003L) * 11); \
    return __builtin_aarch64_sve_vl () + x; \
  }
