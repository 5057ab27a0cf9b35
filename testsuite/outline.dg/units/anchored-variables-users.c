/* Variables that different functions use stay apart with -fdata-sections: a linker may keep one of them and drop the
   others.  Twin: all of them, but for one that others may refer to, share a base where no function is dropped.  */
/* { dg-do compile } */
/* { dg-options "-Os -ffunction-sections -fdata-sections" } */
/* { dg-require-effective-target section_anchors } */
/* { dg-final { scan-assembler-not {LANCHOR} } } */
/* { dg-final { scan-assembler-times {\.section\t\.bss\.\w+,} 4 } } */

static int by_one, by_other, by_both;
int by_anyone;

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
