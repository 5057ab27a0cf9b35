/* Functions that run in streaming mode, or share state of SME with their callers, are left
   alone.  */
/* { dg-do assemble } */
/* { dg-require-effective-target aarch64 } */
/* { dg-require-effective-target gcc14 } */
/* { dg-options "-Os -march=armv9-a+sme -fplugin-arg-outline-stress -fopt-info-ipa-missed" } */
/* { dg-final { outlined == 0 } } */
/* { dg-final { folded any == 0 } } */

extern void callee (int, long) __arm_streaming_compatible;
#define BODY(N) \
  { \
    callee (x, x * 1001L); \
    callee (x + 3, (x ^ 2002L) * 7); \
    callee (x - 9, (x + 3003L) * 11); \
    return x + N; \
  }
long streaming_1 (int x) __arm_streaming BODY (1) /* { dg-missed "code-attribute: " } */
long streaming_2 (int x) __arm_streaming BODY (2) /* { dg-missed "code-attribute: " } */
long compatible_1 (int x) __arm_streaming_compatible BODY (3) /* { dg-missed "code-attribute: " } */
long compatible_2 (int x) __arm_streaming_compatible BODY (4) /* { dg-missed "code-attribute: " } */
__arm_locally_streaming long local_1 (int x) BODY (5) /* { dg-missed "code-attribute: " } */
__arm_locally_streaming long local_2 (int x) BODY (6) /* { dg-missed "code-attribute: " } */
long shares_1 (int x) __arm_streaming __arm_inout ("za") BODY (7) /* { dg-missed "code-attribute: " } */
long shares_2 (int x) __arm_streaming __arm_inout ("za") BODY (8) /* { dg-missed "code-attribute: " } */
__arm_new ("za") long new_1 (int x) BODY (9) /* { dg-missed "code-attribute: " } */
__arm_new ("za") long new_2 (int x) BODY (10) /* { dg-missed "code-attribute: " } */
