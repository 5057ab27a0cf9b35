/* Main, which runs once, with the same code three times, in WRAP (N, the code).  It has a call,
   and so it saves its return address.
   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int first, second, third, more = 1;
#define SAME (first = second + 11, second = third ^ first, third = first * second, \
              first = third - second, second = first & third, third = second | first, \
              first = second + 77, second = third ^ first, third = first + second, \
              first = third * 5, second = first - 9, third = second & 255, \
              first = third | 128, second = first ^ third)

__attribute__ ((noipa)) void
put (int n)
{
  third = n;
}

int
main (void)
{
  put (9);
  WRAP (1, SAME);
  put (1);
  WRAP (2, SAME);
  put (2);
  WRAP (3, SAME);
  put (3);
  return third - 3;
}
