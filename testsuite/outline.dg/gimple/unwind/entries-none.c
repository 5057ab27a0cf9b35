/* Without unwind tables there is no unwind entry.  */
/* { dg-do compile } */
/* { dg-options "-Os -fno-asynchronous-unwind-tables -fno-unwind-tables -fplugin-arg-outline-stress" } */
/* { dg-final { outlined == 2 } } */
/* { dg-final { scan-assembler-not "cfi_" } } */

void a (int), b (int);

void first_1 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 1"); }
void first_2 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 2"); }
void second_1 (int x) { b (x), b (x + 1), b (x + 2); __asm__ ("# 3"); }
void second_2 (int x) { b (x), b (x + 1), b (x + 2); __asm__ ("# 4"); }
