// Whether an exception ends the program.  Needs "thrown".  SPDX-License-Identifier: GPL-3.0-or-later

static jmp_buf back;

__attribute__ ((noipa)) void
leave ()
{
  longjmp (back, 1);
}

// Whether std::terminate is called when F is left by an exception.
__attribute__ ((noipa)) bool
terminates (function *f, int n)
{
  std::set_terminate (leave);
  if (setjmp (back))
    return true;
  thrown (f, n);
  return false;
}
