/* A program whose pages are guarded, as all of it is marked: it has its own start.  TEST returns 0 if all is right.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#define SINK __attribute__ ((noipa))

extern long test (void);

SINK void
leave (long status)
{
  register long x8 __asm__ ("x8") = 93;
  register long x0 __asm__ ("x0") = status;
  __asm__ volatile ("svc 0" : : "r" (x8), "r" (x0));
}

SINK void
_start (void)
{
  leave (test ());
}
