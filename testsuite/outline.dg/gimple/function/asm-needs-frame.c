/* A function that contains asm still has a call that is no jump, if it had one: GCC aligns the stack of such a function,
   and keeps nothing below its stack pointer, so that asm may call.  */
/* { dg-do run } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os -fplugin-arg-outline-rtl=off -fplugin-arg-outline-trials=0" } */
/* { dg-final { outlined >= 1 } } */

#include "../check.h"

int counter, misaligned;

__attribute__ ((noipa, used)) void
called (void)
{
  int a[8] __attribute__ ((aligned (16)));
  unsigned long p = (unsigned long) a;
  __asm__ volatile ("" : "+r" (p) : : "rbx", "rbp", "memory");
  misaligned |= p & 15;
  counter++;
}

#define FUNCTION(NAME, K) \
FN void \
NAME (int x) \
{ \
  counter = x + K; \
  __asm__ volatile ("call called" : : : "rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11", "cc", "memory"); \
  x = counter; \
  note (x + 1), note (x * 2), note (x - 3), note (x * 5 - 1), note (x ^ 21), note (x | 64), note (x * 9); \
  counter = x; \
  note (x); \
}

FUNCTION (first, 1)
FUNCTION (second, 2)
FUNCTION (third, 3)

int
main (void)
{
  first (10), second (20), third (30);
  CHECK (!misaligned && counter == 34);
  return 0;
}
