/* Two functions that subtract the elements before those of an index: one by 1, the other one by DISTANCE.  */

#include "../check.h"

unsigned from[] = { 2, 3, 5 }, other[] = { 1, 9, 27 };

FN unsigned
first (const unsigned *p, const unsigned *q, unsigned long n)
{
  unsigned x = 0;
  for (unsigned long i = 2; i < n; i++)
    {
      OWN (1);
      x = p[i - 1] - q[i - 1];
      OWN (2);
    }
  return x;
}

FN unsigned
second (const unsigned *p, const unsigned *q, unsigned long n)
{
  unsigned x = 0;
  for (unsigned long i = 2; i < n; i++)
    {
      OWN (3);
      x = p[i - DISTANCE] - q[i - DISTANCE];
      OWN (4);
    }
  return x;
}

SINK void
check (unsigned x, unsigned y)
{
  CHECK (x == 3 - 9u);
  CHECK (y == (DISTANCE == 1 ? 3 - 9u : 2 - 1u));
}

int
main (void)
{
  check (first (from, other, 3), second (from, other, 3));
  return 0;
}
