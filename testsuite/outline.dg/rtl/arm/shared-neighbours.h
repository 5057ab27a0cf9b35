/* Functions one after the other that load the same constants.  SPDX-License-Identifier: GPL-3.0-or-later

   Three load 0x12345678, two 0x3a5b7c9d, and two the constant of floating point.  main, in another section, has
   tables of its own.  */

#include "../check.h"

FN unsigned
a (unsigned x)
{
  return x * 0x12345678;
}

FN unsigned
b (unsigned x)
{
  return (x ^ 0x3a5b7c9d) + (x & 0x12345678);
}

FN float
c (float x)
{
  return x * 1.2345f;
}

FN unsigned
d (unsigned x)
{
  return (x | 0x12345678) * (x & 0x3a5b7c9d);
}

FN float
e (float x, float y)
{
  return x / 1.2345f - y;
}

MAIN
{
  volatile unsigned x = 0x3a5b7c9e;
  volatile float f = 2;
  CHECK (a (x) == x * 0x12345678u);
  CHECK (b (x) == 3 + (x & 0x12345678));
  CHECK (d (x) == (x | 0x12345678) * 0x3a5b7c9cu);
  CHECK (c (f) == f * 1.2345f);
  CHECK (e (f, 1) == f / 1.2345f - 1);
  return 0;
}
