// Code that goes on after a call that does not return.  SPDX-License-Identifier: GPL-3.0-or-later
//
// PIECE is code that is jumped over the call, IN a label in it, FN_SAME a function that is nothing else.

#include "../check.h"

volatile int first, second, third;

// Throws what second is; does not return.
__attribute__ ((noipa, noreturn)) void
fail (int n)
{
  throw n;
}

#define PIECE first = 1001; if (second < 0) fail (second); third = first + 2; first = third + 7

typedef int function (int);

// What F throws when second is N; 0 if nothing.
__attribute__ ((noipa)) int
thrown (function *f, int n)
{
  second = n;
  first = 0;
  third = 0;
  try
    {
      f (7);
    }
  catch (int caught)
    {
      return caught;
    }
  return 0;
}
