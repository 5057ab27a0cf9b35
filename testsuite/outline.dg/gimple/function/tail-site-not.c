/* No tail call: where a local's address is passed, where the result is not what
   is returned, and where another call needs a frame anyway.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -save-temps" } */
/* { dg-final { outlined == 3 } } */
/* { dg-final { scan-assembler-times "call\\s+\\S+\\.outline\\." 10 } } */
/* { dg-final { scan-assembler-not "jmp\\s+\\S+\\.outline\\." } } */

#define NOINLINE __attribute__ ((noinline))

int sum;
__attribute__ ((noipa)) void use (int *p) { sum += p[0] * 2 + p[1] + p[2]; }

NOINLINE void local_1 (int x) { int v[3]; __asm__ ("# 1"); v[0] = x, v[1] = x * 3, v[2] = x ^ 7; use (v); }
NOINLINE void local_2 (int x) { int v[3]; __asm__ ("# 2"); v[0] = x, v[1] = x * 3, v[2] = x ^ 7; use (v); }

NOINLINE unsigned mix_1 (unsigned x, unsigned y) { __asm__ ("# 4"); unsigned r = ((x * 33) ^ (y >> 3)) * 5 + (x & y); __asm__ ("# 4b" : "+r" (r)); return r; }
NOINLINE unsigned mix_2 (unsigned x, unsigned y) { __asm__ ("# 5"); unsigned r = ((x * 33) ^ (y >> 3)) * 5 + (x & y); __asm__ ("# 5b" : "+r" (r)); return r; }

NOINLINE void
both_1 (int *p, int x)
{
  __asm__ ("# 6");
  if (x > 5)
    { use (p); __asm__ ("# 6b"); }
  else
    p[0] = x, p[1] = x * 9, p[2] ^= 7;
}
NOINLINE void
both_2 (int *p, int x)
{
  __asm__ ("# 7");
  if (x > 6)
    { use (p); __asm__ ("# 7b"); }
  else
    p[0] = x, p[1] = x * 9, p[2] ^= 7;
}

int
__attribute__ ((noipa)) main (void)
{
  int v[3] = { 0, 0, 1 };
  local_1 (1);
  local_2 (2);
  if (sum != 2 + 3 + 6 + 4 + 6 + 5)
    return 1;
  both_1 (v, 1);
  both_2 (v, 2);
  if (v[0] != 2 || v[1] != 18 || v[2] != 1)
    return 2;
  return !(mix_1 (9, 80) == (297 ^ 10) * 5 + (9 & 80)
           && mix_2 (7, 64) == (231 ^ 8) * 5 + (7 & 64));
}
