/* Functions of a secure program, and calls of what is not secure.
   SPDX-License-Identifier: GPL-3.0-or-later  */

#include "../check.h"

volatile int first, second, third;
typedef int plain (int, int);
typedef __attribute__ ((cmse_nonsecure_call)) int nonsecure (int, int);

ENTRY FN int
entry_a (int x)
{
  note (x);
  SAME_STORES;
  note (3);
  return x + 3;
}

ENTRY FN int
entry_b (int x)
{
  note (x);
  SAME_STORES;
  note (3);
  return x + 4;
}

#define CALLS(NAME, TYPE, N) \
  FN int NAME (TYPE *f, int x) \
  { \
    SAME_STORES; \
    x = f (x, 3); \
    note (x); \
    x = f (x, 7); \
    SAME_STORES; \
    note (x); \
    OWN (N); \
    return x + N; \
  }
CALLS (nonsecure_a, nonsecure, 1)
CALLS (nonsecure_b, nonsecure, 2)
CALLS (plain_a, plain, 3)
CALLS (plain_b, plain, 4)

SINK int
callee (int x, int y)
{
  return x * 5 + y;
}

/* Calls ENTRY, and sees whether a register tells more than X's result.  */
SINK int
call_entry (int (*entry) (int), int x)
{
  register int result __asm__ ("r0") = x;
  unsigned two, three;
  __asm__ volatile ("blx %3\n\tmov %1, r2\n\tmov %2, r3"
                    : "+r" (result), "=&r" (two), "=&r" (three) : "r" (entry)
                    : "r1", "r2", "r3", "ip", "lr", "cc", "memory");
  /* They hold the return address where they are cleared.  */
  CHECK (two == three && two != (unsigned) &first);
  return result;
}

#ifdef __ARM_ARCH_8M_MAIN__
/* In place of libgcc's: clears what that does, and stays secure.  */
__attribute__ ((naked)) void
__gnu_cmse_nonsecure_call (void)
{
  __asm__ ("push {r5-r11, lr}\n\t"
           "cmp r2, r4\n\tbne 1f\n\tcmp r3, r4\n\tbne 1f\n\t"
           "orr r4, r4, #1\n\t"
           "mov r12, r4\n\tmov r2, r4\n\tmov r3, r4\n\t"
           "blx r4\n\t"
           "pop {r5-r11, pc}\n"
           "1:\tbl abort");
}
#endif

MAIN
{
  CHECK (call_entry (entry_a, 4) == 7 && first + second + third == 6006);
  first = 0;
  CHECK (call_entry (entry_b, 5) == 9 && first + second + third == 6006);
  unsigned got = trace;
  trace = 0, note (4), note (3), note (5), note (3);
  CHECK (got == trace);
  nonsecure *f = (nonsecure *) callee;
  plain *g = callee;
  __asm__ volatile ("" : "+r" (f), "+r" (g));
  trace = first = 0;
  CHECK (nonsecure_a (f, 2) == 73 && nonsecure_b (f, 3) == 99);
  CHECK (plain_a (g, 2) == 75 && plain_b (g, 3) == 101);
  got = trace;
  trace = 0;
  for (int k = 0; k < 2; k++)
    note (13), note (72), note (18), note (97);
  CHECK (got == trace && first + second + third == 6006);
  return 0;
}
