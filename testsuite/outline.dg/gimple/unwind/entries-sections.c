/* With -ffunction-sections each outlined function keeps its unwind entry: the
   linker may throw any of them away.  */
/* { dg-do compile } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-options "-Os -ffunction-sections -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off" } */
/* { dg-final { outlined == 2 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 6 } } */
/* { dg-final { scan-assembler-times "cfi_endproc" 6 } } */

void a (int), b (int);

void first_1 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 1"); }
void first_2 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 2"); }
void second_1 (int x) { b (x), b (x + 1), b (x + 2); __asm__ ("# 3"); }
void second_2 (int x) { b (x), b (x + 1), b (x + 2); __asm__ ("# 4"); }
