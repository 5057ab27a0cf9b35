/* Without -ffunction-sections the unit's functions are kept or dropped as a whole, and with them all variables that only
   they use.  Twin: one that other units may name, and keep without them.  */
/* { dg-do compile } */
/* { dg-options "-Os -fdata-sections" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { scan-assembler-times {\.set\t\.LANCHOR\d+,} 1 } } */
/* { dg-final { scan-assembler-times {\.section\t\.bss\.\w+,} 3 } } */
/* { dg-final { scan-assembler {\.section\t\.bss\.by_anyone,} } } */

static int by_one, by_other, by_both;
int by_anyone, unused;

int
one (int x)
{
  by_both += x;
  by_anyone ^= by_both;
  return by_one += by_both;
}

int
other (int x)
{
  by_both -= x;
  by_anyone += by_both;
  return by_other ^= by_both;
}
