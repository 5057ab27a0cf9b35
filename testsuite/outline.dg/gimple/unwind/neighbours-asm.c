/* Where asm statements may be between functions, with unwind entries of their own,
   functions share none.  */
/* { dg-do run } */
/* { dg-options "-Oz -fno-toplevel-reorder -fplugin-arg-outline-gimple=off" } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-final { folded any >= 1 } } */
/* { dg-final { unwinds } } */

#define main main_of_header
#include "neighbours.h"
#undef main
__asm__ (".text\n.align 4\nasm_function:\n\t.cfi_startproc\n\tret\n\t.cfi_endproc\n");
FN int g (int x) { note (x); OWN (20); note (x); SAME_STORES; return x; }
__asm__ (".text\n.align 4\nasm_function_2:\n\t.cfi_startproc\n\tret\n\t.cfi_endproc\n");

__attribute__ ((noipa)) int
main (void)
{
  CHECK (g (2) == 2);
  return main_of_header ();
}
