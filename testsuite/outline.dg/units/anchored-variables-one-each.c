/* Variables of which no function uses two stay apart: a base would save nothing, and costs an instruction on AArch64.  */
/* { dg-do compile } */
/* { dg-options "-Os -ffunction-sections -fdata-sections" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { scan-assembler-not {LANCHOR} } } */
/* { dg-final { object-size loaded <= alone } } */

#define USES(v, f) static int v; static __attribute__ ((noinline)) int f (int x) { return v += x; }
USES (a, of_a)
USES (b, of_b)
USES (c, of_c)
USES (d, of_d)

int
main (int argc, char **argv)
{
  return of_a (argc) + of_b (argc) + of_c (argc) + of_d (argc);
}
