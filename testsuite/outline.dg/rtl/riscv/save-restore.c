/* With -msave-restore its calls and returns stay in their functions.  Between them ra is saved, and fragments are
   called; after them there is no return to be folded.
   (Inside: the runtime's own code that saves has no unwind tables.)  */
/* { dg-do run } */
/* { dg-options "-Os -msave-restore -fplugin-arg-outline-gimple=off -fplugin-arg-outline-rtl=on -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target riscv } */
/* { dg-require-effective-target no_zcmp } */
/* { dg-final { folded called >= 4 } } */
/* { dg-final { unwinds inside } } */
/* { dg-final { scan-assembler-not {\ttail\t__riscv_restore_\d+\n\t(tail|ret|jr)\t} } } */
/* { dg-final { scan-assembler {\tcall\tt0,__riscv_save_} } } */
/* { dg-final { scan-assembler-not {folded\.\w+:\n(\t[^\n]*\n|\.L\d+:\n)*\t(call\tt0,__riscv_save|tail\t__riscv_restore)} } } */
/* { dg-final { same-code-with-g } } */

#include "../check.h"

volatile int first, second, third;
#define BODY SAME_STORES, first = x, second = y, third = x + y
FN int a (int x, int y) { note (x); BODY; OWN (1); note (y); note (first); BODY; return x + y; }
FN int b (int x, int y) { note (y); BODY; OWN (2); note (x); note (third); BODY; return x * y; }
FN int c (int x, int y) { note (x ^ y); BODY; OWN (3); note (x); note (second); BODY; return x - y; }

MAIN
{
  CHECK (a (4, 5) == 9 && first == 4 && second == 5 && third == 9);
  CHECK (b (2, 3) == 6 && first == 2 && second == 3 && third == 5);
  CHECK (c (7, 1) == 6 && first == 7 && second == 1 && third == 8);
  return 0;
}
