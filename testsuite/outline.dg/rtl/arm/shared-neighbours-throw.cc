// Constants are shared between functions that catch exceptions, too: nothing of their unwind tables is between one
// and the next.
// { dg-do run }
// { dg-options "-Os -mthumb -fplugin-arg-outline-gimple=off -fplugin-arg-outline-stress" }
// { dg-require-effective-target arm }
// { dg-require-effective-target linux }
// { dg-final { scan-assembler-times {\.word\t305419896\n} 1 } }

#include "../check.h"

SINK void
check_odd (unsigned x)
{
  if (!(x & 1))
    throw x;
}

FN unsigned
a (unsigned x)
{
  try
    {
      check_odd (x);
    }
  catch (unsigned y)
    {
      return y * 0x12345678;
    }
  return x ^ 0x12345678;
}

struct adds
{
  unsigned *to;
  __attribute__ ((noinline)) ~adds () { *to += 5; }
};

FN unsigned
b (unsigned x, unsigned *to)
{
  adds later { to };
  check_odd (x);
  return x & 0x12345678;
}

FN unsigned
c (unsigned x)
{
  unsigned sum = 0;
  try
    {
      sum = b (x, &sum);
    }
  catch (unsigned y)
    {
      return sum + (y | 0x12345678);
    }
  return sum;
}

MAIN
{
  CHECK (a (2) == 2 * 0x12345678u && a (1) == 0x12345679);
  CHECK (c (2) == 5 + 0x1234567a && c (9) == 8);
  return 0;
}
