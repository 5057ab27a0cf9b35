/* A function that returns to an exception handler stays whole.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress" } */
/* { dg-require-effective-target x86_64 } */
/* { dg-final { refused eh-return bad_1 } } */
/* { dg-final { scan-assembler-not "bad_1\\.outline" } } */
/* { dg-final { scan-assembler "good_\\d\\.outline" } } */

void a (int), b (int);

void bad_1 (int x, long offset, void *handler) { a (x), a (x + 1), a (x * 3); __builtin_eh_return (offset, handler); }
void good_1 (int x) { a (x), a (x + 1), a (x * 3); __asm__ ("# 1"); }
void good_2 (int x) { a (x), a (x + 1), a (x * 3); __asm__ ("# 2"); }
