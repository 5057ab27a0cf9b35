/* Variables with the larger alignments come first, so that nothing is padded between those that functions use in another
   order.  */
/* { dg-do compile } */
/* { dg-options "-Os -ffunction-sections -fdata-sections" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { scan-assembler-times {\.set\t\.LANCHOR\d+,} 1 } } */
/* { dg-final { object-size bss <= alone } } */

static char c1, c2, c3, c4;
static int i1, i2, i3, i4;

void
update (int x)
{
  c1 += x, i1 += c1, c2 += i1, i2 += c2, c3 += i2, i3 += c3, c4 += i3, i4 += c4;
}

int
sum (void)
{
  return c1 + i1 + c2 + i2 + c3 + i3 + c4 + i4;
}
