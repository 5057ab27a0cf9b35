#include "islands.h"

/* Whether leave (A, B), with FIRST, SECOND, THIRD and FOURTH to compare, returns RESULT + A and leaves
   WRITTEN elements written.  */
static int
leaves (int first, int second, int third, int fourth, int a, int b, int result, int written)
{
  for (int i = 0; i < 64; i++)
    v[i] = 0;
  v[60] = first;
  v[61] = second;
  v[62] = third;
  v[63] = fourth;
  if (leave (a, b) != result + a)
    return 0;
  int n = 0;
  for (int i = 0; i < 44; i++)
    n += v[i] == 0x1000 + 17 * i;
  return n == written;
}

int
main ()
{
  if (!leaves (5, 0, 0, 0, 4, 9, 0, 0)
      || !leaves (0, 5, 0, 0, 4, 9, 0, 1)
      || !leaves (0, 0, 5, 0, 9, 4, 0, 2)
      || !leaves (0, 7, 0, 5, 9, 4, 5, 4)
      || !leaves (0, 7, 0, 3, 9, 4, 3, 3)
      || !leaves (0, 0, 0, 5, 9, 4, -2, 40)
      || !leaves (0, 0, 0, 3, 9, 4, -2, 39))
    __builtin_abort ();
  return 0;
}
