#include "chains.h"

/* Whether leave (A, B), with FIRST, SECOND and THIRD to compare, returns RESULT and writes WRITTEN of its
   first elements.  */
static int
leaves (int first, int second, int third, int a, int b, int result, int written)
{
  for (int i = 0; i < 64; i++)
    v[i] = 0;
  v[60] = first;
  v[61] = second;
  v[62] = third;
  if (leave (a, b) != result + a)
    return 0;
  for (int i = 0; i < 44; i++)
    if (v[i] != (i < written ? 0x1000 + 17 * i : 0))
      return 0;
  return 1;
}

int
main ()
{
  if (!leaves (5, 0, 0, 4, 9, 0, 0)
      || !leaves (0, 5, 0, 4, 9, 0, 4)
      || !leaves (0, 0, 5, 9, 4, 0, 8)
      || !leaves (5, 0, 0, 9, 4, 0, 12)
      || !leaves (0, 0, 0, 9, 9, 2, 44))
    __builtin_abort ();
  return 0;
}
