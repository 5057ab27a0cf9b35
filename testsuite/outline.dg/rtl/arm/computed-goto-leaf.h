/* A leaf function with computed jumps; what these go to is equal.  SPDX-License-Identifier: GPL-3.0-or-later  */

#define SAME p[0] = x, p[1] ^= x, p[2] += x

void
f (int x, int *p, const void **to)
{
  if (!p)
    {
      to[0] = &&a, to[1] = &&b;
      return;
    }
  goto *to[0];
a:
  __asm__ volatile ("# a");
  SAME;
  __asm__ volatile ("# more a");
  goto *to[1];
b:
  __asm__ volatile ("# b");
  SAME;
  __asm__ volatile ("# more b");
}
