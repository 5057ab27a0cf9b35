/* Functions that run in streaming mode, or share state of SME with their callers, are left
   alone.  */
/* { dg-do assemble } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target gcc14 } */
/* { dg-options "-Os -march=armv9-a+sme -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { refused code-attribute streaming_1 compatible_1 local_1 shares_1 new_1 } } */
/* { dg-final { folded any == 0 } } */

extern void callee (int, long) __arm_streaming_compatible;
#define BODY(N) \
  { \
    callee (x, x * 1001L); \
    callee (x + 3, (x ^ 2002L) * 7); \
    callee (x - 9, (x + 3003L) * 11); \
    return x + N; \
  }
long streaming_1 (int x) __arm_streaming BODY (1)
long streaming_2 (int x) __arm_streaming BODY (2)
long compatible_1 (int x) __arm_streaming_compatible BODY (3)
long compatible_2 (int x) __arm_streaming_compatible BODY (4)
__arm_locally_streaming long local_1 (int x) BODY (5)
__arm_locally_streaming long local_2 (int x) BODY (6)
long shares_1 (int x) __arm_streaming __arm_inout ("za") BODY (7)
long shares_2 (int x) __arm_streaming __arm_inout ("za") BODY (8)
__arm_new ("za") long new_1 (int x) BODY (9)
__arm_new ("za") long new_2 (int x) BODY (10)
