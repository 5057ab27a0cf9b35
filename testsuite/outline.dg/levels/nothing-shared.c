/* A unit of some size and few functions in which nothing is shared is compiled as without the plugin: not scheduled a
   second time it may be larger (coreutils/paste.c of busybox was, by a byte).  */
/* { dg-do compile } */
/* { dg-options "-Os -fdump-ipa-all" } */
/* { dg-require-effective-target folding } */
/* { dg-final { scan-ipa-dump outline_try "trial 1: .* 0 saved by folding" } } */
/* { dg-final { scan-ipa-dump outline_try "chosen: as it is, usual code" } } */
/* { dg-final { same-code-as-alone } } */

unsigned
digest (unsigned *p, unsigned x)
{
  x = (x << 3) + p[1];
  x ^= p[2] * 7;
  x = p[3] - (x >> 5);
  p[4] = x | 9;
  x += p[5] / 11;
  x = x * 13 ^ p[6];
  if (x > p[7]) x -= 17;
  x = p[8] & ~x;
  x = (x >> 19) | (x << 13);
  p[9] += x % 23;
  x = x * x + p[10];
  x = x < 29 ? p[11] : x + 31;
  p[12] ^= x << 2;
  x = (x + 37) * p[13];
  while (x & p[14]) x >>= 1;
  x -= p[15] << (x & 7);
  p[16] = -x;
  x = p[17] + p[18] * x;
  x ^= x >> 16;
  x = (x | p[19]) - (x & p[20]);
  do x = x * 3 + p[21]; while (x > 41);
  p[22] -= x / 43;
  x = (unsigned char) x + p[23];
  x = x > 47 ? x : ~p[24];
  x = (unsigned short) (x * p[25]);
  p[26] = p[27] ^ x;
  x = x + (p[28] < 53);
  x = (x & 59) << p[29];
  p[30] = x == 61;
  x = p[31] % (x | 1);
  return x;
}
