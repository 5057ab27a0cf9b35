/* What option limit keeps from being outlined is reported as such.  */
/* { dg-do compile } */
/* { dg-options "-Os -fplugin-arg-outline-stress -fplugin-arg-outline-limit=1" } */
/* { dg-final { refused limit short_1 } } */
/* { dg-final { scan-assembler "long_\\d\\.outline" } } */
/* { dg-final { scan-assembler-not "short_\\d\\.outline" } } */

void a (int), b (int);

void long_1 (int x) { a (x), a (x + 1), a (x + 2), a (x + 3), a (x + 4), a (x + 5); __asm__ ("# 1"); }
void long_2 (int x) { a (x), a (x + 1), a (x + 2), a (x + 3), a (x + 4), a (x + 5); __asm__ ("# 2"); }
void short_1 (int x) { b (x), b (x + 1); __asm__ ("# 3"); }
void short_2 (int x) { b (x), b (x + 1); __asm__ ("# 4"); }
