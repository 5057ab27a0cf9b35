/* On Armv8-M Baseline, which has cbz and wide branches. */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -mcpu=cortex-m23" } */
/* { dg-require-effective-target thumb1 } */
/* { dg-final { folded called >= 1 } } */
/* { dg-final { folded tail >= 1 } } */
/* { dg-final { scan-assembler-not {folded\.\w+:(\n\t[^.\n].*)*\n\tcbn?z\t} } } */

int g (int), h (int, int);
volatile int first, second, third;
#define BODY(N) \
  g (x); first = 1001; second = 0x12345; third = 3003; if (h (x, 7)) g (x + 19 * N); \
  first = 4004; second = 5005; h (third, 19); return x
int a (int x) { BODY (3); }
int b (int x) { BODY (5); }
