/* Main, which runs once, with the same code three times, in WRAP (N, the code).
   SPDX-License-Identifier: GPL-3.0-or-later  */

volatile int first, second, third, more = 1;
#define SAME (first = 1001, second = 2002, third = 3003, first = 4004, \
              second = 5005, third = 6006, first = 7007, second = 8008)

int
main (void)
{
  WRAP (1, SAME);
  third = 1;
  WRAP (2, SAME);
  third = 2;
  WRAP (3, SAME);
  third = 3;
  return third - 3;
}
