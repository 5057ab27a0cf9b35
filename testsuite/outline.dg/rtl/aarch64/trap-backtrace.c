/* A trap in a function that has not saved its return address leaves a backtrace.  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress -static" } */
/* { dg-require-effective-target aarch64 } */

#include <signal.h>
#include <stdlib.h>
#include <unwind.h>

#define SAME \
  p[0] = 7, p[1] = 9, p[3] = 12, p[4] = 15, p[5] = p[6] + p[7], p[10]++

int main (void);

static _Unwind_Reason_Code
frame (struct _Unwind_Context *context, void *seen)
{
  _Unwind_Ptr pc = _Unwind_GetIP (context) - 1;
  if (_Unwind_FindEnclosingFunction ((void *) pc) == (void *) main)
    *(int *) seen = 1;
  return *(int *) seen ? _URC_END_OF_STACK : _URC_NO_REASON;
}

static void
handler (int signal)
{
  int seen = 0;
  _Unwind_Backtrace (frame, &seen);
  _Exit (seen ? 0 : signal);
}

__attribute__ ((noinline)) void
f (volatile int *p)
{
  if (p[9] == 1)
    {
      SAME;
      p[3] = 5;
      __builtin_trap ();
    }
  else if (p[10] == 2)
    {
      SAME;
      p[3] = 6;
      __builtin_trap ();
    }
  else if (p[11] == 3)
    {
      SAME;
      p[4] = 5;
      __builtin_trap ();
    }
  p[8] = 3;
}

static volatile int where[12];

int
main (void)
{
  signal (SIGTRAP, handler);
  signal (SIGILL, handler);
  where[9] = 1;
  f (where);
  return 1;
}
