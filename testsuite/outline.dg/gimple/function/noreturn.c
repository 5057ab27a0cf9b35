/* A region may end in a call that does not return: the outlined function does
   not return either, and no code follows its calls.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-stress -save-temps" } */
/* { dg-final { outlined == 2 } } */
/* { dg-final { scan-assembler "leaves_\\d\\.outline\\.\\w+:" } } */
/* { dg-final { scan-assembler "goes_on_\\d\\.outline\\.\\w+:" } } */
/* { dg-final { scan-assembler-not "call\\s+leaves_\\S+\n\\s+(jmp|ret|pop|add)" } } */

#include "../check.h"

#include <setjmp.h>
static jmp_buf buf;
SINK __attribute__ ((noreturn)) void
leave (int n)
{
  trace = trace * 31 + n;
  longjmp (buf, n);
}

FN int leaves_1 (int x) { OWN (1); if (x > 9) return 5; note (x); note (x ^ 3); leave (x); }
FN int leaves_2 (int x) { OWN (2); if (x > 8) return 6; note (x); note (x ^ 3); leave (x); }
FN void leaves_3 (int x) { OWN (3); note (x); note (x ^ 3); leave (x); }
FN void goes_on_1 (int x) { note (x); note (x * 5); OWN (4); leave (3); }
FN void goes_on_2 (int x) { note (x); note (x * 5); OWN (5); leave (4); }

static void call_1 (int x) { leaves_1 (x); }
static void call_2 (int x) { leaves_2 (x); }

__attribute__ ((noipa)) int
main (void)
{
  static volatile int n;
  static void (*const f[]) (int) = { call_1, call_2, leaves_3, goes_on_1, goes_on_2 };
  CHECK (leaves_1 (10) == 5 && leaves_2 (9) == 6 && trace == 0);
  setjmp (buf);
  if (n < 5)
    {
      int i = n++;
      f[i] (1 + i);
    }
  CHECK (n == 5);
  unsigned expected = 0;
  for (int i = 1; i <= 3; i++)
    expected = ((expected * 31 + i) * 31 + (i ^ 3)) * 31 + i;
  expected = ((expected * 31 + 4) * 31 + 20) * 31 + 3;
  expected = ((expected * 31 + 5) * 31 + 25) * 31 + 4;
  CHECK (trace == expected);
  return 0;
}
