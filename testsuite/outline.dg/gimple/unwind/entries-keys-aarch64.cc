/* An unwind entry says once with which key return addresses are signed: functions that
   differ in it do not share one, and exceptions pass them.  Those that agree share.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-require-effective-target aarch64 } */
/* { dg-final { outlined == 3 } } */
/* { dg-final { scan-assembler-times {\n(\w+\.outline\.\w+):\n\.LFB\d+:\n\t\.cfi_startproc} 2 } } */

#include "../check.h"

static int thrower;

static void __attribute__ ((noipa))
use (int n)
{
  trace = trace * 31 + n;
  if (n == thrower)
    throw n;
}

#define KEY_B __attribute__ ((noinline, target ("branch-protection=pac-ret+b-key")))
#define KEY_A __attribute__ ((noinline, target ("branch-protection=pac-ret")))
#define FIRST(N) int N (int *p) { use (p[0] + 3), use (p[1] ^ 9), use (p[2] * 5), use (6); OWN (N); return 1; }
#define SECOND(N) int N (int *p) { use (11), use (p[2] - 7), use (p[1] + 9), use (p[0] * 5); OWN (N); return 1; }
#define THIRD(N) int N (int *p) { use (p[1] | 3), use (12), use (p[0] ^ 7), use (p[2] / 3); OWN (N); return 1; }

KEY_B FIRST (b_1)
KEY_B FIRST (b_2)
KEY_B THIRD (b_3)
KEY_B THIRD (b_4)
KEY_A SECOND (a_1)
KEY_A SECOND (a_2)

int
main ()
{
  int numbers[] = { 20, 30, 40 }, caught = 0;
  static int (*const functions[]) (int *) = { b_1, b_2, b_3, b_4, a_1, a_2 };
  static const int throwers[] = { 23, 30 ^ 9, 200, 6, 11, 33, 39, 100, 31, 12, 19, 13 };
  for (int i = 0; i < 12; i++)
    for (int f = 0; f < 6; f++)
      try
        {
          thrower = throwers[i];
          functions[f] (numbers);
        }
      catch (int n)
        {
          caught += n == thrower;
        }
  CHECK (caught == 24);
  return 0;
}
