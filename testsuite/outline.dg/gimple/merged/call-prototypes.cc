/* Functions that call one function by different prototypes are not merged, as of objc_msgSend: a variadic function is told
   how many registers its arguments are in.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off" } */
/* { dg-final { merged == 0 } } */

#include <stdarg.h>
#include "../check.h"
#include "callees.h"

static double got;
SINK void fixed (int n, double x) { note (n), got = x; }

SINK void
variadic (int n, ...)
{
  va_list arguments;
  va_start (arguments, n);
  note (n);
  got = va_arg (arguments, double);
  va_end (arguments);
}

extern "C"
{
__attribute__ ((used)) void *method;
void send ();
}
__asm__ (".text\nsend:\n\tjmp\t*method(%rip)");

#define SEND_FIXED(N, X) note (1), ((void (*) (int, double)) send) (N, X)
#define SEND_VARIADIC(N, X) note (2), ((void (*) (int, ...)) send) (N, X)
FUNCTION (first, SEND_FIXED, p[0] + 0.5)
FUNCTION (second, SEND_VARIADIC, p[0] + 0.5)

int
main ()
{
  int numbers[256] = { 1, 2, 3, 4 };
  method = (void *) fixed;
  first (numbers, 256);
  CHECK (got == 1.5);
  numbers[0] = 7;
  method = (void *) variadic;
  second (numbers, 256);
  CHECK (got == 7.5);
  return 0;
}
