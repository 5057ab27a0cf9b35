/* A region after which its function only returns becomes a tail call: with its
   result, with none, and from the block before the return.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -save-temps" } */
/* { dg-final { outlined == 2 } } */
/* { dg-final { scan-assembler-times "jmp\\s+\\S+\\.outline\\." 5 } } */
/* { dg-final { scan-assembler-not "call\\s+\\S+\\.outline\\." } } */

#define NOINLINE __attribute__ ((noinline))

NOINLINE void set_1 (int *p, int x) { __asm__ ("# 1"); p[0] = x, p[1] = x * 3, p[2] ^= 7; }
NOINLINE void set_2 (int *p, int x) { __asm__ ("# 2"); p[0] = x, p[1] = x * 3, p[2] ^= 7; }
NOINLINE void
set_3 (int *p, int x)
{
  __asm__ ("# 3");
  if (x > 100)
    return;
  p[0] = x, p[1] = x * 3, p[2] ^= 7;
}

NOINLINE unsigned mix_1 (unsigned x, unsigned y) { __asm__ ("# 4"); return ((x * 33) ^ (y >> 3)) * 5 + (x & y); }
NOINLINE unsigned mix_2 (unsigned x, unsigned y) { __asm__ ("# 5"); return ((x * 33) ^ (y >> 3)) * 5 + (x & y); }

int
__attribute__ ((noipa)) main (void)
{
  int v[3] = { 0, 0, 1 };
  set_1 (v, 1);
  if (v[0] != 1 || v[1] != 3 || v[2] != 6)
    return 1;
  set_2 (v, 2);
  if (v[0] != 2 || v[1] != 6 || v[2] != 1)
    return 2;
  set_3 (v, 101);
  if (v[0] != 2)
    return 3;
  set_3 (v, 3);
  if (v[0] != 3 || v[1] != 9 || v[2] != 6)
    return 4;
  return !(mix_1 (9, 80) == (297 ^ 10) * 5 + (9 & 80)
           && mix_2 (7, 64) == (231 ^ 8) * 5 + (7 & 64));
}
