/* Outlined functions that are adjacent share the unwind entry of the
   function after them; each of the other functions has its own.  Their frames
   are taken back where the epilogue has done so.  */
/* { dg-do compile } */
/* { dg-require-effective-target dwarf_unwind } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-rtl=off -fplugin-arg-outline-unwind-entries=own" } */
/* { dg-final { outlined == 3 } } */
/* { dg-final { scan-assembler-times "cfi_startproc" 6 } } */
/* { dg-final { scan-assembler-times "cfi_endproc" 6 } } */
/* { dg-final { scan-assembler-times "cfi_remember_state" 3 } } */
/* { dg-final { scan-assembler-times "cfi_restore_state" 3 } } */

void a (int), b (int), c (int), d (int);

void first_1 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 1"); }
void first_2 (int x) { a (x), a (x + 1), a (x + 2); __asm__ ("# 2"); }
void second_1 (int x) { b (x), b (x + 1), b (x + 2); __asm__ ("# 3"); }
void second_2 (int x) { b (x), b (x + 1), b (x + 2); __asm__ ("# 4"); }
void third_1 (int x) { c (x), c (x + 1), c (x + 2); __asm__ ("# 5"); }
void third_2 (int x) { c (x), c (x + 1), c (x + 2); __asm__ ("# 6"); }
