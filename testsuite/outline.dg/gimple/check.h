/* What the tests of this folder share.  SPDX-License-Identifier: GPL-3.0-or-later

   note (N) and its kind leave a trace of what ran in which order; two functions
   that do the same in the same order leave the same trace.  FN is a function
   that GCC leaves whole and that the plugin may outline from, SINK one in which
   the plugin changes nothing.  OWN (N) is code that no other function has: it
   keeps GCC from merging functions.  */

#ifndef CHECK_H
#define CHECK_H

#define FN __attribute__ ((noinline))
#define SINK static __attribute__ ((noipa, unused))

static unsigned trace;

SINK void
note (int n)
{
  trace = trace * 31 + n;
}

SINK void
note_double (double x)
{
  trace = trace * 33 + (int) (x * 8);
}

SINK void
note_pointer (const void *p)
{
  trace = trace * 37 + *(const unsigned char *) p;
}

SINK int
twice (int n)
{
  trace = trace * 41 + n;
  return n * 2;
}

#define OWN(N) __asm__ volatile ("# own " #N)
#define CHECK(CONDITION) \
  do { if (!(CONDITION)) __builtin_abort (); } while (0)

#endif
