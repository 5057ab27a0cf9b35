/* Asm may write code with an unwind entry to the section of functions whose entry is shared: none may be open then.  */
/* { dg-do run } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-require-effective-target x86_64 } */
/* { dg-options "-Os" } */

#include <stdio.h>

int g;

#define FUNCTION(NAME, N) \
  __attribute__ ((noinline, cold)) int \
  NAME (int x) \
  { \
    printf ("%d\n", x); \
    g ^= x * N; \
    return g + N; \
  }

FUNCTION (before, 1)
FUNCTION (before_too, 3)

__attribute__ ((noinline)) int
slow (int x)
{
  __asm__ volatile (".pushsection .text.unlikely\n\t"
                    ".type path, @function\npath:\n\t.cfi_startproc\n\tmovl $7, %%eax\n\tret\n\t.cfi_endproc\n\t"
                    ".size path, .-path\n\t.popsection\n\t"
                    "testl %0, %0\n\tjne 1f\n\tcall path\n1:" : "+a" (x) : : "cc");
  return x;
}

FUNCTION (after, 5)
FUNCTION (after_too, 7)

int
main (void)
{
  return before (slow (0)) + before_too (1) + after (2) + after_too (5) != 86;
}
