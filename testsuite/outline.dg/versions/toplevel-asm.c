/* A static function that only an extended asm statement outside of functions names stays, and its
   code is shared like any other.  */
/* { dg-do run } */
/* { dg-require-effective-target gcc15 } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */

#include "stress.h"

/* GCC 15 does not see by itself that the statement needs it.  */
#if __GNUC__ < 16
#define NEEDED __attribute__ ((used))
#else
#define NEEDED
#endif

static NEEDED FN int
hidden (int x)
{
  SAME (x);
  return x + 5;
}

FN int
shown (int x)
{
  SAME (x);
  return x + 6;
}

int numbers[7];
/* The address of HIDDEN, and a number.  */
__asm__ (".pushsection .data\n"
         "\t.balign 8\n"
         "pointer:\n\t.dc.a %cc0\n"
         "size:\n\t.long %c1\n"
         "\t.popsection" : : "-s" (hidden), "i" (sizeof numbers));
extern int (*pointer) (int) __attribute__ ((visibility ("hidden")));
extern const int size __attribute__ ((visibility ("hidden")));

MAIN
{
  CHECK (pointer (3) == 8);
  CHECK_SAME (3);
  CHECK (shown (4) == 10);
  CHECK_SAME (4);
  CHECK (size == sizeof numbers);
  return 0;
}
