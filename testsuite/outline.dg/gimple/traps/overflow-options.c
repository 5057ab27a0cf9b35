/* Functions that disagree in -fwrapv or -ftrapv share no code.  */
/* { dg-do run } */
/* { dg-require-effective-target linux } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-final { scan-assembler-not "(trap|wrap)\\.outline\\." } } */
/* { dg-final { scan-assembler "plain_\\d\\.outline\\." } } */

#include <signal.h>
#include <setjmp.h>
#include "../check.h"

#define CODE(P) P[0] = P[1] * 3 + P[2], P[3] = P[0] + P[4]

FN __attribute__ ((optimize ("trapv"))) int trap (int *p) { CODE (p); OWN (1); return 1; }
FN __attribute__ ((optimize ("wrapv"))) int wrap (int *p) { CODE (p); OWN (2); return 2; }
FN int plain_1 (int *p) { CODE (p); OWN (3); return 3; }
FN int plain_2 (int *p) { CODE (p); OWN (4); return 4; }

static jmp_buf buf;

static void
on_abort (int n)
{
  siglongjmp (buf, n);
}

int
main (void)
{
  int a[] = { 0, __INT_MAX__, 4, 0, 0 }, b[] = { 0, 3, 4, 0, 5 };
  CHECK (wrap (a) == 2 && a[0] == (int) (__INT_MAX__ * 3u + 4));
  CHECK (plain_1 (b) == 3 && b[3] == 18 && plain_2 (b) == 4 && trap (b) == 1);
  signal (SIGABRT, on_abort);
  if (sigsetjmp (buf, 1) == 0)
    {
      trap (a);
      signal (SIGABRT, SIG_DFL);
      __builtin_abort ();
    }
  return 0;
}
