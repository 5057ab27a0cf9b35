/* The last function of a section in which there are no fragments leaves its unwind entry open for none: a row for no code
   would take bytes, and stops ld where gas makes SFrame tables (--gsframe).  */
/* { dg-do run } */
/* { dg-options "-Os -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-require-effective-target folding } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { scan-assembler-not "main:.*cfi_remember_state.*size\tmain," } } */

#include "../check.h"

volatile int first, second, third;

FN int f1 (int x) { OWN (1); SAME_STORES; note (x); return x + 1; }
FN int f2 (int x) { OWN (2); SAME_STORES; note (x); return x + 2; }

__attribute__ ((noreturn)) void exit (int);

MAIN
{
  CHECK (f1 (1) + f2 (2) == 6);
  exit (0);
}
