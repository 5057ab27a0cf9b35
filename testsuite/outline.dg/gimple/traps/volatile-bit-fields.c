/* A volatile bit-field is accessed by its declared type where the ABI says so (Arm,
   AArch64), even if it fills bytes.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-stress -fstrict-volatile-bitfields" } */
/* { dg-final { outlined >= 1 } } */
/* { dg-final { scan-assembler-not {\tstr[bh]|\tmov[bw]\t[^\n]*\(%} } } */

struct registers { unsigned mode : 8, divisor : 8, mask : 16, count; };
extern void wait (int);

#define FUNCTION(NAME, N) \
  void \
  NAME (volatile struct registers *p) \
  { \
    p->mode = 3; p->divisor = 5; p->mask = 77; p->count = 100; \
    wait (5); \
    p->mode = 4; p->divisor = 6; p->mask = 78; p->count = 200; \
    wait (N); \
  }
FUNCTION (first, 1)
FUNCTION (second, 2)
